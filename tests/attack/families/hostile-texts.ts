import { hostileTexts as slowTexts } from '#tests/support/curation/hostile-texts.ts'

const fill = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length)

/** What else texts are searched, mentioned and rendered with, by what they repeat. */
const pieces: Readonly<Record<string, string>> = {
  'crossed emphasis': '*a **a _b __b ',
  'lists on lines': '- a\n  ',
  'task lists': '- [ ] ',
  references: '[a][b]',
  'declarations of HTML': '<!A ',
  'instructions of HTML': '<?',
  CDATA: '<![CDATA[',
  'rows of a table': '|',
  'e-mail addresses without end': 'a.b-c_d+',
  'mentions of many kinds': '#EID1 #AID1 #MP1 #F1 #VID1 @a ',
  'zero width': '\u200B\u200D',
  emoji: '👩‍👩‍👧‍👦',
  'letters that fold to more': 'ß',
  wildcards: '%_',
  quotations: `'"`,
  'search operators': 'a* OR NEAR(b) ',
}

/** Each with its name, of so many characters. */
export const hostileTexts = (length: number): readonly { name: string; text: string }[] =>
  Object.entries({ ...slowTexts, ...pieces }).map(([name, text]) => ({ name, text: fill(text, length) }))
