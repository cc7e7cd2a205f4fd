import type { DocumentNode } from 'graphql'

/** Rows and columns that a table shows, as they can be asked for again elsewhere. */
export type TableRequest = {
  /** Names the table in what is remembered of it. */
  name: string
  document: DocumentNode
  /** Its filters and order, without paging. */
  variables: Readonly<Record<string, unknown>>
  download?: { table: string; columns: Readonly<Record<string, readonly string[]>> }
  /** Ids of the visible columns. */
  shown: readonly string[]
}
