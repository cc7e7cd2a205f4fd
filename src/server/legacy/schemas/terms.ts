import { referenceBuilds } from '#domain/vocabularies/coordinates.ts'
import { sourceSources } from '#domain/vocabularies/sources.ts'
import { describe, flag, integer, list, named, nullable, object, oneOfWords, partial, text } from './shape.ts'

/** Gene, variant or profile where a record only refers to it. */
export const reference = object({ id: integer, name: text })

export const variantType = named(
  'VariantType',
  'Variant type: a term of the Sequence Ontology.',
  object({
    id: integer,
    name: describe(text, 'Name in the Sequence Ontology, such as `missense_variant`.'),
    display_name: text,
    so_id: text,
    description: text,
    url: text,
    root_concept: describe(object({ so_id: text, name: text }), 'Root of the tree that has the term.'),
  }),
)

export const coordinates = named(
  'Coordinates',
  'Coordinates of a variant, 1-based and inclusive. Members ending in 2 give a second location, such as the other partner of a fusion.',
  object({
    chromosome: nullable(text),
    start: nullable(integer),
    stop: nullable(integer),
    reference_bases: nullable(text),
    variant_bases: nullable(text),
    representative_transcript: nullable(text),
    chromosome2: nullable(text),
    start2: nullable(integer),
    stop2: nullable(integer),
    representative_transcript2: nullable(text),
    ensembl_version: nullable(integer),
    reference_build: nullable(oneOfWords(referenceBuilds.values.map(referenceBuilds.legacyLabel))),
  }),
)

export const disease = named(
  'Disease',
  'Disease, with its Disease Ontology id (digits only) if known.',
  object({
    id: integer,
    name: nullable(text),
    display_name: text,
    doid: nullable(text),
    url: nullable(text),
  }),
)

export const drug = named(
  'Drug',
  'Therapy.',
  object({ id: integer, name: text, ncit_id: nullable(text), aliases: list(text) }),
)

export const phenotype = named(
  'Phenotype',
  'Phenotype: a term of the Human Phenotype Ontology.',
  object({ id: integer, hpo_id: text, hpo_class: text, url: text }),
)

/** Stages of the curation of a source. */
export const sourceStatuses = ['submitted', 'partially curated', 'fully curated', 'exhausted'] as const

export const source = named(
  'Source',
  'Publication or meeting abstract.',
  object({
    id: integer,
    name: describe(nullable(text), 'Title.'),
    citation: nullable(text),
    citation_id: text,
    source_type: oneOfWords(sourceSources.values.map(sourceSources.legacyLabel)),
    asco_abstract_id: nullable(text),
    source_url: text,
    open_access: nullable(flag),
    pmc_id: nullable(text),
    publication_date: describe(
      partial({ year: integer, month: integer, day: integer }),
      'Unknown parts are omitted.',
    ),
    journal: nullable(text),
    full_journal_title: nullable(text),
    status: oneOfWords(sourceStatuses),
    is_review: describe(flag, 'Whether it is a review; false if unknown.'),
    clinical_trials: list(object({ nct_id: text, name: text, description: text, clinical_trial_url: text })),
  }),
)

export const acmgCode = object({ code: text, description: text })
