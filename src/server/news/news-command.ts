import { isUtf8 } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { Command, InvalidArgumentError } from 'commander'
import { everyNewsItem } from '#server/knowledge/people/news.ts'
import type { NewsItemRecord } from '#server/knowledge/people/news.ts'
import { openExisting } from '#server/storage/open-existing.ts'
import type { Storage } from '#server/storage/database.ts'
import { unreadableReason } from '#server/files/unreadable-file.ts'
import { addNewsItem, publishNewsItem, removeNewsItem } from './edit-news.ts'

function parseId(argument: string): number {
  const id = /^\d{1,9}$/.test(argument) ? Number(argument) : Number.NaN
  if (Number.isNaN(id)) throw new InvalidArgumentError(`“${argument}” is not the id of a news item.`)
  return id
}

const TIME = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z)?$/

function parseTime(argument: string): string {
  const time = new Date(TIME.test(argument) ? argument : Number.NaN)
  // The 30th of February would be taken for a day in March.
  if (Number.isNaN(time.getTime()) || !time.toISOString().startsWith(argument.slice(0, 10)))
    throw new InvalidArgumentError(
      `“${argument}” is not a time in UTC, such as 2026-07-20 or 2026-07-20T08:00:00Z.`,
    )
  return time.toISOString()
}

type Common = { database?: string }

/**
 * The text of a file, or of standard input for `-`.
 * @throws Error naming the file when it cannot be read, is empty or no text
 */
async function readText(file: string): Promise<string> {
  const isInput = file === '-'
  const name = isInput ? 'standard input' : file
  const bytes = await (isInput ? buffer(process.stdin) : readFile(file)).catch((error: unknown) => {
    throw new Error(`${name} cannot be read: ${unreadableReason(error)}`, { cause: error })
  })
  if (!isUtf8(bytes) || bytes.includes(0)) throw new Error(`${name} is not a text in UTF-8: save it as one`)
  const content = new TextDecoder().decode(bytes)
  if (content.trim() === '')
    throw new Error(`${name} is empty: write the text of the news item in it, or leave out --file`)
  return content
}

/** “published 2026-07-20 08:00”, “scheduled …” or “draft”. */
function stateOf({ published_at }: NewsItemRecord, now: Date): string {
  if (published_at === null) return 'draft'
  const time = published_at.slice(0, 16).replace('T', ' ')
  return `${published_at <= now.toISOString() ? 'published' : 'scheduled'} ${time}`
}

const line = (item: NewsItemRecord, now: Date) =>
  `${String(item.id).padEnd(8)}  ${stateOf(item, now).padEnd(28)}  ${item.title}\n`

/**
 * `curia news add | list | publish | remove`: what the home page and `newsItems` tell readers. Nothing of it is
 * knowledge, so an import or export leaves it alone. Results go to standard output.
 * @param databaseUrl the configured database, unless `--database` names another
 */
export function newsCommand(databaseUrl: () => string): Command {
  const withStorage = async (options: Common, work: (storage: Storage) => Promise<string>) => {
    const storage = await openExisting(options.database ?? databaseUrl())
    try {
      process.stdout.write(await work(storage))
    } finally {
      await storage.close()
    }
  }
  const database = [
    '--database <url>',
    'database URL (sqlite:<file> or postgres://…), instead of DATABASE_URL',
  ] as const

  const command = new Command('news').description('manage news items')

  command
    .command('add')
    .description('add a news item in Markdown, as a draft unless --publish or --on is given')
    .argument('<title>', 'title, plain text')
    .option('--file <file>', 'Markdown file, or - for standard input')
    .option('--publish', 'publish it now')
    .option('--on <time>', 'publish it at this time (UTC), such as 2026-07-20', parseTime)
    .option(...database)
    .action((title: string, options: Common & { file?: string; publish?: boolean; on?: string }) =>
      withStorage(options, async (storage) => {
        const now = new Date()
        const content = options.file === undefined ? '' : await readText(options.file)
        const publishedAt = options.on ?? (options.publish ? now.toISOString() : null)
        return line(await addNewsItem(storage, { title, content, publishedAt }, now), now)
      }),
    )

  command
    .command('list')
    .description('list all items, newest first')
    .option(...database)
    .action((options: Common) =>
      withStorage(options, async ({ read }) => {
        const items = await everyNewsItem(read)
        const now = new Date()
        return items.length === 0 ? 'No news items.\n' : items.map((item) => line(item, now)).join('')
      }),
    )

  command
    .command('publish')
    .description('publish an item, now or at a later time')
    .argument('<id>', 'id of the item', parseId)
    .option('--on <time>', 'publish it at this time (UTC), such as 2026-07-20', parseTime)
    .option(...database)
    .action((id: number, options: Common & { on?: string }) =>
      withStorage(options, async (storage) => {
        const now = new Date()
        return line(await publishNewsItem(storage, id, options.on ?? now.toISOString(), now), now)
      }),
    )

  command
    .command('remove')
    .description('delete an item permanently')
    .argument('<id>', 'id of the item', parseId)
    .option(...database)
    .action((id: number, options: Common) =>
      withStorage(options, async (storage) => `Removed: ${(await removeNewsItem(storage, id)).title}\n`),
    )

  return command
}
