import { sql } from 'kysely'
import type { RecordType } from '#server/storage/tables/activity/subjects.ts'
import type { Reading } from '#server/storage/database.ts'
import { inList } from '#server/knowledge/paging/batch.ts'
import { partsOf } from '#server/text/parts-of.ts'
import { sortedIds } from './cells.ts'
import { grouped } from './id-chunks.ts'

/** The names that owners are linked to, for a chunk of owners. */
export type NamesOf = (ownerId: number) => string[]

/** Links from records to what has a name, which the column `name` of the table `names` holds. */
const link = (owner: string, target: string, names: string, name = 'name') => ({
  links: `${owner}_${names}`,
  owner: `${owner}_id`,
  target: `${target}_id`,
  names,
  name,
})

const nameLinks = {
  featureAliases: link('feature', 'feature_alias', 'feature_aliases'),
  variantAliases: link('variant', 'variant_alias', 'variant_aliases'),
  profileAliases: link('molecular_profile', 'molecular_profile_alias', 'molecular_profile_aliases'),
  /** As Sequence Ontology writes them. */
  variantTypes: link('variant', 'variant_type', 'variant_types'),
  /** As people read them. */
  consequences: link('variant', 'variant_type', 'variant_types', 'display_name'),
  hgvs: link('variant', 'hgvs_description', 'hgvs_descriptions'),
  clinvar: link('variant', 'clinvar_entry', 'clinvar_entries', 'clinvar_id'),
  therapyAliases: link('therapy', 'therapy_alias', 'therapy_aliases'),
  evidenceTherapies: link('evidence_item', 'therapy', 'therapies'),
  evidencePhenotypes: link('evidence_item', 'phenotype', 'phenotypes'),
  assertionTherapies: link('assertion', 'therapy', 'therapies'),
  assertionPhenotypes: link('assertion', 'phenotype', 'phenotypes'),
  acmgCodes: link('assertion', 'acmg_code', 'acmg_codes', 'code'),
  clingenCodes: link('assertion', 'clingen_code', 'clingen_codes', 'code'),
  trials: link('source', 'clinical_trial', 'clinical_trials', 'nct_id'),
}

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
  relation: keyof typeof nameLinks,
  ownerIds: readonly number[],
  termId?: keyof typeof termIds,
): Promise<NamesOf> {
  const { links, owner, target, names, name } = nameLinks[relation]
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

/** The ids of several relations together: each once, ascending. */
export function allIds(...relations: readonly ((ownerId: number) => number[])[]) {
  return (ownerId: number): number[] => sortedIds(relations.flatMap((idsOf) => idsOf(ownerId)))
}
