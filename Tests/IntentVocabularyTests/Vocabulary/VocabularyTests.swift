// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import Testing

/// What compiles on a Mac compiles here, and what does not compile there is rejected here.
struct VocabularyTests {
  @Test(arguments: try SampleFile.all(in: "Accepted"), ["5", "6"])
  func `what Apple accepts is accepted`(_ file: SampleFile, version: String) throws {
    guard file.versions(default: ["5", "6"]).contains(version) else { return }
    let answer = try TypeChecker.check(file.url, version: version)
    #expect(answer.succeeded, "\(answer.output)")
    if let warning = file.directives["warning"] {
      #expect(answer.output.contains("warning: "))
      #expect(answer.output.contains(warning))
    }
  }

  @Test(arguments: try SampleFile.all(in: "Rejected"))
  func `what Apple rejects is rejected with its reason`(_ file: SampleFile) throws {
    let expected = try #require(file.directives["expected"], "\(file) does not say why")
    for version in file.versions(default: ["5"]) {
      let answer = try TypeChecker.check(file.url, version: version)
      #expect(!answer.succeeded)
      #expect(answer.output.contains(expected), "\(answer.output)")
    }
  }
}
