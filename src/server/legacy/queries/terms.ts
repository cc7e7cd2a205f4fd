import { sql } from 'kysely'
import type { Reading } from '#server/storage/database.ts'
import { manyForEach, oneForEach } from '#server/knowledge/paging/batch.ts'
import type { SourceSource } from '#domain/vocabularies/sources.ts'

export interface SourceOverview {
  id: number
  source_type: SourceSource
  citation_id: string
  citation: string | null
  title: string | null
  journal: string | null
  full_journal_title: string | null
  publication_year: number | null
  publication_month: number | null
  publication_day: number | null
  pmc_id: string | null
  open_access: boolean | null
  is_review: boolean | null
  fully_curated: boolean
  asco_abstract_id: number | null
  /** 1 when evidence of any status cites it. */
  cited: 0 | 1
}

/** The source with the id, or null; without its abstract. */
export const sourceOverview = oneForEach<number, SourceOverview>(
  (db, ids) =>
    db
      .selectFrom('sources')
      .select([
        'id',
        'source_type',
        'citation_id',
        'citation',
        'title',
        'journal',
        'full_journal_title',
        'publication_year',
        'publication_month',
        'publication_day',
        'pmc_id',
        'open_access',
        'is_review',
        'fully_curated',
        'asco_abstract_id',
        sql<0 | 1>`case when exists (select 1 from evidence_items as item where item.source_id = sources.id)
          then 1 else 0 end`.as('cited'),
      ])
      .where('id', 'in', ids),
  (row) => row.id,
)

const sourceIds = (table: 'feature_sources' | 'molecular_profile_sources' | 'variant_group_sources') => {
  const owner = table.replace(/_sources$/, '_id') as 'feature_id'
  return manyForEach<number, { owner_id: number; source_id: number }>(
    (db, ids) =>
      db
        .selectFrom(table as 'feature_sources')
        .select([`${owner} as owner_id`, 'source_id'])
        .where(owner, 'in', ids)
        .orderBy('source_id'),
    (row) => row.owner_id,
  )
}

/** The sources of the description of a feature, a molecular profile or a variant group. */
export const sourceIdsOf = {
  feature: sourceIds('feature_sources'),
  molecularProfile: sourceIds('molecular_profile_sources'),
  variantGroup: sourceIds('variant_group_sources'),
}

export interface RootConcept {
  so_id: string
  name: string
}

/**
 * The root of the tree that each of the variant types is in. A type with several parents can have several; the one
 * with the lowest Sequence Ontology id counts.
 */
export async function variantTypeRoots(
  db: Reading,
  typeIds: ReadonlySet<number>,
): Promise<Map<number, RootConcept>> {
  if (typeIds.size === 0) return new Map()
  const types = await db.selectFrom('variant_types').select(['id', 'soid', 'display_name', 'name']).execute()
  const links = await db.selectFrom('variant_type_parents').select(['variant_type_id', 'parent_id']).execute()
  const concepts = new Map(
    types.map(({ id, soid, display_name, name }) => [id, { so_id: soid ?? '', name: display_name || name }]),
  )
  const parents = Map.groupBy(links, (link) => link.variant_type_id)
  const roots = new Map<number, RootConcept>()
  for (const id of typeIds) {
    const above = rootsAbove(id, (each) => parents.get(each)?.map((link) => link.parent_id) ?? [])
    const [lowest] = above
      .flatMap((each) => concepts.get(each) ?? [])
      .toSorted((one, other) => (one.so_id < other.so_id ? -1 : 1))
    if (lowest) roots.set(id, lowest)
  }
  return roots
}

/** Everything without parents that is found going up from an id, which may be the id itself. */
function rootsAbove(id: number, parentsOf: (id: number) => number[]): number[] {
  const seen = new Set([id])
  const roots: number[] = []
  // A set is walked in the order in which it grows, meanwhile too.
  for (const each of seen) {
    const parents = parentsOf(each)
    if (parents.length === 0) roots.push(each)
    for (const parent of parents) seen.add(parent)
  }
  return roots
}
