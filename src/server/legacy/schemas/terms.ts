import { z } from 'zod'
import { referenceBuilds } from '#domain/vocabularies/coordinates.ts'
import { sourceSources } from '#domain/vocabularies/sources.ts'
import { named } from './json-schema.ts'

/** Gene, variant or profile where a record only refers to it. */
export const reference = z.strictObject({ id: z.int(), name: z.string() })

export const variantType = named(
  'VariantType',
  'Variant type: a term of the Sequence Ontology.',
  z.strictObject({
    id: z.int(),
    name: z.string().describe('Name in the Sequence Ontology, such as `missense_variant`.'),
    display_name: z.string(),
    so_id: z.string(),
    description: z.string(),
    url: z.string(),
    root_concept: z
      .strictObject({ so_id: z.string(), name: z.string() })
      .describe('Root of the tree that has the term.'),
  }),
)

export const coordinates = named(
  'Coordinates',
  'Coordinates of a variant, 1-based and inclusive. Members ending in 2 give a second location, such as the other partner of a fusion.',
  z.strictObject({
    chromosome: z.nullable(z.string()),
    start: z.nullable(z.int()),
    stop: z.nullable(z.int()),
    reference_bases: z.nullable(z.string()),
    variant_bases: z.nullable(z.string()),
    representative_transcript: z.nullable(z.string()),
    chromosome2: z.nullable(z.string()),
    start2: z.nullable(z.int()),
    stop2: z.nullable(z.int()),
    representative_transcript2: z.nullable(z.string()),
    ensembl_version: z.nullable(z.int()),
    reference_build: z.nullable(z.enum(referenceBuilds.values.map(referenceBuilds.legacyLabel))),
  }),
)

export const disease = named(
  'Disease',
  'Disease, with its Disease Ontology id (digits only) if known.',
  z.strictObject({
    id: z.int(),
    name: z.nullable(z.string()),
    display_name: z.string(),
    doid: z.nullable(z.string()),
    url: z.nullable(z.string()),
  }),
)

export const drug = named(
  'Drug',
  'Therapy.',
  z.strictObject({
    id: z.int(),
    name: z.string(),
    ncit_id: z.nullable(z.string()),
    aliases: z.array(z.string()),
  }),
)

export const phenotype = named(
  'Phenotype',
  'Phenotype: a term of the Human Phenotype Ontology.',
  z.strictObject({ id: z.int(), hpo_id: z.string(), hpo_class: z.string(), url: z.string() }),
)

/** Stages of the curation of a source. */
export const sourceStatuses = ['submitted', 'partially curated', 'fully curated', 'exhausted'] as const

export const source = named(
  'Source',
  'Publication or meeting abstract.',
  z.strictObject({
    id: z.int(),
    name: z.nullable(z.string()).describe('Title.'),
    citation: z.nullable(z.string()),
    citation_id: z.string(),
    source_type: z.enum(sourceSources.values.map(sourceSources.legacyLabel)),
    asco_abstract_id: z.nullable(z.string()),
    source_url: z.string(),
    open_access: z.nullable(z.boolean()),
    pmc_id: z.nullable(z.string()),
    publication_date: z
      .strictObject({ year: z.int(), month: z.int(), day: z.int() })
      .partial()
      .describe('Unknown parts are omitted.'),
    journal: z.nullable(z.string()),
    full_journal_title: z.nullable(z.string()),
    status: z.enum(sourceStatuses),
    is_review: z.boolean().describe('Whether it is a review; false if unknown.'),
    clinical_trials: z.array(
      z.strictObject({
        nct_id: z.string(),
        name: z.string(),
        description: z.string(),
        clinical_trial_url: z.string(),
      }),
    ),
  }),
)

export const acmgCode = z.strictObject({ code: z.string(), description: z.string() })
