import { sql } from 'kysely'
import { parseTag } from '#domain/records/tags.ts'
import { searchableEntities } from '#domain/vocabularies/search.ts'
import type { SearchableEntity } from '#domain/vocabularies/search.ts'
import type { Reading } from '#server/storage/database.ts'
import type { SearchDocument } from './documents.ts'
import type { SearchText } from './match.ts'

/** The records that tags among the words name, whether they exist or not. */
export const taggedRecords = ({ words }: SearchText): { type: SearchableEntity; id: number }[] =>
  words.flatMap((word) => {
    const tag = parseTag(word)
    if (!tag) return []
    const type = tag.kind === 'GENE' ? 'FEATURE' : tag.kind
    return searchableEntities.has(type) ? [{ type, id: tag.id }] : []
  })

/** Identifiers of variants elsewhere, by variant. */
export type VariantIdentifiers = Map<
  number,
  Pick<SearchDocument['values'], 'hgvs' | 'alleleRegistryId' | 'clinvarId'>
>

/** As many variants can share a description; more would not be shown. */
const MOST = 50

/** What stands where there is no identifier. */
const isMarker = (text: string) => text === 'n/a' || text === 'none found'

/** The variants with an HGVS description, allele registry id or ClinVar id that is exactly the text, case aside. */
export async function variantsIdentifiedBy(db: Reading, { whole }: SearchText): Promise<VariantIdentifiers> {
  const found: VariantIdentifiers = new Map()
  // No identifier is shorter, and none has a space.
  if (whole.length < 3 || whole.includes(' ') || isMarker(whole)) return found
  const upper = whole.toUpperCase()
  const { rows } = await sql<{ id: number; field: 'hgvs' | 'alleleRegistryId' | 'clinvarId'; value: string }>`
    select * from (
      select l.variant_id as id, 'hgvs' as field, h.name as value
      from hgvs_descriptions as h join variant_hgvs_descriptions as l on l.hgvs_description_id = h.id
      where h.name_folded = ${whole}
      union all
      select v.id, 'alleleRegistryId', v.allele_registry_id from variants as v where v.allele_registry_id = ${upper}
      union all
      select l.variant_id, 'clinvarId', c.clinvar_id
      from clinvar_entries as c join variant_clinvar_entries as l on l.clinvar_entry_id = c.id
      where c.clinvar_id = ${upper}
    ) as identified
    order by id limit ${MOST}`.execute(db)
  for (const { id, field, value } of rows) {
    const identifiers = found.get(id) ?? {}
    identifiers[field] = [...(identifiers[field] ?? []), value]
    found.set(id, identifiers)
  }
  return found
}
