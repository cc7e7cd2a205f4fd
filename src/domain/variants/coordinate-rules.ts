import { chromosomes, referenceBuilds } from '#domain/vocabularies/coordinates.ts'
import { chromosomeLengths } from './reference-build.ts'
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
    ...onChromosome(place),
    ...basesOverSpan(place),
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

/** Positions lie on their chromosome, where the lengths of the build are known; the stop is the later one. */
function onChromosome({ referenceBuild: build, chromosome, stop }: VariantPlace): Violation[] {
  if (stop === null || chromosome === null || (build !== 'GRCH37' && build !== 'GRCH38')) return []
  const length = chromosomeLengths(build).get(chromosome)
  return violationIf(
    length !== undefined && stop > length,
    'stop',
    `The stop ${stop} lies behind the end of chromosome ${chromosome}, which has ${length} bases in ${referenceBuilds.label(build)}.`,
  )
}

/** Reference bases are as many as the positions from start to stop; an insertion, which has none, lies between two. */
function basesOverSpan({ start, stop, referenceBases, variantBases }: VariantPlace): Violation[] {
  if (start === null || stop === null || start < 1 || start > stop) return []
  const span = stop - start + 1
  const positions = `${start}-${stop} (${span} ${span === 1 ? 'position' : 'positions'})`
  if (referenceBases === null)
    return violationIf(
      variantBases !== null && span > 2,
      'reference_bases',
      `Variant bases without reference bases are an insertion between two neighbouring positions, not over ${positions}.`,
    )
  const odd = BASES.test(referenceBases)
    ? referenceBases.split('/').find((run) => run.length !== span)
    : undefined
  return violationIf(
    odd !== undefined,
    'reference_bases',
    `The reference bases ${odd} are ${odd?.length} and do not fill ${positions}.`,
  )
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
