import type { DocumentNode } from 'graphql'

/** Rows and columns that a table shows, as they can be asked for again elsewhere. */
export type TableRequest = {
  /** Names the table in what is remembered of it. */
  name: string
  document: DocumentNode
  /** Its filters and order, without paging. */
  variables: Readonly<Record<string, unknown>>
  /** The table's name in the addresses of downloads, and the columns there of those that are visible. */
  download: { table: string; columns: readonly string[] }
}
