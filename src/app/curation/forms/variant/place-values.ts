import { z } from 'zod'
import { validatePlace } from '#domain/variants/coordinate-rules.ts'
import type { VariantPlace } from '#domain/records/fields/coordinates.ts'
import { referenceBuilds } from '#domain/vocabularies/coordinates.ts'
import { lookupTable } from '#domain/lookup-table.ts'
import type { FieldViolation } from '../submission/violations.ts'
import { chosenFrom, typedText, valueOrUnset } from '../values.ts'
import { wholeNumberIn, wholeNumberError } from './whole-number.ts'

/** Where a gene variant lies, as typed; positions count from 1 and the last base is included. */
export const PlaceValues = z.object({
  referenceBuild: chosenFrom(referenceBuilds),
  chromosome: typedText,
  start: typedText,
  stop: typedText,
  referenceBases: typedText,
  variantBases: typedText,
  representativeTranscript: typedText,
  ensemblVersion: typedText,
})
export type PlaceValues = z.infer<typeof PlaceValues>
export type PlaceField = keyof PlaceValues

const numberOr = (text: string) => wholeNumberIn(text) ?? null

/** The place as the rules know it; what is not a number counts as not given. */
export const placeOf = (values: PlaceValues): VariantPlace => ({
  referenceBuild: values.referenceBuild,
  ensemblVersion: numberOr(values.ensemblVersion),
  chromosome: values.chromosome.trim() || null,
  start: numberOr(values.start),
  stop: numberOr(values.stop),
  referenceBases: values.referenceBases.trim().toUpperCase() || null,
  variantBases: values.variantBases.trim().toUpperCase() || null,
  representativeTranscript: values.representativeTranscript.trim() || null,
})

const fieldOf: Readonly<Record<string, PlaceField>> = lookupTable({
  reference_build: 'referenceBuild',
  ensembl_version: 'ensemblVersion',
  chromosome: 'chromosome',
  start: 'start',
  stop: 'stop',
  reference_bases: 'referenceBases',
  variant_bases: 'variantBases',
  representative_transcript: 'representativeTranscript',
})

/** Every rule that the place breaks (domain model, section 1), at its fields. */
export function coordinateViolations(values: PlaceValues): FieldViolation<PlaceField>[] {
  const noNumbers = (
    [
      ['start', 'The start'],
      ['stop', 'The stop'],
      ['ensemblVersion', 'The Ensembl version'],
    ] as const
  ).flatMap(([field, what]) => {
    const message = wholeNumberError(what, values[field])
    return message ? [{ field, message }] : []
  })
  const unread = new Set<PlaceField>(noNumbers.map(({ field }) => field))
  return [
    ...noNumbers,
    ...validatePlace(placeOf(values)).flatMap(({ attribute, message }) => {
      const field = fieldOf[attribute]
      return field && !unread.has(field) ? [{ field, message }] : []
    }),
  ]
}

/** The place as the interface takes it. */
export function placeInput(values: PlaceValues) {
  const { referenceBases, variantBases, ...place } = placeOf(values)
  return {
    ...place,
    referenceBases: valueOrUnset(referenceBases),
    variantBases: valueOrUnset(variantBases),
  }
}

/**
 * Doubt about parts that do not fit together although no rule forbids it: the bases of the reference fill the stretch
 * from start to stop. Null when nothing is doubtful.
 */
export function doubtAbout(values: PlaceValues): string | null {
  const { start, stop, referenceBases } = placeOf(values)
  if (start === null || stop === null || stop < start || !referenceBases || referenceBases.includes('/'))
    return null
  const length = stop - start + 1
  if (length === referenceBases.length) return null
  const bases = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'base' : 'bases'}`
  return `Start to stop spans ${bases(length)}, but the reference has ${bases(referenceBases.length)}.`
}
