import type { Reading } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'

/**
 * The things that fields name by id, in the order in which messages say of them that they are not there: their table,
 * and what a message calls one and several.
 */
const referenced = {
  molecular_profile: { table: 'molecular_profiles', one: 'Molecular profile id' },
  source: { table: 'sources', one: 'Source id' },
  disease: { table: 'diseases', one: 'Disease id' },
  therapy: { table: 'therapies', one: 'Therapy id' },
  phenotype: { table: 'phenotypes', one: 'Phenotype id' },
  evidence_item: { table: 'evidence_items', one: 'Evidence item id' },
  acmg_code: { table: 'acmg_codes', one: 'ACMG code id' },
  clingen_code: { table: 'clingen_codes', one: 'ClinGen code id' },
  nccn_guideline: { table: 'nccn_guidelines', one: 'NCCN guideline id' },
  feature: { table: 'features', one: 'Feature id' },
  variant_type: { table: 'variant_types', one: 'Variant type id' },
  variant: { table: 'variants', one: 'Variant id' },
  cytogenetic_region: { table: 'cytogenetic_regions', one: 'Cytogenetic region id' },
} as const satisfies Record<string, { table: keyof Tables; one: string }>

export type ReferencedKind = keyof typeof referenced

const kinds = Object.keys(referenced)

/** Checks whether ids of the kind must be of things that exist. */
export const isReferencedKind = (kind: string | null): kind is ReferencedKind =>
  kind !== null && Object.hasOwn(referenced, kind)

/** A field and the ids in it: one id, several, or none. */
export type Reference = readonly [kind: ReferencedKind, ids: number | null | readonly number[]]

/** Orders references as messages name them. */
export const compareReferences = ([one]: Reference, [other]: Reference): number =>
  kinds.indexOf(one) - kinds.indexOf(other)

/** Ids of one statement. */
const PART = 500
/** Ids that one message names. */
const NAMED = 10

/**
 * Errors of references to other records: a sentence for each field with ids that do not exist, which names
 * the kind and the ids (curation rules, section 1). Empty when all exist.
 */
export async function missingReferences(db: Reading, references: readonly Reference[]): Promise<string[]> {
  const errors: string[] = []
  for (const [kind, referenceIds] of references) {
    const ids = typeof referenceIds === 'number' ? [referenceIds] : [...new Set(referenceIds)]
    const there = await existingIds(db, referenced[kind].table, ids)
    const missing = ids.filter((id) => !there.has(id))
    if (missing.length > 0) errors.push(sentence(kind, missing, Array.isArray(referenceIds)))
  }
  return errors
}

async function existingIds(
  db: Reading,
  table: (typeof referenced)[ReferencedKind]['table'],
  ids: readonly number[],
): Promise<Set<number>> {
  const there = new Set<number>()
  for (let from = 0; from < ids.length; from += PART) {
    // Kysely cannot follow a union of tables; each of them has an integer id.
    const rows = await db
      .selectFrom(table as 'diseases')
      .select('id')
      .where('id', 'in', ids.slice(from, from + PART))
      .execute()
    for (const { id } of rows) there.add(id)
  }
  return there
}

/** `Disease id 7 doesn't exist`, `Therapy ids: 7 doesn't exist, 8 doesn't exist`. */
function sentence(kind: ReferencedKind, missing: readonly number[], list: boolean): string {
  const { one } = referenced[kind]
  if (!list) return `${one} ${missing.join()} doesn't exist`
  const named = missing.slice(0, NAMED).map((id) => `${id} doesn't exist`)
  const others = missing.length - named.length
  return `${one}s: ${named.join(', ')}${others > 0 ? ` (and ${others} more)` : ''}`
}
