import type { FeatureInstanceType } from '#domain/vocabularies/features.ts'
import { referenceBuilds } from '#domain/vocabularies/coordinates.ts'
import { aliasesOf } from '#server/knowledge/records/aliases.ts'
import { fusionOfFeature } from '#server/knowledge/records/features.ts'
import { variantsOfProfile } from '#server/knowledge/records/molecular-profiles.ts'
import { recordById } from '#server/knowledge/records/records.ts'
import type {
  FeatureRecord,
  MolecularProfileRecord,
  VariantCoordinateRecord,
  VariantRecord,
} from '#server/knowledge/records/records.ts'
import { variantCoordinates } from '#server/knowledge/records/variants/coordinates.ts'
import { variantTypesOfVariant } from '#server/knowledge/records/variants/variant-types.ts'
import { clinvarIds, hgvsDescriptions } from '#server/knowledge/records/variants/variants.ts'
import { extensions, geneConcept, present, SEQUENCE_ONTOLOGY } from './concepts.ts'
import type { GksContext } from './gks-context.ts'
import type { CategoricalVariant, Coding, ConceptMapping, MappableConcept } from './gks-types.ts'
import { compositeCategoricalVariant } from './profiles/composite-variant.ts'
import type { CompositePart } from './profiles/composite-variant.ts'
import { draftCategoricalVariant, draftValue } from './profiles/draft-form.ts'
import { adjacencyConstraint } from './profiles/fusions.ts'
import { variantDetail } from './profiles/variant-detail.ts'
import type { FullDetail } from './profiles/variant-detail.ts'

const ALLELE_REGISTRY =
  'https://reg.clinicalgenome.org/redmine/projects/registry/genboree_registry/by_canonicalid?canonicalid='
const CLINVAR = 'https://www.ncbi.nlm.nih.gov/clinvar/variation/'
const DBSNP = 'https://www.ncbi.nlm.nih.gov/snp/'

const DBSNP_ID = /^rs\d+$/i
/** Others stand for none: `N/A`, `unregistered`. */
const SEQUENCE_ONTOLOGY_ID = /^SO:\d+$/
const ALLELE_REGISTRY_ID = /^CA\d+$/

const SUBTYPES: Readonly<Record<FeatureInstanceType, string>> = {
  GENE: 'gene_variant',
  FACTOR: 'factor_variant',
  FUSION: 'fusion_variant',
  REGION: 'region_variant',
}

const related = (system: string, code: string): ConceptMapping => ({
  coding: { system, code },
  relation: 'relatedMatch',
})

/** HGVS expressions by the level that they describe; others, and what is no expression, are left out. */
function expressionOf(value: string) {
  const level = /:([pcg])\./.exec(value)?.[1]
  return level ? [{ syntax: `hgvs.${level}`, value }] : []
}

/** The place as CIViC's exports have it; nothing unless chromosome and positions are known (plain: everything). */
function representativeCoordinate(place: VariantCoordinateRecord | undefined, { detail }: GksContext) {
  if (!place || place.chromosome === null || place.start === null || place.stop === null) return null
  const coordinate = {
    chromosome: place.chromosome,
    start: place.start,
    stop: place.stop,
    reference_bases: place.reference_bases,
    variant_bases: place.variant_bases,
    ensembl_version: place.ensembl_version,
    representative_transcript: place.representative_transcript,
    reference_build: place.reference_build && referenceBuilds.label(place.reference_build),
  }
  const isWhole = Object.values(coordinate).every((value) => value !== null)
  return detail === 'plain' && !isWhole ? null : { ...present(coordinate), type: 'coordinates' }
}

/** Codes of a variant: those of the only one of a profile, or of one of several, which is a part of what it says. */
async function variantMappings(
  variant: VariantRecord,
  relation: 'exactMatch' | 'relatedMatch',
  { load, ids }: GksContext,
): Promise<ConceptMapping[]> {
  const [types, clinvar] = await Promise.all([
    load(variantTypesOfVariant, variant.id),
    load(clinvarIds, variant.id),
  ])
  const typeMappings = types.flatMap(({ id, display_name, soid }) => {
    const coding = { id: ids.id('variant_type', { id }), name: display_name, system: SEQUENCE_ONTOLOGY }
    return SEQUENCE_ONTOLOGY_ID.test(soid ?? '')
      ? [{ coding: { ...coding, code: soid }, relation: 'exactMatch' }]
      : []
  })
  const coding = present({
    id: ids.id('vid', variant),
    extensions: extensions({ subtype: SUBTYPES[variant.kind], variantTypes: typeMappings }),
    name: variant.name,
    system: ids.system('vid', variant),
    code: String(variant.id),
  }) as Coding
  const registryId = variant.allele_registry_id ?? ''
  const registered = ALLELE_REGISTRY_ID.test(registryId) ? [related(ALLELE_REGISTRY, registryId)] : []
  const entries = clinvar.filter(({ clinvar_id }) => /^\d+$/.test(clinvar_id))
  return [
    { coding, relation },
    ...registered,
    ...entries.map(({ clinvar_id }) => related(CLINVAR, clinvar_id)),
  ]
}

/** What only the profile of one variant says: its expressions and its place, and in full its alleles and constraints. */
async function ofVariant(variant: VariantRecord, context: GksContext) {
  const [descriptions, places] = await Promise.all([
    context.load(hgvsDescriptions, variant.id),
    context.load(variantCoordinates, variant.id),
  ])
  const hgvs = descriptions.map(({ name }) => name)
  const place = places.find(({ coordinate_type: type }) => type === 'GENE_VARIANT_COORDINATE')
  return {
    expressions: hgvs.flatMap(expressionOf),
    coordinate: representativeCoordinate(place, context),
    full: context.detail === 'full' ? await variantDetail(variant, place, hgvs, context) : null,
  }
}

/** A variant of a complex profile as its own profile shows it, under its own id. */
async function partOf(variant: VariantRecord, context: GksContext): Promise<CompositePart> {
  const profile = await context.load(
    recordById.molecular_profiles,
    variant.single_variant_molecular_profile_id,
  )
  if (!profile) throw new Error(`molecular profile of variant ${variant.id} is missing`)
  const [object, adjacency] = await Promise.all([
    categoricalVariant(profile, context),
    variant.kind === 'FUSION' ? adjacencyConstraint(variant.feature_id, context) : null,
  ])
  const subject = draftCategoricalVariant({ ...object, id: context.ids.id('vid', variant) }, adjacency)
  return { variantId: variant.id, name: profile.name, subject }
}

/** The logic of a complex profile, as a draft beside the released form. */
async function complexDetail(
  profile: MolecularProfileRecord,
  variants: readonly VariantRecord[],
  context: GksContext,
): Promise<FullDetail> {
  const parts = await Promise.all(variants.map((variant) => partOf(variant, context)))
  const composite = compositeCategoricalVariant(profile, context.ids.id('mpid', profile), parts)
  const part = 'compositeCategoricalVariant'
  return {
    extensions: {
      categoricalVariationType: composite ? 'CompositeCategoricalVariant' : 'Undefined',
      compositeCategoricalVariant: composite && draftValue(composite),
      notExpressed: composite ? [] : [{ part, reason: 'expression-unreadable' }],
    },
  }
}

/**
 * A molecular profile as a categorical variant. Of a complex one the names and mappings only, beside a draft: its parts
 * without their operators would mislead.
 */
export function categoricalVariant(
  profile: MolecularProfileRecord,
  context: GksContext,
): Promise<CategoricalVariant> {
  const object = context.profiles.get(profile.id) ?? makeCategoricalVariant(profile, context)
  context.profiles.set(profile.id, object)
  return object
}

async function makeCategoricalVariant(
  profile: MolecularProfileRecord,
  context: GksContext,
): Promise<CategoricalVariant> {
  const { load, ids, detail } = context
  const variants = await load(variantsOfProfile, profile.id)
  const only = profile.is_complex ? null : (variants[0] ?? null)
  const [profileAliases, variantAliases, facts, mappings] = await Promise.all([
    load(aliasesOf.molecular_profile, profile.id),
    Promise.all(variants.map(({ id }) => load(aliasesOf.variant, id))),
    only ? ofVariant(only, context) : null,
    Promise.all(
      variants.map((variant) => variantMappings(variant, only ? 'exactMatch' : 'relatedMatch', context)),
    ),
  ])
  const isComposite = profile.is_complex && detail === 'full'
  const full = isComposite ? await complexDetail(profile, variants, context) : facts?.full
  const names = [...profileAliases, ...(only ? variantAliases.flat() : [])].map(({ name }) => name)
  const dbsnp = variantAliases.flat().filter(({ name }) => DBSNP_ID.test(name))
  const own = { id: ids.id('mpid', profile), system: ids.system('mpid', profile) }
  return present({
    id: own.id,
    type: 'CategoricalVariant',
    name: profile.name,
    description: profile.description,
    aliases: [...new Set(names.filter((name) => !DBSNP_ID.test(name)))],
    extensions: extensions({
      molecularProfileScore: profile.score,
      expressions: facts?.expressions,
      representativeVariantCoordinates: facts?.coordinate,
      ...full?.extensions,
    }),
    members: full?.members,
    constraints: full?.constraints,
    mappings: [
      { coding: { ...own, code: String(profile.id) }, relation: 'exactMatch' },
      ...mappings.flat(),
      ...dbsnp.map(({ name }) => related(DBSNP, name.toLowerCase())),
    ],
  }) as CategoricalVariant
}

/** The gene that a variant of the feature is about; of a fusion the side that is known, unless both are. */
async function geneOf(
  feature: FeatureRecord,
  { load }: Pick<GksContext, 'load'>,
): Promise<FeatureRecord | null> {
  if (feature.kind === 'GENE') return feature
  if (feature.kind !== 'FUSION') return null
  const fusion = await load(fusionOfFeature, feature.id)
  const sides = [fusion?.five_prime_gene_id, fusion?.three_prime_gene_id].filter((id) => id != null)
  const [gene, other] = sides
  return gene !== undefined && other === undefined ? load(recordById.features, gene) : null
}

/** The genes of the profile's variants, each once; null stands for variants that are of no single gene. */
export async function genesOf(profile: MolecularProfileRecord, context: Pick<GksContext, 'load'>) {
  const variants = await context.load(variantsOfProfile, profile.id)
  const genes = await Promise.all(
    variants.map(async ({ feature_id }) => {
      const feature = await context.load(recordById.features, feature_id)
      return feature && geneOf(feature, context)
    }),
  )
  return [...new Map(genes.map((gene) => [gene?.id ?? null, gene])).values()]
}

/** The gene that all variants of the profile share; null where there is none. */
export async function geneContext(
  profile: MolecularProfileRecord,
  context: GksContext,
): Promise<MappableConcept | null> {
  const [gene, ...others] = await genesOf(profile, context)
  return gene && others.length === 0 ? geneConcept(gene, context) : null
}
