import { sql } from 'kysely'
import type { RecordType } from '#server/storage/tables/activity/subjects.ts'
import type { Reading } from '#server/storage/database.ts'
import { inList } from '#server/knowledge/paging/batch.ts'
import { partsOf } from '#server/parts-of.ts'
import { grouped } from './id-chunks.ts'

/** The names that owners are linked to, for a chunk of owners. */
export type NamesOf = (ownerId: number) => string[]

type NameLink = { links: string; owner: string; target: string; names: string; name?: string }

/** Tables of links from records to what has a name. */
const nameLinks = {
  featureAliases: {
    links: 'feature_feature_aliases',
    owner: 'feature_id',
    target: 'feature_alias_id',
    names: 'feature_aliases',
  },
  variantAliases: {
    links: 'variant_variant_aliases',
    owner: 'variant_id',
    target: 'variant_alias_id',
    names: 'variant_aliases',
  },
  profileAliases: {
    links: 'molecular_profile_molecular_profile_aliases',
    owner: 'molecular_profile_id',
    target: 'molecular_profile_alias_id',
    names: 'molecular_profile_aliases',
  },
  /** As Sequence Ontology writes them. */
  variantTypes: {
    links: 'variant_variant_types',
    owner: 'variant_id',
    target: 'variant_type_id',
    names: 'variant_types',
  },
  /** As people read them. */
  consequences: {
    links: 'variant_variant_types',
    owner: 'variant_id',
    target: 'variant_type_id',
    names: 'variant_types',
    name: 'display_name',
  },
  hgvs: {
    links: 'variant_hgvs_descriptions',
    owner: 'variant_id',
    target: 'hgvs_description_id',
    names: 'hgvs_descriptions',
  },
  clinvar: {
    links: 'variant_clinvar_entries',
    owner: 'variant_id',
    target: 'clinvar_entry_id',
    names: 'clinvar_entries',
    name: 'clinvar_id',
  },
  therapyAliases: {
    links: 'therapy_therapy_aliases',
    owner: 'therapy_id',
    target: 'therapy_alias_id',
    names: 'therapy_aliases',
  },
  evidenceTherapies: {
    links: 'evidence_item_therapies',
    owner: 'evidence_item_id',
    target: 'therapy_id',
    names: 'therapies',
  },
  evidencePhenotypes: {
    links: 'evidence_item_phenotypes',
    owner: 'evidence_item_id',
    target: 'phenotype_id',
    names: 'phenotypes',
  },
  assertionTherapies: {
    links: 'assertion_therapies',
    owner: 'assertion_id',
    target: 'therapy_id',
    names: 'therapies',
  },
  assertionPhenotypes: {
    links: 'assertion_phenotypes',
    owner: 'assertion_id',
    target: 'phenotype_id',
    names: 'phenotypes',
  },
  acmgCodes: {
    links: 'assertion_acmg_codes',
    owner: 'assertion_id',
    target: 'acmg_code_id',
    names: 'acmg_codes',
    name: 'code',
  },
  clingenCodes: {
    links: 'assertion_clingen_codes',
    owner: 'assertion_id',
    target: 'clingen_code_id',
    names: 'clingen_codes',
    name: 'code',
  },
  trials: {
    links: 'source_clinical_trials',
    owner: 'source_id',
    target: 'clinical_trial_id',
    names: 'clinical_trials',
    name: 'nct_id',
  },
} satisfies Record<string, NameLink>

/** Columns with the ids that ontologies give their terms, and what goes before such an id in an annotation. */
const termIds = { ncit_id: 'NCIt ID', hpo_id: 'HPO ID' } as const

/** Owners asked for in one statement. */
const MOST_OWNERS = 4096

/**
 * The names that each of the owners is linked to, in no particular order; with `termId`, those of terms that have
 * such an id are followed by it: `Erlotinib (NCIt ID C65530)`.
 */
export async function linkedNames(
  db: Reading,
  link: keyof typeof nameLinks,
  ownerIds: readonly number[],
  termId?: keyof typeof termIds,
): Promise<NamesOf> {
  const { links, owner, target, names, name = 'name' }: NameLink = nameLinks[link]
  const named = sql.ref(`named.${name}`)
  const value = termId
    ? sql`case when ${sql.ref(`named.${termId}`)} is null then ${named}
        else ${named} || ${` (${termIds[termId]} `} || ${sql.ref(`named.${termId}`)} || ')' end`
    : named
  const pairs: { owner_id: number; value: string }[] = []
  for (const part of partsOf(ownerIds, MOST_OWNERS)) {
    const { rows } = await sql<{ owner_id: number; value: string }>`
      select ${sql.ref(`link.${owner}`)} as owner_id, ${value} as value
      from ${sql.table(links)} as link join ${sql.table(names)} as named on named.id = ${sql.ref(`link.${target}`)}
      where ${sql.ref(`link.${owner}`)} in (${sql.join(inList(part))})`.execute(db)
    for (const pair of rows) pairs.push(pair)
  }
  return grouped(pairs)
}

/** The ids of evidence items or assertions that records refer to and an imported release left out. */
export async function unresolvedIds(
  db: Reading,
  subject: RecordType,
  reference: 'EVIDENCE_ITEM' | 'ASSERTION',
  ids: readonly number[],
): Promise<(id: number) => number[]> {
  if (ids.length === 0) return () => []
  const rows = await db
    .selectFrom('unresolved_references')
    .select(['subject_id as owner_id', 'reference_id as value'])
    .where('subject_type', '=', subject)
    .where('reference_type', '=', reference)
    .where('subject_id', 'in', inList(ids))
    .execute()
  return grouped(rows)
}
