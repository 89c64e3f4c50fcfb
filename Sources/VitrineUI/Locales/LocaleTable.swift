// Made by Scripts/locales from the Unicode CLDR 41.
// © 1991 Unicode, Inc. Unicode License: https://www.unicode.org/license.txt

/// What the Unicode CLDR 41 says of numbers, money, dates and distances in time.
///
/// A record begins with `@`, its locale and the locale that it adds to; a line of it is a key and what it says.
enum LocaleTable {
  /// The version of the CLDR.
  static let version = "41"

  /// The languages that there are records of.
  static let languages = [
    "bg", "ca", "cs", "da", "de", "el", "en", "es", "et", "fi", "fr", "ga", "hr", "hu", "id", "is",
    "it", "ja", "ko", "lt", "lv", "ms", "nl", "no", "pl", "pt", "ro", "ru", "sk", "sl", "sv", "tr",
    "uk", "vi", "zh",
  ]

  /// The records of a language and of everything below it; nil when there are none.
  static func records(of language: String) -> StaticString? {
    switch language {
    case "bg": bgRecords
    case "ca": caRecords
    case "cs": csRecords
    case "da": daRecords
    case "de": deRecords
    case "el": elRecords
    case "en": enRecords
    case "es": esRecords
    case "et": etRecords
    case "fi": fiRecords
    case "fr": frRecords
    case "ga": gaRecords
    case "hr": hrRecords
    case "hu": huRecords
    case "id": idRecords
    case "is": isRecords
    case "it": itRecords
    case "ja": jaRecords
    case "ko": koRecords
    case "lt": ltRecords
    case "lv": lvRecords
    case "ms": msRecords
    case "nl": nlRecords
    case "no", "nb", "nn": noRecords
    case "pl": plRecords
    case "pt": ptRecords
    case "ro": roRecords
    case "ru": ruRecords
    case "sk": skRecords
    case "sl": slRecords
    case "sv": svRecords
    case "tr": trRecords
    case "uk": ukRecords
    case "vi": viRecords
    case "zh": zhRecords
    default: nil
    }
  }

  /// The plural category of a whole number under a rule, by the number that records call it.
  static func plural(_ n: Int, rule: Int) -> PluralCategory {
    switch rule {
    // is
    case 1:
      if n % 10 == 1 && n % 100 != 11 { return .one }
    // bg, ca, da, de, el, en, et, fi, hu, nl, no, sv, tr
    case 2:
      if n == 1 { return .one }
    // pt
    case 3:
      if (0...1).contains(n) { return .one }
      if n != 0 && n % 1000000 == 0 { return .many }
    // fr
    case 4:
      if (n == 0 || n == 1) { return .one }
      if n != 0 && n % 1000000 == 0 { return .many }
    // lt
    case 5:
      if n % 10 == 1 && !((11...19).contains(n % 100)) { return .one }
      if (2...9).contains(n % 10) && !((11...19).contains(n % 100)) { return .few }
    // hr
    case 6:
      if n % 10 == 1 && n % 100 != 11 { return .one }
      if (2...4).contains(n % 10) && !((12...14).contains(n % 100)) { return .few }
    // cs, sk
    case 7:
      if n == 1 { return .one }
      if (2...4).contains(n) { return .few }
    // ro
    case 8:
      if n == 1 { return .one }
      if n == 0 || (2...19).contains(n % 100) { return .few }
    // es, it, pt_PT
    case 9:
      if n == 1 { return .one }
      if n != 0 && n % 1000000 == 0 { return .many }
    // lv
    case 10:
      if n % 10 == 0 || (11...19).contains(n % 100) { return .zero }
      if n % 10 == 1 && n % 100 != 11 { return .one }
    // ru, uk
    case 11:
      if n % 10 == 1 && n % 100 != 11 { return .one }
      if (2...4).contains(n % 10) && !((12...14).contains(n % 100)) { return .few }
      if n % 10 == 0 || (5...9).contains(n % 10) || (11...14).contains(n % 100) { return .many }
    // sl
    case 12:
      if n % 100 == 1 { return .one }
      if n % 100 == 2 { return .two }
      if (3...4).contains(n % 100) { return .few }
    // pl
    case 13:
      if n == 1 { return .one }
      if (2...4).contains(n % 10) && !((12...14).contains(n % 100)) { return .few }
      if n != 1 && (0...1).contains(n % 10)
        || (5...9).contains(n % 10)
        || (12...14).contains(n % 100)
      {
        return .many
      }
    // ga
    case 14:
      if n == 1 { return .one }
      if n == 2 { return .two }
      if (3...6).contains(n) { return .few }
      if (7...10).contains(n) { return .many }
    default: break
    }
    return .other
  }

  private static let bgRecords: StaticString = """
    @bg
    plural 2
    decimal ,
    group \u{A0}
    minus -
    least 2
    sizes 3
    money #\u{A0}¤
    money-minus -#\u{A0}¤
    money-sizes 0
    date d.MM.y 'г'.
    time H:mm 'ч'.
    date-time {1}, {0}
    now сега
    minute- one=преди {0} минута|преди {0} минути
    minute+ one=след {0} минута|след {0} минути
    hour- one=преди {0} час|преди {0} часа
    hour+ one=след {0} час|след {0} часа
    day- one=преди {0} ден|преди {0} дни
    day+ one=след {0} ден|след {0} дни
    signs BGN лв. EUR € USD щ.д. XAF FCFA XOF F\u{202F}CFA XPF CFPF
    """

  private static let caRecords: StaticString = """
    @ca
    plural 2
    decimal ,
    group .
    minus -
    least 1
    sizes 3
    money #\u{A0}¤
    money-minus -#\u{A0}¤
    date d MMM y
    time H:mm
    date-time {1}, {0}
    months de gen.|de febr.|de març|d’abr.|de maig|de juny|de jul.|d’ag.|de set.|d’oct.|de nov.|de des.
    now ara
    minute- one=fa {0} minut|fa {0} minuts
    minute+ one=d’aquí a {0} minut|d’aquí a {0} minuts
    hour- one=fa {0} hora|fa {0} hores
    hour+ one=d’aquí a {0} hora|d’aquí a {0} hores
    day- one=fa {0} dia|fa {0} dies
    day+ one=d’aquí a {0} dia|d’aquí a {0} dies
    signs AUD AU$ EUR € GBP £ HKD HK$ ILS ₪ INR ₹ JPY ¥ KRW ₩ NZD NZ$ THB ฿ TWD NT$ VND ₫
    signs XAF FCFA XOF F\u{202F}CFA XPF CFPF
    """

  private static let csRecords: StaticString = """
    @cs
    plural 7
    decimal ,
    group \u{A0}
    minus -
    least 1
    sizes 3
    money #\u{A0}¤
    money-minus -#\u{A0}¤
    date d. M. y
    time H:mm
    date-time {1} {0}
    now nyní
    minute- one=před {0} minutou|před {0} minutami
    minute+ one=za {0} minutu|few=za {0} minuty|za {0} minut
    hour- one=před {0} hodinou|před {0} hodinami
    hour+ one=za {0} hodinu|few=za {0} hodiny|za {0} hodin
    day- one=před {0} dnem|před {0} dny
    day+ one=za {0} den|few=za {0} dny|za {0} dní
    signs AUD AU$ BRL R$ CAD CA$ CNY CN¥ CZK Kč EUR € GBP £ HKD HK$ JPY JP¥ KRW ₩ MXN MX$
    signs NZD NZ$ TWD NT$ USD US$ XAF FCFA XCD EC$ XOF F\u{202F}CFA XPF CFPF
    """

  private static let daRecords: StaticString = """
    @da
    plural 2
    decimal ,
    group .
    minus -
    least 1
    sizes 3
    money #\u{A0}¤
    money-minus -#\u{A0}¤
    date d. MMM y
    time HH.mm
    date-time {1} {0}
    months jan.|feb.|mar.|apr.|maj|jun.|jul.|aug.|sep.|okt.|nov.|dec.
    now nu
    minute- one=for {0} minut siden|for {0} minutter siden
    minute+ one=om {0} minut|om {0} minutter
    hour- one=for {0} time siden|for {0} timer siden
    hour+ one=om {0} time|om {0} timer
    day- one=for {0} dag siden|for {0} dage siden
    day+ one=om {0} dag|om {0} dage
    signs AUD AU$ BRL R$ CAD CA$ CNY CN¥ DKK kr. EUR € GBP £ HKD HK$ ILS ₪ INR ₹ JPY JP¥
    signs KRW ₩ MXN MX$ NZD NZ$ THB ฿ TWD NT$ USD US$ VND ₫ XAF FCFA XCD EC$ XOF F\u{202F}CFA
    signs XPF CFPF
    """

  private static let deRecords: StaticString = """
    @de
    plural 2
    decimal ,
    group .
    minus -
    least 1
    sizes 3
    money #\u{A0}¤
    money-minus -#\u{A0}¤
    date dd.MM.y
    time HH:mm
    date-time {1}, {0}
    now jetzt
    minute- one=vor {0} Minute|vor {0} Minuten
    minute+ one=in {0} Minute|in {0} Minuten
    hour- one=vor {0} Stunde|vor {0} Stunden
    hour+ one=in {0} Stunde|in {0} Stunden
    day- one=vor {0} Tag|vor {0} Tagen
    day+ one=in {0} Tag|in {0} Tagen
    signs AUD AU$ BRL R$ CAD CA$ CNY CN¥ EUR € GBP £ HKD HK$ ILS ₪ INR ₹ JPY ¥ KRW ₩
    signs MXN MX$ NZD NZ$ THB ฿ TWD NT$ USD $ VND ₫ XAF FCFA XCD EC$ XOF F\u{202F}CFA XPF CFPF
    @de_AT de
    group \u{A0}
    money ¤\u{A0}#
    money-minus -¤\u{A0}#
    money-group .
    @de_CH de
    decimal .
    group ’
    money ¤\u{A0}#
    money-minus ¤-#
    signs EUR EUR
    @de_LI de
    decimal .
    group ’
    money ¤\u{A0}#
    money-minus -¤\u{A0}#
    signs EUR EUR
    """

  private static let elRecords: StaticString = """
    @el
    plural 2
    decimal ,
    group .
    minus -
    least 1
    sizes 3
    money #\u{A0}¤
    money-minus -#\u{A0}¤
    date d MMM y
    time h:mm a
    date-time {1}, {0}
    months Ιαν|Φεβ|Μαρ|Απρ|Μαΐ|Ιουν|Ιουλ|Αυγ|Σεπ|Οκτ|Νοε|Δεκ
    halves π.μ.|μ.μ.
    now τώρα
    minute- one=πριν από {0} λεπτό|πριν από {0} λεπτά
    minute+ one=σε {0} λεπτό|σε {0} λεπτά
    hour- one=πριν από {0} ώρα|πριν από {0} ώρες
    hour+ one=σε {0} ώρα|σε {0} ώρες
    day- one=πριν από {0} ημέρα|πριν από {0} ημέρες
    day+ one=σε {0} ημέρα|σε {0} ημέρες
    signs AUD A$ BRL R$ CAD CA$ CNY CN¥ EUR € GBP £ HKD HK$ ILS ₪ INR ₹ JPY JP¥ KRW ₩
    signs MXN MX$ NZD NZ$ THB ฿ TWD NT$ USD $ VND ₫ XAF FCFA XCD EC$ XOF F\u{202F}CFA XPF CFPF
    """

  private static let enRecords: StaticString = """
    @en
    plural 2
    decimal .
    group ,
    minus -
    least 1
    sizes 3
    money ¤#
    money-minus -¤#
    date MMM d, y
    time h:mm a
    date-time {1}, {0}
    months Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec
    halves AM|PM
    now now
    minute- one={0} minute ago|{0} minutes ago
    minute+ one=in {0} minute|in {0} minutes
    hour- one={0} hour ago|{0} hours ago
    hour+ one=in {0} hour|in {0} hours
    day- one={0} day ago|{0} days ago
    day+ one=in {0} day|in {0} days
    signs AUD A$ BRL R$ CAD CA$ CNY CN¥ EUR € GBP £ HKD HK$ ILS ₪ INR ₹ JPY ¥ KRW ₩
    signs MXN MX$ NZD NZ$ PHP ₱ TWD NT$ USD $ VND ₫ XAF FCFA\u{A0} XCD EC$ XOF F\u{202F}CFA\u{A0} XPF CFPF\u{A0}
    @en_001 en
    date d MMM y
    months Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept|Oct|Nov|Dec
    halves am|pm
    signs JPY JP¥ USD US$
    @en_AE en
    date d MMM y
    @en_BI en
    time HH:mm
    signs BIF FBu\u{A0}
    @en_CA en
    months Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept|Oct|Nov|Dec
    halves a.m.|p.m.
    signs CAD $ JPY JP¥ USD US$
    @en_150 en_001
    money #\u{A0}¤
    money-minus -#\u{A0}¤
    time HH:mm
    signs XAF FCFA XOF F\u{202F}CFA XPF CFPF
    @en_AG en_001
    signs XCD $
    @en_AI en_001
    time HH:mm
    signs XCD $
    @en_AU en_001
    months Jan|Feb|Mar|Apr|May|June|July|Aug|Sept|Oct|Nov|Dec
    signs AUD $ BRL BRL CAD CAD CNY CNY EUR EUR GBP GBP HKD HKD ILS ILS INR INR JPY JPY
    signs KRW KRW MXN MXN NZD NZD PHP PHP SCR Rs\u{A0} TWD TWD USD USD VND VND XAF XAF XCD XCD
    signs XOF XOF XPF CFP\u{A0}
    @en_BB en_001
    signs BBD $
    @en_BM en_001
    signs BMD $
    @en_BS en_001
    signs BSD $
    @en_BW en_001
    date dd MMM y
    time HH:mm
    signs BWP P\u{A0}
    @en_BZ en_001
    date dd-MMM-y
    time HH:mm
    signs BZD $
    @en_CC en_001
    time HH:mm
    signs AUD $
    @en_CK en_001
    time HH:mm
    signs NZD $
    @en_CM en_001
    time HH:mm
    @en_CX en_001
    time HH:mm
    signs AUD $
    @en_CY en_001
    @en_DG en_001
    time HH:mm
    @en_DM en_001
    signs XCD $
    @en_ER en_001
    signs ERN Nfk\u{A0}
    @en_FJ en_001
    signs FJD $
    @en_FK en_001
    time HH:mm
    signs FKP £ GBP GB£
    @en_FM en_001
    @en_GB en_001
    time HH:mm
    @en_GD en_001
    signs XCD $
    @en_GG en_001
    time HH:mm
    @en_GH en_001
    signs GHS GH₵
    @en_GI en_001
    time HH:mm
    signs GBP GB£ GIP £
    @en_GM en_001
    signs GMD D\u{A0}
    @en_GY en_001
    signs GYD $
    @en_HK en_001
    @en_IE en_001
    time HH:mm
    @en_IL en_001
    time H:mm
    @en_IM en_001
    time HH:mm
    @en_IN en_001
    sizes 3 2
    date dd-MMM-y
    signs USD $
    @en_IO en_001
    time HH:mm
    @en_JE en_001
    time HH:mm
    @en_JM en_001
    signs JMD $
    @en_KE en_001
    time HH:mm
    signs KES Ksh\u{A0}
    @en_KI en_001
    signs AUD $
    @en_KN en_001
    signs XCD $
    @en_KY en_001
    signs KYD $
    @en_LC en_001
    signs XCD $
    @en_LR en_001
    signs LRD $
    @en_LS en_001
    signs ZAR R\u{A0}
    @en_MG en_001
    time HH:mm
    signs MGA Ar\u{A0}
    @en_MO en_001
    signs MOP MOP$
    @en_MS en_001
    time HH:mm
    signs XCD $
    @en_MT en_001
    date dd MMM y
    time HH:mm
    signs GBP GB£
    @en_MU en_001
    time HH:mm
    signs MUR Rs\u{A0}
    @en_MV en_001
    money ¤\u{A0}#
    money-minus -¤\u{A0}#
    date dd-MM-y
    time HH:mm
    date-time {1} {0}
    signs MVR Rf XAF FCFA XOF F\u{202F}CFA XPF CFPF
    @en_MW en_001
    signs MWK MK\u{A0}
    @en_MY en_001
    signs MYR RM\u{A0}
    @en_NA en_001
    signs NAD $
    @en_NF en_001
    time HH:mm
    signs AUD $
    @en_NG en_001
    time HH:mm
    signs NGN ₦
    @en_NR en_001
    time HH:mm
    signs AUD $
    @en_NU en_001
    time HH:mm
    signs NZD $
    @en_NZ en_001
    date d/MM/y
    signs NZD $
    @en_PG en_001
    signs PGK K\u{A0}
    @en_PK en_001
    date dd-MMM-y
    signs PKR Rs\u{A0}
    @en_PN en_001
    time HH:mm
    signs NZD $
    @en_PW en_001
    @en_RW en_001
    time HH:mm
    signs RWF RF\u{A0}
    @en_SB en_001
    signs SBD $
    @en_SC en_001
    time HH:mm
    signs SCR SR\u{A0}
    @en_SD en_001
    @en_SG en_001
    signs SGD $
    @en_SH en_001
    time HH:mm
    signs GBP GB£ SHP £
    @en_SL en_001
    signs SLL Le\u{A0}
    @en_SS en_001
    signs GBP GB£ SSP £
    @en_SX en_001
    time HH:mm
    signs ANG NAf.\u{A0}
    @en_SZ en_001
    signs SZL E\u{A0}
    @en_TC en_001
    @en_TK en_001
    time HH:mm
    signs NZD $
    @en_TO en_001
    signs TOP T$
    @en_TT en_001
    signs TTD $
    @en_TV en_001
    time HH:mm
    signs AUD $
    @en_TZ en_001
    time HH:mm
    signs TZS TSh\u{A0}
    @en_UG en_001
    time HH:mm
    signs UGX USh\u{A0}
    @en_VC en_001
    signs XCD $
    @en_VG en_001
    @en_VU en_001
    signs VUV VT\u{A0}
    @en_WS en_001
    signs WST WS$
    @en_ZA en_001
    decimal ,
    group \u{A0}
    date dd MMM y
    time HH:mm
    signs ZAR R\u{A0}
    @en_ZM en_001
    signs ZMW K\u{A0}
    @en_ZW en_001
    date dd MMM,y
    time HH:mm
    @en_AT en_150
    decimal ,
    group .
    money ¤\u{A0}#
    money-minus -¤\u{A0}#
    @en_BE en_150
    decimal ,
    group .
    date dd MMM y
    @en_CH en_150
    group ’
    money ¤\u{A0}#
    money-minus ¤-#
    @en_DE en_150
    decimal ,
    group .
    @en_DK en_150
    decimal ,
    group .
    time HH.mm
    signs DKK kr.
    @en_FI en_150
    decimal ,
    group \u{A0}
    time H.mm
    @en_NL en_150
    decimal ,
    group .
    money ¤\u{A0}#
    money-minus ¤\u{A0}-#
    @en_SE en_150
    decimal ,
    group \u{A0}
    signs SEK kr
    @en_SI en_150
    decimal ,
    group .
    """

  private static let esRecords: StaticString = """
    @es
    plural 9
    decimal ,
    group .
    minus -
    least 2
    sizes 3
    money #\u{A0}¤
    money-minus -#\u{A0}¤
    date d MMM y
    time H:mm
    date-time {1}, {0}
    months ene|feb|mar|abr|may|jun|jul|ago|sept|oct|nov|dic
    now ahora
    minute- one=hace {0} minuto|hace {0} minutos
    minute+ one=dentro de {0} minuto|dentro de {0} minutos
    hour- one=hace {0} hora|hace {0} horas
    hour+ one=dentro de {0} hora|dentro de {0} horas
    day- one=hace {0} día|hace {0} días
    day+ one=dentro de {0} día|dentro de {0} días
    signs EUR € THB ฿ USD US$ VND ₫ XPF CFPF
    @es_419 es
    decimal .
    group ,
    least 1
    money ¤#
    money-minus -¤#
    time HH:mm
    date-time {1} {0}
    signs EUR EUR THB THB USD USD VND VND XPF CFPF\u{A0}
    @es_GQ es
    money ¤#
    money-minus -¤#
    signs XAF FCFA\u{A0} XPF CFPF\u{A0}
    @es_PH es
    time h:mm a
    halves a.\u{A0}m.|p.\u{A0}m.
    signs PHP ₱
    @es_AR es_419
    decimal ,
    group .
    money ¤\u{A0}#
    money-minus -¤\u{A0}#
    signs ARS $ USD US$ XPF CFPF
    @es_BO es_419
    decimal ,
    group .
    date d MMM 'de' y
    signs BOB Bs\u{A0}
    @es_BR es_419
    signs BRL R$
    @es_BZ es_419
    signs BZD $
    @es_CL es_419
    decimal ,
    group .
    money-minus ¤-#
    date dd-MM-y
    signs CLP $ USD US$
    @es_CO es_419
    decimal ,
    group .
    money ¤\u{A0}#
    money-minus -¤\u{A0}#
    date d/MM/y
    time h:mm a
    date-time {1}, {0}
    halves a.\u{A0}m.|p.\u{A0}m.
    signs COP $ USD US$ XPF CFPF
    @es_CR es_419
    decimal ,
    group \u{A0}
    signs CRC ₡
    @es_CU es_419
    signs CUP $ USD US$
    @es_DO es_419
    time h:mm a
    halves a.\u{A0}m.|p.\u{A0}m.
    signs DOP RD$ USD US$
    @es_EC es_419
    decimal ,
    group .
    money-minus ¤-#
    signs USD $
    @es_GT es_419
    date d/MM/y
    signs GTQ Q\u{A0}
    @es_HN es_419
    signs HNL L\u{A0}
    @es_MX es_419
    signs MRU UM\u{A0} MXN $
    @es_NI es_419
    signs NIO C$
    @es_PA es_419
    date MM/dd/y
    time h:mm a
    halves a.\u{A0}m.|p.\u{A0}m.
    signs PAB B/.\u{A0}
    @es_PE es_419
    money ¤\u{A0}#
    money-minus -¤\u{A0}#
    months ene.|feb.|mar.|abr.|may.|jun.|jul.|ago.|set.|oct.|nov.|dic.
    signs PEN S/ XPF CFPF
    @es_PR es_419
    date MM/dd/y
    time h:mm a
    halves a.\u{A0}m.|p.\u{A0}m.
    signs USD $
    @es_PY es_419
    decimal ,
    group .
    money ¤\u{A0}#
    money-minus ¤\u{A0}-#
    months ene.|feb.|mar.|abr.|may.|jun.|jul.|ago.|sept.|oct.|nov.|dic.
    signs PYG Gs. XPF CFPF
    @es_SV es_419
    signs USD $
    @es_US es_419
    time h:mm a
    date-time {1}, {0}
    halves a.\u{A0}m.|p.\u{A0}m.
    signs JPY ¥ USD $
    @es_UY es_419
    decimal ,
    group .
    money ¤\u{A0}#
    money-minus -¤\u{A0}#
    months ene.|feb.|mar.|abr.|may.|jun.|jul.|ago.|set.|oct.|nov.|dic.
    signs USD US$ UYU $ UYW UP XPF CFPF
    @es_VE es_419
    decimal ,
    group .
    money-minus ¤-#
    time h:mm a
    months ene.|feb.|mar.|abr.|may.|jun.|jul.|ago.|sept.|oct.|nov.|dic.
    halves a.\u{A0}m.|p.\u{A0}m.
    signs VES Bs.S\u{A0}
    """

  private static let etRecords: StaticString = """
    @et
    plural 2
    decimal ,
    group \u{A0}
    minus −
    least 2
    sizes 3
    money #\u{A0}¤
    money-minus -#\u{A0}¤
    date d. MMM y
    time HH:mm
    date-time {1} {0}
    months jaan|veebr|märts|apr|mai|juuni|juuli|aug|sept|okt|nov|dets
    now nüüd
    minute- {0} minuti eest
    minute+ {0} minuti pärast
    hour- {0} tunni eest
    hour+ {0} tunni pärast
    day- {0} päeva eest
    day+ {0} päeva pärast
    signs AUD AU$ BRL R$ CAD CA$ CNY CN¥ EUR € GBP £ HKD HK$ ILS ₪ INR ₹ JPY ¥ KRW ₩
    signs MXN MX$ NZD NZ$ THB ฿ TWD NT$ USD $ VND ₫ XAF FCFA XCD EC$ XOF F\u{202F}CFA XPF CFPF
    """

  private static let fiRecords: StaticString = """
    @fi
    plural 2
    decimal ,
    group \u{A0}
    minus −
    least 1
    sizes 3
    money #\u{A0}¤
    money-minus -#\u{A0}¤
    date d.M.y
    time H.mm
    date-time {1} 'klo' {0}
    now nyt
    minute- one={0} minuutti sitten|{0} minuuttia sitten
    minute+ {0} minuutin päästä
    hour- one={0} tunti sitten|{0} tuntia sitten
    hour+ {0} tunnin päästä
    day- one={0} päivä sitten|{0} päivää sitten
    day+ {0} päivän päästä
    signs EUR € GBP £ JPY ¥ USD $ XAF FCFA XOF F\u{202F}CFA
    """

  private static let frRecords: StaticString = """
    @fr
    plural 4
    decimal ,
    group \u{202F}
    minus -
    least 1
    sizes 3
    money #\u{A0}¤
    money-minus -#\u{A0}¤
    date d MMM y
    time HH:mm
    date-time {1}, {0}
    months janv.|févr.|mars|avr.|mai|juin|juil.|août|sept.|oct.|nov.|déc.
    now maintenant
    minute- one=il y a {0} minute|il y a {0} minutes
    minute+ one=dans {0} minute|dans {0} minutes
    hour- one=il y a {0} heure|il y a {0} heures
    hour+ one=dans {0} heure|dans {0} heures
    day- one=il y a {0} jour|il y a {0} jours
    day+ one=dans {0} jour|dans {0} jours
    signs ARS $AR AUD $AU BMD $BM BND $BN BRL R$ BZD $BZ CAD $CA CLP $CL COP $CO EUR €
    signs FJD $FJ FKP £FK GBP £GB GIP £GI ILS ₪ INR ₹ KRW ₩ LBP £LB MXN $MX NAD $NA
    signs NZD $NZ SBD $SB SGD $SG SRD $SR TTD $TT USD $US UYU $UY VND ₫ WST $WS XAF FCFA
    signs XOF F\u{202F}CFA XPF FCFP
    @fr_BI fr
    signs BIF FBu
    @fr_CA fr
    group \u{A0}
    time HH 'h' mm
    months janv.|févr.|mars|avr.|mai|juin|juill.|août|sept.|oct.|nov.|déc.
    signs ARS ARS AUD $\u{A0}AU BMD BMD BND BND BZD BZD CAD $ CLP CLP CNY CN¥ COP COP FJD FJD
    signs FKP FKP GBP £ GIP GIP HKD $\u{A0}HK ILS ILS INR INR JPY ¥ KRW KRW LBP LBP MXN MXN
    signs NAD NAD NZD $\u{A0}NZ SBD SBD SGD $\u{A0}SG SRD SRD TTD TTD USD $\u{A0}US UYU UYU VND VND
    signs WST WST XAF XAF XOF XOF XPF XPF
    @fr_CD fr
    signs CDF FC
    @fr_CH fr
    money-decimal .
    @fr_DJ fr
    time h:mm a
    halves AM|PM
    signs DJF Fdj
    @fr_DZ fr
    time h:mm a
    halves AM|PM
    signs DZD DA
    @fr_GN fr
    signs GNF FG
    @fr_HT fr
    signs HTG G
    @fr_KM fr
    signs KMF CF
    @fr_LU fr
    group .
    @fr_MA fr
    group .
    months jan.|fév.|mar.|avr.|mai|jui.|juil.|août|sept.|oct.|nov.|déc.
    @fr_MG fr
    signs MGA Ar
    @fr_MR fr
    time h:mm a
    halves AM|PM
    signs MRU UM
    @fr_MU fr
    signs MUR Rs
    @fr_RW fr
    signs RWF RF
    @fr_SC fr
    signs SCR SR
    @fr_SY fr
    time h:mm a
    halves AM|PM
    signs SYP LS
    @fr_TD fr
    time h:mm a
    halves AM|PM
    @fr_TN fr
    time h:mm a
    halves AM|PM
    signs TND DT
    @fr_VU fr
    time h:mm a
    halves AM|PM
    signs VUV VT
    """

  private static let gaRecords: StaticString = """
    @ga
    plural 14
    decimal .
    group ,
    minus -
    least 1
    sizes 3
    money ¤#
    money-minus -¤#
    date d MMM y
    time HH:mm
    date-time {1} {0}
    months Ean|Feabh|Márta|Aib|Beal|Meith|Iúil|Lún|MFómh|DFómh|Samh|Noll
    now anois
    minute- {0} nóiméad ó shin
    minute+ i gceann {0} nóiméad
    hour- many={0} n-uaire an chloig ó shin|{0} uair an chloig ó shin
    hour+ many=i gceann {0} n-uaire an chloig|i gceann {0} uair an chloig
    day- {0} lá ó shin
    day+ i gceann {0} lá
    signs AUD A$ BRL R$ CAD CA$ CNY CN¥ EUR € GBP £ HKD HK$ ILS ₪ INR ₹ JPY ¥ KRW ₩
    signs MXN MX$ NZD NZ$ PHP ₱ THB ฿ TWD NT$ USD $ VND ₫ XAF FCFA\u{A0} XCD EC$ XOF F\u{202F}CFA\u{A0}
    signs XPF CFPF\u{A0}
    """

  private static let hrRecords: StaticString = """
    @hr
    plural 6
    decimal ,
    group .
    minus −
    least 1
    sizes 3
    money #\u{A0}¤
    money-minus -#\u{A0}¤
    date d. MMM y.
    time HH:mm
    date-time {1} {0}
    months sij|velj|ožu|tra|svi|lip|srp|kol|ruj|lis|stu|pro
    now sad
    minute- one=prije {0} minutu|few=prije {0} minute|prije {0} minuta
    minute+ one=za {0} minutu|few=za {0} minute|za {0} minuta
    hour- one=prije {0} sat|few=prije {0} sata|prije {0} sati
    hour+ one=za {0} sat|few=za {0} sata|za {0} sati
    day- one=prije {0} dan|prije {0} dana
    day+ one=za {0} dan|za {0} dana
    signs HRK kn XAF FCFA XOF F\u{202F}CFA
    @hr_BA hr
    signs BAM KM
    """

  private static let huRecords: StaticString = """
    @hu
    plural 2
    decimal ,
    group \u{A0}
    minus -
    least 1
    sizes 3
    money #\u{A0}¤
    money-minus -#\u{A0}¤
    date y. MMM d.
    time H:mm
    date-time {1} {0}
    months jan.|febr.|márc.|ápr.|máj.|jún.|júl.|aug.|szept.|okt.|nov.|dec.
    now most
    minute- {0} perccel ezelőtt
    minute+ {0} perc múlva
    hour- {0} órával ezelőtt
    hour+ {0} óra múlva
    day- {0} nappal ezelőtt
    day+ {0} nap múlva
    signs HUF Ft JPY ¥ XAF FCFA XOF F\u{202F}CFA XPF CFPF
    """

  private static let idRecords: StaticString = """
    @id
    plural 0
    decimal ,
    group .
    minus -
    least 1
    sizes 3
    money ¤#
    money-minus -¤#
    date d MMM y
    time HH.mm
    date-time {1} {0}
    months Jan|Feb|Mar|Apr|Mei|Jun|Jul|Agu|Sep|Okt|Nov|Des
    now sekarang
    minute- {0} menit yang lalu
    minute+ dalam {0} menit
    hour- {0} jam yang lalu
    hour+ dalam {0} jam
    day- {0} hari yang lalu
    day+ dalam {0} hari
    signs AUD AU$ BRL R$ CAD CA$ CNY CN¥ EUR € GBP £ HKD HK$ IDR Rp\u{A0} ILS ₪ INR Rs\u{A0} JPY JP¥
    signs KRW ₩ MXN MX$ NZD NZ$ THB ฿ TWD NT$ USD US$ VND ₫ XAF FCFA\u{A0} XCD EC$ XOF F\u{202F}CFA\u{A0}
    signs XPF CFPF\u{A0}
    """

  private static let isRecords: StaticString = """
    @is
    plural 1
    decimal ,
    group .
    minus -
    least 1
    sizes 3
    money #\u{A0}¤
    money-minus -#\u{A0}¤
    date d. MMM y
    time HH:mm
    date-time {1}, {0}
    months jan.|feb.|mar.|apr.|maí|jún.|júl.|ágú.|sep.|okt.|nóv.|des.
    now núna
    minute- one=fyrir {0} mínútu|fyrir {0} mínútum
    minute+ one=eftir {0} mínútu|eftir {0} mínútur
    hour- one=fyrir {0} klukkustund|fyrir {0} klukkustundum
    hour+ one=eftir {0} klukkustund|eftir {0} klukkustundir
    day- one=fyrir {0} degi|fyrir {0} dögum
    day+ one=eftir {0} dag|eftir {0} daga
    signs CNY CN¥ HKD HK$ ILS ₪ JPY JP¥ XAF FCFA XCD EC$ XOF F\u{202F}CFA XPF CFPF
    """

  private static let itRecords: StaticString = """
    @it
    plural 9
    decimal ,
    group .
    minus -
    least 1
    sizes 3
    money #\u{A0}¤
    money-minus -#\u{A0}¤
    date d MMM y
    time HH:mm
    date-time {1}, {0}
    months gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic
    now ora
    minute- one={0} minuto fa|{0} minuti fa
    minute+ one=tra {0} minuto|tra {0} minuti
    hour- one={0} ora fa|{0} ore fa
    hour+ one=tra {0} ora|tra {0} ore
    day- one={0} giorno fa|{0} giorni fa
    day+ one=tra {0} giorno|tra {0} giorni
    signs AUD A$ CAD CA$ CNY CN¥ EUR € GBP £ ILS ₪ NZD NZ$ PHP ₱ THB ฿ XAF FCFA XCD EC$
    signs XOF F\u{202F}CFA XPF CFPF
    @it_CH it
    decimal .
    group ’
    money ¤\u{A0}#
    money-minus ¤-#
    """

  private static let jaRecords: StaticString = """
    @ja
    plural 0
    decimal .
    group ,
    minus -
    least 1
    sizes 3
    money ¤#
    money-minus -¤#
    date y/MM/dd
    time H:mm
    date-time {1} {0}
    now 今
    minute- {0} 分前
    minute+ {0} 分後
    hour- {0} 時間前
    hour+ {0} 時間後
    day- {0} 日前
    day+ {0} 日後
    signs AUD A$ BRL R$ CAD CA$ CNY 元\u{A0} EUR € GBP £ HKD HK$ ILS ₪ INR ₹ JPY ￥ KRW ₩ MXN MX$
    signs NZD NZ$ TWD NT$ USD $ VND ₫ XAF FCFA\u{A0} XCD EC$ XOF F\u{202F}CFA\u{A0} XPF CFPF\u{A0}
    """

  private static let koRecords: StaticString = """
    @ko
    plural 0
    decimal .
    group ,
    minus -
    least 1
    sizes 3
    money ¤#
    money-minus -¤#
    date y. M. d.
    time a h:mm
    date-time {1} {0}
    halves AM|PM
    now 지금
    minute- {0}분 전
    minute+ {0}분 후
    hour- {0}시간 전
    hour+ {0}시간 후
    day- {0}일 전
    day+ {0}일 후
    signs AUD AU$ BRL R$ CAD CA$ CNY CN¥ EUR € GBP £ HKD HK$ ILS ₪ INR ₹ JPY JP¥ KRW ₩
    signs MXN MX$ NZD NZ$ TWD NT$ USD US$ VND ₫ XAF FCFA\u{A0} XCD EC$ XOF F\u{202F}CFA\u{A0} XPF CFPF\u{A0}
    """

  private static let ltRecords: StaticString = """
    @lt
    plural 5
    decimal ,
    group \u{A0}
    minus −
    least 1
    sizes 3
    money #\u{A0}¤
    money-minus -#\u{A0}¤
    date y-MM-dd
    time HH:mm
    date-time {1} {0}
    now dabar
    minute- one=prieš {0} minutę|few=prieš {0} minutes|prieš {0} minučių
    minute+ one=po {0} minutės|po {0} minučių
    hour- one=prieš {0} valandą|few=prieš {0} valandas|prieš {0} valandų
    hour+ one=po {0} valandos|po {0} valandų
    day- one=prieš {0} dieną|few=prieš {0} dienas|prieš {0} dienų
    day+ one=po {0} dienos|po {0} dienų
    signs EUR €
    """

  private static let lvRecords: StaticString = """
    @lv
    plural 10
    decimal ,
    group \u{A0}
    minus -
    least 2
    sizes 3
    money #\u{A0}¤
    money-minus -#\u{A0}¤
    date y. 'gada' d. MMM
    time HH:mm
    date-time {1} {0}
    months janv.|febr.|marts|apr.|maijs|jūn.|jūl.|aug.|sept.|okt.|nov.|dec.
    now tagad
    minute- one=pirms {0} minūtes|pirms {0} minūtēm
    minute+ one=pēc {0} minūtes|pēc {0} minūtēm
    hour- one=pirms {0} stundas|pirms {0} stundām
    hour+ one=pēc {0} stundas|pēc {0} stundām
    day- one=pirms {0} dienas|pirms {0} dienām
    day+ one=pēc {0} dienas|pēc {0} dienām
    signs AUD AU$ BRL R$ CAD CA$ CNY CN¥ EUR € GBP £ HKD HK$ ILS ₪ INR ₹ JPY ¥ KRW ₩
    signs MXN MX$ NZD NZ$ THB ฿ TWD NT$ USD $ VND ₫ XAF FCFA XCD EC$ XOF F\u{202F}CFA XPF CFPF
    """

  private static let msRecords: StaticString = """
    @ms
    plural 0
    decimal .
    group ,
    minus -
    least 1
    sizes 3
    money ¤#
    money-minus -¤#
    date d MMM y
    time h:mm a
    date-time {1}, {0}
    months Jan|Feb|Mac|Apr|Mei|Jun|Jul|Ogo|Sep|Okt|Nov|Dis
    halves PG|PTG
    now sekarang
    minute- {0} minit lalu
    minute+ dalam {0} minit
    hour- {0} jam lalu
    hour+ dalam {0} jam
    day- {0} hari lalu
    day+ dalam {0} hari
    signs AUD A$ BRL R$ CNY CN¥ EUR € GBP £ HKD HK$ ILS ₪ INR ₹ JPY JP¥ KRW ₩ MYR RM\u{A0}
    signs NZD NZ$ TWD NT$ VND ₫ XAF FCFA\u{A0} XCD EC$ XOF F\u{202F}CFA\u{A0} XPF CFPF\u{A0}
    @ms_BN ms
    decimal ,
    group .
    money ¤\u{A0}#
    money-minus -¤\u{A0}#
    signs BND $ MYR RM XAF FCFA XOF F\u{202F}CFA XPF CFPF
    @ms_ID ms
    decimal ,
    group .
    time HH.mm
    signs IDR Rp\u{A0}
    @ms_SG ms
    signs SGD $
    """

  private static let nlRecords: StaticString = """
    @nl
    plural 2
    decimal ,
    group .
    minus -
    least 1
    sizes 3
    money ¤\u{A0}#
    money-minus ¤\u{A0}-#
    date d MMM y
    time HH:mm
    date-time {1} {0}
    months jan.|feb.|mrt.|apr.|mei|jun.|jul.|aug.|sep.|okt.|nov.|dec.
    now nu
    minute- one={0} minuut geleden|{0} minuten geleden
    minute+ one=over {0} minuut|over {0} minuten
    hour- {0} uur geleden
    hour+ over {0} uur
    day- one={0} dag geleden|{0} dagen geleden
    day+ one=over {0} dag|over {0} dagen
    signs AUD AU$ BRL R$ CAD C$ CNY CN¥ EUR € FJD FJ$ GBP £ HKD HK$ ILS ₪ INR ₹ JPY JP¥
    signs KRW ₩ MXN MX$ NZD NZ$ SBD SI$ THB ฿ TWD NT$ USD US$ VND ₫ XAF FCFA XCD EC$
    signs XOF F\u{202F}CFA
    @nl_AW nl
    signs AWG Afl.
    @nl_BQ nl
    signs USD $
    @nl_CW nl
    signs ANG NAf.
    @nl_SR nl
    signs SRD $
    @nl_SX nl
    signs ANG NAf.
    """

  private static let noRecords: StaticString = """
    @no
    plural 2
    decimal ,
    group \u{A0}
    minus −
    least 1
    sizes 3
    money ¤\u{A0}#
    money-minus ¤\u{A0}-#
    date d. MMM y
    time HH:mm
    date-time {1}, {0}
    months jan.|feb.|mar.|apr.|mai|jun.|jul.|aug.|sep.|okt.|nov.|des.
    now nå
    minute- one=for {0} minutt siden|for {0} minutter siden
    minute+ one=om {0} minutt|om {0} minutter
    hour- one=for {0} time siden|for {0} timer siden
    hour+ one=om {0} time|om {0} timer
    day- for {0} døgn siden
    day+ om {0} døgn
    signs EUR € GBP £ NOK kr XOF F\u{202F}CFA
    @nb no
    @nn no
    money #\u{A0}¤
    money-minus -#\u{A0}¤
    months jan.|feb.|mars|apr.|mai|juni|juli|aug.|sep.|okt.|nov.|des.
    now no
    minute- for {0} minutt sidan
    minute+ om {0} minutt
    hour- one=for {0} time sidan|for {0} timar sidan
    hour+ one=om {0} time|om {0} timar
    day- for {0} døgn sidan
    signs GBP GBP
    """

  private static let plRecords: StaticString = """
    @pl
    plural 13
    decimal ,
    group \u{A0}
    minus -
    least 2
    sizes 3
    money #\u{A0}¤
    money-minus -#\u{A0}¤
    date d MMM y
    time HH:mm
    date-time {1}, {0}
    months sty|lut|mar|kwi|maj|cze|lip|sie|wrz|paź|lis|gru
    now teraz
    minute- one={0} minutę temu|many={0} minut temu|{0} minuty temu
    minute+ one=za {0} minutę|many=za {0} minut|za {0} minuty
    hour- one={0} godzinę temu|many={0} godzin temu|{0} godziny temu
    hour+ one=za {0} godzinę|many=za {0} godzin|za {0} godziny
    day- one={0} dzień temu|few={0} dni temu|many={0} dni temu|{0} dnia temu
    day+ one=za {0} dzień|few=za {0} dni|many=za {0} dni|za {0} dnia
    signs BRL R$ EUR € PLN zł XAF FCFA XCD EC$ XOF F\u{202F}CFA XPF CFPF
    """

  private static let ptRecords: StaticString = """
    @pt
    plural 3
    decimal ,
    group .
    minus -
    least 1
    sizes 3
    money ¤\u{A0}#
    money-minus -¤\u{A0}#
    date d 'de' MMM 'de' y
    time HH:mm
    date-time {1} {0}
    months jan.|fev.|mar.|abr.|mai.|jun.|jul.|ago.|set.|out.|nov.|dez.
    now agora
    minute- one=há {0} minuto|há {0} minutos
    minute+ one=em {0} minuto|em {0} minutos
    hour- one=há {0} hora|há {0} horas
    hour+ one=em {0} hora|em {0} horas
    day- one=há {0} dia|há {0} dias
    day+ one=em {0} dia|em {0} dias
    signs AUD AU$ BRL R$ CAD CA$ CNY CN¥ EUR € GBP £ HKD HK$ ILS ₪ INR ₹ JPY JP¥ KRW ₩
    signs MXN MX$ NZD NZ$ THB ฿ TWD NT$ USD US$ VND ₫ XAF FCFA XCD EC$ XOF F\u{202F}CFA XPF CFPF
    @pt_PT pt
    plural 9
    group \u{A0}
    least 2
    money #\u{A0}¤
    money-minus -#\u{A0}¤
    date dd/MM/y
    date-time {1}, {0}
    minute+ one=dentro de {0} minuto|dentro de {0} minutos
    hour+ one=dentro de {0} hora|dentro de {0} horas
    day+ one=dentro de {0} dia|dentro de {0} dias
    @pt_AO pt_PT
    least 1
    signs AOA Kz
    @pt_CH pt_PT
    @pt_CV pt_PT
    signs CVE \u{200B}
    @pt_FR pt_PT
    @pt_GQ pt_PT
    @pt_GW pt_PT
    @pt_LU pt_PT
    @pt_MO pt_PT
    time h:mm a
    halves a.m.|p.m.
    signs MOP MOP$
    @pt_MZ pt_PT
    signs MZN MTn
    @pt_ST pt_PT
    signs STN Db
    @pt_TL pt_PT
    """

  private static let roRecords: StaticString = """
    @ro
    plural 8
    decimal ,
    group .
    minus -
    least 1
    sizes 3
    money #\u{A0}¤
    money-minus -#\u{A0}¤
    date d MMM y
    time HH:mm
    date-time {1}, {0}
    months ian.|feb.|mar.|apr.|mai|iun.|iul.|aug.|sept.|oct.|nov.|dec.
    now acum
    minute- one=acum {0} minut|few=acum {0} minute|acum {0} de minute
    minute+ one=peste {0} minut|few=peste {0} minute|peste {0} de minute
    hour- one=acum {0} oră|few=acum {0} ore|acum {0} de ore
    hour+ one=peste {0} oră|few=peste {0} ore|peste {0} de ore
    day- one=acum {0} zi|few=acum {0} zile|acum {0} de zile
    day+ one=peste {0} zi|few=peste {0} zile|peste {0} de zile
    signs XAF FCFA XOF F\u{202F}CFA XPF CFPF
    @ro_MD ro
    signs MDL L
    """

  private static let ruRecords: StaticString = """
    @ru
    plural 11
    decimal ,
    group \u{A0}
    minus -
    least 1
    sizes 3
    money #\u{A0}¤
    money-minus -#\u{A0}¤
    date d MMM y 'г'.
    time HH:mm
    date-time {1}, {0}
    months янв.|февр.|мар.|апр.|мая|июн.|июл.|авг.|сент.|окт.|нояб.|дек.
    now сейчас
    minute- one={0} минуту назад|many={0} минут назад|{0} минуты назад
    minute+ one=через {0} минуту|many=через {0} минут|через {0} минуты
    hour- one={0} час назад|many={0} часов назад|{0} часа назад
    hour+ one=через {0} час|many=через {0} часов|через {0} часа
    day- one={0} день назад|many={0} дней назад|{0} дня назад
    day+ one=через {0} день|many=через {0} дней|через {0} дня
    signs AUD A$ BRL R$ CAD CA$ CNY CN¥ EUR € GBP £ HKD HK$ ILS ₪ INR ₹ JPY ¥ KRW ₩
    signs MXN MX$ NZD NZ$ RUB ₽ THB ฿ TMT ТМТ TWD NT$ UAH ₴ USD $ VND ₫ XAF FCFA XCD EC$
    signs XOF F\u{202F}CFA XPF CFPF
    @ru_BY ru
    signs BYN Br
    @ru_KG ru
    signs KGS сом
    @ru_KZ ru
    signs KZT ₸
    @ru_MD ru
    signs MDL L
    @ru_UA ru
    least 2
    """

  private static let skRecords: StaticString = """
    @sk
    plural 7
    decimal ,
    group \u{A0}
    minus -
    least 1
    sizes 3
    money #\u{A0}¤
    money-minus -#\u{A0}¤
    date d. M. y
    time H:mm
    date-time {1}, {0}
    now teraz
    minute- one=pred {0} minútou|pred {0} minútami
    minute+ one=o {0} minútu|few=o {0} minúty|o {0} minút
    hour- one=pred {0} hodinou|pred {0} hodinami
    hour+ one=o {0} hodinu|few=o {0} hodiny|o {0} hodín
    day- one=pred {0} dňom|pred {0} dňami
    day+ one=o {0} deň|few=o {0} dni|o {0} dní
    signs EUR € ILS NIS MXN MX$ XAF FCFA XCD EC$ XOF F\u{202F}CFA XPF CFPF
    """

  private static let slRecords: StaticString = """
    @sl
    plural 12
    decimal ,
    group .
    minus −
    least 1
    sizes 3
    money #\u{A0}¤
    money-minus -#\u{A0}¤
    date d. MMM y
    time HH:mm
    date-time {1}, {0}
    months jan.|feb.|mar.|apr.|maj|jun.|jul.|avg.|sep.|okt.|nov.|dec.
    now zdaj
    minute- one=pred {0} minuto|two=pred {0} minutama|pred {0} minutami
    minute+ one=čez {0} minuto|two=čez {0} minuti|few=čez {0} minute|čez {0} minut
    hour- one=pred {0} uro|two=pred {0} urama|pred {0} urami
    hour+ one=čez {0} uro|two=čez {0} uri|few=čez {0} ure|čez {0} ur
    day- one=pred {0} dnevom|two=pred {0} dnevoma|pred {0} dnevi
    day+ one=čez {0} dan|two=čez {0} dneva|čez {0} dni
    signs CNY CN¥ EUR € HKD HK$ ILS ₪ INR ₹ JPY ¥ KRW ₩ USD $ VND ₫ XAF FCFA XOF F\u{202F}CFA
    signs XPF CFPF
    """

  private static let svRecords: StaticString = """
    @sv
    plural 2
    decimal ,
    group \u{A0}
    minus −
    least 1
    sizes 3
    money #\u{A0}¤
    money-minus -#\u{A0}¤
    date d MMM y
    time HH:mm
    date-time {1} {0}
    months jan.|feb.|mars|apr.|maj|juni|juli|aug.|sep.|okt.|nov.|dec.
    now nu
    minute- one=för {0} minut sedan|för {0} minuter sedan
    minute+ one=om {0} minut|om {0} minuter
    hour- one=för {0} timme sedan|för {0} timmar sedan
    hour+ one=om {0} timme|om {0} timmar
    day- one=för {0} dag sedan|för {0} dagar sedan
    day+ one=om {0} dag|om {0} dagar
    signs BBD Bds$ BMD BM$ BRL BR$ BSD BS$ BZD BZ$ CAD CA$ DKK Dkr DOP RD$ EGP EG£ EUR €
    signs ILS ₪ ISK Ikr JMD JM$ MXN MX$ NOK Nkr SEK kr USD US$ XAF FCFA XCD EC$ XOF F\u{202F}CFA
    signs XPF CFPF
    """

  private static let trRecords: StaticString = """
    @tr
    plural 2
    decimal ,
    group .
    minus -
    least 1
    sizes 3
    money ¤#
    money-minus -¤#
    date d MMM y
    time HH:mm
    date-time {1} {0}
    months Oca|Şub|Mar|Nis|May|Haz|Tem|Ağu|Eyl|Eki|Kas|Ara
    now şimdi
    minute- {0} dakika önce
    minute+ {0} dakika sonra
    hour- {0} saat önce
    hour+ {0} saat sonra
    day- {0} gün önce
    day+ {0} gün sonra
    signs AUD AU$ BRL R$ CAD CA$ CNY CN¥ EUR € GBP £ HKD HK$ ILS ₪ INR ₹ JPY ¥ KRW ₩
    signs MXN MX$ NZD NZ$ THB ฿ TRY ₺ TWD NT$ USD $ VND ₫ XAF FCFA\u{A0} XCD EC$ XOF F\u{202F}CFA\u{A0}
    signs XPF CFPF\u{A0}
    @tr_CY tr
    time h:mm a
    halves ÖÖ|ÖS
    """

  private static let ukRecords: StaticString = """
    @uk
    plural 11
    decimal ,
    group \u{A0}
    minus -
    least 1
    sizes 3
    money #\u{A0}¤
    money-minus -#\u{A0}¤
    date d MMM y 'р'.
    time HH:mm
    date-time {1}, {0}
    months січ.|лют.|бер.|квіт.|трав.|черв.|лип.|серп.|вер.|жовт.|лист.|груд.
    now зараз
    minute- one={0} хвилину тому|many={0} хвилин тому|{0} хвилини тому
    minute+ one=через {0} хвилину|many=через {0} хвилин|через {0} хвилини
    hour- one={0} годину тому|many={0} годин тому|{0} години тому
    hour+ one=через {0} годину|many=через {0} годин|через {0} години
    day- one={0} день тому|few={0} дні тому|many={0} днів тому|{0} дня тому
    day+ one=через {0} день|few=через {0} дні|many=через {0} днів|через {0} дня
    signs JPY ¥ UAH ₴ XAF FCFA XOF F\u{202F}CFA XPF CFPF
    """

  private static let viRecords: StaticString = """
    @vi
    plural 0
    decimal ,
    group .
    minus -
    least 1
    sizes 3
    money #\u{A0}¤
    money-minus -#\u{A0}¤
    date d MMM, y
    time HH:mm
    date-time {0}, {1}
    months thg 1|thg 2|thg 3|thg 4|thg 5|thg 6|thg 7|thg 8|thg 9|thg 10|thg 11|thg 12
    now bây giờ
    minute- {0} phút trước
    minute+ sau {0} phút nữa
    hour- {0} giờ trước
    hour+ sau {0} giờ nữa
    day- {0} ngày trước
    day+ sau {0} ngày nữa
    signs AUD AU$ BRL R$ CAD CA$ CNY CN¥ EUR € GBP £ HKD HK$ ILS ₪ INR ₹ JPY ¥ KRW ₩
    signs MXN MX$ NZD NZ$ THB ฿ TWD NT$ USD US$ VND ₫ XAF FCFA XCD EC$ XOF F\u{202F}CFA XPF CFPF
    """

  private static let zhRecords: StaticString = """
    @zh
    plural 0
    decimal .
    group ,
    minus -
    least 1
    sizes 3
    money ¤#
    money-minus -¤#
    date y年M月d日
    time HH:mm
    date-time {1} {0}
    now 现在
    minute- {0}分钟前
    minute+ {0}分钟后
    hour- {0}小时前
    hour+ {0}小时后
    day- {0}天前
    day+ {0}天后
    signs AUD AU$ BRL R$ CAD CA$ CNY ¥ EUR € GBP £ HKD HK$ ILS ₪ INR ₹ JPY JP¥ KRW ￦
    signs MXN MX$ NZD NZ$ TWD NT$ USD US$ VND ₫ XAF FCFA\u{A0} XCD EC$ XOF F\u{202F}CFA\u{A0} XPF CFPF\u{A0}
    @zh_Hant
    plural 0
    decimal .
    group ,
    minus -
    least 1
    sizes 3
    money ¤#
    money-minus -¤#
    date y年M月d日
    time Bh:mm
    date-time {1} {0}
    hours 凌晨|凌晨|凌晨|凌晨|凌晨|清晨|清晨|清晨|上午|上午|上午|上午|中午|下午|下午|下午|下午|下午|下午|晚上|晚上|晚上|晚上|晚上
    now 現在
    minute- {0} 分鐘前
    minute+ {0} 分鐘後
    hour- {0} 小時前
    hour+ {0} 小時後
    day- {0} 天前
    day+ {0} 天後
    signs AUD AU$ BRL R$ CAD CA$ CNY CN¥ EUR € GBP £ HKD HK$ ILS ₪ INR ₹ JPY ¥ KRW ￦
    signs MXN MX$ NZD NZ$ TWD $ USD US$ VND ₫ XAF FCFA\u{A0} XCD EC$ XOF F\u{202F}CFA\u{A0} XPF CFPF\u{A0}
    @zh_Hans zh
    @zh_Hant_HK zh_Hant
    time ah:mm
    halves 上午|下午
    day- {0} 日前
    day+ {0} 日後
    signs KRW ₩ TWD NT$
    @zh_Hans_HK zh_Hans
    time ah:mm
    halves 上午|下午
    signs CNY CN¥
    @zh_Hans_MO zh_Hans
    time ah:mm
    halves 上午|下午
    signs CNY CN¥ MOP MOP$
    @zh_Hans_SG zh_Hans
    time ah:mm
    halves 上午|下午
    signs CNY CN¥ SGD $
    @zh_Hant_MO zh_Hant_HK
    signs MOP MOP$
    @zh_AU zh_Hant
    @zh_BN zh_Hant
    @zh_GB zh_Hant
    @zh_GF zh_Hant
    @zh_HK zh_Hant_HK
    @zh_ID zh_Hant
    @zh_MO zh_Hant_MO
    @zh_PA zh_Hant
    @zh_PF zh_Hant
    @zh_PH zh_Hant
    @zh_SR zh_Hant
    @zh_TH zh_Hant
    @zh_TW zh_Hant
    @zh_US zh_Hant
    @zh_VN zh_Hant
    """
}
