import type { EvidenceStatus } from '#domain/vocabularies/evidence.ts'
import { statusesOf } from '#server/knowledge/records/clinical/evidence-status.ts'
import type { Reading } from '#server/storage/database.ts'
import type { SiteLinks } from '../site-links.ts'
import type { ReleaseExtent } from './release-extent.ts'

/** Which states of evidence and assertions a file of a release holds. */
export type ReleaseScope = 'ACCEPTED' | 'ACCEPTED_AND_SUBMITTED'

export const statusesInScope: Readonly<Record<ReleaseScope, readonly EvidenceStatus[]>> = {
  ACCEPTED: statusesOf.ACCEPTED,
  ACCEPTED_AND_SUBMITTED: statusesOf.NON_REJECTED,
}

/** One table of a release: its columns in order, and its rows by id ascending, some at a time. */
export type ReleaseTable = {
  columns: readonly string[]
  rows(db: Reading, links: SiteLinks, extent: ReleaseExtent): AsyncGenerator<string[][]>
}

/** The cells of a row, one for each column; a column that the record has nothing for is blank. */
export function cellsInOrder<Column extends string>(
  columns: readonly Column[],
  cells: Partial<Record<Column, string | null>>,
): string[] {
  return columns.map((column) => cells[column] ?? '')
}
