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
import { extensions, geneConcept, present } from './concepts.ts'
import type { GksContext } from './gks-context.ts'
import type { CategoricalVariant, Coding, ConceptMapping, MappableConcept } from './gks-types.ts'
import { changeOfCoordinates, changeOfGenomicHgvs, chromosomeAllele } from './vrs/record-alleles.ts'
import type { Allele } from './vrs/vrs-types.ts'

const ALLELE_REGISTRY =
  'https://reg.clinicalgenome.org/redmine/projects/registry/genboree_registry/by_canonicalid?canonicalid='
const CLINVAR = 'https://www.ncbi.nlm.nih.gov/clinvar/variation/'
const DBSNP = 'https://www.ncbi.nlm.nih.gov/snp/'
const SEQUENCE_ONTOLOGY = 'http://www.sequenceontology.org/browser/current_svn/term/'

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
    extensions: extensions({ subtype: SUBTYPES[variant.kind], variant_types: typeMappings }),
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

/** Alleles that the profile of one variant stands for, of each build whose sequence is known. */
async function alleles(
  place: VariantCoordinateRecord | undefined,
  hgvs: readonly string[],
  { readChromosome }: GksContext,
): Promise<Allele[]> {
  const ofPlace =
    place &&
    changeOfCoordinates({
      referenceBuild: place.reference_build,
      chromosome: place.chromosome,
      start: place.start,
      stop: place.stop,
      referenceBases: place.reference_bases,
      variantBases: place.variant_bases,
    })
  const changes = [ofPlace ?? null, ...hgvs.map(changeOfGenomicHgvs)].filter((change) => change !== null)
  const made = await Promise.all(changes.map((change) => chromosomeAllele(change, readChromosome)))
  const found = made.filter((each) => typeof each !== 'string')
  return [...new Map(found.map((each) => [each.id, each])).values()]
}

/** What only the profile of one variant says: its expressions and its place, and alleles as examples. */
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
    members: context.detail === 'full' ? await alleles(place, hgvs, context) : [],
  }
}

/**
 * A molecular profile as a categorical variant. Of a complex one the names and mappings only: its parts without their
 * operators would mislead.
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
  const { load, ids } = context
  const variants = await load(variantsOfProfile, profile.id)
  const only = profile.is_complex ? null : (variants[0] ?? null)
  const [profileAliases, variantAliases, details, mappings] = await Promise.all([
    load(aliasesOf.molecular_profile, profile.id),
    Promise.all(variants.map(({ id }) => load(aliasesOf.variant, id))),
    only ? ofVariant(only, context) : null,
    Promise.all(
      variants.map((variant) => variantMappings(variant, only ? 'exactMatch' : 'relatedMatch', context)),
    ),
  ])
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
      'CIViC Molecular Profile Score': profile.score,
      expressions: details?.expressions,
      'CIViC representative coordinate': details?.coordinate,
    }),
    members: details?.members,
    mappings: [
      { coding: { ...own, code: String(profile.id) }, relation: 'exactMatch' },
      ...mappings.flat(),
      ...dbsnp.map(({ name }) => related(DBSNP, name.toLowerCase())),
    ],
  }) as CategoricalVariant
}

/** The gene that a variant of the feature is about; of a fusion the side that is known, unless both are. */
async function geneOf(feature: FeatureRecord, { load }: GksContext): Promise<FeatureRecord | null> {
  if (feature.kind === 'GENE') return feature
  if (feature.kind !== 'FUSION') return null
  const fusion = await load(fusionOfFeature, feature.id)
  const sides = [fusion?.five_prime_gene_id, fusion?.three_prime_gene_id].filter((id) => id != null)
  const [gene, other] = sides
  return gene !== undefined && other === undefined ? load(recordById.features, gene) : null
}

/** The genes of the profile's variants, each once; null stands for variants that are of no single gene. */
async function genesOf(profile: MolecularProfileRecord, context: GksContext) {
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
