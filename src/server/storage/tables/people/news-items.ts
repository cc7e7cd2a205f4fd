import type { Generated } from 'kysely'

export interface NewsItemRow {
  id: Generated<number>
  title: string
  /** Markdown. */
  content: string
  /** ISO 8601; null for a draft. */
  published_at: string | null
  created_at: string
  updated_at: string
}
