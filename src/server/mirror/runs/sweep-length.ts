import { z } from 'zod'
import { UpstreamFailure } from '../client/upstream-client.ts'
import type { ListQuery } from '../interface/queries.ts'
import { PAGE } from '../reading/read-pages.ts'
import type { UpstreamReader } from '../reading/read-records.ts'

/** Step of a run. */
export type RunProgress =
  /** It begins a full sync of about so many records and requests, of which so many are allowed in five minutes. */
  | { step: 'SWEEP'; records: number; requests: number; budget: number }
  | { step: 'LIST'; list: string; records: number }
  | { step: 'UNLISTED' }
  /** It waits, as the budget is used up or the upstream asks for it. */
  | { step: 'WAIT'; ms: number }

/** Hears of the steps of a run. */
export type OnProgress = (progress: RunProgress) => void

const totalsShape = z.record(z.string(), z.object({ totalCount: z.int() }))

/** Numbers of records in the lists of an upstream, by their queries; of none where it does not say. */
export async function listTotals({ client, schema, budget }: UpstreamReader): Promise<Map<string, number>> {
  const fields = schema.lists.map(({ query, arguments: args }: ListQuery) => {
    return `${query}(first: 1${args && `, ${args}`}) { totalCount }`
  })
  try {
    const totals = totalsShape.parse(await client.query(`query { ${fields.join(' ')} }`, {}, budget, 1))
    return new Map(Object.entries(totals).map(([query, { totalCount }]) => [query, totalCount]))
  } catch (error) {
    if (error instanceof UpstreamFailure || error instanceof z.ZodError) return new Map()
    throw error
  }
}

/** About how many requests a full sync takes, beside those for records that are in no list. */
export const sweepRequests = (totals: ReadonlyMap<string, number>): number =>
  [...totals.values()].reduce((sum, records) => sum + Math.max(Math.ceil(records / PAGE), 1), 0)

/** Minutes that a budget of requests in five minutes makes of so many requests. */
export const sweepMinutes = (requests: number, budget: number): number =>
  Math.floor(Math.max(requests - 1, 0) / budget) * 5
