import { atMost } from '#domain/text/text-lengths.ts'
import type { VariantPlace } from '#domain/variants/coordinate-rules.ts'
import { idList, valueOrNull, wholeNumberWithin } from '#server/curation/arguments.ts'
import { builder } from '#server/graphql/schema/builder.ts'
import { ReferenceBuild } from '#server/graphql/schema/enums.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { FusionVariantInput } from '../fusion-variant-input.ts'
import { NullableStringInput } from '../nullable-inputs.ts'
import { ALIASES } from './features.ts'

const TYPES = 'Ids of the variant types, which are Sequence Ontology terms.'
const FEATURE = 'Id of the feature of the variant, of the same kind as before.'
const NAME = `Name, unique among variants of the feature, ${atMost('name')}.`

/** GraphQL's Int ends there. */
const LARGEST_INT = 2 ** 31 - 1

const ClinvarInput = builder.inputType('ClinvarInput', {
  description: 'ClinVar entries of a variant: exactly one of the three fields.',
  fields: (t) => ({
    ids: t.intList({ description: 'ClinVar ids, as numbers.' }),
    noneFound: t.boolean({ description: 'True if ClinVar was checked and has no entry.' }),
    notApplicable: t.boolean({ description: 'True if ClinVar does not apply to the variant (N/A).' }),
  }),
})

/**
 * The entries as variants hold them: ids as text, or a marker.
 * @throws ClientError unless exactly one of the three is given, and for numbers that are no ids
 */
export function clinvarEntries({ ids, noneFound, notApplicable }: typeof ClinvarInput.$inferInput): string[] {
  const present = [ids ? 'ids' : null, noneFound ? 'noneFound' : null, notApplicable ? 'notApplicable' : null]
  const names = present.filter((name) => name !== null)
  if (names.length !== 1)
    throw new ClientError(
      'BAD_USER_INPUT',
      `clinvarIds needs exactly one of ids, noneFound and notApplicable; given are ${names.join(' and ') || 'none'}`,
    )
  if (noneFound) return ['NONE FOUND']
  if (notApplicable) return ['N/A']
  return idList(ids ?? [], 'clinvarIds').map((id) =>
    String(wholeNumberWithin(id, 'clinvarIds', 1, LARGEST_INT)),
  )
}

const GeneVariantCoordinateInput = builder.inputType('GeneVariantCoordinateInput', {
  description:
    'Coordinates of a gene variant: either empty, or complete; bases and Ensembl version are optional. Positions are 1-based and inclusive.',
  fields: (t) => ({
    referenceBuild: t.field({
      type: ReferenceBuild,
      description: 'Reference build of the positions.',
    }),
    ensemblVersion: t.int({ description: 'Ensembl version of the transcript.' }),
    chromosome: t.string({ description: 'Chromosome: 1 to 22, X or Y.' }),
    start: t.int({ description: 'Start position.' }),
    stop: t.int({ description: 'Stop position.' }),
    referenceBases: t.field({
      type: NullableStringInput,
      required: true,
      description: 'Reference bases: letters A, C, T and G, or two sequences separated by `/`.',
    }),
    variantBases: t.field({
      type: NullableStringInput,
      required: true,
      description: 'Variant bases, in the same form.',
    }),
    representativeTranscript: t.string({
      description: 'Ensembl transcript with its version, such as `ENST00000288602.6`.',
    }),
  }),
})

/** The place as curation works with it; the chromosome without `chr`, bases in upper case. */
export const placeFrom = (input: typeof GeneVariantCoordinateInput.$inferInput): VariantPlace => ({
  referenceBuild: input.referenceBuild ?? null,
  ensemblVersion: input.ensemblVersion ?? null,
  chromosome:
    input.chromosome
      ?.trim()
      .replace(/^chr_?/i, '')
      .toUpperCase() || null,
  start: input.start ?? null,
  stop: input.stop ?? null,
  referenceBases: valueOrNull(input.referenceBases, 'referenceBases')?.trim().toUpperCase() ?? null,
  variantBases: valueOrNull(input.variantBases, 'variantBases')?.trim().toUpperCase() ?? null,
  representativeTranscript: input.representativeTranscript?.trim() || null,
})

export const GeneVariantFields = builder.inputType('GeneVariantFields', {
  description: 'Editable fields of a gene variant.',
  fields: (t) => ({
    featureId: t.int({ required: true, description: FEATURE }),
    name: t.string({ required: true, description: `${NAME} Must not be in fusion syntax.` }),
    aliases: t.stringList({ required: true, description: ALIASES }),
    variantTypeIds: t.intList({ required: true, description: TYPES }),
    hgvsDescriptions: t.stringList({ required: true, description: 'HGVS descriptions.' }),
    clinvarIds: t.field({ type: ClinvarInput, required: true, description: 'ClinVar entries.' }),
    coordinates: t.field({
      type: GeneVariantCoordinateInput,
      required: true,
      description: 'Coordinates of the variant.',
    }),
  }),
})

export const FactorVariantFields = builder.inputType('FactorVariantFields', {
  description: 'Editable fields of a variant of a factor.',
  fields: (t) => ({
    featureId: t.int({ required: true, description: FEATURE }),
    name: t.string({ required: true, description: NAME }),
    ncitId: t.field({
      type: NullableStringInput,
      required: true,
      description: 'NCI Thesaurus id.',
    }),
    aliases: t.stringList({ required: true, description: ALIASES }),
    variantTypeIds: t.intList({ required: true, description: TYPES }),
  }),
})

export const FusionVariantFields = builder.inputType('FusionVariantFields', {
  description: 'Editable fields of a variant of a fusion; its names follow from its exons.',
  fields: (t) => ({
    aliases: t.stringList({ required: true, description: ALIASES }),
    variantTypeIds: t.intList({ required: true, description: TYPES }),
    coordinates: t.field({
      type: FusionVariantInput,
      required: true,
      description: 'Exons at the breakpoint.',
    }),
  }),
})

export const RegionVariantFields = builder.inputType('RegionVariantFields', {
  description: 'Editable fields of a variant of a region.',
  fields: (t) => ({
    aliases: t.stringList({ required: true, description: ALIASES }),
    variantTypeIds: t.intList({ required: true, description: TYPES }),
  }),
})
