import type { DatedRow } from '../row-shapes.ts'

export interface NewsItemTables {
  news_items: DatedRow & {
    title: string
    /** Markdown. */
    content: string
    /** ISO 8601; null for a draft. */
    published_at: string | null
  }
}
