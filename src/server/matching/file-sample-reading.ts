import { describeAlteration, nameOfAlteration } from '#domain/matching/sample/describe-alteration.ts'
import type { Assayed } from '#domain/matching/sample/sample.ts'
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
      name: [...new Set(alterations.map(nameOfAlteration))].join(' and '),
      understoodAs: alterations.map(describeAlteration),
      isAbsent,
      warnings: [...warnings],
    })),
    found: entries.map(({ alterations }) => alterations),
    notUnderstood: notUnderstood.map((one) => ({ index: null, choices: [], ...one })),
  }
}

/** A sample with the alterations that were sent beside its file in front. */
export function withFurtherAlterations(further: ReadSample, file: ReadSample): ReadSample {
  const count = further.understood.length + further.notUnderstood.length
  const beside = <One extends { line: number | null }>(one: One) => ({ ...one, line: null })
  return {
    sample: {
      ...file.sample,
      alterations: [...further.sample.alterations, ...file.sample.alterations],
      absences: [...further.sample.absences, ...file.sample.absences],
    },
    positions: [...further.positions, ...file.positions.map((position) => position + count)],
    understood: [
      ...further.understood.map(beside),
      ...file.understood.map((one) => ({ ...one, index: one.index + count })),
    ],
    found: [...further.found, ...file.found],
    notUnderstood: [...further.notUnderstood.map(beside), ...file.notUnderstood],
  }
}
