// swift-tools-version: 6.2
import PackageDescription

/// One target per folder under `Plugins/`.
///
/// `vitrine plugin new` edits this list; a test holds it to the folders.
let plugins = [
  "Article", "Banner", "Carousel", "Choice", "Grid", "History", "Job", "Notice", "Ranking", "Search",
]

/// One target per foreign API under `Sources/Translators/`.
let translators = ["DummyJSON", "Rakuten", "Shop", "Shopify"]

let house: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "vitrine",
  products: [
    .executable(name: "vitrine", targets: ["VitrineMain"]),
    .library(name: "VitrineUI", targets: ["VitrineUI"]),
    .library(name: "VitrineTranslation", targets: ["VitrineTranslation"]),
    .library(name: "Vitrine", targets: ["Vitrine"]),
    .library(name: "VitrineTesting", targets: ["VitrineTesting"]),
    .library(name: "VitrineCommand", targets: ["VitrineCommand"]),
    .library(name: "VitrineBuiltIn", targets: ["VitrineBuiltIn"]),
  ],
  targets: [
    .systemLibrary(
      name: "CJansson", pkgConfig: "jansson",
      providers: [.apt(["libjansson-dev"]), .brew(["jansson"])]),
    .target(name: "CEscape", cSettings: [.treatAllWarnings(as: .error)]),
    .target(name: "VitrineUI", dependencies: ["CEscape"]),
    .target(name: "CSimdjson", cxxSettings: [.treatAllWarnings(as: .error)]),
    .target(
      name: "VitrineJSON", dependencies: ["CJansson", "CSimdjson", "VitrineUI"],
      swiftSettings: [.strictMemorySafety()]),
    .target(name: "VitrineTranslation", dependencies: ["VitrineJSON", "VitrineUI"]),
    .target(name: "Vitrine", dependencies: ["VitrineJSON", "VitrineTranslation", "VitrineUI"]),
    .target(name: "CChafa", cSettings: [.treatAllWarnings(as: .error)]),
    .target(
      name: "VitrinePictures", dependencies: ["CChafa", "Vitrine"],
      swiftSettings: [.strictMemorySafety()]),
    .target(
      name: "VitrineTesting",
      dependencies: ["Vitrine", "VitrineJSON", "VitrineTranslation", "VitrineUI"]),
    .target(name: "CTerminal", cSettings: [.treatAllWarnings(as: .error)]),
    .target(
      name: "VitrineTerminal", dependencies: ["CTerminal"], swiftSettings: [.strictMemorySafety()]),
    .target(name: "VitrineViewer", dependencies: ["Vitrine"]),
    .target(
      name: "VitrineCommand",
      dependencies: [
        "Vitrine", "VitrineJSON", "VitrinePictures", "VitrineTerminal", "VitrineTranslation", "VitrineUI",
        "VitrineViewer",
      ]),
    .target(
      name: "VitrineBuiltIn",
      dependencies: ["Vitrine", "VitrineTranslation", "VitrineUI"]
        + translators.map { .target(name: "\($0)Translators") }
        + plugins.map { .target(name: "\($0)Plugin") }),
    .executableTarget(name: "VitrineMain", dependencies: ["Vitrine", "VitrineBuiltIn", "VitrineCommand"]),

    .executableTarget(
      name: "VitrineTrap", dependencies: ["Vitrine", "VitrineBuiltIn", "VitrineCommand", "VitrineUI"],
      path: "Tests/VitrineTrap"),
    .executableTarget(name: "TextBench", dependencies: ["Vitrine", "VitrineUI"], path: "Tests/TextBench"),
    .target(
      name: "BenchTranslators", dependencies: ["Vitrine", "VitrineTranslation", "VitrineUI"],
      path: "Tests/BenchTranslators"),
    .executableTarget(
      name: "PageBench",
      dependencies: [
        "BenchTranslators", "Vitrine", "VitrineBuiltIn", "VitrineJSON", "VitrineTranslation", "VitrineUI",
      ],
      path: "Tests/PageBench"),
    .executableTarget(
      name: "BenchCommand",
      dependencies: ["BenchTranslators", "Vitrine", "VitrineBuiltIn", "VitrineCommand"],
      path: "Tests/BenchCommand"),
    .target(
      name: "PortableEscape", path: "Tests/PortableEscape", cSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(
      name: "VitrineUITests", dependencies: ["CEscape", "PortableEscape", "VitrineUI"],
      exclude: ["Fixtures"]),
    .testTarget(name: "VitrineJSONTests", dependencies: ["VitrineJSON", "VitrineUI"]),
    .testTarget(
      name: "TranslatorTests",
      dependencies: ["VitrineJSON", "VitrineTesting", "VitrineTranslation", "VitrineUI"]
        + translators.map { .target(name: "\($0)Translators") },
      exclude: ["Fixtures"]),
    .testTarget(
      name: "VitrineTests",
      dependencies: [
        "Vitrine", "VitrineBuiltIn", "VitrineJSON", "VitrineTesting", "VitrineTranslation", "VitrineUI",
      ]),
    .testTarget(
      name: "VitrineViewerTests",
      dependencies: ["Vitrine", "VitrineBuiltIn", "VitrineTesting", "VitrineUI", "VitrineViewer"]),
    .testTarget(
      name: "PluginTests",
      dependencies: ["Vitrine", "VitrineBuiltIn", "VitrineTesting", "VitrineUI"]
        + plugins.map { .target(name: "\($0)Plugin") },
      exclude: ["Snapshots"]),
    .testTarget(
      name: "VitrineCommandTests",
      dependencies: [
        "Vitrine", "VitrineBuiltIn", "VitrineCommand", "VitrineJSON", "VitrineMain", "VitrinePictures",
        "VitrineTrap",
        "VitrineTesting",
        "VitrineTranslation", "VitrineUI",
      ],
      exclude: ["Planted.json"]),
  ]
    + plugins.map {
      .target(name: "\($0)Plugin", dependencies: ["VitrineUI"], path: "Plugins/\($0)")
    }
    + translators.map {
      .target(
        name: "\($0)Translators", dependencies: ["VitrineTranslation", "VitrineUI"],
        path: "Sources/Translators/\($0)")
    }
)

for target in package.targets where target.type != .system {
  target.swiftSettings = house + (target.swiftSettings ?? [])
}
