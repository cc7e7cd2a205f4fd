import { open } from '#server/storage/database.ts'
import { answerOf, shares, waiting } from './load.ts'
import type { Waiting } from './load.ts'
import { measuredQueries, measuredTables, quicksearchQuery, searchedFor } from './queries.ts'
import type { MeasuredQuery } from './queries.ts'

/** How long readers wait for an answer that is not kept. */
export interface Uncached extends Waiting {
  title: string
  /** The most that `p50` may be, in ms; undefined where nothing is asked for. */
  target?: number | undefined
  /** The first answer after a change of the knowledge, in ms: what follows from the knowledge is worked out anew. */
  afterChange: number
}

const TIMES_AFTER_CHANGE = 5
const QUICKSEARCH_TARGET = 5
const TIMED = 400
const TIMED_SEARCHES = 25

let unseen = 0

/** The request with a variable that the operation does not have: no answer is kept under it. */
function neverAsked({ query, variables }: MeasuredQuery): string {
  unseen += 1
  return JSON.stringify({ query, variables: { ...variables, unseen } })
}

async function timeOnce(url: string, body: string): Promise<number> {
  const started = performance.now()
  const answer = await answerOf(url, body)
  if (answer.includes('"errors"')) throw new Error(`${body} failed: ${answer.toString().slice(0, 500)}`)
  return performance.now() - started
}

const quicksearchOf = (text: string): MeasuredQuery => ({
  title: `quicksearch “${text}”`,
  query: quicksearchQuery,
  variables: { query: text },
})

/**
 * Asks the measured operations, tables and searches so that no answer is kept.
 * @param service its address and the database it reads, which counts a change now and then
 */
export async function measureUncached(
  service: { url: string },
  database: string,
  featureId: number,
): Promise<Uncached[]> {
  const url = `${service.url}/api/graphql`
  const storage = await open(database, { migrate: false })
  const change = () => storage.write(async () => undefined)

  async function afterChange(asked: MeasuredQuery): Promise<number> {
    const times: number[] = []
    for (let time = 0; time < TIMES_AFTER_CHANGE; time += 1) {
      await change()
      times.push(await timeOnce(url, neverAsked(asked)))
    }
    return shares(times).p50
  }
  async function measure(asked: MeasuredQuery): Promise<Uncached> {
    await timeOnce(url, neverAsked(asked))
    const waited = await waiting(url, () => neverAsked(asked), { warmUp: 50, timed: TIMED })
    return { title: asked.title, target: asked.target, ...waited, afterChange: await afterChange(asked) }
  }

  const measured: Uncached[] = []
  for (const asked of [...measuredQueries(featureId), ...measuredTables]) measured.push(await measure(asked))
  // Of all searches together: what people look for is as different as what it costs.
  const textOf = (number: number) => searchedFor[number % searchedFor.length] ?? ''
  const searches = await waiting(url, (number) => neverAsked(quicksearchOf(textOf(number))), {
    warmUp: searchedFor.length * 5,
    timed: searchedFor.length * TIMED_SEARCHES,
  })
  const slowest: Uncached[] = []
  for (const text of searchedFor) {
    const waited = await waiting(url, () => neverAsked(quicksearchOf(text)), {
      warmUp: 3,
      timed: TIMED_SEARCHES,
    })
    slowest.push({ title: `slowest ${quicksearchOf(text).title}`, ...waited, afterChange: Number.NaN })
  }
  slowest.sort((one, other) => other.p50 - one.p50)
  measured.push({
    title: `quicksearch, ${searchedFor.length} searches`,
    target: QUICKSEARCH_TARGET,
    ...searches,
    afterChange: await afterChange(quicksearchOf(textOf(1))),
  })
  measured.push(...slowest.slice(0, 3))
  await storage.close()
  return measured
}
