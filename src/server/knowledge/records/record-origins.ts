import type { FlaggableEntity } from '#domain/vocabularies/curation.ts'
import type { Reading } from '#server/storage/database.ts'
import { FIRST_LOCAL_ID } from '#server/storage/dialect.ts'
import type { Batch } from '../paging/batch.ts'
import { inList } from '../paging/batch.ts'

/** Installation in which a record was created, and its id there. */
export interface RecordOriginId {
  installation: string
  id: number
}

/** The identity of this installation. */
export async function installationId(db: Reading): Promise<string> {
  const { id } = await db.selectFrom('installation').select('id').executeTakeFirstOrThrow()
  return id
}

/** An origin as one text. */
const originText = ({ installation, id }: RecordOriginId): string => `${installation}:${id}`

/** The origin that a text names; null for any other text. */
export function parseOrigin(text: unknown): RecordOriginId | null {
  const [, installation, id] = (typeof text === 'string' && /^([0-9a-f]{32}):(\d{1,10})$/.exec(text)) || []
  return installation === undefined ? null : { installation, id: Number(id) }
}

/** Key of a record for {@link originIdOf}. */
export const originKey = (kind: FlaggableEntity, id: number): string => `${kind} ${id}`

/**
 * Where records were created, as texts, by {@link originKey}; null for those with a public id of CIViC, which is the same
 * in every installation.
 */
export const originIdOf: Batch<string, string | null> = async (db, keys) => {
  const local = keys
    .map((key) => ({ key, kind: key.split(' ')[0] as FlaggableEntity, id: Number(key.split(' ')[1]) }))
    .filter(({ id }) => id >= FIRST_LOCAL_ID)
  if (local.length === 0) return keys.map(() => null)
  const here = await installationId(db)
  const origins = new Map(local.map(({ key, id }) => [key, originText({ installation: here, id })]))
  for (const [kind, some] of Map.groupBy(local, (one) => one.kind)) {
    const rows = await db
      .selectFrom('record_origins')
      .select(['record_id', 'installation', 'origin_id as id'])
      .where('record_type', '=', kind)
      .where('record_id', 'in', inList(some.map(({ id }) => id)))
      .execute()
    for (const row of rows) origins.set(originKey(kind, row.record_id), originText(row))
  }
  return keys.map((key) => origins.get(key) ?? null)
}
