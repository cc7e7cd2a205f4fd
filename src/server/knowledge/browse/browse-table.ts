import type { SelectQueryBuilder } from 'kysely'
import { knowledgeVersion } from '#server/storage/knowledge-version.ts'
import type { Reading } from '#server/storage/database.ts'
import { countRows, paginate } from '../paging/page.ts'
import type { Connection, Listing, PageArgs } from '../paging/page.ts'

/** A table to look around in: the rows that pass the filters, among all rows of the kind. */
export interface BrowseTable<DB, TB extends keyof DB, Row, AllTB extends keyof DB, AllRow> {
  matching: Listing<DB, TB, Row>
  all: SelectQueryBuilder<DB, AllTB, AllRow>
  /** The number of all rows, where somebody knows it. */
  allCount?: () => Promise<number>
}

/** Totals of a browse table; `totalCount` counts all rows of the kind. */
export interface BrowseTotals {
  /** Time of the last change of the knowledge (ISO 8601): a browse table shows it at once. */
  lastUpdated(): Promise<string>
}

/**
 * One page of a browse table.
 * @throws ClientError for a cursor that nobody handed out
 */
export function browsePage<DB, TB extends keyof DB, Row, AllTB extends keyof DB, AllRow>(
  db: Reading,
  { matching, all, allCount }: BrowseTable<DB, TB, Row, AllTB, AllRow>,
  args: PageArgs,
): Connection<Row> & BrowseTotals {
  let total: Promise<number> | undefined
  return {
    ...paginate(matching, args),
    totalCount: () => (total ??= allCount?.() ?? countRows(all)),
    lastUpdated: async () => (await knowledgeVersion(db)).writtenAt,
  }
}
