// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

//
// Made by Tools/text-widths.py from Inter 4.0 beta 7 (Debian package fonts-inter 4.0~beta7+ds-1),
// Copyright The Inter Project Authors, SIL Open Font License 1.1, see Licenses/Inter-OFL.txt.

/// Advance widths of Inter, two letters of base 62 a character, in thousandths of the font's size.
enum TextWidths {
  /// The first character of each block and one after its last.
  static let blocks: [(first: UInt32, end: UInt32)] = [
    (0x20, 0x7F),
    (0xA0, 0x250),
    (0x370, 0x400),
    (0x400, 0x530),
    (0x1E00, 0x1F00),
    (0x2010, 0x2040),
    (0x20A0, 0x20C0),
    (0x2190, 0x21A0),
    (0x2200, 0x2270),
  ]

  /// The widths of the regular weight, block by block.
  static let regular: StaticString = """
    4x4u6vabaid6aj3A5Q5Q84aD4w7q4s5La57u9Lagam9Oa49d9Wa44s4waDaDaD8bf6aUavbJbB9E9tbZbW4g8Law94el\
    c9chafchajaiambXaUfjamaJa55Q5L5Q7z7i8196a190a19o5P9P9x3P3P8M3Pe19r9D9P9P608r5S9n8Zd68I8Z8J5Q\
    5h5QaD4x4u90abbF8Q4i8T9xeL7f8I8I7qaO7f7laD6M6W81a29F4s4j537f8IegeWfj8baUaUaUaUaUaUfYbJ9E9E9E\
    9E4g4g4g4gbBc9chchchchchaDchbXbXbXbXaJab9P969696969696eV909o9o9o9o3P3P3P3P9m9r9D9D9D9D9DaD9D\
    9n9n9n9n8Z9P8ZaU96aU96aU96bJ90bJ90bJ90bJ90bBaVbBa19E9o9E9o9E9o9E9o9E9obZ9PbZ9PbZ9PbZ9PbW9xcx\
    9x794u4g3P4g3P4g3P4g3Pd17E8L3Paw8Mab943P943P944V9455943Pc99rc99rc99r..c99rch9Dch9Dch9DfnfYaj\
    60aj60aj60ai8rai8rai8rai8ram5Sam5Sam5SbX9nbX9nbX9nbX9nbX9nbX9nfjd6aJ8ZaJa58Ja58Ja58J4ja1cXax\
    a1bwabbJcr9RbBe8aba18I9EbEab9t6ectabfg4b4gaQ8B3Pabezcd9rchcu9EdWabcH9PbEai8rab8I5Ub05MamdXa2\
    chabboa9a58Jb0b0a88I9L9D8I8Iab4i5M4i4u..kkh4hPcU7EkTfKdgaU964g3Pch9DbX9nbX9nbX9nbX9nbX9n9oaU\
    96aU96fYeVbZ9PbZ9Paw8Mch9Dch9Db0a83PlGkkh4bZ9PhYabc99raU96fYeVch9DaU96aU969E9o9E9o4g3P4g3Pch\
    9Dch9Daj60aj60bX9nbX9nai8ram5Sab8IbW9xabbBababa58IaU969E9och9Dch9Dch9Dch9DaJ8Z5wck7O3PeyeyaU\
    bJ9094am8r8G8I8IbobXbE9E9o8L3PcAajas60aM8Zab8Iax8I4j4jc9ab....4j8I8I8I4s8L........4j8IaU4sb8\
    dU4U..cB..dbck4iaUav9haU9Ea5bWch4gawaUelc98IchbEaf..abamaJc6amcych4gaJal8M9r4i9ral9y8C8I8M8r\
    9r8I4iab9ra29m8I9Dab9d8Gab7C9rbO9Fc3d54i9r9D9rd5abababaGc7aGbhd5bEchabbE8Iab8Iab8IbEbE......\
    ......................bEab903Pch7f7fab9PbJelbE9dabbJbJ9E9Ed29haJai4g4g8Lhsidexawc9a4bBaUaDav\
    9hc79Efjagc9c9aqbvelbWchbEafbJama4cLamc7bwfmfOd6dHaxaOgjaO969v937pa49odl7Y9D9D8F9vc69o9D9o9P\
    908C8ZaY8Iaf9gdbdYazc68W8Jd6939o9o9x7p8I8r3P3P3PeTev9x8F9D8Z9oeicSax9ofjd6ab8Iezccd6bEiYg28I\
    7tcyc3ch9Dbi9Kbi9KlgiichabezbEeibEab8Iab00000000000000c9aAax9oaf9P9h7q9h7pa28Ifjdlag7Yb69taC\
    9m....c2bkcnaefUbBhveSd6abbJ90am8CaJ8CaJ8Cam8Ieybybwa6bE9gbw9xd6bLd6bL4gfjdlaX9obvatbW9ocwam\
    bw9geld44gaU96aU96fYeV9E9oba9oba9ofjdlag7Ya8a8c99Dc99Dch9Dch9Dch9DaO8Ja48Za48Za48Zbw9g9h7pdl\
    c69h7pam8Iam8I..............................................................................\
    ................amaU96ava1ava1ava1bJ90bBa1bBa1bBa1bBa1bBa19E9o9E9o9E9o9E9o9E9o9t5PbZ9PbW9xbW\
    9xbW9xbW9xbW9x4g3P4g3Paw8Maw8Maw8M943P943P943P943Pele1ele1ele1c99rc99rc99rc99rch9Dch9Dch9Dch\
    9Daf9Paf9Paj60aj60aj60aj60ai8rai8rai8rai8rai8ram5Sam5Sam5Sam5SbX9nbX9nbX9nbX9nbX9naU8ZaU8Zfj\
    d6fjd6fjd6fjd6fjd6am8Iam8IaJ8Za58Ja58Ja58J9x5Sd68Z965P5r5Mb08IaU96aU96aU96aU96aU96aU96aU96aU\
    96aU96aU96aU96aU969E9o9E9o9E9o9E9o9E9o9E9o9E9o9E9o4g3P4g3Pch9Dch9Dch9Dch9Dch9Dch9Dch9Dcu9Ecu\
    9Ecu9Ecu9Ecu9EbX9nbX9ndXa2dXa2dXa2dXa2dXa2aJ8ZaJ8ZaJ8ZaJ8Zcd8I8I8IbEab5M5Mas84g8g85M7i3d2Z3d\
    3A6969697fab8I94944j8Qdf4j..............2WgRks3y6x9v3y6x9v7f5M5Mab8Z8b8Id6bEbJbJ9taqdMcqi0hZ\
    fjcZa1aJbpamkrabbGbZaUa9bJ8Iabam8I9vd6bEbfbEavfpfpfpfplDfpfpfpfpfp................ab....b3aU\
    ................bE..abaD..............ab......f0........................4u..................\
    ......................................aD..............................................aD....\
    ..aDaD....................
    """

  /// The widths of the semibold weight, block by block.
  static let semibold: StaticString = """
    404Z6oanatdCaH3r6l6l8LaR4L7w4G67aL7La1awaKacas9taqas4G4LaRaRaR8Mg7bGaBc0bG9O9scbc04r93aV98eC\
    bXcvancwavataEbQbGgfb8bnax6l676l7L7y819haa9jaa9z65a59T4d4d9b4deu9Q9Oa5a56p8R689O9idv949i946l\
    5M6laR404Z9jaCc796599l8VeL7E9D987waK8u7oaR6P7481aw9M4G5t587D9FedePfu8MbGbGbGbGbGbGgpc09O9O9O\
    9O4r4r4r4rbGbXcvcvcvcvcvaRcvbQbQbQbQbnaBaq9h9h9h9h9h9heN9j9z9z9z9z4d4d4d4d9z9Q9O9O9O9O9OaR9O\
    9O9O9O9O9i9S9ibG9hbG9hbG9hc09jc09jc09jc09jbGbybGaa9O9z9O9z9O9z9O9z9O9zcba5cba5cba5cba5c09TcT\
    9T7e4B4r4d4r4d4r4i4r4ddu8p934daV9baB984d984d985G9g689k4dbX9QbX9QbX9Q..bX9Wcv9Ocv9Ocv9Og4fPav\
    6pav6pav6pat8Rat8Rat8Rat8RaE68aE6waE68bQ9ObQ9ObQ9ObQ9ObQ9ObQ9Ogfdvbn9ibnax94ax94ax944yaadDay\
    aachaAc0daacbGeMaBaa9W9Oc6aB9G77d8bpfF4D4rbs944daAf7ca9QcvcUa1eHbodpa5c5at8RaC9V6cbe6WaEe1aY\
    ctaAciaeax94b3b3ar96a1a39W96aE4E6a6e4Z..kKhHibdk8ml0fNe2bG9h4r4dcv9ObQ9ObQ9ObQ9ObQ9ObQ9O9zbG\
    9hbG9hgpeNcba5cba5aV9bcv9Ocv9Ob3ar4dmdkKhHcba5i4brbX9QbG9hgpeNcv9ObG9hbG9h9O9z9O9z4r4d4r4dcv\
    9Ocv9Oav6pav6pbQ9ObQ9Oat8RaE68aB96c09TaCbAaBaBax91bG9h9O9zcv9Ocv9Ocv9Ocv9Obn9i6ncJ8j4df5f5bG\
    c09l98aE8S9I9696bAcac59O9B934dd7aOaL6pbo9maE94aJ9T4C4CcoaB....4D9595954F93........5t97bG4Gca\
    eD5N..cR..eNcW4TbGaB9lbG9Oaxc0cv4raVbGeCbX9Wcvc7an..aCaEbndab8d5ct4rbnas949Q4T9tas9K8L9W948L\
    9Q9X4TaB9Gaw9W959Obp9r95aB8z9td09QcFeq4T9t9O9teqbraCaBbadgbacgeqc5cg9Zc796aE96bo9VcXc3......\
    ......................c6aC9j4dcv7B7BaB9Sc0eCc59rbqc0c09O9Odv9lb4at4r4r93hWi8eEaVbXaAbGbGayaB\
    9lcw9OgMawbXbXb5bGeCc0cvc7anc0aEaAdxb8cAc4gogJddebaNb8gOaY9h9M9d7taz9zdT8k9M9M9b9Gci9v9O9za5\
    9j8S9icc94au9rdCeQb6cP9j8Rdj9e9z9z9U7t988R4d4d4dfceI9T9b9M9i9zfldKaN9VfXdmbo9UfXdmeqc5jygz93\
    8gd5cFcv9ObY9UbY9UlNiNcg9ZfWcTfkdKaB95aC00000000000000bXb6aN9Vax9R9n7F9l7taJ98gMdTaw8kbFasbc\
    9Y....d9bUdjb3g7bDi5eVdAbrc09jaE8Sbn8Lbn8Lb894eTbOc4aZc89rc49TdAccdAcc4rgMdTb79RbGb2c09vd6aR\
    c49rfkdE4rbG9hbG9hgpeN9O9zbk9zbk9zgMdTaw8kararbX9MbX9Mcv9Ocv9Ocv9Ob88RaA9iaA9iaA9ic49r9l7tez\
    cP9l7tb88Qb894..............................................................................\
    ................bfbG9haBaaaBaaaBaac09jbGaabGaabGaabGaabGaa9O9z9O9z9O9z9O9z9O9z9s65cba5c09Tc0\
    9Tc09Tc09Tc09T4r4d4r4daV9baV9baV9b984d984d984d984deCeueCeueCeubX9QbX9QbX9QbX9Qcv9Ocv9Ocv9Ocv\
    9Oana5ana5av6pav6pav6pav6pat8Rat8Rat8Rat8Rat8RaE68aE68aE68aE68bQ9ObQ9ObQ9ObQ9ObQ9ObG9ibG9igf\
    dvgfdvgfdvgfdvgfdvb894b894bn9iax94ax94ax949T68dv9i9h695U64bn9WbG9hbG9hbG9hbG9hbG9hbG9hbG9hbG\
    9hbG9hbG9hbG9hbG9h9O9z9O9z9O9z9O9z9O9z9O9z9O9z9O9z4r4d4r4dcv9Ocv9Ocv9Ocv9Ocv9Ocv9Ocv9OcUa1cU\
    a1cUa1cUa1cUa1bQ9ObQ9Oe1aYe1aYe1aYe1aYe1aYbn9ibn9ibn9ibn9ie4aI9V9Wc2ay6V6VaO84g8g87m7z3G3s3G\
    3Q6A6z6z7b9L9580804C8Qd04C..............2Ehnl94b7raH4b7raH8p6969cg9Y8M8ddxc4c0bQ9saJdRchjFiF\
    gmekaaaXcwaElSbpcWcbbGbsc09TbnaE94a9enc5bLc5aBfpfpfpfplDfpfpfpfpfp................aC....b6bG\
    ................cb..bsaR..............aE......fA........................5r..................\
    ......................................aR..............................................aR....\
    ..aRaR....................
    """

  /// The widths of the bold weight, block by block.
  static let bold: StaticString = """
    3K5f6kauazdRaS3n6B6B97aY4T7z4O6ib67TaaaDaWapaE9BaFaE4O4TaYaYaY94gDc4aFc8bJ9T9rchc24x9cb899eL\
    bRcCascDaAazaMbLc4gIbwbGaL6B6i6B7S7H819maf9taf9E6eada44o4o9o4oeIa29Uacac6B946ga29sdI9g9s9e6B\
    626BaY3K5f9taQcl9e5z9z8DeL7Ra69m7zaI977qaY6Q7881aL9Q4O625b7Pa9ebeMfz94c4c4c4c4c4c4gCc89T9T9T\
    9T4x4x4x4xbJbRcCcCcCcCcCaYcCbLbLbLbLbGaPaI9m9m9m9m9m9meK9t9E9E9E9E4o4o4o4o9Fa29U9U9U9U9UaY9U\
    a2a2a2a29s9T9sc49mc49mc49mc89tc89tc89tc89tbJbSbJaf9T9E9T9E9T9E9T9E9T9Echadchadchadchadc2a4d4\
    a47h4F4x4o4x4o4x4x4x4odI8M9c4ob89oaP994o994o99649m6E9s4obRa2bRa2bRa2..bRabcC9UcC9UcC9UgqfLaA\
    6BaA6BaA6Baz94az94az94az94aM6gaM6RaM6gbLa2bLa2bLa2bLa2bLa2bLa2gIdIbG9sbGaL9eaL9eaL9e4FafdYaz\
    afcEaMc8dwanbJf6aPafaz9TckaP9N7zdsc1fR4R4xbL9j4oaMfoc8a2cCd7acf4bZdLacciaz94aRaw6kbl7vaMe2br\
    cyaMcJagaL9eb4b4aA9iaaagaz9iaS4Q6m7b5f..kXi1ildy8Hl3fPeqc49m4x4ocC9UbLa2bLa2bLa2bLa2bLa29Ec4\
    9mc49mgCeKchadchadb89ocC9UcC9Ub4aA4omukXi1chadi7c4bRa2c49mgCeKcC9Uc49mc49m9T9E9T9E4x4o4x4ocC\
    9UcC9UaA6BaA6BbLa2bLa2az94aM6gaO9ic2a4aQbAaPaOaL9ac49m9T9EcC9UcC9UcC9UcC9UbG9s6OcW8x4ofmfmc4\
    c89v99aM96ae9i9ibGcgci9T9H9c4odnb3aU6BbH9yaS9gaOat4L4LcvaP....4N9h9h9h4L9c........639jc44OcF\
    eZ6f..cY..fCde5bc4aF9nc49TaLc2cC4xb8c4eLbRazcCclas..aRaMbGdHbwdlcy4xbGaw9ca25b9vaw9P8Pay9c8V\
    a2aA5baP9NaLaf9h9Uc29y9haP929vdB9WcXf55b9v9U9vf5c4aRaObpdQbpcLf5cicg9Tcl9iaS9ibZawdCcg......\
    ......................ckaR9t4ocC7L7LaP9Tc8eLci9yc4c8c89T9TdJ9nbfaz4x4x9ciai5eJb8bRaPbJc4avaF\
    9ncI9ThvaDbRbRbqbMeLc2cCclasc8aMaPdWbwcOclgVhbdgeqaVbih2b39m9U9i7waO9Eea8v9R9R9s9Lco9y9U9Eac\
    9t909scO9gaB9xdRfhbndc9u8Vdo9k9E9Ea67w9m944o4o4ofmePa49s9R9s9EfRebaVacghdubZavgDdWf5cjjQgP9e\
    8FdlcXcC9Uci9Zci9Zm4j3cg9TgBdvfPeOaO9haQ00000000000000bRbmaVacaF9S9q7N9n7wb49lhveaaD8vbWaXbt\
    ah....dHcbdMbsgebEioeWdPc4c89taM90bG8PbG8Pbw9gf3bWclbqco9xcla4dOcqdOcq4xhveabca5bMbjc29ydpb6\
    cl9xfOdW4xc49mc49mgCeK9T9Ebq9Ebq9EhveaaD8vaAaAbR9RbR9RcC9UcC9UcC9Ubi8VaP9saP9saP9scl9x9n7wfc\
    dc9n7wbw8Vbw9g..............................................................................\
    ................bHc49maFafaFafaFafc89tbJafbJafbJafbJafbJaf9T9E9T9E9T9E9T9E9T9E9r6echadc2a4c2\
    a4c2a4c2a4c2a44x4o4x4ob89ob89ob89o994o994o994o994oeLeIeLeIeLeIbRa2bRa2bRa2bRa2cC9UcC9UcC9UcC\
    9UasacasacaA6BaA6BaA6BaA6Baz94az94az94az94az94aM6gaM6gaM6gaM6gbLa2bLa2bLa2bLa2bLa2c49sc49sgI\
    dIgIdIgIdIgIdIgIdIbw9gbw9gbG9saL9eaL9eaL9ea46gdI9s9m6j696cbzayc49mc49mc49mc49mc49mc49mc49mc4\
    9mc49mc49mc49mc49m9T9E9T9E9T9E9T9E9T9E9T9E9T9E9T9E4x4o4x4ocC9UcC9UcC9UcC9UcC9UcC9UcC9Ud7acd7\
    acd7acd7acd7acbLa2bLa2e2bre2bre2bre2bre2brbG9sbG9sbG9sbG9seZbHaxaycfaJ7u7ub084g8g8897I3U3G3U\
    3Y6O6N6N7a9y9h7u7u4L8QcT4L..............2uhDlu4v7Tbi4v7Tbi8Y6k6kdiat947YdKchc8bU9raSdUcckviZ\
    gTeZafb4d4aMmAc2dychc4c5c8atbYaN9gasf1cjc1cjaFfpfpfpfplDfpfpfpfpfp................aR....b8c4\
    ................cr..c6aY..............aS......fR........................5U..................\
    ......................................aY..............................................aY....\
    ..aYaY....................
    """
}
