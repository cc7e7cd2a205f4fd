import { atMost } from '#domain/text/text-lengths.ts'
import type { VariantPlace } from '#domain/variants/coordinate-rules.ts'
import { idList, valueOrNull, wholeNumberWithin } from '#server/curation/arguments.ts'
import { builder } from '#server/graphql/schema/builder.ts'
import { ReferenceBuild } from '#server/graphql/schema/enums.ts'
import { ClientError } from '#server/client-error.ts'
import { FusionVariantInput } from '../fusion-variant-input.ts'
import { NullableStringInput } from '../nullable-inputs.ts'
import { ALIASES } from './features.ts'

const TYPES = 'Variant types, terms of the Sequence Ontology.'
const FEATURE = 'The feature that it is a variant of; of the same kind.'
const NAME = `Name, ${atMost('name')}; no other variant of the feature has it.`

/** GraphQL's Int ends there. */
const LARGEST_INT = 2 ** 31 - 1

const ClinvarInput = builder.inputType('ClinvarInput', {
  description: 'ClinVar entries of a variant: exactly one of the three.',
  fields: (t) => ({
    ids: t.intList({ description: 'Ids at ClinVar, numbers from 1.' }),
    noneFound: t.boolean({ description: 'True: somebody looked and found nothing.' }),
    notApplicable: t.boolean({ description: 'True: ClinVar has no such variants.' }),
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
  description: 'Coordinates of a gene variant: nothing, or all but the bases and the Ensembl version.',
  fields: (t) => ({
    referenceBuild: t.field({
      type: ReferenceBuild,
      description: 'The reference build the positions are on.',
    }),
    ensemblVersion: t.int({ description: 'The Ensembl version the transcript is of.' }),
    chromosome: t.string({ description: 'The chromosome: 1 to 22, X or Y.' }),
    start: t.int({ description: 'First base, counted from 1.' }),
    stop: t.int({ description: 'Last base, itself included.' }),
    referenceBases: t.field({
      type: NullableStringInput,
      required: true,
      description: 'Bases of the reference that it replaces: letters A, C, T, G, or two runs split by /.',
    }),
    variantBases: t.field({
      type: NullableStringInput,
      required: true,
      description: 'Bases that take their place, likewise.',
    }),
    representativeTranscript: t.string({
      description: 'The Ensembl transcript with its version: `ENST00000288602.6`.',
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
  description: 'Everything of a gene variant that people change.',
  fields: (t) => ({
    featureId: t.int({ required: true, description: FEATURE }),
    name: t.string({ required: true, description: `${NAME} Fusions are variants of fusions, not of genes.` }),
    aliases: t.stringList({ required: true, description: ALIASES }),
    variantTypeIds: t.intList({ required: true, description: TYPES }),
    hgvsDescriptions: t.stringList({ required: true, description: 'HGVS descriptions.' }),
    clinvarIds: t.field({ type: ClinvarInput, required: true, description: 'ClinVar entries.' }),
    coordinates: t.field({
      type: GeneVariantCoordinateInput,
      required: true,
      description: 'Coordinates.',
    }),
  }),
})

export const FactorVariantFields = builder.inputType('FactorVariantFields', {
  description: "Everything of a factor's variant that people change.",
  fields: (t) => ({
    featureId: t.int({ required: true, description: FEATURE }),
    name: t.string({ required: true, description: NAME }),
    ncitId: t.field({
      type: NullableStringInput,
      required: true,
      description: 'Code in the NCI Thesaurus.',
    }),
    aliases: t.stringList({ required: true, description: ALIASES }),
    variantTypeIds: t.intList({ required: true, description: TYPES }),
  }),
})

export const FusionVariantFields = builder.inputType('FusionVariantFields', {
  description: 'Everything of a fusion variant that people change; its names follow from its exons.',
  fields: (t) => ({
    aliases: t.stringList({ required: true, description: ALIASES }),
    variantTypeIds: t.intList({ required: true, description: TYPES }),
    coordinates: t.field({ type: FusionVariantInput, required: true, description: 'The exons it joins.' }),
  }),
})

export const RegionVariantFields = builder.inputType('RegionVariantFields', {
  description: "Everything of a region's variant that people change.",
  fields: (t) => ({
    aliases: t.stringList({ required: true, description: ALIASES }),
    variantTypeIds: t.intList({ required: true, description: TYPES }),
  }),
})
