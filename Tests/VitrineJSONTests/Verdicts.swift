/// What becomes of each text of two corpora: `read`, with its remarks, or the rule, the place and the reason.
enum Verdicts {
  /// The texts of JSONTestSuite on which readers may differ, as responses.
  static let leftOpen = #"""
    i_number_double_huge_neg_exp.json | read
    i_number_huge_exp.json | syntax 1:2 the number "0.4e006699999999999999999999999999999999…" is greater than a double holds
    i_number_neg_int_huge_exp.json | syntax 1:2 the number -1e+9999 is greater than a double holds
    i_number_pos_double_huge_exp.json | syntax 1:2 the number 1.5e+9999 is greater than a double holds
    i_number_real_neg_overflow.json | syntax 1:2 the number -123123e100000 is greater than a double holds
    i_number_real_pos_overflow.json | syntax 1:2 the number 123123e100000 is greater than a double holds
    i_number_real_underflow.json | read
    i_number_too_big_neg_int.json | read, big-integer 1:2
    i_number_too_big_pos_int.json | read, big-integer 1:2
    i_number_very_big_negative_int.json | read, big-integer 1:2
    i_object_key_lone_2nd_surrogate.json | syntax 1:2 this string holds half of a surrogate pair
    i_string_1st_surrogate_but_2nd_missing.json | syntax 1:2 this string holds half of a surrogate pair
    i_string_1st_valid_surrogate_2nd_invalid.json | syntax 1:2 this string holds half of a surrogate pair
    i_string_UTF-16LE_with_BOM.json | syntax 1:1 the byte 0xFF is not UTF-8; is it UTF-16?
    i_string_UTF-8_invalid_sequence.json | syntax 1:5 the byte 0xFA is not UTF-8
    i_string_UTF8_surrogate_U+D800.json | syntax 1:3 the byte 0xED is not UTF-8
    i_string_incomplete_surrogate_and_escape_valid.json | syntax 1:2 this string holds half of a surrogate pair
    i_string_incomplete_surrogate_pair.json | syntax 1:2 this string holds half of a surrogate pair
    i_string_incomplete_surrogates_escape_valid.json | syntax 1:2 this string holds half of a surrogate pair
    i_string_invalid_lonely_surrogate.json | syntax 1:2 this string holds half of a surrogate pair
    i_string_invalid_surrogate.json | syntax 1:2 this string holds half of a surrogate pair
    i_string_invalid_utf-8.json | syntax 1:3 the byte 0xFF is not UTF-8
    i_string_inverted_surrogates_U+1D11E.json | syntax 1:2 this string holds half of a surrogate pair
    i_string_iso_latin_1.json | syntax 1:3 the byte 0xE9 is not UTF-8
    i_string_lone_second_surrogate.json | syntax 1:2 this string holds half of a surrogate pair
    i_string_lone_utf8_continuation_byte.json | syntax 1:3 the byte 0x81 is not UTF-8
    i_string_not_in_unicode_range.json | syntax 1:3 the byte 0xF4 is not UTF-8
    i_string_overlong_sequence_2_bytes.json | syntax 1:3 the byte 0xC0 is not UTF-8
    i_string_overlong_sequence_6_bytes.json | syntax 1:3 the byte 0xFC is not UTF-8
    i_string_overlong_sequence_6_bytes_null.json | syntax 1:3 the byte 0xFC is not UTF-8
    i_string_truncated-utf-8.json | syntax 1:3 the byte 0xE0 is not UTF-8
    i_string_utf16BE_no_BOM.json | syntax 1:6 the byte 0xE9 is not UTF-8
    i_string_utf16LE_no_BOM.json | syntax 1:5 the byte 0xE9 is not UTF-8
    i_structure_500_nested_arrays.json | budget 1:129 this value stands 129 deep, over the budget of depth 128
    i_structure_UTF-8_BOM_empty_object.json | read
    """#

  /// The hostile texts, as layouts.
  static let hostile = #"""
    01.json | read
    0_.json | budget 1:2 this number has 100002 bytes, over the budget of 1024 number bytes
    1e_huge_digits.json | budget 1:2 this number has 100000 bytes, over the budget of 1024 number bytes
    5dot.json | syntax 1:2 "5." is not JSON
    True.json | syntax 1:2 "True" is not JSON; did you mean true?
    bidi.json | read
    bom.json | read
    bom_mid.json | read
    c1.json | read
    comment.json | syntax 1:7 "/" is not JSON; JSON has no comments
    ctl_tab.json | syntax 1:2 this string holds the raw byte 0x09; it is written \u0009
    del.json | read
    denorm.json | read
    depth_arr_100000.json | budget 1:65 this value stands 65 deep, over the budget of depth 64
    depth_arr_2046.json | budget 1:65 this value stands 65 deep, over the budget of depth 64
    depth_arr_2047.json | budget 1:65 this value stands 65 deep, over the budget of depth 64
    depth_arr_2048.json | budget 1:65 this value stands 65 deep, over the budget of depth 64
    depth_arr_2049.json | budget 1:65 this value stands 65 deep, over the budget of depth 64
    depth_arr_5000.json | budget 1:65 this value stands 65 deep, over the budget of depth 64
    depth_mix_2047.json | budget 1:193 this value stands 65 deep, over the budget of depth 64
    depth_mix_2048.json | budget 1:193 this value stands 65 deep, over the budget of depth 64
    depth_mix_2049.json | budget 1:193 this value stands 65 deep, over the budget of depth 64
    depth_obj_2047.json | budget 1:321 this value stands 65 deep, over the budget of depth 64
    depth_obj_2048.json | budget 1:321 this value stands 65 deep, over the budget of depth 64
    depth_obj_2049.json | budget 1:321 this value stands 65 deep, over the budget of depth 64
    dot5.json | syntax 1:2 ".5" is not JSON
    dup.json | read, duplicate-key 1:14
    dup_esc.json | read, duplicate-key 1:8
    dup_nfc.json | read
    e308.json | read
    e309.json | syntax 1:2 the number 1.8e308 is greater than a double holds
    e400.json | syntax 1:2 the number 1e400 is greater than a double holds
    e_400.json | read
    empty_key.json | read
    esc_esc.json | read
    esc_raw.json | syntax 1:2 this string holds the raw byte 0x1B; it is written \u001B
    esc_x.json | syntax 1:2 this string holds \x, which is no escape; a backslash is written \\
    exp_int.json | read
    hex.json | syntax 1:2 "0x1" is not JSON
    hi_hi.json | syntax 1:2 this string holds half of a surrogate pair
    hi_then_char.json | syntax 1:2 this string holds half of a surrogate pair
    hugeexp.json | budget 1:2 this number has 100002 bytes, over the budget of 1024 number bytes
    i2p53p1.json | read
    i63.json | read, big-integer 1:2
    i63max.json | read
    i63min.json | read
    i63min1.json | read, big-integer 1:2
    inf.json | syntax 1:2 "Infinity" is not JSON; JSON has no such number
    latin1.json | syntax 1:3 the byte 0xE9 is not UTF-8
    lead0.json | syntax 1:2 "012" is not JSON
    lone_hi.json | syntax 1:2 this string holds half of a surrogate pair
    lone_lo.json | syntax 1:2 this string holds half of a surrogate pair
    nan.json | syntax 1:2 "NaN" is not JSON; JSON has no such number
    neg0.json | read
    neg0r.json | read
    neg_e400.json | syntax 1:2 the number -1e400 is greater than a double holds
    neghugeexp.json | read
    nl.json | syntax 1:2 this string runs over the end of its line; a line break in it is written \n
    noncharFFFF.json | read
    nul_after_comma.json | syntax 1:4 the byte 0x00 can't stand in JSON
    nul_after_int_in_array.json | syntax 1:3 the byte 0x00 can't stand in JSON
    nul_after_int_multi.json | syntax 1:3 the byte 0x00 can't stand in JSON
    nul_after_real.json | syntax 1:5 the byte 0x00 can't stand in JSON
    nul_after_string.json | syntax 1:5 the byte 0x00 can't stand in JSON
    nul_after_true.json | syntax 1:6 the byte 0x00 can't stand in JSON
    nul_esc_key.json | syntax 1:2 a key can't hold \u0000
    nul_esc_value.json | read
    nul_in_mid_int.json | syntax 1:3 the byte 0x00 can't stand in JSON
    nul_raw_in_string.json | syntax 1:4 the byte 0x00 can't stand in JSON
    nul_trailing_arr_then_data.json | syntax 1:4 the byte 0x00 can't stand in JSON
    nul_trailing_obj.json | syntax 1:8 the byte 0x00 can't stand in JSON
    nul_ws.json | syntax 1:2 the byte 0x00 can't stand in JSON; is it UTF-16?
    overlong.json | syntax 1:3 the byte 0xC0 is not UTF-8
    pair.json | read
    pi_long.json | read
    plus.json | syntax 1:2 "+1" is not JSON
    proto.json | read
    r2p53p1.json | read
    raw_surrogate_utf8.json | syntax 1:3 the byte 0xED is not UTF-8
    single.json | syntax 1:2 "'" is not JSON; a string stands in double quotes
    swapped.json | syntax 1:2 this string holds half of a surrogate pair
    toobig.json | syntax 1:3 the byte 0xF4 is not UTF-8
    trailing_comma.json | syntax 1:8 the comma before '}' is one too many
    trailing_garbage.json | syntax 1:8 "xyz" is not JSON; a string stands in double quotes
    truex.json | syntax 1:2 "truex" is not JSON; a string stands in double quotes
    trunc.json | syntax 1:3 the byte 0xE4 is not UTF-8
    two_docs.json | syntax 1:8 expected the end of the text, found '{'
    u2028.json | read
    u64max.json | read, big-integer 1:2
    uUPPER.json | syntax 1:2 this string holds \U, which is no escape; a backslash is written \\
    utf16bom.json | syntax 1:1 the byte 0xFF is not UTF-8; is it UTF-16?
    utf16le.json | syntax 1:2 the byte 0x00 can't stand in JSON; is it UTF-16?
    ws_ff.json | syntax 1:2 "\u{c}" is not JSON
    ws_nbsp.json | syntax 1:2 "\u{a0}" is not JSON
    ws_vt.json | syntax 1:2 "\u{b}" is not JSON
    zerohugeexp.json | read
    """#
}
