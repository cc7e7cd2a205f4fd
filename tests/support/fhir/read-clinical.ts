import { describeAlteration } from '#domain/matching/sample/describe-alteration.ts'
import { matchSample } from '#domain/matching/match-sample.ts'
import { NOTHING_ASSAYED } from '#domain/matching/sample/sample.ts'
import { readingOfFileSample } from '#server/matching/file-sample-reading.ts'
import { readFileSamples } from '#server/matching/file-samples.ts'
import { inPieces } from '#tests/support/matching/match-files.ts'
import { matchIndexOf, place } from '#tests/support/matching/match-index.ts'

/** Records that clinical documents are read with. */
export const clinicalIndex = matchIndexOf(
  [
    {
      feature: 'BRAF',
      name: 'V600E',
      hgvsDescriptions: ['NM_004333.4:c.1799T>A', 'NP_004324.2:p.Val600Glu'],
      clinvarIds: ['13961'],
      aliases: ['rs113488022'],
      coordinates: place('7', 140453136, 'A', 'T', 'ENST00000288602.6'),
    },
    { feature: 'BRAF', name: 'V600' },
    { feature: 'EGFR', name: 'L858R' },
    { feature: 'EGFR', name: 'Exon 19 Deletion' },
    { feature: 'JAK2', name: 'V617F', hgvsDescriptions: ['NP_004963.1:p.Val617Phe'] },
    { feature: 'ALK', name: 'EML4::ALK' },
    { feature: 'ALK', name: 'Fusion' },
    { feature: 'ERBB2', name: 'Amplification' },
    { feature: 'MSI', name: 'High', isFactor: true },
    { feature: 'TMB', name: 'High', isFactor: true },
  ],
  [],
  {
    BRAF: ['673', 'HGNC:1097'],
    EGFR: ['1956', 'HGNC:3236'],
    JAK2: ['3717', 'HGNC:6192'],
    ALK: ['238', 'HGNC:427'],
    EML4: ['27436', 'HGNC:1316'],
    ERBB2: ['2064', 'HGNC:3430'],
  },
)

/** Reads JSON of a clinical document: what each of its samples matches, denies and is not understood of. */
export async function readClinical(document: unknown, sample: string | null = null) {
  const text = typeof document === 'string' ? document : JSON.stringify(document)
  const options = { index: clinicalIndex, build: null, sample, includeFiltered: false }
  const limits = { mostBytes: null, mostRelevant: 10_000, mostSamples: null }
  const read = await readFileSamples(inPieces(text), options, limits)
  const samples = read.samples.map((one) => {
    const { sample: found } = readingOfFileSample(one, read.build, NOTHING_ASSAYED)
    const matches = matchSample(found, clinicalIndex).profiles.flatMap(({ profileId, match }) =>
      match.result === 'MATCHED' ? [clinicalIndex.profiles.get(profileId)?.name ?? ''] : [],
    )
    return {
      name: one.name,
      matches: matches.toSorted(),
      absent: found.absences.map(describeAlteration),
      notUnderstood: one.notUnderstood,
      alterationWarnings: one.entries.flatMap(({ warnings }) => warnings),
    }
  })
  const [first] = samples
  if (!first) throw new Error('A file has at least one sample')
  return { ...read, ...first, samples }
}
