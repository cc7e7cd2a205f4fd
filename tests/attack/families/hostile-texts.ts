const fill = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length)

/** Beginnings that a text repeats: of lists and quotes inside one another, of marks that stay open, of links. */
const pieces: Readonly<Record<string, string>> = {
  'lists by +': '+ ',
  'lists by -': '- ',
  'lists by *': '* ',
  quotes: '>',
  'quotes with spaces': '> ',
  'numbered lists': '1. ',
  'numbered lists by )': '1) ',
  'lists and quotes': '+ > 1. ',
  'lists on lines': '- a\n  ',
  'open emphasis': '*a ',
  'open strong': '**a ',
  'crossed emphasis': '*a **a _b __b ',
  'emphasis by _': '_a_ __a',
  'closing emphasis': 'a* ',
  'open strikethrough': '~~a ',
  'open brackets': '[',
  'open images': '![',
  'brackets and parentheses': '[a](',
  'links inside links': '[[a](b)',
  'link definitions': '[a]: b\n',
  references: '[a][b]',
  footnotes: '[^1]: a\n',
  backticks: '`a``b```',
  'code fences': '```\n',
  autolinks: 'www.a.b ',
  'autolinks without end': 'www.',
  'e-mail autolinks': 'a@b.c ',
  'e-mail addresses without end': 'a.b-c_d+',
  'https autolinks': 'https://a.b/(((',
  'angle brackets': '<',
  'open tags': '<a ',
  'comments of HTML': '<!--',
  'declarations of HTML': '<!A ',
  'instructions of HTML': '<?',
  CDATA: '<![CDATA[',
  entities: '&#x41;&amp',
  tables: '|a|b\n',
  'rows of a table': '|',
  'heads of tables': '|-|-|\n',
  headings: '# a\n',
  underlined: 'a\n=\n',
  backslashes: '\\',
  tabs: '\t',
  'line ends': '\n',
  'spaces and line ends': '  \n',
  'task lists': '- [ ] ',
  'mentions of people': '@a ',
  'mentions of records': '#VID1 ',
  'mentions of evidence': '#EID1 #AID1 #MP1 #F1 #G1 ',
  'right to left': '\u202Eabc\u202C',
  combining: 'a\u0301\u0302\u0303',
  'zero width': '\u200B\u200D',
  emoji: '👩‍👩‍👧‍👦',
  'lone surrogates': '\uD800',
  'a long word': 'x',
  'wide letters': 'ﷺ',
  'letters that fold to more': 'ß',
  wildcards: '%_',
  quotations: `'"`,
  'search operators': 'a* OR NEAR(b) ',
}

/** Each with its name, about so many characters long. */
export function hostileTexts(length: number): readonly { name: string; text: string }[] {
  const repeated = Object.entries(pieces).map(([name, piece]) => ({ name, text: fill(piece, length) }))
  const half = Math.floor(length / 2)
  const nested = [
    { name: 'brackets that close', text: '['.repeat(half) + ']'.repeat(half) },
    { name: 'emphasis that closes', text: '*'.repeat(half - 1) + 'a' + '*'.repeat(half) },
    { name: 'quotes on ever deeper lines', text: ladder((depth) => `${'>'.repeat(depth)}a\n`, length) },
    { name: 'lists on ever deeper lines', text: ladder((depth) => `${'  '.repeat(depth)}- a\n`, length) },
    { name: 'fences of ever more backticks', text: ladder((depth) => `${'`'.repeat(depth)} a `, length) },
    {
      name: 'a table with many columns',
      text: `${'|a'.repeat(half / 3)}|\n${'|-'.repeat(half / 3)}|\n|x|\n|y|`,
    },
  ]
  return [...repeated, ...nested]
}

function ladder(line: (depth: number) => string, length: number): string {
  let text = ''
  for (let depth = 1; text.length < length; depth += 1) text += line(depth)
  return text.slice(0, length)
}
