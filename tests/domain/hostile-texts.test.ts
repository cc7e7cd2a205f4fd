import { describe, expect, it } from 'vitest'
import { parseMarkup } from '#domain/text/markup.ts'
import { capitalizeWords, foldText } from '#domain/text/names.ts'
import { wordChanges } from '#app/entities/history/word-changes.ts'
import { piecesOf } from '#server/knowledge/search/words.ts'
import { plainTextHtml } from '#server/knowledge/text/html-text.ts'
import { isWithinMarkdownLimits } from '#server/knowledge/text/markdown-limits.ts'
import { renderSegments } from '#server/knowledge/text/rendered-segments.ts'
import { diffOfWords } from '#server/knowledge/text/word-diff.ts'
import { cpuReferences } from '#tests/support/service/cpu-time.ts'
import { hostileTexts } from '#tests/support/curation/hostile-texts.ts'

/** A bounded piece of work for one text, in times of the reference; what is quadratic takes several times as long. */
const MOST = 20

const changed = (text: string) =>
  [...text]
    .map((letter, index) => (index % 7 === 3 ? 'é x' : letter))
    .join('')
    .slice(0, text.length)

const work: Readonly<Record<string, (text: string) => unknown>> = {
  'the search for mentions': parseMarkup,
  folding: foldText,
  'the spelling of names': capitalizeWords,
  'the words of a search': piecesOf,
  rendering: (text) => renderSegments([text]),
  'a comparison in the service': (text) => diffOfWords(text, changed(text)),
  'a comparison in the app': (text) => wordChanges(changed(text), text),
}

describe.each(Object.entries(work))('Hostile texts: %s', (_, run) => {
  it.each(Object.entries(hostileTexts))('%s', async (_, text) => {
    expect(await cpuReferences(() => run(text))).toBeLessThan(MOST)
  })
})

describe('A text beyond the limits of Markdown', () => {
  const refused = Object.entries(hostileTexts).filter(([, text]) => !isWithinMarkdownLimits(text))

  it.each(refused)('is shown as it was written, with its line breaks: %s', (_, text) => {
    expect(renderSegments([text])).toEqual([plainTextHtml(text)])
  })

  it.each([
    ['a table of sixty cells', `| a | b | c |\n| - | - | - |\n${'| d | *e* | [f](g) |\n'.repeat(18)}`],
    ['lists four deep', '- a\n  - b\n    1. c\n       - d\n'.repeat(20)],
    ['a quotation of a list', '> - a\n> - b\n'.repeat(20)],
    ['dashes and numbers', 'p.V600E - c.1799T>A - 1. - 2) '.repeat(40)],
  ])('is none that people write: %s', (_, text) => {
    expect(isWithinMarkdownLimits(text)).toBe(true)
  })

  it('keeps its mentions', () => {
    const mention = { text: '#E1' }
    expect(renderSegments([`${'+ '.repeat(50)}\n<b>`, mention, ' c'])).toEqual([
      `${'+ '.repeat(50)}<br>&lt;b&gt;`,
      mention,
      ' c',
    ])
  })
})
