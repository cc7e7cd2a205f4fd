import { open } from '#server/storage/database.ts'
import { answerOf, answersPerSecond } from './load.ts'
import { startService, startSingleStatementServer } from './processes.ts'

const QUERY = `query Evidence($ids: [Int!]) {
  evidenceItems(first: 50, ids: $ids) {
    nodes {
      id description status evidenceLevel evidenceType evidenceDirection significance
      disease { id name } molecularProfile { id name } source { id citation sourceType } therapies { id name }
    }
  }
}`
const ITEMS = 50
const LISTS = 100

const milliseconds = (time: number) => `${time.toFixed(2)} ms`

/**
 * Reads of 50 evidence items with disease, profile, source and therapies that the response cache does not answer, by
 * four clients at once, beside a hand-written server that answers them with one SQL statement in the same run.
 */
export async function measureEvidenceReads(database: string): Promise<string[][]> {
  const lists = await listsOfIds(database)
  const service = await startService(database, '/api/ready')
  const reference = await startSingleStatementServer(database)
  const url = `${service.url}/api/graphql`
  const body = (ids: readonly number[], asked: number) =>
    JSON.stringify({ query: QUERY, variables: { ids, asked } })
  const again = (number: number) => body(lists[number % lists.length] ?? [], number)
  // Every list is another one: every thirteenth item from a place that moves.
  const all = lists.flat()
  const never = (number: number) =>
    body(
      Array.from(
        { length: ITEMS },
        (_, place) => all[(number * 7 + place * (13 + (number % 89))) % all.length] ?? 0,
      ),
      number,
    )
  const same = await Promise.all([answerOf(url, again(0)), answerOf(reference.url, again(0))])
  const [ours, theirs] = same.map((answer) => JSON.stringify(JSON.parse(answer.toString())))
  if (ours !== theirs) throw new Error('the reference gives another answer')
  const rows = [
    ['evidence that no response is cached for', 'requests/s', 'CPU', 'one statement', 'CPU', 'ratio'],
  ]
  for (const [title, bodyOf] of [
    ['pages that were read before', again],
    ['pages of rows that were read before', never],
  ] as const) {
    const [curia, beside] = [
      await answersPerSecond(url, bodyOf, service.pid),
      await answersPerSecond(reference.url, bodyOf, reference.pid),
    ]
    rows.push([
      title,
      String(Math.round(curia.rate)),
      milliseconds(curia.cpu),
      String(Math.round(beside.rate)),
      milliseconds(beside.cpu),
      (curia.rate / beside.rate).toFixed(2),
    ])
  }
  await reference.stop()
  await service.stop()
  return rows
}

async function listsOfIds(database: string): Promise<number[][]> {
  const storage = await open(database, { migrate: false })
  const rows = await storage.read
    .selectFrom('evidence_items')
    .select('id')
    .where('status', '<>', 'REJECTED')
    .orderBy('id')
    .limit(ITEMS * LISTS)
    .execute()
  await storage.close()
  return Array.from({ length: Math.floor(rows.length / ITEMS) }, (_, list) =>
    rows.slice(list * ITEMS, (list + 1) * ITEMS).map(({ id }) => id),
  )
}
