// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

extension ArchivedIntent.Foreground: FieldCodable {}
extension ArchivedIntent.ForegroundReason: FieldCodable {}
extension ArchivedIntent.Authentication: FieldCodable {}

extension ArchivedLabel: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(text)
    writer.put(image)
    writer.put(hint)
    writer.put(status)
    writer.put(isPrivacySensitive)
    writer.put(isDisabled)
    writer.put(ignored)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(text: try reader.get(), image: try reader.get())
    hint = try reader.get()
    status = try reader.get()
    isPrivacySensitive = try reader.get()
    isDisabled = try reader.get()
    ignored = try reader.get()
  }
}

extension ArchivedIntent.Parameter: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(name)
    writer.put(title)
    writer.put(value)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(name: try reader.get(), title: try reader.get(), value: try reader.get())
  }
}

extension ArchivedIntent: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(typeName)
    writer.put(title)
    writer.put(protocols)
    writer.put(foreground)
    writer.put(foregroundReason)
    writer.put(isOpenIntent)
    writer.put(authentication)
    writer.put(isDiscoverable)
    writer.put(parameters)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(typeName: try reader.get(), title: try reader.get())
    protocols = try reader.get()
    foreground = try reader.get()
    foregroundReason = try reader.get()
    isOpenIntent = try reader.get()
    authentication = try reader.get()
    isDiscoverable = try reader.get()
    parameters = try reader.get()
  }
}

extension ArchivedControl: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(form)
    writer.put(isOn)
    writer.put(label)
    writer.put(action)
    writer.put(displayName)
    writer.put(configurationDescription)
    writer.put(offLabel)
    writer.put(onLabel)
    writer.put(tint)
    writer.put(isDisabled)
    writer.put(isPrivacySensitive)
    writer.put(isConfigurable)
    writer.put(promptsForUserConfiguration)
    writer.put(providerError)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(
      form: try reader.get(), isOn: try reader.get(), label: try reader.get(),
      action: try reader.get())
    displayName = try reader.get()
    configurationDescription = try reader.get()
    offLabel = try reader.get()
    onLabel = try reader.get()
    tint = try reader.get()
    isDisabled = try reader.get()
    isPrivacySensitive = try reader.get()
    isConfigurable = try reader.get()
    promptsForUserConfiguration = try reader.get()
    providerError = try reader.get()
  }
}
