import { describe, expect, it } from 'vitest'
import { matchSample } from '#domain/matching/match-sample.ts'
import { parseAlterationLine } from '#domain/matching/sample/alteration-line.ts'
import { NOTHING_ASSAYED } from '#domain/matching/sample/sample.ts'
import { releaseIndex } from '#tests/support/matching/release-index.ts'
import { release2024 } from '#tests/support/releases/releases.ts'

/** Lines with the exons that records place their change in; null where nothing contradicts the line. */
const rows: readonly [line: string, lies: RegExp | null][] = [
  ['KRAS exon 3 G12D', /in exon 2/i],
  ['KRAS exon 4 G13D', /in exon 2/i],
  ['KRAS exon 2 G12D', null],
  ['KIT exon 9 W557_K558del', /in exon 11/i],
  ['KIT exon 11 W557_K558del', null],
  ['KIT exon 11 K642E', /in exon 13/i],
  ['KIT exon 13 K642E', null],
  ['KIT T670I, exon 11', /in exon 14/i],
  ['PIK3CA exon 20 E545K', /in exon 9|in exon 10/i],
  ['PIK3CA exon 9 E545K', null],
  ['PIK3CA exon 10 E545K', null],
  ['PIK3CA exon 9 H1047R', /in exon 2[01]/i],
  ['PIK3CA exon 20 H1047R', null],
  ['PIK3CA exon 21 H1047R', null],
  ['EGFR exon 20 E746_A750del', /in exon 19/i],
  ['EGFR exon 19 E746_A750del', null],
  ['EGFR exon 19 N771_H773dup', /in exon 20/i],
  ['KRAS G12D', null],
  // No record tells its exon.
  ['BRAF exon 11 V600E', null],
]

describe.skipIf(!release2024)('a change and the exon that a line puts it into', () => {
  const index = releaseIndex(release2024)
  it.each(rows)('%s', (line, lies) => {
    const reading = parseAlterationLine(line, index.names)
    if (!reading.ok) throw new Error(reading.reason)
    const { alterations } = reading
    const sample = { alterations, absences: [], assayed: NOTHING_ASSAYED, build: null }
    const { warnings } = matchSample(sample, index)
    const contradictions = warnings.filter((text) => text.includes('was reported in exon'))
    if (lies) expect(contradictions).toEqual([expect.stringMatching(lies)])
    else expect(contradictions).toEqual([])
  })

  /** Two genes by a hyphen: a known fusion, that of a gene without changes of its own, or asked back. */
  it.each<[line: string, fusion: string | null]>([
    ['KRAS-NRAS', null],
    ['NRAS-KRAS', null],
    ['EGFR-KRAS', null],
    ['BRAF-KRAS', null],
    ['TP53-KRAS', null],
    ['EGFR-ALK', null],
    ['PIK3CA-PTEN', null],
    ['IDH1-IDH2', null],
    ['KIT-PDGFRA', null],
    ['MET-EGFR', null],
    ['EML4-ALK', 'EML4::ALK'],
    ['ALK-EML4', 'EML4::ALK'],
    ['BCR-ABL1', 'BCR::ABL1'],
    ['RARA-PML', 'PML::RARA'],
    ['CD74-ROS1', 'CD74::ROS1'],
    ['KIF5B-RET', 'KIF5B::RET'],
    ['TMPRSS2-ERG', 'TMPRSS2::ERG'],
    ['KRAS::NRAS', 'KRAS::NRAS'],
    ['KRAS-NRAS fusion', 'KRAS::NRAS'],
    ['EGFR-RAD51', 'EGFR::RAD51'],
  ])('%s', (line, fusion) => {
    const reading = parseAlterationLine(line, index.names)
    if (fusion === null) {
      expect(reading).toMatchObject({ ok: false, choices: [expect.stringContaining('::')] })
      return
    }
    const [fivePrime, threePrime] = fusion.split('::')
    expect(reading).toMatchObject({ ok: true, alterations: [{ kind: 'FUSION', fivePrime, threePrime }] })
  })
})
