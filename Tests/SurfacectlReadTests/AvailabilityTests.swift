// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

#if HAS_SWIFT_SYNTAX
  import Testing

  @testable import surfacectl_read

  @Suite
  struct AvailabilityTests {
    @Test(arguments: [
      (
        "if #available(iOS 18.0, watchOS 11, *) {}",
        #"if #available(macOS 1, *), _isAvailable("iOS 18.0, watchOS 11") {}"#
      ),
      ("if #unavailable(iOS 18) {}", #"if !_isAvailable("iOS 18") {}"#),
      (
        "guard let a, #available(iOS   18 ,*), b else { return }",
        #"guard let a, #available(macOS 1, *), _isAvailable("iOS 18"), b else { return }"#
      ),
      (
        "while #available(iOS 18, *) {}",
        #"while #available(macOS 1, *), _isAvailable("iOS 18") {}"#
      ),
      ("if#available(iOS 18, *) {}", #"if #available(macOS 1, *), _isAvailable("iOS 18") {}"#),
      (
        "if #available(iOS /* é */ 18, *) {}",
        #"if #available(macOS 1, *), _isAvailable("iOS 18") {}"#
      ),
    ])
    func `a test of the system becomes a call`(text: String, expected: String) throws {
      #expect(try Preparation("func f() { \(text) }").text == "func f() { \(expected) }")
    }

    @Test func `a test over several lines keeps them`() throws {
      let prepared = try Preparation("if #available(\n  iOS 18,\n  *\n) {\n}")
      #expect(prepared.text == "if #available(macOS 1, *), _isAvailable(\"iOS 18\"\n\n\n) {\n}")
    }

    @Test func `a test nested in a branch of another is replaced too`() throws {
      let prepared = try Preparation(
        "if #available(iOS 18, *) { if #unavailable(iOS 26) {} } else if #available(iOS 17, *) {}")
      #expect(
        prepared.text
          == #"if #available(macOS 1, *), _isAvailable("iOS 18") { if !_isAvailable("iOS 26") {} } "#
          + #"else if #available(macOS 1, *), _isAvailable("iOS 17") {}"#)
    }

    @Test(arguments: ["@available(iOS 18, *) struct A {}", "if #available(iOS {}"])
    func `attributes and unfinished tests stay`(text: String) throws {
      #expect(try Preparation(text).text == text)
    }
  }
#endif
