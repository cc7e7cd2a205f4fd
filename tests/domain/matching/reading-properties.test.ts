import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchSample } from '#domain/matching/match-sample.ts'
import type { Alteration } from '#domain/matching/sample/alteration.ts'
import { parseAlterationLine } from '#domain/matching/sample/alteration-line.ts'
import { readSample } from '#server/matching/read-sample.ts'
import { spellings } from '#tests/support/matching/judged-lines.ts'
import { reportIndex } from '#tests/support/matching/report-index.ts'
import '#tests/support/property-tests.ts'

const index = reportIndex()
const understood = spellings
  .map(({ line }) => line)
  .filter((line) => parseAlterationLine(line, index.names).ok)

const GENES = ['ALK', 'RET', 'ROS1', 'EGFR', 'KRAS', 'EWSR1', 'NTRK1', 'FGFR2', 'HER2']
const RESULTS = [
  'wt',
  'WT',
  'wild type',
  'negative',
  'neg',
  'failed',
  'pending',
  'not detected',
  'equivocal',
  'not tested',
]

/** Partners of the fusions that a line is read as. */
function partnersOf(line: string): (string | null)[] {
  const reading = parseAlterationLine(line, index.names)
  const sides = (one: Alteration) => (one.kind === 'FUSION' ? [one.fivePrime, one.threePrime] : [])
  return reading.ok ? reading.alterations.flatMap(sides) : []
}

function matchedBy(line: string): Set<number> {
  const { sample } = readSample({ alterations: [line], build: 'GRCH37' }, index)
  return new Set(
    matchSample(sample, index).profiles.flatMap(({ profileId, match }) =>
      match.result === 'MATCHED' ? [profileId] : [],
    ),
  )
}

/** What a line is read as, without the texts that quote it. */
function meaningOf(line: string) {
  const reading = parseAlterationLine(line, index.names)
  return reading.ok ? { alterations: reading.alterations, isAbsent: reading.isAbsent } : null
}

describe('reading a line', () => {
  it('takes nothing but a gene for the partner of a fusion', () => {
    const token = fc.oneof(
      fc.constantFrom(
        ...RESULTS,
        'low',
        'high',
        'xyz',
        'IHC',
        'FISH',
        'result',
        'n/a',
        'TKI',
        'NOS',
        'mut',
        '3+',
        'ok',
        'WT',
      ),
      fc.stringMatching(/^[A-Za-z]{2,7}\d{0,2}$/),
    )
    fc.assert(
      fc.property(
        fc.constantFrom(...GENES),
        fc.constantFrom('-', '/', ' ', '::', '_', '--'),
        token,
        fc.boolean(),
        (gene, sign, word, isFirst) => {
          const partners = partnersOf(isFirst ? `${word}${sign}${gene}` : `${gene}${sign}${word}`)
          for (const partner of partners)
            if (partner !== null) expect(index.names.genesNamed(partner)).toContain(partner)
          if (index.names.genesNamed(word.toUpperCase()).length === 0 && !/^v$/i.test(word))
            expect(partners.filter((one) => one !== null)).toEqual([])
        },
      ),
      { numRuns: 500 },
    )
  })

  it('matches nothing more by a result that is added', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...understood),
        fc.constantFrom(...RESULTS),
        fc.constantFrom(' ', ': ', ' - ', '-', ' ('),
        (line, result, sign) => {
          const before = matchedBy(line)
          const added = [...matchedBy(`${line}${sign}${result}`)].filter((id) => !before.has(id))
          expect({
            line: `${line}${sign}${result}`,
            added: added.map((id) => index.profiles.get(id)?.name),
          }).toEqual({ line: `${line}${sign}${result}`, added: [] })
        },
      ),
      { numRuns: 400 },
    )
  })

  it('never matches a substitution by a deletion', () => {
    const isDeletion = /del|Δ|loss/i
    const substitutions = [...index.variants.values()].flatMap(({ id, predicate }) =>
      predicate.kind === 'EXACT' &&
      predicate.proteinChanges.some(({ change }) => change.kind === 'SUBSTITUTION')
        ? [id]
        : [],
    )
    for (const line of understood.filter((one) => isDeletion.test(one)))
      expect({ line, matched: [...matchedBy(line)].filter((id) => substitutions.includes(id)) }).toEqual({
        line,
        matched: [],
      })
  })

  it('does not depend on letter case, or on doubled and trimmed white space', () => {
    for (const { line } of spellings) {
      const meaning = meaningOf(line)
      for (const other of [
        line.toUpperCase(),
        line.toLowerCase(),
        `  ${line.replaceAll(' ', '  ')}\t`,
        line.replaceAll(' ', '\u00A0'),
      ])
        expect({ line: other, meaning: meaningOf(other) }).toEqual({ line: other, meaning })
    }
  })
})
