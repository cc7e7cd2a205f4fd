import type { Reading } from '#server/storage/database.ts'
import { versionNow } from '#server/storage/knowledge-version.ts'
import type { RecordKey, UpstreamRecord } from '../reading/read-records.ts'
import { storedDocument } from '../writing/earlier-contents.ts'
import type { WriteProgress } from '../writing/write-records.ts'
import { mergeRead } from './mirror-run.ts'
import type { MirrorRun } from './mirror-run.ts'

/** Records of one transaction. */
const MERGED_AT_ONCE = 200

/**
 * Records that curation or an import changed here after they were merged last, as the upstream described them then;
 * without those set aside, of which it may say something else by now.
 */
async function editedRecords(
  db: Reading,
  upstreamId: number,
  after: RecordKey | undefined,
): Promise<UpstreamRecord[]> {
  const rows = await db
    .selectFrom('upstream_records')
    .select(['record_type as kind', 'upstream_record_id as id', 'document'])
    .where('upstream_id', '=', upstreamId)
    .where('gone', '=', false)
    .where('document', 'is not', null)
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('record_type', 'upstream_record_id'),
          '>',
          tuple(after?.kind ?? 'ASSERTION', after?.id ?? 0),
        ),
      ),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('record_versions')
          .select('record_versions.version')
          .whereRef('record_versions.record_type', '=', 'upstream_records.record_type')
          .whereRef('record_versions.record_id', '=', 'upstream_records.record_id')
          .whereRef('record_versions.version', '>', 'upstream_records.merged_version')
          .where('record_versions.cause', 'in', ['ACTIVITY', 'RELEASE']),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('upstream_set_aside')
            .select('upstream_set_aside.set_aside_at')
            .whereRef('upstream_set_aside.upstream_id', '=', 'upstream_records.upstream_id')
            .whereRef('upstream_set_aside.record_type', '=', 'upstream_records.record_type')
            .whereRef('upstream_set_aside.upstream_record_id', '=', 'upstream_records.upstream_record_id'),
        ),
      ),
    )
    .orderBy('record_type')
    .orderBy('upstream_record_id')
    .limit(MERGED_AT_ONCE)
    .execute()
  return rows.map(({ kind, id, document }) => ({
    kind,
    id,
    document: document === null ? null : storedDocument(document),
  }))
}

/** Notes that records were compared with all changes up to a version of the knowledge here. */
const comparedUntil =
  ({ upstreamId }: MirrorRun, records: readonly UpstreamRecord[], version: number): WriteProgress =>
  async (tx) => {
    for (const [kind, some] of Map.groupBy(records, (record) => record.kind))
      await tx
        .updateTable('upstream_records')
        .set({ merged_version: version })
        .where('upstream_id', '=', upstreamId)
        .where('record_type', '=', kind)
        .where(
          'upstream_record_id',
          'in',
          some.map(({ id }) => id),
        )
        .where('merged_version', '<', version)
        .execute()
  }

/**
 * Merges the records that were changed here since their last merge with what the upstream said of them last: changes
 * that agree with it are no longer local, and their conflicts end. The upstream is not asked.
 */
export async function mergeLocalEdits(run: MirrorRun): Promise<void> {
  const { read } = run.storage
  for (let last: UpstreamRecord | undefined; ;) {
    const version = await versionNow(read)
    const records = await editedRecords(read, run.upstreamId, last)
    last = records.at(-1)
    if (!last) return
    await mergeRead(run, { records, unreadable: [] }, comparedUntil(run, records, version))
  }
}
