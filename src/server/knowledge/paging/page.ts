import { sql } from 'kysely'
import type { Expression, SelectQueryBuilder, SqlBool } from 'kysely'
import { decodeCursor, encodeCursor } from './keyset-cursor.ts'
import type { Cursor, SortValue } from './keyset-cursor.ts'

/** The arguments of every connection of the interface. */
export interface PageArgs {
  first?: number | null
  last?: number | null
  before?: string | null
  after?: string | null
}

/** One column of an order. It is never null: fold missing values into a value or a rank first. */
export interface SortKey {
  by: Expression<unknown>
  descending?: boolean
  /** The values are text; numbers otherwise. */
  text?: boolean
  /** The numbers may have a fraction; integers otherwise. */
  real?: boolean
  /** The value of all rows, which are not sorted by it. */
  constant?: number
}

/** Rows, not yet ordered, and their order. */
export interface OrderedRows<DB, TB extends keyof DB, Row> {
  rows: SelectQueryBuilder<DB, TB, Row>
  /** Ends with a key that is unique, normally the id. */
  order: SortKey[]
}

/** Rows to be paged through: filters applied and columns selected. */
export interface Listing<DB, TB extends keyof DB, Row> extends OrderedRows<DB, TB, Row> {
  /**
   * The same rows in parts, all of one before those of the next, ordered by as many keys. A page reads as many parts as
   * it needs: an index may find the rows of one where it cannot find all.
   */
  parts?: OrderedRows<DB, TB, Row>[]
  /** The most rows of one page; 100 unless said otherwise. */
  cap?: number
  /** The same rows without what only their order needs; they are counted instead. */
  counted?: SelectQueryBuilder<DB, TB, Row>
  /** Their number, where somebody knows it. */
  count?: () => Promise<number>
  /** The rows of a page by its query, where somebody may know them. */
  find?: (page: SelectQueryBuilder<DB, TB, Row>) => Promise<Row[]>
}

/** A listing, with its types inferred. */
export const listing = <DB, TB extends keyof DB, Row>(parts: Listing<DB, TB, Row>): Listing<DB, TB, Row> =>
  parts

export interface Page<Row> {
  rows: { row: Row; cursor: string }[]
  hasNextPage: boolean
  hasPreviousPage: boolean
}

/** A page and its counts, each asked of the database when first wanted. */
export interface Connection<Row> {
  page(): Promise<Page<Row>>
  /** Rows that match, on all pages. */
  matchingCount(): Promise<number>
  /** Rows in total: those that match, or in a browse table all rows of the kind. */
  totalCount(): Promise<number>
  /** Rows on a full page of this request. */
  pageSize: number
}

const DEFAULT_CAP = 100
const keyName = (position: number) => `sort_key_${position}`

type Side = 'after' | 'before'

/**
 * True for the rows beyond the place. Keys of one direction are compared as one row value, `(k1, k2) > (a, b)`,
 * which an index finds at once. Where directions differ it is `(k1 > a) or (k1 = a and k2 < b) or …`, with
 * the row value of the first keys once more as a bound for the index.
 */
function beyond(order: SortKey[], values: SortValue[], side: Side): Expression<SqlBool> {
  const sign = ({ descending = false }: SortKey, orEqual = '') =>
    sql.raw(((side === 'after') !== descending ? '>' : '<') + orEqual)
  const rowBound = (count: number, orEqual: string, first: SortKey) => {
    const keys = sql.join(order.slice(0, count).map((key) => key.by))
    return sql<SqlBool>`(${keys}) ${sign(first, orEqual)} (${sql.join(values.slice(0, count))})`
  }
  const [first] = order
  if (!first) return sql<SqlBool>`1 = 0`
  const turn = order.findIndex((key) => Boolean(key.descending) !== Boolean(first.descending))
  if (turn === -1) return rowBound(order.length, '', first)
  const cases = order.map((key, position) => {
    const equal = order.slice(0, position).map((earlier, at) => sql<SqlBool>`${earlier.by} = ${values[at]}`)
    const past = sql<SqlBool>`${key.by} ${sign(key)} ${values[position]}`
    return sql<SqlBool>`(${sql.join([...equal, past], sql` and `)})`
  })
  return sql<SqlBool>`(${rowBound(turn, '=', first)} and (${sql.join(cases, sql` or `)}))`
}

/** The same where all rows may have values in common: those of the first keys are compared here. */
function beyondPlace(order: SortKey[], values: SortValue[], side: Side): Expression<SqlBool> {
  const [first, ...others] = order
  const [value = 0, ...rest] = values
  if (first?.constant === undefined) return beyond(order, values, side)
  if (first.constant === value) return beyondPlace(others, rest, side)
  const isAfter = first.constant < Number(value) === Boolean(first.descending)
  return isAfter === (side === 'after') ? sql<SqlBool>`1 = 1` : sql<SqlBool>`1 = 0`
}

const clampSize = (requested: number, cap: number) => Math.min(Math.max(requested, 0), cap)

/** Number of rows that the arguments ask for, and from which end. */
export function extentOf(args: PageArgs, cap = DEFAULT_CAP) {
  const first = args.first == null && args.last == null ? cap : args.first
  return { forward: first != null, pageSize: clampSize(first ?? args.last ?? cap, cap) }
}

/** The rows of a listing with the values by which they are ordered. */
export function withKeys<DB, TB extends keyof DB, Row>({ rows, order }: OrderedRows<DB, TB, Row>) {
  return order.reduce<SelectQueryBuilder<DB, TB, Row>>(
    (query, key, position) => query.select(sql<SortValue>`${key.by}`.as(keyName(position))) as typeof query,
    rows,
  )
}

const valuesOf = (row: unknown, order: SortKey[]) =>
  order.map((_, position) => (row as Record<string, SortValue>)[keyName(position)] as SortValue)

/** A row of a page; its cursor is made when it is asked for, as it seldom is. */
class Edge<Row> {
  readonly row: Row
  readonly #order: SortKey[]
  constructor(row: Row, order: SortKey[]) {
    this.row = row
    this.#order = order
  }
  get cursor(): string {
    return encodeCursor(valuesOf(this.row, this.#order))
  }
}

/**
 * The page of a listing that the arguments ask for.
 * @param found its rows from the end from which the page counts, and one more if there is one
 */
export function pageOf<DB, TB extends keyof DB, Row>(
  listing: Listing<DB, TB, Row>,
  args: PageArgs,
  found: Row[],
): Pick<Page<Row>, 'rows'> & { more: boolean; skipped: boolean } {
  const { forward, pageSize } = extentOf(args, listing.cap)
  const more = found.length > pageSize
  let rows = found.slice(0, pageSize)
  if (!forward) rows.reverse()
  let skipped = !forward && more
  const last = forward && args.last != null ? clampSize(args.last, listing.cap ?? DEFAULT_CAP) : rows.length
  if (last < rows.length) {
    rows = rows.slice(rows.length - last)
    skipped = true
  }
  return { rows: rows.map((row) => new Edge(row, listing.order)), more, skipped }
}

const positionOf = (cursor: Cursor) => ('position' in cursor ? cursor.position : Number.POSITIVE_INFINITY)

/**
 * One page of a listing. Cursors carry the row's sort values (keyset), so a deep page costs what the
 * first does; the public service's positional cursors are understood too. A size above the cap means
 * the cap, a negative one 0.
 * @throws ClientError for a cursor that is neither
 */
export function paginate<DB, TB extends keyof DB, Row>(
  listing: Listing<DB, TB, Row>,
  args: PageArgs,
): Connection<Row> {
  const { order } = listing
  const { forward, pageSize } = extentOf(args, listing.cap)
  const decode = (text: string | null | undefined) =>
    text
      ? decodeCursor(
          text,
          order.map((key) => (key.text ? 'text' : key.real ? 'real' : 'integer')),
        )
      : null
  const after = decode(args.after)
  const before = decode(args.before)

  const ordered = (query: typeof listing.rows, keys: SortKey[], reverse: boolean) =>
    keys
      .filter(({ constant }) => constant === undefined)
      .reduce(
        (sorted, { by, descending = false }) => sorted.orderBy(by, descending === reverse ? 'asc' : 'desc'),
        query,
      )

  /** The sort values a cursor stands for; null when its position lies before the first row or past the last. */
  async function placeOf(cursor: Cursor): Promise<SortValue[] | 'start' | 'end'> {
    if ('values' in cursor) return cursor.values
    if (cursor.position === 0) return 'start'
    const row = await ordered(withKeys(listing), order, false)
      .limit(1)
      .offset(cursor.position - 1)
      .executeTakeFirst()
    return row ? valuesOf(row, order) : 'end'
  }

  const parts = listing.parts ?? [listing]
  type Bound = { place: SortValue[]; side: Side }

  /** The rows beyond the bounds, from the end from which the page counts; one more than a page has, if there is one. */
  async function findRows(bounds: Bound[]): Promise<Row[]> {
    const found: Row[] = []
    for (const part of forward ? parts : parts.toReversed()) {
      const within = bounds.reduce(
        (query, { place, side }) => query.where(beyondPlace(part.order, place, side)),
        withKeys(part),
      )
      const requested = ordered(within, part.order, !forward).limit(pageSize + 1 - found.length)
      found.push(...(await (listing.find?.(requested) ?? (requested.execute() as Promise<Row[]>))))
      if (found.length > pageSize) break
    }
    return found
  }

  async function fetchPage(): Promise<Page<Row>> {
    const bounds: Bound[] = []
    for (const [side, cursor] of [
      ['after', after],
      ['before', before],
    ] as const) {
      if (!cursor) continue
      const place = await placeOf(cursor)
      const nothing = place === (side === 'after' ? 'end' : 'start')
      if (nothing) return { rows: [], hasNextPage: false, hasPreviousPage: side === 'after' }
      if (typeof place !== 'string') bounds.push({ place, side })
    }
    const found = await findRows(bounds)
    const { rows, more, skipped } = pageOf(listing, args, found)
    return {
      rows,
      hasNextPage:
        (args.first != null || !before) && forward ? more : before != null && positionOf(before) > 0,
      hasPreviousPage: (after != null && positionOf(after) > 0) || skipped,
    }
  }

  let page: Promise<Page<Row>> | undefined
  let count: Promise<number> | undefined
  const matchingCount = () => (count ??= listing.count?.() ?? countRows(listing.counted ?? listing.rows))
  return { pageSize, page: () => (page ??= fetchPage()), matchingCount, totalCount: matchingCount }
}

/** Number of rows that the query finds. */
export const countRows = <DB, TB extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, TB, Row>,
): Promise<number> =>
  rows
    .clearSelect()
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
    .then((row) => Number((row as { count: number }).count))

/** The connection with its rows counted in another way: together with those of other connections. */
export const applicableTo = <Row>(
  connection: Connection<Row>,
  count: () => Promise<number>,
): Connection<Row> => ({
  ...connection,
  totalCount: count,
  matchingCount: count,
})
