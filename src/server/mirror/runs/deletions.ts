import { ClientError } from '#server/errors/client-error.ts'
import type { Reading } from '#server/storage/database.ts'
import { keyText } from '../reading/read-records.ts'
import type { ReadRecords } from '../reading/read-records.ts'
import type { RecordMapping } from '../writing/local-ids.ts'

/** Records that an upstream may delete between two runs, however few it has. */
const FEW = 50
/** Part of its records that an upstream may delete between two runs. */
const PART = 0.01

/** Most records that an upstream may no longer have before a run ends. */
export async function mostGone(db: Reading, upstreamId: number): Promise<number> {
  const { count } = await db
    .selectFrom('upstream_records')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('upstream_id', '=', upstreamId)
    .where('gone', '=', false)
    .executeTakeFirstOrThrow()
  return Math.max(FEW, Math.floor(Number(count) * PART))
}

/**
 * Counts the records that an upstream no longer has, before they are withdrawn.
 * @throws ClientError when they are so many that it may serve another database
 */
export function countGone(
  { counts, mostGone: most }: { counts: { gone: number }; mostGone: number },
  { records }: ReadRecords,
  mappings: ReadonlyMap<string, RecordMapping>,
): void {
  const isGone = ({ gone, own }: RecordMapping) => !gone && !own
  counts.gone += records.filter((record) => {
    const mapping = mappings.get(keyText(record))
    return record.document === null && mapping !== undefined && isGone(mapping)
  }).length
  if (counts.gone <= most) return
  throw new ClientError(
    'SERVICE_UNAVAILABLE',
    `More than ${most} records no longer exist upstream: perhaps it serves another database, or is being restored. The run ended before more were withdrawn. If it is right, run “curia mirror run <name> --withdraw”`,
  )
}
