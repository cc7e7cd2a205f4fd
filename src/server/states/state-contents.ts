import type { Tables } from '#server/storage/tables.ts'

/** Rows of a table that get into a state, with what they say of people replaced. */
export interface PublicPart {
  /** Rows whose column has one of the values. */
  only: { column: string; values: readonly string[] }
  /** Columns that get the same value in each row. */
  replaced: Readonly<Record<string, number | null>>
}

/** Whether a table is part of a state: whole, in part, or empty. */
type StateContent = 'knowledge' | 'private' | PublicPart

/** The account that stands for everybody in a state: who acted can be erased, and a state cannot be changed. */
export const CONTRIBUTOR = {
  id: 1,
  username: 'contributor',
  username_folded: 'contributor',
  name: 'Contributor',
  name_folded: 'contributor',
  role: 'CURATOR',
} as const

const nobody = { user_id: CONTRIBUTOR.id, organization_id: null }

/** That and when a record was submitted, moderated or made: its fields name these, and never who or why. */
const activities: PublicPart = {
  only: {
    column: 'kind',
    values: [
      'SUBMIT_EVIDENCE_ITEM',
      'SUBMIT_ASSERTION',
      'MODERATE_EVIDENCE_ITEM',
      'MODERATE_ASSERTION',
      'CREATE_FEATURE',
      'CREATE_VARIANT',
      'CREATE_COMPLEX_MOLECULAR_PROFILE',
    ],
  },
  replaced: { ...nobody, note: null },
}

const events: PublicPart = {
  only: {
    column: 'action',
    values: [
      'SUBMITTED',
      'ACCEPTED',
      'REJECTED',
      'REVERTED',
      'ASSERTION_SUBMITTED',
      'ASSERTION_ACCEPTED',
      'ASSERTION_REJECTED',
      'ASSERTION_REVERTED',
      'FEATURE_CREATED',
      'VARIANT_CREATED',
      'COMPLEX_MOLECULAR_PROFILE_CREATED',
    ],
  },
  replaced: nobody,
}

const searchWords: PublicPart = {
  only: {
    column: 'record_type',
    values: [
      'FEATURE',
      'VARIANT',
      'MOLECULAR_PROFILE',
      'EVIDENCE_ITEM',
      'ASSERTION',
      'VARIANT_GROUP',
      'THERAPY',
      'DISEASE',
    ],
  },
  replaced: {},
}

/** Every table of the database: what of it a state holds. A table that is not named here does not compile. */
export const stateContents: Readonly<Record<keyof Tables, StateContent>> = {
  releases: 'knowledge',
  knowledge_state: 'knowledge',
  record_redirects: 'knowledge',
  unresolved_references: 'knowledge',
  local_changes: 'private',
  diseases: 'knowledge',
  disease_aliases: 'knowledge',
  disease_disease_aliases: 'knowledge',
  disease_external_ids: 'knowledge',
  disease_parents: 'knowledge',
  therapies: 'knowledge',
  therapy_aliases: 'knowledge',
  therapy_therapy_aliases: 'knowledge',
  therapy_parents: 'knowledge',
  phenotypes: 'knowledge',
  phenotype_parents: 'knowledge',
  variant_types: 'knowledge',
  variant_type_parents: 'knowledge',
  acmg_codes: 'knowledge',
  clingen_codes: 'knowledge',
  nccn_guidelines: 'knowledge',
  countries: 'knowledge',
  cytogenetic_regions: 'knowledge',
  cytogenetic_coordinates: 'knowledge',
  region_cytogenetic_regions: 'knowledge',
  sources: 'knowledge',
  // Sources of the state have what it says; the rest is about publications that nobody cites.
  retraction_notices: 'private',
  source_authors: 'knowledge',
  clinical_trials: 'knowledge',
  source_clinical_trials: 'knowledge',
  duplicate_records: 'knowledge',
  evidence_moves: 'private',
  evidence_move_items: 'private',
  features: 'knowledge',
  genes: 'knowledge',
  gene_uniprot_ids: 'knowledge',
  gene_external_ids: 'knowledge',
  factors: 'knowledge',
  fusions: 'knowledge',
  fusion_known_partner_genes: 'knowledge',
  feature_aliases: 'knowledge',
  feature_feature_aliases: 'knowledge',
  feature_sources: 'knowledge',
  molecular_profiles: 'knowledge',
  molecular_profile_aliases: 'knowledge',
  molecular_profile_molecular_profile_aliases: 'knowledge',
  molecular_profile_sources: 'knowledge',
  molecular_profile_variants: 'knowledge',
  variants: 'knowledge',
  variant_coordinates: 'knowledge',
  exon_coordinates: 'knowledge',
  variant_aliases: 'knowledge',
  variant_variant_aliases: 'knowledge',
  variant_variant_types: 'knowledge',
  hgvs_descriptions: 'knowledge',
  variant_hgvs_descriptions: 'knowledge',
  clinvar_entries: 'knowledge',
  variant_clinvar_entries: 'knowledge',
  variant_groups: 'knowledge',
  variant_group_variants: 'knowledge',
  variant_group_sources: 'knowledge',
  evidence_items: 'knowledge',
  evidence_item_therapies: 'knowledge',
  evidence_item_phenotypes: 'knowledge',
  assertions: 'knowledge',
  assertion_evidence_items: 'knowledge',
  assertion_therapies: 'knowledge',
  assertion_phenotypes: 'knowledge',
  assertion_acmg_codes: 'knowledge',
  assertion_clingen_codes: 'knowledge',
  anchor_bases: 'knowledge',
  chain_blocks: 'knowledge',
  transcript_exons: 'knowledge',
  reference_sequences: 'knowledge',
  reference_files: 'knowledge',
  record_versions: 'knowledge',
  evidence_counts: 'knowledge',
  disease_variants: 'knowledge',
  search_state: 'knowledge',
  search_words: searchWords,
  activities,
  events,
  organizations: 'private',
  affiliations: 'private',
  users: 'private',
  conflict_of_interest_statements: 'private',
  api_keys: 'private',
  sessions: 'private',
  sign_in_methods: 'private',
  sign_in_verifications: 'private',
  account_links: 'private',
  service_secrets: 'private',
  request_counts: 'private',
  mail_queue: 'private',
  mail_tokens: 'private',
  account_decisions: 'private',
  leases: 'private',
  mail_preferences: 'private',
  activity_linked_entities: 'private',
  revision_sets: 'private',
  revisions: 'private',
  comments: 'private',
  comment_mentioned_users: 'private',
  comment_mentioned_roles: 'private',
  comment_mentioned_entities: 'private',
  flags: 'private',
  approvals: 'private',
  approval_activities: 'private',
  source_suggestions: 'private',
  subscriptions: 'private',
  notifications: 'private',
  news_items: 'private',
  search_permalinks: 'private',
  answered_mutations: 'private',
  claims: 'private',
  touched_records: 'private',
  touched_counts: 'private',
  upstreams: 'private',
  upstream_records: 'private',
  upstream_conflicts: 'private',
  upstream_set_aside: 'private',
  mirror_writes: 'private',
  upstream_suggestions: 'private',
  mirror_duplicates: 'private',
  installation: 'knowledge',
  record_origins: 'knowledge',
}

/** Names of all tables of Curia. */
export const tableNames: readonly string[] = Object.keys(stateContents)
