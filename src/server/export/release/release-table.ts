import type { EvidenceStatus } from '#domain/vocabularies/evidence.ts'
import { statusesOf } from '#server/knowledge/records/clinical/evidence-status.ts'
import type { Reading } from '#server/storage/database.ts'
import type { SiteLinks } from '../site-links.ts'
import type { Described, ReleaseExtent } from './release-extent.ts'

/** Which states of evidence and assertions a file of a release holds. */
export type ReleaseScope = 'ACCEPTED' | 'ACCEPTED_AND_SUBMITTED'

export const statusesInScope: Readonly<Record<ReleaseScope, readonly EvidenceStatus[]>> = {
  ACCEPTED: statusesOf.ACCEPTED,
  ACCEPTED_AND_SUBMITTED: statusesOf.NON_REJECTED,
}

/** One table of a release: its columns in order, and its rows by id ascending, some at a time. */
export type ReleaseTable = {
  /** The table of the records that it describes, where the extent chooses them. */
  described?: Described | undefined
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

/** The records of one kind as a table writes them. */
type Records<Row, Relations> = {
  described?: Described
  rows: (db: Reading, extent: ReleaseExtent) => AsyncIterable<Row[]>
  /** Prepares reading what some rows are linked to. */
  relations: (db: Reading) => Promise<(ids: number[], rows: Row[]) => Promise<Relations>>
  /** By column, in order; a column that the record has nothing for is blank. */
  cells: Record<string, (row: Row, relations: Relations & { links: SiteLinks }) => string | null>
}

/** A table of records that all have the same columns. */
export function releaseTable<Row extends { id: number }, Relations extends object>({
  described,
  rows,
  relations,
  cells,
}: Records<Row, Relations>): ReleaseTable {
  return {
    described,
    columns: Object.keys(cells),
    async *rows(db, links, extent) {
      const relationsOf = await relations(db)
      for await (const some of rows(db, extent)) {
        const ids = some.map(({ id }) => id)
        const linked = { ...(await relationsOf(ids, some)), links }
        yield some.map((row) => Object.values(cells).map((cell) => cell(row, linked) ?? ''))
      }
    },
  }
}
