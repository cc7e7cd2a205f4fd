import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { matchSample } from '#domain/matching/match-sample.ts'
import { NOTHING_ASSAYED } from '#domain/matching/sample/sample.ts'
import { readingOfFileSample } from '#server/matching/file-sample-reading.ts'
import { readFileSamples } from '#server/matching/file-samples.ts'
import { copyNumberFiles, fusionFiles, variantFiles } from '#tests/support/matching/caller-files.ts'
import type { CallerFile } from '#tests/support/matching/caller-files.ts'
import { inPieces } from '#tests/support/matching/match-files.ts'
import { matchIndexOf, place } from '#tests/support/matching/match-index.ts'

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
  { feature: 'ALK', name: 'Fusion' },
  { feature: 'RET', name: 'Fusion' },
  { feature: 'BCR::ABL1', name: 'Fusion' },
  { feature: 'ERBB2', name: 'Amplification' },
  { feature: 'MET', name: 'Amplification' },
  { feature: 'CDKN2A', name: 'Deletion' },
  { feature: 'TMB', name: 'High', isFactor: true },
])

async function read(content: string | Uint8Array) {
  const options = { index, build: null, sample: null, includeFiltered: false }
  const { samples, build, leftOut } = await readFileSamples(inPieces(content), options, {
    mostBytes: null,
    mostRelevant: 1000,
    mostSamples: null,
  })
  const matches = samples.map((sample) => {
    const { sample: found } = readingOfFileSample(sample, build, NOTHING_ASSAYED)
    const names = matchSample(found, index).profiles.flatMap(({ profileId, match }) =>
      match.result === 'MATCHED' ? [index.profiles.get(profileId)?.name ?? ''] : [],
    )
    return [sample.name ?? '', names.toSorted()]
  })
  const notUnderstood = samples.flatMap((sample) => sample.notUnderstood)
  return { matches: Object.fromEntries(matches), notUnderstood, filtered: leftOut.filtered }
}

const sorted = ({ matches }: CallerFile) =>
  Object.fromEntries(Object.entries(matches).map(([sample, names]) => [sample, names.toSorted()]))

describe.each([
  ['fusions', fusionFiles],
  ['copy number', copyNumberFiles],
  ['variants', variantFiles],
])('files of %s', (_, files) => {
  test.each(files)('$name', async (file) => {
    const { content, notUnderstood = 0, filtered = 0 } = file
    const forms = [content, content.replaceAll('\n', '\r\n'), `\u{FEFF}${content}`, gzipSync(content)]
    for (const form of forms) {
      const found = await read(form)
      expect(found.matches).toEqual(sorted(file))
      expect(found.notUnderstood).toHaveLength(notUnderstood)
      expect(found.filtered).toBe(filtered)
    }
  })
})
