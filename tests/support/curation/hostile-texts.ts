/** Characters of most hostile texts: as many as a comment or description may have. */
const LENGTH = 10_000

const filled = (unit: string) => unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH)
const growing = (line: (depth: number) => string) =>
  Array.from({ length: 140 }, (_, depth) => line(depth))
    .join('')
    .slice(0, LENGTH)

/** Texts that readers of Markdown, expressions, comparisons or word splitters take long for, by what they repeat. */
export const hostileTexts: Readonly<Record<string, string>> = {
  'lists in one line': filled('+ '),
  'numbered lists in one line': filled('1. '),
  'other numbered lists': filled('1) '),
  'quotations in one line': filled('>'),
  'quotations and lists mixed': filled('> + 1. - * '),
  'quotations with lazy lines': `${'> '.repeat(100)}a\n${filled('b\n')}`.slice(0, LENGTH),
  'lists with blank lines': `${'- '.repeat(100)}a\n${filled('\n')}`.slice(0, LENGTH),
  'lists ever deeper': growing((depth) => `${' '.repeat(depth)}- a\n`),
  'quotations ever deeper': growing((depth) => `${'>'.repeat(depth)}a\n`),
  'many list items': filled('1. a\n'),
  'open brackets': filled('['),
  'one open bracket before words': `[${filled('a b ')}`.slice(0, LENGTH),
  'one open bracket before words and an address': `www.a.b [${filled('a b ')}`.slice(0, LENGTH),
  'open pictures': filled('!['),
  'open links': filled('[a]('),
  'links in links': `${'['.repeat(LENGTH / 2)}${'](a)'.repeat(LENGTH / 8)}`,
  'closing brackets': filled(']'),
  'long definitions': `[a]: b${'c'.repeat(LENGTH / 2)}\n\n${'[a] '.repeat(LENGTH / 8)}`,
  'many definitions': growing((depth) => `[${depth}]: b\n`.repeat(7)),
  footnotes: `[^a]: x\n${filled('[^a]')}`.slice(0, LENGTH),
  'footnotes in footnotes': filled('[^a]: '),
  'open emphasis': filled('*a '),
  'emphasis in emphasis': filled('*a_b'),
  'strong in emphasis': filled('*a**b'),
  asterisks: filled('*'),
  strikethrough: filled('~~a~'),
  'a wide table': `${filled('|a').slice(0, 4998)}\n${filled('|-').slice(0, 4998)}\n`,
  'a long table': `|a|b|\n|-|-|\n${filled('|a|b|\n')}`.slice(0, LENGTH),
  'many tables': filled('|\n-\n'),
  headings: filled('a\n=\n'),
  'bare addresses': filled('www.a.b '),
  'open addresses': filled('http://'),
  'e-mail addresses': filled('a@b.c '),
  'an address before parentheses': `www.a.b/${filled(')')}`.slice(0, LENGTH),
  'backticks ever longer': growing((depth) => `${'`'.repeat(depth)} `),
  backticks: filled('` '),
  fences: filled('```\n'),
  'open tags': filled('<a '),
  'open comments': filled('<!--'),
  'open attributes': filled('<a b="'),
  'references to characters': filled('&#1'),
  backslashes: filled('\\'),
  'line ends': filled('\n'),
  'carriage returns': filled('a\r'),
  spaces: `a${filled(' ')}b`.slice(0, LENGTH),
  'spaces before a line end': filled('  \n'),
  letters: filled('a'),
  'short words': filled('a b '),
  'records mentioned': filled('#E1 '),
  'people mentioned': Array.from({ length: 2000 }, (_, index) => `@u${index}`)
    .join(' ')
    .slice(0, LENGTH),
  'a mention before punctuation': `@${filled('.')}${filled('.')}a`,
  'mentions that end in punctuation': filled('@a.-.-.-.-a '),
  'combining marks': `a${filled('\u0301\u0316')}`.slice(0, LENGTH),
  'letters that fold to many': filled('\uFDFA'),
  'halves of characters': filled('\uD800'),
  'right to left marks': filled('\u202E'),
  'private characters': filled('\uE0000\uE000'),
  'null characters': filled('\0'),
}
