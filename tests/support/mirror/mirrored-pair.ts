import { expect } from 'vitest'
import type { UpstreamDocument } from '#domain/mirror/upstream-document.ts'
import type { FlaggableEntity } from '#domain/vocabularies/curation.ts'
import { allUpstreams } from '#server/mirror/upstreams.ts'
import { markOf } from '#server/mirror/writing/local-marks.ts'
import { writeFields } from '#server/mirror/writing/write-fields.ts'
import type { Engine, TestDatabase } from '#tests/support/storage/engines.ts'
import { followService, runOnce, upstreamService } from './upstream-service.ts'
import type { UpstreamService } from './upstream-service.ts'

/** A service and one that follows it, both listening. */
export interface MirroredPair {
  upstream: UpstreamService
  mirror: UpstreamService
  databases: TestDatabase[]
  /** Id here of a record of the upstream. */
  here(kind: FlaggableEntity, upstreamRecordId: number): Promise<number>
  /** Changes a record of the mirror as people there would. */
  change(kind: FlaggableEntity, id: number, fields: UpstreamDocument): Promise<void>
  close(): Promise<void>
}

/** Starts both on databases of their own; nothing was mirrored yet. */
export async function mirroredPair(engine: Engine): Promise<MirroredPair> {
  const databases = [await engine.createDatabase(), await engine.createDatabase()]
  const [upstream, mirror] = [
    await upstreamService(databases[0]!.url),
    await upstreamService(databases[1]!.url),
  ]
  await followService(mirror.storage, upstream.url)
  return {
    upstream,
    mirror,
    databases,
    async here(kind, upstreamRecordId) {
      const { record_id } = await mirror.storage.read
        .selectFrom('upstream_records')
        .select('record_id')
        .where('record_type', '=', kind)
        .where('upstream_record_id', '=', upstreamRecordId)
        .executeTakeFirstOrThrow()
      return record_id
    },
    change: (kind, id, fields) =>
      mirror.storage.write(async (tx) => {
        const now = new Date().toISOString()
        await writeFields({ tx, now }, { kind, id }, fields)
        for (const field_name of new Set(Object.keys(fields).map(markOf)))
          await tx
            .insertInto('local_changes')
            .values({ record_type: kind, record_id: id, field_name, changed_at: now })
            .onConflict((conflict) => conflict.doNothing())
            .execute()
      }),
    async close() {
      await mirror.close()
      await upstream.close()
      for (const database of databases) await database.drop()
    },
  }
}

/** The answer of a service to an operation with a key. */
export async function askWithKey<Data>(
  { url }: UpstreamService,
  key: string,
  query: string,
  variables: object = {},
): Promise<{ data: Data; errors: string[] }> {
  const response = await fetch(`${url}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors = [] } = (await response.json()) as { data: Data; errors?: { message: string }[] }
  return { data, errors: errors.map(({ message }) => message) }
}

/** The only upstream that a mirror follows. */
export async function onlyUpstream({ mirror }: MirroredPair) {
  const [upstream] = await allUpstreams(mirror.storage.read)
  expect(upstream).toBeDefined()
  return upstream!
}

/** Reads all of the upstream. */
export const mirrorAll = ({ mirror }: MirroredPair) => runOnce(mirror.storage, { sweep: true })
