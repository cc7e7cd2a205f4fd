import type { IdLink } from '#domain/records/fields/record-field.ts'
import { inList } from '#server/knowledge/paging/batch.ts'
import type { Batch } from '#server/knowledge/paging/batch.ts'
import { linkedIds, setLinkedIds } from '../linked-ids.ts'
import { missingReferences } from '../submission/references.ts'
import { revisable } from './revisable.ts'

/** Fields that people may change of a molecular profile; aliases only of a complex one. */
export interface MolecularProfileFields {
  description: string | null
  sourceIds: number[]
  molecularProfileAliasIds: number[]
}

const owner = 'molecular_profile_id'
const sources: IdLink = { table: 'molecular_profile_sources', owner, target: 'source_id' }

/** The other names of a profile. */
export const profileAliases: IdLink = {
  table: 'molecular_profile_molecular_profile_aliases',
  owner,
  target: 'molecular_profile_alias_id',
}

const fieldsById: Batch<number, MolecularProfileFields | null> = async (db, ids) => {
  const rows = await db
    .selectFrom('molecular_profiles')
    .select(['id', 'description'])
    .where('id', 'in', inList(ids))
    .execute()
  const sourcesOf = await linkedIds(db, sources, ids)
  const aliasesOf = await linkedIds(db, profileAliases, ids)
  const fields = new Map(
    rows.map(({ id, description }): [number, MolecularProfileFields] => [
      id,
      { description, sourceIds: sourcesOf(id), molecularProfileAliasIds: aliasesOf(id) },
    ]),
  )
  return ids.map((id) => fields.get(id) ?? null)
}

export const revisableMolecularProfile = revisable<MolecularProfileFields>({
  fieldsById,
  missing: (db, fields) => missingReferences(db, [['source', fields.sourceIds]]),
  violations: async () => [],
  async write({ tx, now }, id, fields) {
    const { description } = fields
    await tx
      .updateTable('molecular_profiles')
      .set({ description, updated_at: now })
      .where('id', '=', id)
      .execute()
    await setLinkedIds(tx, sources, id, fields.sourceIds)
    await setLinkedIds(tx, profileAliases, id, fields.molecularProfileAliasIds)
  },
})
