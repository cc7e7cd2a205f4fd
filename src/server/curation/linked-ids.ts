import { sql } from 'kysely'
import { inList } from '#server/knowledge/paging/batch.ts'
import type { Reading, Writing } from '#server/storage/database.ts'

/** A table of pairs: which other things a record names. */
export interface IdLink {
  table:
    | 'evidence_item_therapies'
    | 'evidence_item_phenotypes'
    | 'assertion_therapies'
    | 'assertion_phenotypes'
    | 'assertion_evidence_items'
    | 'assertion_acmg_codes'
    | 'assertion_clingen_codes'
    | 'feature_sources'
    | 'feature_feature_aliases'
    | 'fusion_known_partner_genes'
    | 'variant_variant_aliases'
    | 'variant_variant_types'
    | 'variant_hgvs_descriptions'
    | 'variant_clinvar_entries'
    | 'molecular_profile_sources'
    | 'molecular_profile_molecular_profile_aliases'
    | 'variant_group_sources'
    | 'variant_group_variants'
    | 'source_clinical_trials'
    | 'disease_disease_aliases'
    | 'therapy_therapy_aliases'
  owner:
    | 'evidence_item_id'
    | 'assertion_id'
    | 'feature_id'
    | 'variant_id'
    | 'molecular_profile_id'
    | 'variant_group_id'
    | 'source_id'
    | 'disease_id'
    | 'therapy_id'
  target:
    | 'therapy_id'
    | 'phenotype_id'
    | 'evidence_item_id'
    | 'acmg_code_id'
    | 'clingen_code_id'
    | 'source_id'
    | 'gene_id'
    | 'variant_id'
    | 'feature_alias_id'
    | 'variant_alias_id'
    | 'variant_type_id'
    | 'hgvs_description_id'
    | 'clinvar_entry_id'
    | 'molecular_profile_alias_id'
    | 'clinical_trial_id'
    | 'disease_alias_id'
    | 'therapy_alias_id'
}

/** The ids that each owner names, ascending. */
export async function linkedIds(
  db: Reading,
  { table, owner, target }: IdLink,
  owners: readonly number[],
): Promise<(owner: number) => number[]> {
  if (owners.length === 0) return () => []
  const { rows } = await sql<{ owner: number; target: number }>`
    select ${sql.ref(owner)} as owner, ${sql.ref(target)} as target from ${sql.table(table)}
    where ${sql.ref(owner)} in (${sql.join(inList(owners))}) order by ${sql.ref(target)}`.execute(db)
  const byOwner = Map.groupBy(rows, (row) => row.owner)
  return (id) => (byOwner.get(id) ?? []).map((row) => row.target)
}

/** Pairs of one statement. */
const PART = 200

/** Makes these the ids that the owner names, instead of those it named before. */
export async function setLinkedIds(
  tx: Writing,
  { table, owner, target }: IdLink,
  ownerId: number,
  ids: readonly number[],
): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${sql.ref(owner)} = ${ownerId}`.execute(tx)
  const distinct = [...new Set(ids)]
  for (let from = 0; from < distinct.length; from += PART) {
    const pairs = distinct.slice(from, from + PART).map((id) => sql`(${ownerId}, ${id})`)
    await sql`
      insert into ${sql.table(table)} (${sql.ref(owner)}, ${sql.ref(target)}) values ${sql.join(pairs)}
    `.execute(tx)
  }
}
