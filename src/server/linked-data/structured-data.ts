import type {
  BioChemEntity,
  Claim,
  CreativeWork,
  Drug,
  Gene,
  MedicalCondition,
  MedicalScholarlyArticle,
  Thing,
} from 'schema-dts'
import {
  clinicalTrialUrl,
  diseaseUrl,
  genePath,
  phenotypeUrl,
  recordLink,
  sourceUrl,
  therapyUrl,
} from '#domain/records/links.ts'
import type { LinkedRecord } from '#domain/records/links.ts'
import { publicationDate, sourceName } from '#domain/text/names.ts'
import { evidenceStatuses } from '#domain/vocabularies/evidence.ts'
import {
  assertionTherapies,
  evidenceItemTherapies,
} from '#server/knowledge/records/clinical/clinical-terms.ts'
import { claimOf } from '#server/knowledge/records/clinical/claim-titles.ts'
import { assertionEvidence } from '#server/knowledge/records/clinical/evidence.ts'
import { aliasesOf } from '#server/knowledge/records/aliases.ts'
import { diseaseById } from '#server/knowledge/records/diseases.ts'
import { geneOfFeature } from '#server/knowledge/records/features.ts'
import { variantsOfProfile } from '#server/knowledge/records/molecular-profiles.ts'
import { phenotypeById } from '#server/knowledge/records/phenotypes.ts'
import { existing, recordById } from '#server/knowledge/records/records.ts'
import type { AssertionRecord, EvidenceItemRecord } from '#server/knowledge/records/records.ts'
import { clinicalTrialById } from '#server/knowledge/records/sources.ts'
import { therapyById } from '#server/knowledge/records/therapies.ts'
import type { TherapyRecord } from '#server/knowledge/records/terms.ts'
import type { Load } from '#server/knowledge/paging/batch.ts'
import { LICENSE } from './dataset.ts'

/** Where records are read and what their addresses begin with. */
export interface DescribedKnowledge {
  load: Load
  /** Address under which people reach the service, without a slash at the end. */
  origin: string
  /** The dataset that a page is part of: the knowledge, or a frozen state. */
  dataset: { '@type': 'Dataset'; '@id': string; name: string; url: string }
}

/** Record as schema.org has it, without its context. */
export type Described = Exclude<Thing, string>

/** Evidence of an assertion whose sources are named. */
const MOST_SOURCES = 50

const identified = (origin: string, path: string) => ({ '@id': `${origin}${path}`, url: `${origin}${path}` })

const termCode = (codeValue: string, codingSystem: string) =>
  ({ '@type': 'MedicalCode', codeValue, codingSystem }) as const

/** A record that another one names. */
const named = <const Type extends 'BioChemEntity' | 'Gene' | 'MedicalCondition' | 'Drug' | 'Claim'>(
  type: Type,
  { origin }: DescribedKnowledge,
  path: string,
  name: string,
) => ({ '@type': type, '@id': `${origin}${path}`, name }) as const

type Describe = (id: number, knowledge: DescribedKnowledge) => Promise<Described | null>

async function describeFeature(id: number, knowledge: DescribedKnowledge): Promise<Described | null> {
  const { load, origin, dataset } = knowledge
  const feature = await load(recordById.features, id)
  if (!feature) return null
  const aliases = await load(aliasesOf.feature, id)
  const common = {
    name: feature.name,
    subjectOf: dataset,
    ...(feature.description && { description: feature.description }),
    ...(aliases.length > 0 && { alternateName: aliases.map(({ name }) => name) }),
  }
  if (feature.kind !== 'GENE')
    return {
      '@type': 'BioChemEntity',
      ...identified(origin, recordLink('FEATURE', id)),
      ...common,
    } satisfies BioChemEntity
  const gene = await load(geneOfFeature, id)
  return {
    '@type': 'Gene',
    ...identified(origin, genePath(feature.name)),
    ...common,
    ...(gene?.entrez_id && {
      identifier: { '@type': 'PropertyValue', propertyID: 'NCBI Gene', value: String(gene.entrez_id) },
      sameAs: `https://www.ncbi.nlm.nih.gov/gene/${gene.entrez_id}`,
    }),
  } satisfies Gene
}

const describeVariant: Describe = async (id, knowledge) => {
  const { load, origin, dataset } = knowledge
  const variant = await load(recordById.variants, id)
  if (!variant) return null
  const feature = await existing(load(recordById.features, variant.feature_id))
  const isGene = feature.kind === 'GENE'
  const path = isGene ? genePath(feature.name) : recordLink('FEATURE', feature.id)
  return {
    '@type': 'BioChemEntity',
    ...identified(origin, recordLink('VARIANT', id)),
    name: `${feature.name} ${variant.name}`,
    isPartOfBioChemEntity: named(isGene ? 'Gene' : 'BioChemEntity', knowledge, path, feature.name),
    subjectOf: dataset,
    ...(variant.allele_registry_id && {
      identifier: {
        '@type': 'PropertyValue',
        propertyID: 'ClinGen Allele Registry',
        value: variant.allele_registry_id,
      },
    }),
  } satisfies BioChemEntity
}

const describeProfile: Describe = async (id, knowledge) => {
  const { load, origin, dataset } = knowledge
  const profile = await load(recordById.molecular_profiles, id)
  if (!profile) return null
  const variants = await load(variantsOfProfile, id)
  return {
    '@type': 'BioChemEntity',
    ...identified(origin, recordLink('MOLECULAR_PROFILE', id)),
    name: profile.name,
    ...(profile.description && { description: profile.description }),
    hasBioChemEntityPart: variants.map((variant) =>
      named('BioChemEntity', knowledge, recordLink('VARIANT', variant.id), variant.name),
    ),
    subjectOf: dataset,
  } satisfies BioChemEntity
}

const describeGroup: Describe = async (id, { load, origin, dataset }) => {
  const group = await load(recordById.variant_groups, id)
  return (
    group && {
      '@type': 'Collection',
      ...identified(origin, recordLink('VARIANT_GROUP', id)),
      name: group.name,
      ...(group.description && { description: group.description }),
      isPartOf: dataset,
    }
  )
}

const describeDisease: Describe = async (id, { load, origin, dataset }) => {
  const disease = await load(diseaseById, id)
  if (!disease) return null
  const url = diseaseUrl(disease.doid)
  return {
    '@type': 'MedicalCondition',
    ...identified(origin, recordLink('DISEASE', id)),
    name: disease.name,
    ...(disease.doid && { code: termCode(`DOID:${disease.doid}`, 'Disease Ontology') }),
    ...(url && { sameAs: url }),
    subjectOf: dataset,
  } satisfies MedicalCondition
}

const describeTherapy: Describe = async (id, { load, origin, dataset }) => {
  const therapy = await load(therapyById, id)
  if (!therapy) return null
  const url = therapyUrl(therapy.ncit_id)
  const aliases = await load(aliasesOf.therapy, id)
  return {
    '@type': 'Drug',
    ...identified(origin, recordLink('THERAPY', id)),
    name: therapy.name,
    ...(therapy.ncit_id && { code: termCode(therapy.ncit_id, 'NCI Thesaurus') }),
    ...(url && { sameAs: url }),
    ...(aliases.length > 0 && { alternateName: aliases.map(({ name }) => name) }),
    subjectOf: dataset,
  } satisfies Drug
}

const describePhenotype: Describe = async (id, { load, origin, dataset }) => {
  const phenotype = await load(phenotypeById, id)
  if (!phenotype) return null
  const url = phenotypeUrl(phenotype.hpo_id)
  return {
    '@type': 'MedicalSignOrSymptom',
    ...identified(origin, recordLink('PHENOTYPE', id)),
    name: phenotype.name,
    ...(phenotype.hpo_id && { code: termCode(phenotype.hpo_id, 'Human Phenotype Ontology') }),
    ...(url && { sameAs: url }),
    subjectOf: dataset,
  }
}

const describeTrial: Describe = async (id, { load, origin, dataset }) => {
  const trial = await load(clinicalTrialById, id)
  return (
    trial && {
      '@type': 'MedicalTrial',
      ...identified(origin, recordLink('CLINICAL_TRIAL', id)),
      name: trial.name,
      identifier: trial.nct_id,
      sameAs: clinicalTrialUrl(trial.nct_id),
      subjectOf: dataset,
    }
  )
}

const describeSource: Describe = async (id, { load, origin, dataset }) => {
  const source = await load(recordById.sources, id)
  if (!source) return null
  const { source_type, citation, citation_id, title, journal } = source
  const published = publicationDate({
    year: source.publication_year,
    month: source.publication_month,
    day: source.publication_day,
  })
  return {
    '@type': 'MedicalScholarlyArticle',
    ...identified(origin, recordLink('SOURCE', id)),
    name: title ?? sourceName({ sourceType: source_type, citation, citationId: citation_id }),
    identifier: citation_id,
    sameAs: sourceUrl(source_type, citation_id),
    ...(published && { datePublished: published }),
    ...(source.author_string && { creditText: source.author_string }),
    ...(journal && { isPartOf: [dataset, { '@type': 'Periodical', name: journal }] }),
    ...(!journal && { isPartOf: dataset }),
  } satisfies MedicalScholarlyArticle
}

const article = ({ origin }: DescribedKnowledge, id: number) =>
  ({ '@type': 'MedicalScholarlyArticle', '@id': `${origin}${recordLink('SOURCE', id)}` }) as const

/** What a claim is about: its profile, disease and therapies. */
async function subjectsOf(
  { molecular_profile_id, disease_id }: Pick<EvidenceItemRecord, 'molecular_profile_id' | 'disease_id'>,
  therapies: readonly TherapyRecord[],
  knowledge: DescribedKnowledge,
) {
  const { load } = knowledge
  const profile = await existing(load(recordById.molecular_profiles, molecular_profile_id))
  const disease = disease_id === null ? null : await load(diseaseById, disease_id)
  return [
    named('BioChemEntity', knowledge, recordLink('MOLECULAR_PROFILE', profile.id), profile.name),
    ...(disease
      ? [named('MedicalCondition', knowledge, recordLink('DISEASE', disease.id), disease.name)]
      : []),
    ...therapies.map(({ id, name }) => named('Drug', knowledge, recordLink('THERAPY', id), name)),
  ]
}

const claimed = (
  { status, updated_at }: EvidenceItemRecord | AssertionRecord,
  { dataset }: DescribedKnowledge,
) => ({
  creativeWorkStatus: evidenceStatuses.label(status),
  dateModified: updated_at,
  license: LICENSE,
  isPartOf: dataset,
})

const describeEvidence: Describe = async (id, knowledge) => {
  const { load, origin } = knowledge
  const item = await load(recordById.evidence_items, id)
  if (!item) return null
  const about = await subjectsOf(item, await load(evidenceItemTherapies, id), knowledge)
  return {
    '@type': 'Claim',
    ...identified(origin, recordLink('EVIDENCE_ITEM', id)),
    identifier: `EID${id}`,
    name: await claimOf(item, load),
    ...(item.description && { text: item.description }),
    about,
    appearance: article(knowledge, item.source_id),
    ...claimed(item, knowledge),
  } satisfies Claim
}

const describeAssertion: Describe = async (id, knowledge) => {
  const { load, origin } = knowledge
  const assertion = await load(recordById.assertions, id)
  if (!assertion) return null
  const about = await subjectsOf(assertion, await load(assertionTherapies, id), knowledge)
  const evidence = await load(assertionEvidence, id)
  const accepted = evidence.filter(({ status }) => status === 'ACCEPTED')
  const sources = [...new Set(accepted.map(({ source_id }) => source_id))].slice(0, MOST_SOURCES)
  return {
    '@type': 'Claim',
    ...identified(origin, recordLink('ASSERTION', id)),
    identifier: `AID${id}`,
    name: await claimOf(assertion, load),
    ...(assertion.summary && { text: assertion.summary }),
    about,
    ...(sources.length > 0 && { appearance: sources.map((source) => article(knowledge, source)) }),
    ...claimed(assertion, knowledge),
  } satisfies Claim
}

const DESCRIPTIONS: Partial<Record<LinkedRecord, Describe>> = {
  GENE: describeFeature,
  FEATURE: describeFeature,
  VARIANT: describeVariant,
  MOLECULAR_PROFILE: describeProfile,
  VARIANT_GROUP: describeGroup,
  DISEASE: describeDisease,
  THERAPY: describeTherapy,
  PHENOTYPE: describePhenotype,
  CLINICAL_TRIAL: describeTrial,
  SOURCE: describeSource,
  EVIDENCE_ITEM: describeEvidence,
  ASSERTION: describeAssertion,
}

/** A record in the words of schema.org; null for kinds that are not described, and where there is none. */
export async function structuredRecord(
  { kind, id }: { kind: LinkedRecord; id: number },
  knowledge: DescribedKnowledge,
): Promise<Described | null> {
  return (await DESCRIPTIONS[kind]?.(id, knowledge)) ?? null
}

/** JSON-LD of a thing. */
export const jsonLd = (thing: Described | CreativeWork): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...Object(thing) })
