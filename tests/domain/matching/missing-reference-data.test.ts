import { describe, expect, it } from 'vitest'
import { matchSample } from '#domain/matching/match-sample.ts'
import { missingReferenceData } from '#server/matching/missing-reference-data.ts'
import type { ImportedReferences } from '#server/matching/missing-reference-data.ts'
import type { MatchRequest } from '#server/matching/match-request.ts'
import { readSample } from '#server/matching/read-sample.ts'
import { matchIndexOf, smallMatchIndex } from '#tests/support/matching/match-index.ts'

const NONE: ImportedReferences = { diseases: false, transcripts: false, liftOver: false }
const ALL: ImportedReferences = { diseases: true, transcripts: true, liftOver: true }
const CHAIN = 'the UCSC chain file (positions on GRCh38)'
const HGNC = 'HGNC (names of genes)'
const ONTOLOGY = 'the Disease Ontology (related diseases)'
const GTF = 'the Ensembl GTF (exons and residues)'

const index = matchIndexOf([
  { feature: 'BRAF', name: 'V600E' },
  { feature: 'BRAF', name: 'V600' },
  { feature: 'BRAF', name: 'Exon 15 Mutation' },
])

function missing(
  alterations: MatchRequest['alterations'],
  {
    build,
    hasDisease = false,
    imported = NONE,
  }: { build?: 'GRCH37' | 'GRCH38'; hasDisease?: boolean; imported?: ImportedReferences } = {},
) {
  const read = readSample({ alterations, build }, index)
  return missingReferenceData(imported, read, matchSample(read.sample, index), index, hasDisease)
}
const sentence = (...names: string[]) =>
  `Reference data that are missing for this sample: ${names.join(', ')}.`

describe('reference data that a sample lacks', () => {
  it.each([
    ['nothing for a change of a known gene', ['BRAF V600M'], {}, [GTF]],
    ['the chain for a position on GRCh38', ['7:140753336A>T'], { build: 'GRCH38' as const }, [CHAIN]],
    ['no chain on GRCh37', ['7:140453136A>T'], { build: 'GRCH37' as const }, []],
    ['HGNC for a gene that no record has', ['XYZ9 V10E'], {}, [HGNC]],
    ['HGNC for a line whose gene is not known', ['XYZ9 foo'], {}, [HGNC]],
    ['HGNC for an unknown partner', ['NCOA4-BRAF fusion'], {}, [HGNC]],
    ['the ontology where a disease is given', ['BRAF V600E amplified'], { hasDisease: true }, [ONTOLOGY]],
    ['the annotation for an exon that no record places', ['BRAF exon 15 mutation'], {}, []],
    ['the annotation for a residue beside an unplaced exon', ['BRAF K601E'], {}, [GTF]],
    [
      'several, in the order in which they are named',
      ['7:140753336A>T', 'XYZ9 V10E', 'BRAF K601E'],
      { build: 'GRCH38' as const, hasDisease: true },
      [CHAIN, HGNC, ONTOLOGY, GTF],
    ],
  ])('%s', (_, alterations, options, names) => {
    expect(missing(alterations, options)).toBe(names.length === 0 ? null : sentence(...names))
  })

  it('are none where all are imported', () => {
    const all = { imported: ALL, build: 'GRCH38' as const, hasDisease: true }
    expect(missing(['7:140753336A>T', 'BRAF K601E'], all)).toBeNull()
  })

  it('are none where nothing of the sample needs them', () => {
    const small = smallMatchIndex()
    const read = readSample({ alterations: ['ERBB2 amplification'] }, small)
    expect(missingReferenceData(NONE, read, matchSample(read.sample, small), small, false)).toBeNull()
  })
})
