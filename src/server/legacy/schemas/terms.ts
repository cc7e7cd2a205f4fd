import { referenceBuilds } from '#domain/vocabularies/coordinates.ts'
import { sourceSources } from '#domain/vocabularies/sources.ts'
import { describe, flag, integer, list, named, nullable, object, oneOfWords, partial, text } from './shape.ts'

/** Gene, variant or profile where a record only refers to it. */
export const reference = object({ id: integer, name: text })

export const variantType = named(
  'VariantType',
  'A term of Sequence Ontology that says what kind of change a variant is.',
  object({
    id: integer,
    name: describe(text, 'As Sequence Ontology writes it: `missense_variant`.'),
    display_name: text,
    so_id: text,
    description: text,
    url: text,
    root_concept: describe(object({ so_id: text, name: text }), 'The root of the tree the term is in.'),
  }),
)

export const coordinates = named(
  'Coordinates',
  'Where a variant lies: 1-based, both ends included. Members ending in 2 hold a second place, such as the other partner of a fusion.',
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
  'A disease, where known with its Disease Ontology id (digits only).',
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
  'A therapy.',
  object({ id: integer, name: text, ncit_id: nullable(text), aliases: list(text) }),
)

export const phenotype = named(
  'Phenotype',
  'A term of the Human Phenotype Ontology.',
  object({ id: integer, hpo_id: text, hpo_class: text, url: text }),
)

/** Stages of the curation of a source. */
export const sourceStatuses = ['submitted', 'partially curated', 'fully curated', 'exhausted'] as const

export const source = named(
  'Source',
  'A publication.',
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
      'Unknown parts are left out.',
    ),
    journal: nullable(text),
    full_journal_title: nullable(text),
    status: oneOfWords(sourceStatuses),
    is_review: describe(flag, 'False also when unknown.'),
    clinical_trials: list(object({ nct_id: text, name: text, description: text, clinical_trial_url: text })),
  }),
)

export const acmgCode = object({ code: text, description: text })
