import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanText, cleanTexts } from '#domain/text/clean-text.ts'
import { webAddressError } from '#domain/user-rules.ts'

describe('Texts of people', () => {
  it.each([
    ['control character', 'BR\u0007AF', 'BRAF'],
    ['escape', '\u001b[31mBRAF', '[31mBRAF'],
    ['delete', 'BRAF\u007f', 'BRAF'],
    ['C1 control', 'BR\u0085AF', 'BRAF'],
    ['right-to-left override', 'gpj.\u202efdp', 'gpj.fdp'],
    ['left-to-right embedding', '\u202aBRAF\u202c', 'BRAF'],
    ['isolate', '\u2066BRAF\u2069', 'BRAF'],
    ['right-to-left mark in Latin', 'BRAF\u200f', 'BRAF'],
    ['byte order mark', '\ufeffBRAF', 'BRAF'],
    ['zero-width space', 'BR\u200bAF', 'BRAF'],
    ['zero-width joiner in Latin', 'BR\u200dAF', 'BRAF'],
    ['zero-width non-joiner in Latin', 'BR\u200cAF', 'BRAF'],
    ['word joiner', 'BR\u2060AF', 'BRAF'],
    ['soft hyphen', 'BR\u00adAF', 'BRAF'],
    ['invisible plus', 'a\u2064b', 'ab'],
    ['Hangul filler', 'a\u3164b', 'ab'],
    ['combining grapheme joiner', 'a\u034fb', 'ab'],
    ['variation selector after a letter', 'A\ufe0fB', 'AB'],
    ['tags after a letter', 'A\u{e0041}\u{e007f}', 'A'],
    ['interlinear annotation', '\ufff9a\ufffab\ufffb', 'ab'],
    ['line separator', 'a\u2028b', 'a\nb'],
    ['half of a surrogate pair', 'a\ud800b \udc00', 'a\ufffdb \ufffd'],
  ])('lose a %s', (_what, text, clean) => expect(cleanText(text)).toBe(clean))

  it.each([
    ['line breaks and tabs', 'a\r\nb\tc\n'],
    ['a family of emoji', '👨‍👩‍👧'],
    ['an emoji with a skin tone', '👩🏽‍⚕️'],
    ['a heart with a selector', '❤️'],
    ['a flag with a joiner', '🏳️‍🌈'],
    ['a flag of tags', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
    ['a keycap', '1️⃣'],
    ['a Persian word', 'می‌خواهم'],
    ['a Hindi word', 'क्‍ष'],
    ['a Sinhala word', 'ශ්‍රී'],
    ['a Malayalam word', 'അവന്‍'],
    ['a mark of direction beside Hebrew', 'שלום\u200e (BRAF)'],
    ['an ideograph with a variant', '葛\u{e0100}'],
    ['accents', 'Ödön Köhler e\u0301'],
    ['Greek and arrows', 'α→β ≥ 5 µm'],
  ])('keep %s', (_what, text) => expect(cleanText(text)).toBe(text))

  it('are clean once they were cleaned', () => {
    assert(property(string({ unit: 'binary' }), (text) => cleanText(cleanText(text)) === cleanText(text)))
  })

  it('are cleaned wherever they stand in an input', () => {
    expect(cleanTexts({ a: ['x\u200b', { b: '\ufeffy' }], n: 1, none: null, no: false })).toEqual({
      a: ['x', { b: 'y' }],
      n: 1,
      none: null,
      no: false,
    })
  })

  it('are no web addresses with white space in them', () => {
    for (const url of ['https://a.org/a b', 'java\tscript:alert(1)', 'https://a.org/\n', 'ht\ntps://a.org'])
      expect(webAddressError(url)).toContain('must be an address')
  })
})
