import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Reading } from '#server/storage/database.ts'
import { inList } from './batch.ts'
import type { Batch, Load } from './batch.ts'
import { extentOf, pageOf, paginate, withKeys } from './page.ts'
import type { Connection, Listing, PageArgs, SortKey } from './page.ts'

/** The rows of several owners: `owner` is the column with the owner's id. */
export interface OwnedListing<DB, TB extends keyof DB, Row> {
  listing: Listing<DB, TB, Row>
  owner: RawBuilder<number>
}

interface Asking {
  db: Reading
  load: Load
}

/** The keys of one batch by what they ask for: each is `<owner id> <arguments as JSON>`. */
const byArguments = (keys: readonly string[]) =>
  [...Map.groupBy(keys, (key) => key.slice(key.indexOf(' ') + 1))].map(([text, members]) => ({
    args: JSON.parse(text) as unknown,
    members: members.map((key) => ({ key, id: Number.parseInt(key, 10) })),
  }))

/**
 * Lists that many records have one each of, such as the evidence of each of fifty profiles. Their pages and
 * counts come from one statement for all that ask for the same, unless they ask for what follows or precedes
 * a cursor.
 */
export function nestedPages<Args extends PageArgs, DB, TB extends keyof DB, Row>(
  list: (db: Reading, ownerIds: number[], args: Args) => OwnedListing<DB, TB, Row>,
): (asking: Asking, ownerId: number, args: Args) => Connection<Row> {
  const pages: Batch<string, Row[]> = async (db, keys) => {
    const found = new Map<string, Row[]>()
    for (const { args, members } of byArguments(keys)) {
      const ids = inList(members.map((member) => member.id))
      const { listing, owner } = list(db, ids, args as Args)
      const { forward, pageSize } = extentOf(args as Args, listing.cap)
      const direction = ({ descending = false }: SortKey) => (descending === forward ? 'desc' : 'asc')
      const [only, ...others] = members
      if (only && others.length === 0) {
        // An index may lead to the page of one owner, without a look at its other rows.
        const ordered = listing.order.reduce(
          (query, key) => query.orderBy(key.by, direction(key)),
          withKeys(listing),
        )
        found.set(only.key, await ordered.limit(pageSize + 1).execute())
        continue
      }
      const order = sql.join(listing.order.map((key) => sql`${key.by} ${sql.raw(direction(key))}`))
      const ranked = withKeys(listing).select([
        sql<number>`${owner}`.as('owner_id'),
        sql<number>`row_number() over (partition by ${owner} order by ${order})`.as('place_on_page'),
      ])
      const { rows } = await sql<Row & { owner_id: number }>`
        select * from ${ranked} as ranked where ranked.place_on_page <= ${pageSize + 1}
        order by ranked.owner_id, ranked.place_on_page`.execute(db)
      const byOwner = Map.groupBy(rows, (row) => row.owner_id)
      for (const { key, id } of members) found.set(key, byOwner.get(id) ?? [])
    }
    return keys.map((key) => found.get(key) ?? [])
  }

  const counts: Batch<string, number> = async (db, keys) => {
    const found = new Map<string, number>()
    for (const { args, members } of byArguments(keys)) {
      const ids = inList(members.map((member) => member.id))
      const { listing, owner } = list(db, ids, args as Args)
      const rows = await (listing.counted ?? listing.rows)
        .clearSelect()
        .select([sql<number>`${owner}`.as('owner_id'), sql<number>`count(*)`.as('count')])
        .groupBy(owner)
        .$castTo<{ owner_id: number; count: number }>()
        .execute()
      const byOwner = new Map(rows.map((row) => [row.owner_id, Number(row.count)]))
      for (const { key, id } of members) found.set(key, byOwner.get(id) ?? 0)
    }
    return keys.map((key) => found.get(key) ?? 0)
  }

  return ({ db, load }, ownerId, args) => {
    const { first, last, after, before, ...filters } = args
    const matchingCount = () => load(counts, `${ownerId} ${JSON.stringify(filters)}`)
    const { listing } = list(db, [ownerId], args)
    if (after || before) return { ...paginate(listing, args), matchingCount, totalCount: matchingCount }
    const fetchPage = async () => {
      const key = `${ownerId} ${JSON.stringify({ first, last, ...filters })}`
      const { rows, more, skipped } = pageOf(listing, args, await load(pages, key))
      const { forward } = extentOf(args, listing.cap)
      return { rows, hasNextPage: forward && more, hasPreviousPage: skipped }
    }
    const { pageSize } = extentOf(args, listing.cap)
    let fetched: ReturnType<typeof fetchPage> | undefined
    const page = () => (fetched ??= fetchPage())
    return { pageSize, page, matchingCount, totalCount: matchingCount }
  }
}
