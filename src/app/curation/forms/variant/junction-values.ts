import { z } from 'zod'
import { validateExon } from '#domain/variants/coordinate-rules.ts'
import type { ExonPlace } from '#domain/records/fields/coordinates.ts'
import { fusionVariantName, fusionViccName } from '#domain/variants/fusion-names.ts'
import type { FusionSide } from '#domain/variants/fusion-names.ts'
import { directions, referenceBuilds } from '#domain/vocabularies/coordinates.ts'
import { chosenFrom, typedText } from '../values.ts'
import type { FieldViolation } from '../submission/violations.ts'
import { wholeNumberIn, wholeNumberError } from './whole-number.ts'

/** Where a fusion variant breaks, as typed; the names are those of the interface's FusionVariantInput. */
export const JunctionValues = z.object({
  referenceBuild: chosenFrom(referenceBuilds),
  ensemblVersion: typedText,
  fivePrimeTranscript: typedText,
  fivePrimeExonEnd: typedText,
  fivePrimeOffset: typedText,
  fivePrimeOffsetDirection: chosenFrom(directions),
  threePrimeTranscript: typedText,
  threePrimeExonStart: typedText,
  threePrimeOffset: typedText,
  threePrimeOffsetDirection: chosenFrom(directions),
})
export type JunctionValues = z.infer<typeof JunctionValues>
export type JunctionField = keyof JunctionValues

export const blankJunction: JunctionValues = JunctionValues.parse({})

/** The two sides of a fusion, and which fields say where each breaks. */
export const junctionSides = {
  fivePrime: {
    label: '5′ partner',
    transcript: 'fivePrimeTranscript',
    exon: 'fivePrimeExonEnd',
    offset: 'fivePrimeOffset',
    direction: 'fivePrimeOffsetDirection',
    exonHint: (gene: string) => `The last exon of ${gene} in the fusion, counted from 1.`,
    offsetHint: 'Bases from the end of the exon to the junction.',
  },
  threePrime: {
    label: '3′ partner',
    transcript: 'threePrimeTranscript',
    exon: 'threePrimeExonStart',
    offset: 'threePrimeOffset',
    direction: 'threePrimeOffsetDirection',
    exonHint: (gene: string) => `The first exon of ${gene} in the fusion, counted from 1.`,
    offsetHint: 'Bases from the start of the exon to the junction.',
  },
} as const
export type JunctionSide = keyof typeof junctionSides
export const sideNames: readonly JunctionSide[] = ['fivePrime', 'threePrime']

/** Sides of a fusion: the status of each partner. */
export type FusionSides = Readonly<Record<JunctionSide, FusionSide>>

const numberOr = (text: string) => wholeNumberIn(text) ?? null

/** The exon at which a side breaks; what is not a number counts as not given. */
function exonOf(values: JunctionValues, side: JunctionSide): ExonPlace {
  const { transcript, exon, offset, direction } = junctionSides[side]
  return {
    referenceBuild: values.referenceBuild,
    ensemblVersion: numberOr(values.ensemblVersion),
    representativeTranscript: values[transcript].trim() || null,
    exon: numberOr(values[exon]),
    exonOffset: numberOr(values[offset]),
    exonOffsetDirection: values[direction],
  }
}

/** Every rule that the junction breaks (domain model, section 1), at its fields. */
export function junctionViolations(
  values: JunctionValues,
  sides: FusionSides,
): FieldViolation<JunctionField>[] {
  const violations = sideNames.flatMap((side) =>
    sides[side].status === 'KNOWN' ? sideViolations(values, side) : [],
  )
  // What both sides share is said once.
  return violations.filter(
    ({ field, message }, index) =>
      violations.findIndex((rule) => rule.field === field && rule.message === message) === index,
  )
}

function sideViolations(values: JunctionValues, side: JunctionSide): FieldViolation<JunctionField>[] {
  const { label, transcript, exon, offset, direction } = junctionSides[side]
  const fieldOf: Readonly<Record<string, JunctionField>> = {
    representative_transcript: transcript,
    reference_build: 'referenceBuild',
    ensembl_version: 'ensemblVersion',
    exon,
    exon_offset: offset,
    exon_offset_direction: direction,
  }
  const shared = new Set<JunctionField>(['referenceBuild', 'ensemblVersion'])
  const noNumbers = (
    [
      [exon, `${label}: The exon`],
      [offset, `${label}: The exon offset`],
      ['ensemblVersion', 'The Ensembl version'],
    ] as const
  ).flatMap(([field, what]) => {
    const message = wholeNumberError(what, values[field])
    return message ? [{ field, message }] : []
  })
  const unread = new Set<JunctionField>(noNumbers.map(({ field }) => field))
  return [
    ...noNumbers,
    ...validateExon(exonOf(values, side)).flatMap(({ attribute, message }) => {
      const field = fieldOf[attribute]
      if (!field || unread.has(field) || (field === direction && unread.has(offset))) return []
      return [{ field, message: shared.has(field) ? message : `${label}: ${message}` }]
    }),
  ]
}

/** The junction as the interface takes it; nothing of a side without a known gene. */
export function junctionInput(values: JunctionValues, sides: FusionSides) {
  const partnerExon = (side: JunctionSide) => (sides[side].status === 'KNOWN' ? exonOf(values, side) : null)
  const [five, three] = [partnerExon('fivePrime'), partnerExon('threePrime')]
  return {
    // The interface asks for one even where no exon is given, and then does not read it.
    ensemblVersion: numberOr(values.ensemblVersion) ?? 0,
    referenceBuild: values.referenceBuild,
    fivePrimeTranscript: five?.representativeTranscript ?? null,
    fivePrimeExonEnd: five?.exon ?? null,
    fivePrimeOffset: five?.exonOffset ?? null,
    fivePrimeOffsetDirection: five?.exonOffsetDirection ?? null,
    threePrimeTranscript: three?.representativeTranscript ?? null,
    threePrimeExonStart: three?.exon ?? null,
    threePrimeOffset: three?.exonOffset ?? null,
    threePrimeOffsetDirection: three?.exonOffsetDirection ?? null,
  }
}

/** Names of a variant with the junction; null while a side with a known gene has no exon or transcript. */
export function junctionNames(
  values: JunctionValues,
  sides: FusionSides,
): { name: string; viccName: string } | null {
  const withExon = (side: JunctionSide) => {
    const place = exonOf(values, side)
    const exon =
      place.exon !== null && place.representativeTranscript !== null
        ? {
            exon: place.exon,
            transcript: place.representativeTranscript,
            offset: place.exonOffset,
            offsetDirection: place.exonOffsetDirection,
          }
        : null
    return { ...sides[side], exon }
  }
  const [five, three] = [withExon('fivePrime'), withExon('threePrime')]
  if ([five, three].some(({ status, exon }) => status === 'KNOWN' && !exon)) return null
  return { name: fusionVariantName(five, three), viccName: fusionViccName(five, three) }
}
