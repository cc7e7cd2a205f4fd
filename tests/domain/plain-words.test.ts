import { describe, expect, test } from 'vitest'
import { plainWords } from '#domain/text/plain-words.ts'

describe('plain words', () => {
  test.each([
    ['Tumours with **BRAF V600E** shrank.', 'Tumours with BRAF V600E shrank.'],
    ['*In vitro* and __in vivo__, ~~not~~ ***both***', 'In vitro and in vivo, not both'],
    ['**a *b* c**', 'a b c'],
    ['(*P* < 0.05)', '(P < 0.05)'],
    [
      'see [the trial](https://example.org/a_(b) "Trial") and <https://example.org>',
      'see the trial and https://example.org',
    ],
    ['![a picture](x.png)', 'a picture'],
    ['`c.1799T>A` and ``a ` b``', 'c.1799T>A and a ` b'],
    ['# Results\n\n- one\n- [x] two\n> three', 'Results one two three'],
    ['1. first\n2. second', '1. first 2. second'],
    ['| Arm | Response |\n| --- | ---: |\n| both | 69 % |', 'Arm · Response both · 69 %'],
    ['above\n\n---\n\nbelow', 'above below'],
    ['```sh\nls\n```', 'ls'],
    ['as #EID1421, civic.eid:1421, #V12 and civic.mpid:3', 'as EID1421, EID1421, VID12 and MPID3'],
    ['ask @cora and $editors', 'ask @cora and $editors'],
    ['two\r\nlines', 'two lines'],
    ['2 \\* 3', '2 * 3'],
    ['', ''],
  ])('%j is read as %j', (text, words) => {
    expect(plainWords(text)).toBe(words)
  })

  test.each([
    'HLA-A*02:01 and HLA-B*07:02',
    'R248* or Q61*',
    'Q195* (c.583C>T) and R167*',
    'TP53_exon_4',
    '3 * 4 * 5',
    'p < 0.05; n > 3',
    'V600E [sic] (see text)',
    'HR | 0.5',
    '#1 of 2',
    'costs 5$',
  ])('%j stays as it is', (text) => {
    expect(plainWords(text)).toBe(text)
  })

  test('a long text of marks takes no time', () => {
    const text = `${'*_~`[|'.repeat(1_600)}x`
    expect(plainWords(text)).toContain('x')
  })
})
