import { describeAlteration } from '#domain/matching/describe-alteration.ts'
import type { Assayed } from '#domain/matching/sample.ts'
import type { ReferenceBuild } from '#domain/vocabularies/coordinates.ts'
import type { FileSample } from './file-samples.ts'
import type { ReadSample } from './read-sample.ts'

/** A sample of a file, ready to be matched. */
export function readingOfFileSample(
  { entries, notUnderstood }: FileSample,
  build: ReferenceBuild | null,
  assayed: Assayed,
): ReadSample {
  const present = entries.flatMap(({ alterations, isAbsent }, position) =>
    isAbsent ? [] : alterations.map((alteration) => ({ alteration, position })),
  )
  return {
    sample: {
      build,
      alterations: present.map(({ alteration }) => alteration),
      absences: entries.flatMap(({ alterations, isAbsent }) => (isAbsent ? alterations : [])),
      assayed,
    },
    positions: present.map(({ position }) => position),
    understood: entries.map(({ line, text, alterations, isAbsent, warnings }, index) => ({
      index,
      line,
      text,
      understoodAs: alterations.map(describeAlteration),
      isAbsent,
      warnings: [...warnings],
    })),
    notUnderstood: notUnderstood.map((one) => ({ index: null, choices: [], ...one })),
  }
}
