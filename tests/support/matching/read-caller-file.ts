import { matchSample } from '#domain/matching/match-sample.ts'
import { NOTHING_ASSAYED } from '#domain/matching/sample/sample.ts'
import { readingOfFileSample } from '#server/matching/file-sample-reading.ts'
import { readFileSamples } from '#server/matching/file-samples.ts'
import type { CallerFile } from './caller-files.ts'
import { inPieces } from './match-files.ts'
import { matchIndexOf, place } from './match-index.ts'

/** The records that files of callers are judged by. */
const index = matchIndexOf([
  {
    feature: 'BRAF',
    name: 'V600E',
    hgvsDescriptions: ['NM_004333.4:c.1799T>A', 'NP_004324.2:p.Val600Glu'],
    coordinates: place('7', 140453136, 'A', 'T', 'ENST00000288602.6'),
  },
  { feature: 'EGFR', name: 'L858R' },
  { feature: 'EGFR', name: 'VIII' },
  { feature: 'ALK', name: 'EML4::ALK' },
  { feature: 'ALK', name: 'EML4::ALK e6-e20' },
  { feature: 'ALK', name: 'Fusion' },
  { feature: 'RET', name: 'Fusion' },
  { feature: 'BCR::ABL1', name: 'Fusion' },
  { feature: 'ERBB2', name: 'Amplification' },
  { feature: 'MET', name: 'Amplification' },
  { feature: 'CDKN2A', name: 'Deletion' },
  { feature: 'TMB', name: 'High', isFactor: true },
])

/** Reads a file of a caller: the profiles that match, by sample, and what was not read. */
export async function readCallerFile(content: string | Uint8Array) {
  const options = { index, build: null, sample: null, includeFiltered: false }
  const { samples, build, leftOut } = await readFileSamples(inPieces(content), options, {
    mostBytes: null,
    mostRelevant: 1000,
    mostSamples: null,
  })
  const matches = samples.map((sample): [string, string[]] => {
    const { sample: found } = readingOfFileSample(sample, build, NOTHING_ASSAYED)
    const names = matchSample(found, index).profiles.flatMap(({ profileId, match }) =>
      match.result === 'MATCHED' ? [index.profiles.get(profileId)?.name ?? ''] : [],
    )
    return [sample.name ?? '', names.toSorted()]
  })
  const notUnderstood = samples.flatMap((sample) => sample.notUnderstood)
  return { matches: Object.fromEntries(matches), notUnderstood, filtered: leftOut.filtered }
}

/** Profiles that must match by a file, by sample. */
export const judgedMatches = ({ matches }: CallerFile): Record<string, string[]> =>
  Object.fromEntries(Object.entries(matches).map(([sample, names]) => [sample, names.toSorted()]))
