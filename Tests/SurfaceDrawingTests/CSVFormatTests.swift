// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentBus
import Testing

@testable import SurfaceDrawing

/// The table of where each item appears, for spreadsheets.
struct CSVFormatTests {
  private func rows(
    _ items: [ItemDescription], _ placements: [PlacedItem]
  ) -> [String] {
    text(items, placements).lines
  }

  private func text(_ items: [ItemDescription], _ placements: [PlacedItem]) -> String {
    let body = ListBody(
      surfaces: [], facts: FactIndex([Fact]()), tables: [], items: items, placements: placements)
    return CSVFormat.text(of: Report(.list(body)), style: .plain)
  }

  @Test func `the first line names the fields`() {
    #expect(
      rows([], []) == ["plugin,kind,type,title,surface,slot,shown,rule,reason,mode", ""])
  }

  @Test func `each item and slot has a line in their order`() {
    let lines = rows(
      [item("b", title: "Bee"), item("a", title: "Ant")],
      [
        placed("a", "one", shown()), placed("b", "one", shown()),
        placed("b", "two", "small", absent("stub.rule", "is not there")),
      ])
    #expect(
      lines.dropFirst() == [
        "Samples,b,control,Bee,one,main,true,,,accented",
        "Samples,b,control,Bee,two,small,false,stub.rule,is not there,accented",
        "Samples,a,control,Ant,one,main,true,,,accented", "",
      ])
  }

  @Test func `a place with two modes has a line for each`() {
    var vibrant = placed("a", "one", shown())
    vibrant.mode = .vibrant
    #expect(
      rows([item("a")], [placed("a", "one", shown()), vibrant]).dropFirst() == [
        "Samples,a,control,a,one,main,true,,,accented",
        "Samples,a,control,a,one,main,true,,,vibrant", "",
      ])
  }

  @Test func `an item of another plugin has its own lines`() {
    var other = item("a")
    other.plugin = "Other"
    #expect(rows([other], [placed("a", "one", shown())]).count == 2)
  }

  @Test(
    arguments: [
      ("plain", "plain"), ("a,b", #""a,b""#), (#"say "hi""#, #""say ""hi""""#),
      ("a\nb", "\"a\nb\""), ("a\r\nb", "\"a\r\nb\""), ("", ""),
      ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"), ("@SUM(A1)", "'@SUM(A1)"),
      ("\t=1", "'\t=1"), ("＝1", "'＝1"), ("=\u{FE0F}1", "'=\u{FE0F}1"),
      ("\u{202E}=1", "'=1"), ("\u{200D}=1", "'\u{200D}=1"), ("a\u{202E}b\u{1B}c", "abc"),
      ("a,\u{301}b", "\"a,\u{301}b\""), ("a\"\u{301}b", "\"a\"\"\u{301}b\""),
      ("a\n::error::b", "\"a\n\\::error::b\""), ("a ##[error]b", "a #\\#[error]b"),
      ("=cmd|'/c calc'!A1,x", #""'=cmd|'/c calc'!A1,x""#), ("a=1", "a=1"),
    ])
  func `a field is quoted, and no formula`(_ title: String, _ field: String) {
    let text = text([item("a", title: title)], [placed("a", "one", shown())])
    #expect(text.hasSuffix("\nSamples,a,control,\(field),one,main,true,,,accented\n"))
  }
}
