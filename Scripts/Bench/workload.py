#!/usr/bin/env python3
"""Writes the pages that everything is measured on; seeded, so that they are the same on every machine.

workload.py FOLDER                 home.json (40 modules, 400 items), small.json (5 modules, 32 items), and the layout of
                                   each, home.layout.json and small.layout.json
workload.py FOLDER --modules N…    modules-N.json: the small page's modules N times over
workload.py FOLDER --items N…      items-N.json: ten grids of N items
workload.py FOLDER --many N        N small pages of their own: many/0001.json and so on

The data is what a shop's API would send, a section for each module. The layout is ours: it names the sections.
"""
import argparse
import json
import random
from pathlib import Path

BRANDS = ["BEAMS", "UNITED ARROWS", "nano・universe", "SHIPS & Co.", "BEAUTY&YOUTH", 'ROSE "BUD"', "コムサ イズム",
          "AZUL by moussy", "GLOBAL WORK", "niko and ...", "earth music&ecology", "ジャーナル スタンダード", "Levi's",
          "DANTON", "アーバンリサーチ", "CIAOPANIC TYPY", "FREAK'S STORE", "Kastane", "ローリーズファーム", "X-girl"]
HEADS = ["【2点セット】", "【WEB限定】", "【新色追加】", "《手洗い可》", "<予約> ", "", "", "", "", "【M~XXL】"]
ADJECTIVES = ["オーバーサイズ", "ハイウエスト", "ストレッチ", "クロップド", "ウォッシャブル", "ドロップショルダー",
              "ヘビーウェイト", "シアー", "ヴィンテージ加工", "リネンブレンド", "A4収納", "接触冷感"]
NOUNS = ["カットソー", "ワイドパンツ", "テーラードジャケット", "プリーツスカート", "ニットカーディガン",
         "レザートートバッグ", "スニーカー", "デニムパンツ", "シャツワンピース", "マウンテンパーカー", "Tシャツ", "ブルゾン"]
TAILS = ["", "", "", " / 全3色", " (S&M)", ' "THE STANDARD"', " A&B別注", " UVカット<UPF50+>", " - Men's", " ユニセックス",
         " 春夏"]
BADGES = [("new", "NEW"), ("sale", "SALE"), ("free", "送料無料"), ("coupon", "¥500 クーポン"), ("limited", "数量限定"),
          ("restock", "再入荷")]
PARAGRAPHS = [
    "毎週金曜日に更新する「今週の特集」では、スタッフが選んだおすすめのコーディネートを紹介しています。",
    "Free shipping on orders over ¥5,000 (tax included) & easy returns within 14 days.",
    "雨の日でも快適に過ごせる撥水加工のアウターや、<通勤>にも使えるきれいめスニーカーを集めました。",
    'お気に入りに登録すると、"値下げ"や再入荷のお知らせをすぐに受け取れます。',
    "ポイントは購入日の翌日から使えます。詳しくはヘルプページをご覧ください。",
    "It's the season for layering: light knits, washed denim & a good pair of boots."]
TITLES = ["新着アイテム", "人気ランキング", "あなたへのおすすめ", "タイムセール開催中 <本日23:59まで>", "トップス & アウター",
          "今週の特集", "再入荷アイテム", "Staff's Pick", '期間限定 "スペシャル" プライス', "レディース", "メンズ", "キッズ & ベビー"]
OFFERS = ["最大70%OFF", "¥1,000 クーポン", "3日間限定", "A&B", "会員様限定"]

SMALL = ["banner", "carousel", "grid", "ranking", "text"]
ITEMS = {"ranking": 20, "grid": 12}
# Which of our plugins draws a section. The translator is called like the section.
PLUGINS = {"banner": "banner", "carousel": "carousel", "ranking": "ranking", "grid": "grid", "text": "article"}


def item(chance, number):
    price = chance.randrange(9, 300) * 100 + chance.choice([0, 0, 80, 90])
    goods = 70000000 + number * 37
    made = {
        "id": goods,
        "title": chance.choice(HEADS) + chance.choice(ADJECTIVES) + chance.choice(NOUNS) + chance.choice(TAILS),
        "brand": chance.choice(BRANDS),
        "price": price,
        "image": f"https://img.example.jp/goods/{number % 97:02d}/{goods}_240.jpg",
        "link": f"https://shop.example.jp/item/{goods}/?kind=home&pos={number}&rec=a{chance.randrange(10**6):06d}",
        "badges": [{"kind": kind, "label": label}
                   for kind, label in chance.sample(BADGES, chance.choice([0, 0, 1, 1, 2, 3]))],
        "rating": chance.randrange(25, 51) / 10,
    }
    if chance.random() < 0.4:
        made["oldPrice"] = price + chance.randrange(5, 80) * 100
    return made


def banner(chance, number, width, height):
    event = chance.choice(["summer", "winter", "sale", "brand"])
    return {
        "link": f"https://shop.example.jp/event/{event}-{number:04d}/?utm_source=home&utm_medium=banner&n={number}",
        "image": f"https://img.example.jp/banner/2024/{chance.randrange(1, 13):02d}/{number:06d}.webp",
        "alt": chance.choice(TITLES) + " " + chance.choice(OFFERS),
        "width": width,
        "height": height,
    }


def data(seed, kinds, items=None):
    """What the API sends: a section of each kind, in order."""
    chance = random.Random(seed)
    sections = []
    goods = banners = 0
    for number, kind in enumerate(kinds, 1):
        section = {"id": f"m{number:02d}-{kind}", "type": kind, "title": chance.choice(TITLES)}
        if kind == "banner":
            banners += 1
            section["banner"] = banner(chance, banners, 750, 300)
        elif kind == "carousel":
            section["interval"] = 5000
            section["banners"] = [banner(chance, banners + n, 600, 400) for n in range(1, 9)]
            banners += 8
        elif kind in ITEMS:
            count = items or ITEMS[kind]
            section["more"] = f"https://shop.example.jp/search/?m={number}&sort=popular&from={kind}"
            section["items"] = [item(chance, goods + n) for n in range(1, count + 1)]
            goods += count
        else:
            section["paragraphs"] = chance.sample(PARAGRAPHS, 4)
        sections.append(section)
    return {"page": {"id": "home", "lang": "ja", "title": "ホーム | Example Shop & Style"}, "sections": sections}


def layout(name, response):
    """The screen of a response: each section is a module, drawn by one of our plugins."""
    page = response["page"]
    modules = []
    for offset, section in enumerate(response["sections"]):
        kind = section["type"]
        module = {"id": section["id"], "type": PLUGINS[kind], "title": section["title"], "source": "home",
                  "at": f"/sections/{offset}", "translator": f"bench.{kind}"}
        if "more" in section:
            module["more"] = section["more"]
        if len(section.get("items", [])) > 200:
            module["settings"] = {"limit": 1000}
        modules.append(module)
    return {"vitrine": 1, "id": page["id"], "title": page["title"], "locale": page["lang"],
            "sources": {"home": {"file": f"{name}.json"}}, "modules": modules}


def write(folder, name, response):
    for end, value in ((".json", response), (".layout.json", layout(name, response))):
        text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
        (folder / (name + end)).write_text(text, encoding="utf-8")


def home():
    kinds = ["banner"] * 4 + ["carousel"] * 5 + ["ranking"] * 8 + ["grid"] * 20 + ["text"] * 3
    random.Random(7).shuffle(kinds)
    return data(20240601, kinds)


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("folder", type=Path)
    arguments.add_argument("--modules", type=int, nargs="+", default=[])
    arguments.add_argument("--items", type=int, nargs="+", default=[])
    arguments.add_argument("--many", type=int, default=0)
    options = arguments.parse_args()
    folder = options.folder
    folder.mkdir(parents=True, exist_ok=True)
    for times in options.modules:
        write(folder, f"modules-{times}", data(20240603, SMALL * times))
    for count in options.items:
        write(folder, f"items-{count}", data(20240604, ["grid"] * 10, count))
    if options.many:
        (folder / "many").mkdir(exist_ok=True)
    for number in range(1, options.many + 1):
        write(folder / "many", f"{number:04d}", data(number, SMALL))
    if not (options.modules or options.items or options.many):
        write(folder, "home", home())
        write(folder, "small", data(20240602, SMALL))


if __name__ == "__main__":
    main()
