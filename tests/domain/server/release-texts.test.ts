import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { renderMarkdown } from '#server/knowledge/text/rendered-markdown.ts'
import { release2021, release2024 } from '#tests/support/releases/releases.ts'

const entities = new Map([
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&amp;', '&'],
])

/** The letters of a text without its white space, with entities as the characters that they stand for. */
const lettersOf = (text: string) =>
  text.replaceAll(/\s+/g, '').replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => entities.get(entity) ?? entity)

const shownLetters = (text: string) => lettersOf(renderMarkdown(text).replaceAll(/<[^>]*>/g, ''))

describe('names with asterisks', () => {
  it.each([
    'HLA-C*08:02 and HLA-A*02:01',
    'p.*241Lext*14 is not p.*242Lext*15',
    'A68fs*51, E283fs*3 and N325fs*3',
    'CYP2D6*4/*10',
    'UGT1A1*28/*28 or UGT1A1 *28/*28',
    '(p.L367fs*46) and (p.K385fs*47)',
    'W2006* and E226*',
    'R213* (c.637C>T), R306*, Q331*',
    'c.*12G>A and c.*45del',
    'E226*, p.*241L, G606fs*2',
    'NM_000546.5:c.*1175A>C and rs78378222*',
    '2*3*4 and n*m',
    'IC50*nM*h',
    'DRB1*04:01:*04:04',
    'p.(*241Lext*14)',
    'S459fs** and T461fs**',
    'ext*?, ext*14?, fs*?',
  ])('%s keeps every letter', (text) => {
    expect(shownLetters(text)).toBe(lettersOf(text))
  })

  it.each([
    ['A *word* here', '<em>word</em>'],
    ['A **bold word** here', '<strong>bold word</strong>'],
    ['***both***', '<em><strong>both</strong></em>'],
    ['(*in brackets*)', '<em>in brackets</em>'],
    ['*BRAF*, *NRAS*.', '<em>BRAF</em>, <em>NRAS</em>.'],
    ['**A68fs*51**', '<strong>A68fs*51</strong>'],
    ['"*quoted*"', '<em>quoted</em>'],
  ])('%s is still emphasis', (text, html) => {
    expect(renderMarkdown(text)).toContain(html)
  })
})

/** Any sign that Markdown reads, and what may begin a list: a text without one is a paragraph of its letters. */
const signs = /[*_~`[\]<>#|\\&!]|^\W|^\d+[.)]|:\/\/|www/

const written = /statement|description|summary|disclaimer|^variant$|^name$|^gene$|molecular_profile$|aliases/i

test.each([
  ['2021', release2021],
  ['2024', release2024],
])('every text of the release of %s shows every letter', (year, folder) => {
  if (folder === null) return expect(year).toMatch(/^20/)
  const texts = new Set<string>()
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.tsv'))) {
    // A line is a record, and quotes are letters: cells are not quoted.
    const [columns = [], ...rows] = readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .map((line) => line.split('\t'))
    for (const [at, text] of rows.flatMap((cells) => [...cells.entries()])) {
      if (written.test(columns[at] ?? '')) texts.add(text)
    }
  }
  const marked = [...texts].filter((text) => signs.test(text))
  expect(marked.filter((text) => shownLetters(text) !== lettersOf(text))).toEqual([])
  expect(texts.size).toBeGreaterThan(5000)
  expect(marked.length).toBeGreaterThan(500)
})
