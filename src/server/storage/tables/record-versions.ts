import type { GeneratedAlways } from 'kysely'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import type { VersionCause } from '#domain/versions/version-causes.ts'

export interface RecordVersionTables {
  record_versions: {
    record_type: VersionedKind
    record_id: number
    /** Rank of the kind of record, the largest for what readers of changes look for first: evidence. */
    record_type_rank: GeneratedAlways<number>
    /** Counts the versions of one record from 1. */
    number: number
    /** The knowledge version that the change made. */
    version: number
    at: string
    cause: VersionCause
    /** Id of the activity, the release or, of an update by a mirror, its write. */
    cause_id: number | null
    /** Canonical form as JSON; null when the record was deleted. */
    document: string | null
  }
  /** Record that rows were written of since its last version was; triggers fill it. */
  touched_records: {
    record_type: VersionedKind
    record_id: number
  }
}
