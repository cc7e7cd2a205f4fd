import type { Dialect } from '../dialect.ts'
import { createIndex, createLink, createTable, oneOf, rankOf } from './ddl.ts'

const EVIDENCE_LEVELS = 'A B C D E'
const STATUSES = 'ACCEPTED REJECTED SUBMITTED'
const EVIDENCE_TYPES = 'DIAGNOSTIC PROGNOSTIC PREDICTIVE PREDISPOSING FUNCTIONAL ONCOGENIC'
const DIRECTIONS = 'SUPPORTS DOES_NOT_SUPPORT NA'
const SIGNIFICANCES = `SENSITIVITYRESPONSE RESISTANCE BETTER_OUTCOME POOR_OUTCOME POSITIVE NEGATIVE NA
  ADVERSE_RESPONSE PATHOGENIC LIKELY_PATHOGENIC BENIGN LIKELY_BENIGN UNCERTAIN_SIGNIFICANCE
  REDUCED_SENSITIVITY GAIN_OF_FUNCTION LOSS_OF_FUNCTION UNALTERED_FUNCTION NEOMORPHIC UNKNOWN
  DOMINANT_NEGATIVE LIKELY_ONCOGENIC PREDISPOSITION PROTECTIVENESS ONCOGENICITY`
const ASSERTION_SIGNIFICANCES = `SENSITIVITYRESPONSE RESISTANCE BETTER_OUTCOME POOR_OUTCOME POSITIVE NEGATIVE NA
  ADVERSE_RESPONSE PATHOGENIC LIKELY_PATHOGENIC BENIGN LIKELY_BENIGN UNCERTAIN_SIGNIFICANCE
  REDUCED_SENSITIVITY ONCOGENIC LIKELY_ONCOGENIC`
const ORIGINS = 'SOMATIC RARE_GERMLINE COMMON_GERMLINE UNKNOWN NA COMBINED MIXED'
const INTERACTIONS = 'COMBINATION SEQUENTIAL SUBSTITUTES'
const AMP_LEVELS = `TIER_I_LEVEL_A TIER_I_LEVEL_B TIER_II_LEVEL_C TIER_II_LEVEL_D TIER_III TIER_IV NA`
const KINDS = 'GENE FACTOR FUSION REGION'
const PARTNER_STATUSES = 'KNOWN UNKNOWN MULTIPLE'
const BUILDS = 'GRCH38 GRCH37 NCBI36'
const REASONS = 'DUPLICATE INVALID OTHER'
const RECORD_TYPES = 'FEATURE VARIANT MOLECULAR_PROFILE EVIDENCE_ITEM ASSERTION VARIANT_GROUP'

/** Releases, ontologies, sources, features, variants, profiles, evidence, assertions and groups. */
export function knowledge(dialect: Dialect): string[] {
  const { id, text, real } = dialect.types
  const table = (name: string, columns: string[]) => createTable(dialect, name, columns)
  const times = [`created_at ${text} not null`, `updated_at ${text} not null`]
  /** Where a record came from and what a later release says of it. */
  const provenance = [
    `origin ${text} not null ${oneOf('origin', 'RELEASE STARTER SAMPLE LOCAL')}`,
    `stub boolean not null default false`,
    `withdrawn boolean not null default false`,
    `release_id integer references releases (id)`,
    `release_digest ${text}`,
    `flagged boolean not null default false`,
    ...times,
  ]
  const deprecation = (reasons: string) => [
    `deprecated boolean not null default false`,
    `deprecation_reason ${text} ${oneOf('deprecation_reason', reasons)}`,
  ]
  /** Terms with aliases and an is-a graph: diseases, therapies. */
  const term = (singular: string, plural: string, columns: string[]) => [
    ...table(plural, [
      `id ${id}`,
      `name ${text} not null`,
      `name_folded ${text} not null`,
      ...columns,
      ...times,
    ]),
    createIndex(plural, 'name_folded, id'),
    ...aliases(singular, plural),
    ...parents(singular, plural),
  ]
  const aliases = (singular: string, plural: string) => [
    ...table(`${singular}_aliases`, [
      `id ${id}`,
      `name ${text} not null`,
      `name_folded ${text} not null unique`,
    ]),
    ...createLink(
      dialect,
      `${singular}_${singular}_aliases`,
      { column: `${singular}_id`, table: plural },
      { column: `${singular}_alias_id`, table: `${singular}_aliases` },
    ),
  ]
  const parents = (singular: string, plural: string) =>
    createLink(
      dialect,
      `${singular}_parents`,
      { column: `${singular}_id`, table: plural },
      { column: 'parent_id', table: plural },
    )
  const link = (
    owner: string,
    ownerTable: string,
    target: string,
    targetTable: string,
    name = `${owner}_${targetTable}`,
  ) =>
    createLink(
      dialect,
      name,
      { column: `${owner}_id`, table: ownerTable },
      { column: `${target}_id`, table: targetTable },
    )

  return [
    // What was imported, and how often the knowledge has changed since.
    ...table('releases', [
      `id ${id}`,
      `name ${text} not null`,
      `contents ${text} not null ${oneOf('contents', 'STARTER RELEASE')}`,
      `released_on ${text} not null`,
      `digest ${text} not null`,
      `report ${text} not null`,
      `imported_at ${text} not null`,
    ]),
    createIndex('releases', 'imported_at'),
    ...table('knowledge_state', [
      `id integer primary key check (id = 1)`,
      `version integer not null`,
      `written_at ${text} not null`,
    ]),
    `insert into knowledge_state (id, version, written_at) values (1, 0, '1970-01-01T00:00:00.000Z')`,
    ...table('record_redirects', [
      `record_type ${text} not null ${oneOf('record_type', RECORD_TYPES)}`,
      `old_id integer not null`,
      `new_id integer not null`,
      `primary key (record_type, old_id)`,
    ]),
    createIndex('record_redirects', 'record_type, new_id'),
    ...table('unresolved_references', [
      `subject_type ${text} not null ${oneOf('subject_type', RECORD_TYPES)}`,
      `subject_id integer not null`,
      `reference_type ${text} not null ${oneOf('reference_type', RECORD_TYPES)}`,
      `reference_id integer not null`,
      `primary key (subject_type, subject_id, reference_type, reference_id)`,
    ]),
    createIndex('unresolved_references', 'reference_type, reference_id'),
    ...table('local_changes', [
      `record_type ${text} not null ${oneOf('record_type', RECORD_TYPES)}`,
      `record_id integer not null`,
      `field_name ${text} not null`,
      `changed_at ${text} not null`,
      `primary key (record_type, record_id, field_name)`,
    ]),

    // Ontologies and codes.
    ...term('disease', 'diseases', [`doid ${text}`, `deprecated boolean not null default false`]),
    createIndex('diseases', 'doid'),
    ...term('therapy', 'therapies', [
      `ncit_id ${text} unique`,
      `description ${text}`,
      `deprecated boolean not null default false`,
    ]),
    ...table('phenotypes', [
      `id ${id}`,
      `hpo_id ${text} unique`,
      `name ${text} not null`,
      `name_folded ${text} not null`,
      `description ${text}`,
      ...times,
    ]),
    createIndex('phenotypes', 'name_folded, id'),
    ...parents('phenotype', 'phenotypes'),
    ...table('variant_types', [
      `id ${id}`,
      `soid ${text} unique`,
      // The term as Sequence Ontology and releases write it (`missense_variant`), and as people read it.
      `name ${text} not null`,
      `name_folded ${text} not null unique`,
      `display_name ${text} not null default ''`,
      `description ${text} not null default ''`,
      ...times,
    ]),
    ...parents('variant_type', 'variant_types'),
    ...table('clinical_trials', [
      `id ${id}`,
      `nct_id ${text} not null unique`,
      `name ${text} not null`,
      `name_folded ${text} not null`,
      `description ${text} not null default ''`,
      ...times,
    ]),
    createIndex('clinical_trials', 'name_folded, id'),
    ...table('acmg_codes', [`id ${id}`, `code ${text} not null unique`, `description ${text} not null`]),
    ...table('clingen_codes', [
      `id ${id}`,
      `code ${text} not null unique`,
      `description ${text} not null`,
      `exclusive boolean not null default false`,
    ]),
    ...table('nccn_guidelines', [`id ${id}`, `name ${text} not null unique`]),
    ...table('cytogenetic_regions', [
      `id ${id}`,
      `name ${text} not null unique`,
      `chromosome ${text} not null`,
      `band ${text}`,
    ]),
    ...table('cytogenetic_coordinates', [
      `cytogenetic_region_id integer not null references cytogenetic_regions (id)`,
      `reference_build ${text} not null ${oneOf('reference_build', BUILDS)}`,
      `start integer not null`,
      `stop integer not null`,
      `primary key (cytogenetic_region_id, reference_build)`,
    ]),

    // Publications.
    ...table('sources', [
      `id ${id}`,
      `source_type ${text} not null ${oneOf('source_type', 'PUBMED ASCO ASH')}`,
      `citation_id ${text} not null`,
      `citation ${text}`,
      `citation_folded ${text}`,
      `title ${text}`,
      `title_folded ${text}`,
      `abstract ${text}`,
      `journal ${text}`,
      `journal_folded ${text}`,
      `full_journal_title ${text}`,
      `author_string ${text}`,
      `author_string_folded ${text}`,
      `author_sort_key ${text}`,
      `publication_year integer`,
      `publication_month integer check (publication_month between 1 and 12)`,
      `publication_day integer check (publication_day between 1 and 31)`,
      `pmc_id ${text}`,
      `open_access boolean`,
      `is_review boolean`,
      `fully_curated boolean not null default false`,
      `deprecated boolean not null default false`,
      `retracted boolean not null default false`,
      `retraction_nature ${text}`,
      `retraction_date ${text}`,
      `retraction_reasons ${text}`,
      `asco_abstract_id integer`,
      `asco_presenter ${text}`,
      ...times,
      `unique (source_type, citation_id)`,
    ]),
    createIndex('sources', 'citation_id'),
    createIndex('sources', 'publication_year, id'),
    createIndex('sources', 'journal_folded, id'),
    createIndex('sources', 'author_sort_key, id'),
    createIndex('sources', 'title_folded, id'),
    ...table('source_authors', [
      `source_id integer not null references sources (id)`,
      `position integer not null`,
      `fore_name ${text}`,
      `last_name ${text} not null`,
      `primary key (source_id, position)`,
    ]),
    ...link('source', 'sources', 'clinical_trial', 'clinical_trials'),

    // Features: what a variant is a variant of. The id of a gene, factor, fusion or region is its feature's.
    ...table('features', [
      `id ${id}`,
      `kind ${text} not null ${oneOf('kind', KINDS)}`,
      `name ${text} not null`,
      `name_folded ${text} not null`,
      `full_name ${text}`,
      `full_name_folded ${text}`,
      `description ${text}`,
      ...deprecation(REASONS),
      ...provenance,
    ]),
    // Releases hold namesakes now and then; records made here get names of their own.
    createIndex('features', 'kind, name'),
    createIndex('features', 'name, kind', { unique: true, where: `origin = 'LOCAL' and not deprecated` }),
    createIndex('features', 'name_folded, id'),
    createIndex('features', 'full_name_folded, id'),
    createIndex('features', 'name'),
    ...table('genes', [
      `feature_id integer primary key references features (id)`,
      `entrez_id integer not null unique`,
    ]),
    ...table('gene_uniprot_ids', [
      `feature_id integer not null references genes (feature_id)`,
      `uniprot_id ${text} not null`,
      `primary key (feature_id, uniprot_id)`,
    ]),
    ...table('factors', [`feature_id integer primary key references features (id)`, `ncit_id ${text}`]),
    createIndex('factors', 'ncit_id'),
    ...table('fusions', [
      `feature_id integer primary key references features (id)`,
      `five_prime_gene_id integer references genes (feature_id)`,
      `three_prime_gene_id integer references genes (feature_id)`,
      `five_prime_partner_status ${text} not null ${oneOf('five_prime_partner_status', PARTNER_STATUSES)}`,
      `three_prime_partner_status ${text} not null ${oneOf('three_prime_partner_status', PARTNER_STATUSES)}`,
      `check (five_prime_gene_id is not null or three_prime_gene_id is not null)`,
      `check ((five_prime_gene_id is not null) = (five_prime_partner_status = 'KNOWN'))`,
      `check ((three_prime_gene_id is not null) = (three_prime_partner_status = 'KNOWN'))`,
    ]),
    createIndex('fusions', 'five_prime_gene_id'),
    createIndex('fusions', 'three_prime_gene_id'),
    ...table('fusion_known_partner_genes', [
      `feature_id integer not null references fusions (feature_id)`,
      `gene_id integer not null references genes (feature_id)`,
      `primary key (feature_id, gene_id)`,
    ]),
    createIndex('fusion_known_partner_genes', 'gene_id'),
    ...table('region_cytogenetic_regions', [
      `feature_id integer not null references features (id)`,
      `position integer not null`,
      `cytogenetic_region_id integer not null references cytogenetic_regions (id)`,
      `primary key (feature_id, position)`,
    ]),
    ...aliases('feature', 'features'),
    ...link('feature', 'features', 'source', 'sources'),

    // Molecular profiles: expressions over variants.
    ...table('molecular_profiles', [
      `id ${id}`,
      `raw_name ${text} not null unique`,
      `name ${text} not null`,
      `name_folded ${text} not null`,
      `description ${text}`,
      `score ${real} not null default 0`,
      `is_multi_variant boolean not null default false`,
      `is_complex boolean not null default false`,
      ...deprecation(`${REASONS} VARIANT_DEPRECATED`),
      ...provenance,
    ]),
    createIndex('molecular_profiles', 'score desc, id'),
    createIndex('molecular_profiles', 'name_folded, id'),
    ...aliases('molecular_profile', 'molecular_profiles'),
    ...link('molecular_profile', 'molecular_profiles', 'source', 'sources'),

    // Variants and where they lie.
    ...table('variants', [
      `id ${id}`,
      `feature_id integer not null references features (id)`,
      `kind ${text} not null ${oneOf('kind', KINDS)}`,
      `name ${text} not null`,
      `name_folded ${text} not null`,
      `single_variant_molecular_profile_id integer not null unique references molecular_profiles (id)`,
      `allele_registry_id ${text}`,
      `ncit_id ${text}`,
      `vicc_name ${text}`,
      `iscn_name ${text}`,
      ...deprecation(`${REASONS} FEATURE_DEPRECATED`),
      ...provenance,
    ]),
    createIndex('variants', 'feature_id, name'),
    createIndex('variants', 'name, feature_id', {
      unique: true,
      where: `origin = 'LOCAL' and not deprecated`,
    }),
    createIndex('variants', 'name_folded, id'),
    createIndex('variants', 'allele_registry_id'),
    createIndex('variants', 'kind, id'),
    ...table('molecular_profile_variants', [
      `molecular_profile_id integer not null references molecular_profiles (id)`,
      `variant_id integer not null references variants (id)`,
      `position integer not null`,
      `negated boolean not null default false`,
      `primary key (molecular_profile_id, variant_id)`,
    ]),
    createIndex('molecular_profile_variants', 'variant_id, molecular_profile_id'),
    ...table('variant_coordinates', [
      `id ${id}`,
      `variant_id integer not null references variants (id)`,
      `coordinate_type ${text} not null ${oneOf('coordinate_type', 'GENE_VARIANT_COORDINATE FIVE_PRIME_FUSION_COORDINATE THREE_PRIME_FUSION_COORDINATE')}`,
      `curation_state ${text} not null ${oneOf('curation_state', 'STUB FULLY_CURATED')}`,
      `reference_build ${text} ${oneOf('reference_build', BUILDS)}`,
      `ensembl_version integer`,
      `chromosome ${text}`,
      `start integer`,
      `stop integer`,
      `reference_bases ${text}`,
      `variant_bases ${text}`,
      `representative_transcript ${text}`,
      ...times,
      `unique (variant_id, coordinate_type)`,
    ]),
    createIndex('variant_coordinates', 'chromosome, start, stop'),
    createIndex('variant_coordinates', 'start, variant_id'),
    createIndex('variant_coordinates', 'stop, variant_id'),
    ...table('exon_coordinates', [
      `id ${id}`,
      `variant_id integer not null references variants (id)`,
      `coordinate_type ${text} not null ${oneOf('coordinate_type', 'FIVE_PRIME_START_EXON_COORDINATE FIVE_PRIME_END_EXON_COORDINATE THREE_PRIME_START_EXON_COORDINATE THREE_PRIME_END_EXON_COORDINATE')}`,
      `curation_state ${text} not null ${oneOf('curation_state', 'STUB EXONS_PROVIDED FULLY_CURATED')}`,
      `exon integer`,
      `exon_offset integer`,
      `exon_offset_direction ${text} ${oneOf('exon_offset_direction', 'POSITIVE NEGATIVE')}`,
      `strand ${text} ${oneOf('strand', 'POSITIVE NEGATIVE')}`,
      `reference_build ${text} ${oneOf('reference_build', BUILDS)}`,
      `ensembl_version integer`,
      `ensembl_id ${text}`,
      `chromosome ${text}`,
      `start integer`,
      `stop integer`,
      `representative_transcript ${text}`,
      ...times,
      `unique (variant_id, coordinate_type)`,
    ]),
    createIndex('exon_coordinates', 'chromosome, start, stop'),
    ...aliases('variant', 'variants'),
    ...link('variant', 'variants', 'variant_type', 'variant_types', 'variant_variant_types'),
    ...table('hgvs_descriptions', [
      `id ${id}`,
      `name ${text} not null`,
      `name_folded ${text} not null unique`,
    ]),
    ...link('variant', 'variants', 'hgvs_description', 'hgvs_descriptions'),
    ...table('clinvar_entries', [`id ${id}`, `clinvar_id ${text} not null unique`]),
    ...link('variant', 'variants', 'clinvar_entry', 'clinvar_entries'),
    ...table('variant_groups', [
      `id ${id}`,
      `name ${text} not null`,
      `name_folded ${text} not null`,
      `description ${text}`,
      ...provenance,
    ]),
    createIndex('variant_groups', 'name_folded, id'),
    ...link('variant_group', 'variant_groups', 'variant', 'variants'),
    ...link('variant_group', 'variant_groups', 'source', 'sources'),

    // Evidence items and assertions. Old combinations that today's rules forbid are allowed here on purpose.
    ...table('evidence_items', [
      `id ${id}`,
      `molecular_profile_id integer not null references molecular_profiles (id)`,
      `disease_id integer references diseases (id)`,
      `source_id integer not null references sources (id)`,
      `status ${text} not null ${oneOf('status', STATUSES)}`,
      `evidence_type ${text} not null ${oneOf('evidence_type', EVIDENCE_TYPES)}`,
      `evidence_level ${text} not null ${oneOf('evidence_level', EVIDENCE_LEVELS)}`,
      `evidence_direction ${text} not null ${oneOf('evidence_direction', DIRECTIONS)}`,
      `significance ${text} not null ${oneOf('significance', SIGNIFICANCES)}`,
      `variant_origin ${text} not null ${oneOf('variant_origin', ORIGINS)}`,
      `therapy_interaction_type ${text} ${oneOf('therapy_interaction_type', INTERACTIONS)}`,
      `evidence_rating integer check (evidence_rating between 1 and 5)`,
      `description ${text} not null default ''`,
      // The folded beginning: long texts do not fit an index.
      `description_sort_key ${text} not null default ''`,
      `variant_hgvs ${text} not null default ''`,
      ...provenance,
      rankOf('status', STATUSES),
      rankOf('evidence_type', EVIDENCE_TYPES),
      rankOf('evidence_direction', DIRECTIONS),
      rankOf('significance', SIGNIFICANCES),
      rankOf('variant_origin', ORIGINS),
      // Unrated sorts after every rating, from high to low.
      `evidence_rating_rank integer generated always as (coalesce(5 - evidence_rating, 5)) stored`,
    ]),
    createIndex('evidence_items', 'status_rank, id'),
    createIndex('evidence_items', 'evidence_level, evidence_rating_rank, id'),
    createIndex('evidence_items', 'evidence_rating_rank, evidence_level, id'),
    // The other direction, unrated items last again.
    createIndex('evidence_items', '(coalesce(evidence_rating, 6)), evidence_level, evidence_rating_rank, id'),
    createIndex('evidence_items', 'description_sort_key, evidence_level, evidence_rating_rank, id'),
    // Either direction, the ties always from strong to weak.
    createIndex('evidence_items', 'evidence_level desc, evidence_rating_rank, id'),
    createIndex('evidence_items', 'description_sort_key desc, evidence_level, evidence_rating_rank, id'),
    ...['status', 'evidence_type', 'evidence_direction', 'significance', 'variant_origin'].flatMap(
      (column) => [
        createIndex('evidence_items', `${column}_rank, evidence_level, evidence_rating_rank, id`),
        createIndex('evidence_items', `${column}_rank desc, evidence_level, evidence_rating_rank, id`),
      ],
    ),
    ...['molecular_profile_id', 'disease_id', 'source_id'].map((column) =>
      createIndex('evidence_items', `${column}, evidence_level, evidence_rating_rank, id`),
    ),
    ...link('evidence_item', 'evidence_items', 'therapy', 'therapies'),
    ...link('evidence_item', 'evidence_items', 'phenotype', 'phenotypes'),
    ...table('assertions', [
      `id ${id}`,
      `molecular_profile_id integer not null references molecular_profiles (id)`,
      `disease_id integer references diseases (id)`,
      `status ${text} not null ${oneOf('status', STATUSES)}`,
      `assertion_type ${text} not null ${oneOf('assertion_type', 'DIAGNOSTIC PROGNOSTIC PREDICTIVE PREDISPOSING ONCOGENIC')}`,
      `assertion_direction ${text} not null ${oneOf('assertion_direction', 'SUPPORTS DOES_NOT_SUPPORT')}`,
      `significance ${text} not null ${oneOf('significance', ASSERTION_SIGNIFICANCES)}`,
      `variant_origin ${text} ${oneOf('variant_origin', ORIGINS)}`,
      `therapy_interaction_type ${text} ${oneOf('therapy_interaction_type', INTERACTIONS)}`,
      `amp_level ${text} ${oneOf('amp_level', AMP_LEVELS)}`,
      `nccn_guideline_id integer references nccn_guidelines (id)`,
      `nccn_guideline_version ${text}`,
      `fda_companion_test boolean`,
      `fda_companion_test_updated_at ${text}`,
      `fda_regulatory_approval boolean`,
      `fda_regulatory_approval_updated_at ${text}`,
      `summary ${text} not null default ''`,
      `summary_folded ${text} not null default ''`,
      `summary_sort_key ${text} not null default ''`,
      `description ${text} not null default ''`,
      `evidence_item_count integer not null default 0`,
      ...provenance,
      rankOf('status', STATUSES),
      rankOf('assertion_type', 'DIAGNOSTIC PROGNOSTIC PREDICTIVE PREDISPOSING ONCOGENIC'),
      rankOf('assertion_direction', 'SUPPORTS DOES_NOT_SUPPORT'),
      rankOf('significance', ASSERTION_SIGNIFICANCES),
      rankOf('amp_level', AMP_LEVELS),
    ]),
    createIndex('assertions', 'status_rank, id'),
    createIndex('assertions', 'evidence_item_count desc, id'),
    ...[
      'status_rank',
      'assertion_type_rank',
      'assertion_direction_rank',
      'significance_rank',
      'amp_level_rank',
    ].map((column) => createIndex('assertions', `${column}, evidence_item_count desc, id`)),
    createIndex('assertions', 'summary_sort_key, evidence_item_count desc, id'),
    createIndex('assertions', 'molecular_profile_id, id'),
    createIndex('assertions', 'disease_id, id'),
    ...link('assertion', 'assertions', 'evidence_item', 'evidence_items'),
    ...link('assertion', 'assertions', 'therapy', 'therapies'),
    ...link('assertion', 'assertions', 'phenotype', 'phenotypes'),
    ...link('assertion', 'assertions', 'acmg_code', 'acmg_codes'),
    ...link('assertion', 'assertions', 'clingen_code', 'clingen_codes'),
  ]
}
