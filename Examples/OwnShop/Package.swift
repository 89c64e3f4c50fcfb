// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "own-shop",
  products: [.executable(name: "own-shop", targets: ["OwnShopMain"])],
  dependencies: [.package(name: "vitrine", path: "../..")],
  targets: [
    // What the plugin draws and the translator makes.
    .target(name: "OwnModels", dependencies: [.product(name: "VitrineUI", package: "vitrine")]),
    // What a reader sees. It depends on nothing that knows of JSON, files or clocks.
    .target(
      name: "OwnPlugins",
      dependencies: ["OwnModels", .product(name: "VitrineUI", package: "vitrine")]),
    // The only code that knows the field names of our API.
    .target(
      name: "OwnTranslators",
      dependencies: [
        "OwnModels", .product(name: "VitrineTranslation", package: "vitrine"),
        .product(name: "VitrineUI", package: "vitrine"),
      ]),
    // What our layouts may name.
    .target(
      name: "OwnShop",
      dependencies: [
        "OwnPlugins", "OwnTranslators", .product(name: "Vitrine", package: "vitrine"),
        .product(name: "VitrineBuiltIn", package: "vitrine"),
      ]),
    .executableTarget(
      name: "OwnShopMain",
      dependencies: ["OwnShop", .product(name: "VitrineCommand", package: "vitrine")]),
    // The least that renders a page, with what comes with Vitrine.
    .executableTarget(
      name: "OwnHello",
      dependencies: [
        .product(name: "Vitrine", package: "vitrine"),
        .product(name: "VitrineBuiltIn", package: "vitrine"),
        .product(name: "VitrineUI", package: "vitrine"),
      ]),

    .testTarget(
      name: "OwnShopTests",
      dependencies: [
        "OwnModels", "OwnPlugins", "OwnShop", "OwnTranslators",
        .product(name: "Vitrine", package: "vitrine"),
        .product(name: "VitrineTesting", package: "vitrine"),
        .product(name: "VitrineTranslation", package: "vitrine"),
        .product(name: "VitrineUI", package: "vitrine"),
      ],
      exclude: ["Snapshots"]),
  ]
)

for target in package.targets {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}
