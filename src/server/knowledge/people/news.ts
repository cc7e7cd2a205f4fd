import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { Reading } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'
import { listing } from '../paging/page.ts'

export type NewsItemRecord = Selectable<Tables['news_items']>

/** News published up to a time (ISO 8601), the newest first. */
export const listPublishedNews = (db: Reading, now: string) =>
  listing({
    rows: db.selectFrom('news_items').selectAll().where('published_at', '<=', now),
    order: [
      { by: sql.ref('published_at'), text: true, descending: true },
      { by: sql.ref('id'), descending: true },
    ],
  })

/** All news items with drafts, the last made first. */
export const everyNewsItem = (db: Reading): Promise<NewsItemRecord[]> =>
  db.selectFrom('news_items').selectAll().orderBy('id', 'desc').execute()
