import { cleanText } from '#domain/text/clean-text.ts'
import { lengthError, longestTexts } from '#domain/text/text-lengths.ts'
import type { NewsItemRecord } from '#server/knowledge/people/news.ts'
import type { Storage } from '#server/storage/database.ts'

export interface NewNewsItem {
  title: string
  /** Markdown; may be empty. */
  content: string
  /** Since when it is shown (ISO 8601); null for a draft. */
  publishedAt: string | null
}

type Writes = Pick<Storage, 'writeAside'>

/**
 * Adds a news item.
 * @throws Error for a title that is blank, too long or more than one line, and for a text that is too long or has NUL
 */
export async function addNewsItem(storage: Writes, item: NewNewsItem, now: Date): Promise<NewsItemRecord> {
  const title = item.title.trim()
  if (title === '') throw new Error('a news item needs a title')
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(title))
    throw new Error('the title has line breaks or other control characters: give it as one line')
  if (item.content.includes('\0')) throw new Error('the text has NUL characters, which no text may have')
  const error =
    lengthError('the title', title, longestTexts.newsTitle) ??
    lengthError('the text', item.content, longestTexts.newsText)
  if (error) throw new Error(error)
  const [cleanTitle, content] = [cleanText(title), cleanText(item.content)]
  const at = now.toISOString()
  return storage.writeAside((tx) =>
    tx
      .insertInto('news_items')
      .values({
        title: cleanTitle,
        content,
        published_at: item.publishedAt,
        created_at: at,
        updated_at: at,
      })
      .returningAll()
      .executeTakeFirstOrThrow(),
  )
}

function existingItem(item: NewsItemRecord | undefined, id: number): NewsItemRecord {
  if (!item) throw new Error(`there is no news item ${id}; “curia news list” lists them`)
  return item
}

/**
 * Shows a news item from a time on (ISO 8601).
 * @throws Error when there is no such item
 */
export const publishNewsItem = (
  storage: Writes,
  id: number,
  publishedAt: string,
  now: Date,
): Promise<NewsItemRecord> =>
  storage.writeAside(async (tx) => {
    const item = await tx
      .updateTable('news_items')
      .set({ published_at: publishedAt, updated_at: now.toISOString() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    return existingItem(item, id)
  })

/**
 * Removes a news item for good.
 * @throws Error when there is no such item
 */
export const removeNewsItem = (storage: Writes, id: number): Promise<NewsItemRecord> =>
  storage.writeAside(async (tx) => {
    const item = await tx.deleteFrom('news_items').where('id', '=', id).returningAll().executeTakeFirst()
    return existingItem(item, id)
  })
