import type { Viewer } from '#app/apollo/use-viewer.ts'
import type { EntityKind } from '#app/entities/entities.ts'
import type { PendingRevision, RevisedSubject } from './pending-revisions.ts'

/** A record as a form revises it, fetched anew. */
export type RecordToRevise = {
  kind: EntityKind
  id: number
  /** `BRAF V600E`, `EID12`. */
  name: string
  deprecated: boolean
  /** The record itself first, then the coordinates that belong to it. */
  subjects: readonly [RevisedSubject, ...RevisedSubject[]]
  /** The present values of the fields of the form. */
  values: object
}

/** A record to revise, and the changes of it that wait for a decision. */
export type FoundRecord<Record> = { record: Record; pending: PendingRevision[] }

/** Props of the form of a revision. */
export type RevisionProps<Record extends RecordToRevise> = FoundRecord<Record> & {
  viewer: Viewer
  draftId: string
  /** Asks once more, for others may have changed it; null when it is gone. */
  findAgain: () => Promise<FoundRecord<RecordToRevise> | null>
}
