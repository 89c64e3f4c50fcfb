// Phrases made of the canvas's words, for what most plugins say. A plugin may say it differently.

extension Canvas where Self: ~Copyable {
  /// Words of running text.
  @inlinable public mutating func text(_ text: Text) { self.text(text, .body) }

  /// A price without an older one.
  @inlinable public mutating func price(_ price: Money) { self.price(price, was: nil) }

  /// A badge as a model has it.
  @inlinable public mutating func badge(_ badge: Badge) { self.badge(badge.text, badge.tone) }

  /// A choice as a model has it.
  @inlinable public mutating func choice(_ choice: Choice) {
    self.choice(choice.label, name: choice.name, options: choice.options)
  }

  /// A picture or a clip.
  @inlinable public mutating func media(_ media: Media, aspect: AspectRatio) {
    switch media {
    case .picture(let picture): image(picture, aspect: aspect)
    case .clip(let clip): video(clip, aspect: aspect)
    }
  }

  /// Content that leads somewhere if there is anywhere to lead.
  @inlinable public mutating func link(to address: Link?, _ content: (inout Self) -> Void) {
    if let address { link(to: address, content) } else { content(&self) }
  }

  /// An item as a card: picture, maker, name, price, rating, note, badges.
  @inlinable public mutating func card(_ item: Item, aspect: AspectRatio = .portrait) {
    group(.card) { canvas in
      canvas.link(to: item.link) { canvas in
        if let media = item.media { canvas.media(media, aspect: aspect) }
        canvas.group(.details) { canvas in canvas.details(of: item) }
      }
    }
  }

  /// A banner: its picture or clip, and what it says.
  @inlinable public mutating func banner(_ banner: Banner) {
    group(.card) { canvas in
      canvas.link(to: banner.link) { canvas in
        canvas.media(banner.media, aspect: .banner)
        guard banner.title != nil || banner.text != nil else { return }
        canvas.group(.details) { canvas in
          if let title = banner.title { canvas.text(title, .name) }
          if let text = banner.text { canvas.text(text, .caption) }
        }
      }
    }
  }

  /// What is said about an item beside its picture.
  @inlinable public mutating func details(of item: Item) {
    if let maker = item.maker { text(maker, .label) }
    text(item.name, .name)
    if let price = item.price { self.price(price, was: item.oldPrice) }
    if let rating = item.rating { self.rating(rating) }
    if let note = item.note { text(note, .caption) }
    if !item.badges.isEmpty {
      group(.facts) { canvas in
        item.badges.withUnsafeBufferPointer { badges in
          for offset in badges.indices { lend(badges, offset) { canvas.badge($0.text, $0.tone) } }
        }
      }
    }
  }
}
