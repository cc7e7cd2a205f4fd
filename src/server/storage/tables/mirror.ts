import type { Generated } from 'kysely'
import type { ConflictDecision } from '#domain/mirror/conflict-decisions.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import type { FlaggableEntity } from '#domain/vocabularies/curation.ts'

export interface MirrorTables {
  /** The identity of this installation: one row. Copies of its database have the same. */
  installation: { id: string }
  /** Record that was created in another installation, and came from there through any number of mirrors. */
  record_origins: {
    record_type: FlaggableEntity
    record_id: number
    installation: string
    /** Its id there. */
    origin_id: number
  }
  /** Service whose records are followed. */
  upstreams: {
    id: Generated<number>
    name: string
    /** Address without a slash at the end. */
    url: string
    /** Most requests in five minutes while all pages are read. */
    budget: number
    created_at: string
    /** Time of the last activity that was followed, by the clock of the upstream; null: none yet. */
    followed_until: string | null
    /**
     * Version of the knowledge of another Curia up to which its change feed was followed; null: activities are
     * followed, or nothing yet.
     */
    followed_version: number | null
    /** Time of that version, by the clock of the upstream, ISO 8601; null: it changed no record. */
    followed_at: string | null
    /** Number of the sweep under way or, between sweeps, of the last one. */
    sweep: Generated<number>
    /** Where the sweep under way continues, as JSON; null: none is under way. */
    sweep_position: string | null
    swept_at: string | null
    run_at: string | null
    /** Requests of the last run. */
    run_requests: Generated<number>
    /** When the last complete run ended. */
    succeeded_at: string | null
    /** Why the last run ended early; null: it did not. */
    run_error: string | null
    /** Fields that the interface lacks, as a JSON list of texts such as `Source.pmcId`. */
    missing_fields: Generated<string>
    /** Since when an administrator has paused it; null: it runs. */
    paused_at: string | null
    /** Since when it is no longer followed; name and address then end with its id, so that others can have them. */
    removed_at: string | null
    /** Run that an administrator requested and that has not begun; null: none. */
    requested_run: 'FOLLOW' | 'SWEEP' | null
    /** When the run under way began; null: none is. */
    run_started_at: string | null
    /** When the run under way last read something. */
    run_seen_at: string | null
    /** Records that the last run read, or the one under way until now. */
    run_read: Generated<number>
    /** Records that it merged, created or withdrew. */
    run_written: Generated<number>
  }
  /** Record of an upstream, and the record here that it is. */
  upstream_records: {
    upstream_id: number
    record_type: VersionedKind
    upstream_record_id: number
    record_id: number
    /** What the upstream said last, as JSON with its own ids; null: not read yet. */
    document: string | null
    /** Version of the knowledge in which it was merged last. */
    merged_version: number
    /** The last sweep that found it. */
    sweep: number
    /** Whether the upstream no longer has it. */
    gone: Generated<boolean>
    changed_at: string
    /** Whether the record was created here and came back: the upstream changes nothing of it. */
    own: Generated<boolean>
  }
  /** Field that was changed here and, otherwise, upstream. Contents are JSON; null: unknown. */
  upstream_conflicts: {
    id: Generated<number>
    upstream_id: number
    record_type: VersionedKind
    record_id: number
    field: string
    /** Content before both changes, with the ids of records here; null: unknown. */
    base: string | null
    /** Content upstream, with the ids of records here. */
    theirs: string
    opened_at: string
    /** When it was decided, or ceased to be one; null: open. */
    closed_at: string | null
    /** How it was decided; null: it was not. */
    decision: ConflictDecision | null
    /** Content here before the decision, as JSON; null: none was made. */
    ours: string | null
    /** Content that the decision gave the field, as JSON; null: none was made. */
    chosen: string | null
    /** Activity of the decision. */
    activity_id: number | null
  }
  /** Record of an upstream that could not be read or written. */
  upstream_set_aside: {
    upstream_id: number
    record_type: VersionedKind
    upstream_record_id: number
    reason: string
    set_aside_at: string
  }
  /** Transaction in which records of an upstream were written: the cause of their versions. */
  mirror_writes: {
    id: Generated<number>
    upstream_id: number
    written_at: string
  }
  /** Suggestion of local changes that was sent to an upstream, or may have been. */
  upstream_suggestions: {
    id: Generated<number>
    upstream_id: number
    record_type: FlaggableEntity
    record_id: number
    upstream_record_id: number
    /** Digest of the changes; a suggestion with the same digest is not offered again. */
    digest: string
    /** Names of the changed fields, as a JSON list. */
    fields: string
    /**
     * SENDING: under way, or its outcome was lost. FAILED: it did not arrive, or was refused. UNCERTAIN: it may have
     * arrived. REPEATED: it may have arrived and was sent again.
     */
    state: 'SENDING' | 'SENT' | 'FAILED' | 'UNCERTAIN' | 'REPEATED'
    /** Who sent it; null: the command line. */
    user_id: number | null
    sent_at: string
    /** Id of the revision set at the upstream; null: it named none. */
    revision_set_id: number | null
    /** Ids of the revisions at the upstream, as a JSON list. */
    revision_ids: Generated<string>
    /** Why it was refused, or is uncertain. */
    reason: string | null
  }
  /** Decision whether a record made here is the same as one of an upstream. */
  mirror_duplicates: {
    record_type: FlaggableEntity
    /** Record made here. */
    local_id: number
    /** Record of the upstream, by its id here. */
    record_id: number
    decision: 'SAME' | 'DIFFERENT'
    user_id: number | null
    decided_at: string
  }
}
