import type { Dialect } from '../dialect.ts'
import { createIndex, createTable } from './ddl.ts'

/** News of the operators for readers. */
export function news(dialect: Dialect): string[] {
  const { id, text } = dialect.types
  return [
    ...createTable(dialect, 'news_items', [
      `id ${id}`,
      `title ${text} not null`,
      // Markdown.
      `content ${text} not null`,
      // Null for a draft; an item whose time has not come is not shown yet.
      `published_at ${text}`,
      `created_at ${text} not null`,
      `updated_at ${text} not null`,
    ]),
    createIndex('news_items', 'published_at, id'),
  ]
}
