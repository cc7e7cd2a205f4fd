import { chromosomes } from '#domain/vocabularies/coordinates.ts'
import type { ExonPlace, VariantPlace } from '#domain/records/fields/coordinates.ts'
import { violationIf } from '#domain/validity.ts'
import type { Violation } from '#domain/validity.ts'

const TRANSCRIPT = /^ENST\d{11}\.\d{1,2}$/
const BASES = /^[ACTG]+(\/[ACTG]+)?$/

/**
 * Checks whether nothing is said of the place, the build and version alone saying nothing: then it is a stub.
 */
export const isStubPlace = (place: VariantPlace): boolean =>
  [
    place.chromosome,
    place.start,
    place.stop,
    place.referenceBases,
    place.variantBases,
    place.representativeTranscript,
  ].every((value) => value === null)

/** Checks whether all is known that a place must have. */
export const isWholePlace = (place: VariantPlace): boolean =>
  [place.chromosome, place.start, place.stop, place.referenceBuild, place.representativeTranscript].every(
    (value) => value !== null,
  )

/** Checks whether all is known that an exon must have. */
export const isWholeExon = (place: ExonPlace): boolean =>
  [place.representativeTranscript, place.referenceBuild, place.ensemblVersion, place.exon].every(
    (value) => value !== null,
  )

/** Every rule that the place of a gene variant breaks; a stub breaks none (domain model, section 1). */
export function validatePlace(place: VariantPlace): Violation[] {
  if (isStubPlace(place)) return []
  const { chromosome, start, stop } = place
  return [
    ...needed('chromosome', 'a chromosome', chromosome),
    ...needed('start', 'a start', start),
    ...needed('stop', 'a stop', stop),
    ...needed('reference_build', 'a reference build', place.referenceBuild),
    ...needed('representative_transcript', 'a representative transcript', place.representativeTranscript),
    ...violationIf(
      chromosome !== null && !chromosomes.labels().includes(chromosome),
      'chromosome',
      `Chromosome ${chromosome} must be one of ${chromosomes.labels().join(' ')}.`,
    ),
    ...positive('start', start),
    ...positive('stop', stop),
    ...violationIf(
      start !== null && stop !== null && start > stop,
      'stop',
      `The stop ${stop} lies before the start ${start}.`,
    ),
    ...basesRule('reference_bases', place.referenceBases),
    ...basesRule('variant_bases', place.variantBases),
    ...transcriptRule(place.representativeTranscript),
  ]
}

/** Every rule that an exon of a fusion variant breaks (domain model, section 1). */
export function validateExon(place: ExonPlace): Violation[] {
  const { exon, exonOffset, exonOffsetDirection } = place
  return [
    ...needed('representative_transcript', 'a representative transcript', place.representativeTranscript),
    ...needed('reference_build', 'a reference build', place.referenceBuild),
    ...needed('ensembl_version', 'an Ensembl version', place.ensemblVersion),
    ...needed('exon', 'an exon', exon),
    ...positive('exon', exon),
    ...positive('ensembl_version', place.ensemblVersion),
    ...violationIf(
      exonOffset !== null && exonOffset < 0,
      'exon_offset',
      `The exon offset ${exonOffset} must be 0 or more; its direction says on which side it lies.`,
    ),
    ...violationIf(
      exonOffset !== null && exonOffsetDirection === null,
      'exon_offset_direction',
      'An exon offset needs its direction: Positive, Negative.',
    ),
    ...violationIf(
      exonOffset === null && exonOffsetDirection !== null,
      'exon_offset',
      'An offset direction needs an exon offset.',
    ),
    ...transcriptRule(place.representativeTranscript),
  ]
}

const needed = (attribute: string, what: string, value: unknown) =>
  violationIf(value === null, attribute, `Coordinates need ${what}.`)

const positive = (attribute: string, value: number | null) =>
  violationIf(
    value !== null && value < 1,
    attribute,
    `The ${attribute.replaceAll('_', ' ')} ${value} must be 1 or more.`,
  )

const basesRule = (attribute: string, bases: string | null) =>
  violationIf(
    bases !== null && !BASES.test(bases),
    attribute,
    `The ${attribute.replaceAll('_', ' ')} ${bases} must be letters A, C, T and G, or two runs of them split by /.`,
  )

const transcriptRule = (transcript: string | null) =>
  violationIf(
    transcript !== null && !TRANSCRIPT.test(transcript),
    'representative_transcript',
    `Transcript ${transcript} must be ENST, 11 digits, a point and its version, e.g. ENST00000288602.6.`,
  )
