import { sql } from 'kysely'
import type { Expression, SqlBool } from 'kysely'
import type { EvidenceStatusFilter } from '#domain/vocabularies/evidence.ts'
import { cachedBatch, manyForEach } from '#server/knowledge/paging/batch.ts'
import { hasStatus, perStatusFilter, statusesOf } from './evidence-status.ts'
import { profileOwners } from '../profile-owners.ts'
import type { ProfileOwnerTable } from '../profile-owners.ts'
import type { DiseaseRecord, TherapyRecord } from '../terms.ts'
import type { AggregateSortKey } from '#server/knowledge/browse/aggregate-sort-key.ts'
import { isNamedLike } from '../../names/resolve-names.ts'

/** How evidence leads to its terms; `item` is the evidence item, `term` the disease or therapy. */
const termJoins = {
  diseases: sql`join diseases as term on term.id = item.disease_id`,
  therapies: sql`join evidence_item_therapies as given on given.evidence_item_id = item.id
    join therapies as term on term.id = given.therapy_id`,
}

type TermTable = keyof typeof termJoins

/** Finding them groups the evidence of each owner, half of what a page of a table costs: the row cache holds them. */
function termsOf<Term>(table: TermTable, owners: ProfileOwnerTable) {
  const { join, owner, profile } = profileOwners[owners]
  return perStatusFilter((filter) =>
    cachedBatch(
      `${owners} ${table} ${filter}`,
      manyForEach<number, Term & { owner_id: number }>(
        (db, ids) => sql<Term & { owner_id: number }>`
          select term.*, counted.owner_id
          from (
            select ${owner} as owner_id, term.id as term_id, count(distinct item.id) as items
            from ${join} join evidence_items as item on item.molecular_profile_id = ${profile}
              ${termJoins[table]}
            where ${owner} in (${sql.join(ids)}) and ${hasStatus('item.status', statusesOf[filter])}
            group by ${owner}, term.id
          ) as counted
          join ${sql.table(table)} as term on term.id = counted.term_id
          order by counted.items desc, term.name_folded, term.id`,
        (row) => row.owner_id,
      ),
    ),
  )
}

const termsOfOwners = <Term>(table: TermTable) => ({
  features: termsOf<Term>(table, 'features'),
  variants: termsOf<Term>(table, 'variants'),
  molecular_profiles: termsOf<Term>(table, 'molecular_profiles'),
})

/** The diseases that an owner's evidence is about, those with the most evidence first; by status filter. */
export const evidenceDiseases = termsOfOwners<DiseaseRecord>('diseases')

/** The therapies that an owner's evidence is about, those with the most evidence first; by status filter. */
export const evidenceTherapies = termsOfOwners<TherapyRecord>('therapies')

/** Makes every count of items a number of nine digits, the smaller the more items there are. */
const MORE_THAN_ANY_COUNT = 1_000_000_000

/**
 * The folded name of the first of these terms, to order by: the least of the names, each behind a number
 * that says how rare it is. (Picking the first row of a ranking would do, but PostgreSQL then expects next
 * to no rows and joins them in the slowest way.)
 */
export function firstTermSortKey(
  table: TermTable,
  owners: ProfileOwnerTable,
  filter: EvidenceStatusFilter,
): AggregateSortKey {
  const { join, owner, profile } = profileOwners[owners]
  return {
    kind: 'name',
    of: (ids) => sql`
      select ranked.owner_id, substr(min(ranked.rarity_and_name), 10) as value from (
        select ${owner} as owner_id,
          cast(${sql.lit(MORE_THAN_ANY_COUNT)} - count(distinct item.id) as text) || term.name_folded
            as rarity_and_name
        from ${join} join evidence_items as item on item.molecular_profile_id = ${profile}
          ${termJoins[table]}
        where ${owner} in ${ids} and ${hasStatus('item.status', statusesOf[filter])}
        group by ${owner}, term.id, term.name_folded
      ) as ranked group by ranked.owner_id`,
  }
}

/** True for an owner, whose id is `id`, with evidence about a term whose name contains the text. */
export function hasTermNamed(
  table: TermTable,
  owners: ProfileOwnerTable,
  id: string,
  text: string,
  filter: EvidenceStatusFilter,
): Expression<SqlBool> {
  const { join, owner, profile } = profileOwners[owners]
  return sql<SqlBool>`${sql.ref(id)} in (
    select ${owner} from ${join}
      join evidence_items as item on item.molecular_profile_id = ${profile} ${termJoins[table]}
    where ${isNamedLike(table, text, 'term')} and ${hasStatus('item.status', statusesOf[filter])})`
}
