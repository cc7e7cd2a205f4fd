import { setTimeout as pause } from 'node:timers/promises'
import type { Storage } from '#server/storage/database.ts'

/** Curators and readers at work on a service while its database fails. */
export interface Workload {
  /** Resolves when a reader and a curator have each been answered after this was called. */
  answeredAgain(): Promise<void>
  /** Resolves when somebody has been told after this was called that the database does not answer. */
  refused(): Promise<void>
  /** Has something fail: requests that are under way then may be lost. */
  during(fault: () => Promise<void>): Promise<void>
  /** Lets everybody end what they do. */
  stop(): Promise<WorkloadReport>
}

export interface WorkloadReport {
  /** Texts of the comments that were answered as made. */
  answered: string[]
  /** Requests by status; 0: the connection ended without an answer. */
  statuses: Map<number, number>
  /** Answers of a kind that no client should get, and readers who saw an older version than before. */
  unexpected: string[]
  /** Answers other than 200 to readers whose requests were under way during no fault. */
  refusedReaders: string[]
}

const COMMENT = `mutation ($input: AddCommentInput!) { addComment(input: $input) { comment { id } } }`
const VERSION = 'x-curia-version'
const RETRY_MS = 50
/** A request without an end by then will never have one. */
const HANGS_MS = 75_000

interface Answer {
  status: number
  headers: Headers
  text: string
}

/** @param target a running service, a key of a curator and the id of a feature to comment on */
export function startWorkload(target: {
  url: string
  key: string
  featureId: number
  curators: number
  readers: number
  /** Beginning of the texts of its comments, which no other workload on the database has. */
  label?: string
}): Workload {
  const { url, key, featureId, label = 'comment' } = target
  const report: WorkloadReport = { answered: [], statuses: new Map(), unexpected: [], refusedReaders: [] }
  const good = { reads: 0, comments: 0 }
  const state = { stopping: false }
  interface Span {
    from: number
    to: number
  }
  const faults: Span[] = []
  const refusals: (Span & { answer: string })[] = []

  async function post(path: string, body: object, headers = {}): Promise<Answer> {
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(HANGS_MS),
    })
      .then(async (response) => ({
        status: response.status,
        headers: response.headers,
        text: await response.text(),
      }))
      .catch((error: Error) => ({ status: 0, headers: new Headers(), text: error.name }))
    const { status, text } = answer
    report.statuses.set(status, (report.statuses.get(status) ?? 0) + 1)
    const isUnavailable = status === 503 && answer.headers.has('retry-after') && text.includes('errors')
    // A stream that was under way ends without an answer.
    const isCutStream = status === 0 && path.includes('download_table') && text !== 'TimeoutError'
    if (status !== 200 && !isUnavailable && !isCutStream) report.unexpected.push(`${path} ${status} ${text}`)
    return answer
  }
  const graphql = (query: string, variables: object = {}, headers = {}) =>
    post('/api/graphql', { query, variables }, headers)

  async function curator(number: number) {
    for (let made = 0; !state.stopping; made += 1) {
      const text = `${label} ${made} of curator ${number}`
      const input = {
        body: text,
        subject: { entityType: 'FEATURE' as const, id: featureId },
        clientMutationId: text,
      }
      // As a client does: the same request again until it is answered.
      for (;;) {
        const answer = await graphql(COMMENT, { input }, { authorization: `Bearer ${key}` })
        if (answer.status === 200) {
          const isMade = answer.text.includes('"addComment":{')
          const isBusy = answer.text.includes('"BUSY"')
          if (isMade) {
            report.answered.push(text)
            good.comments += 1
          } else if (!isBusy) report.unexpected.push(answer.text)
          if (!isBusy) break
        }
        if (state.stopping) break
        await pause(RETRY_MS)
      }
    }
  }

  async function reader(number: number) {
    let seen = 0
    for (let asked = 0; !state.stopping; asked += 1) {
      const fresh = `{ a${number}_${asked}: browseFeatures(first: 5) { totalCount nodes { id name } } }`
      const begun = performance.now()
      const { status, text, headers } = await graphql(fresh, {}, { [VERSION]: String(seen) })
      if (status === 200 && !text.includes('errors')) {
        good.reads += 1
        const version = Number(headers.get(VERSION))
        if (!(version >= seen))
          report.unexpected.push(`reader ${number} saw version ${version} after ${seen}`)
        seen = version
        continue
      }
      refusals.push({ from: begun, to: performance.now(), answer: `${status} ${text}` })
      await pause(RETRY_MS)
    }
  }

  async function streamReader() {
    while (!state.stopping) {
      await post('/api/download_table/diseases', {})
      await pause(RETRY_MS)
    }
  }

  const everybody = [
    ...Array.from({ length: target.curators }, (_, number) => curator(number)),
    ...Array.from({ length: target.readers }, (_, number) => reader(number)),
    streamReader(),
  ]
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await pause(RETRY_MS)
  }
  return {
    async answeredAgain() {
      const { reads, comments } = good
      await until(() => good.reads > reads && good.comments > comments)
    },
    async refused() {
      const before = report.statuses.get(503) ?? 0
      await until(() => (report.statuses.get(503) ?? 0) > before)
    },
    async during(fault) {
      const from = performance.now()
      await fault()
      faults.push({ from, to: performance.now() })
    },
    async stop() {
      state.stopping = true
      await Promise.all(everybody)
      const isExcused = ({ from, to }: Span) => faults.some((fault) => from <= fault.to && to >= fault.from)
      report.refusedReaders = refusals.filter((each) => !isExcused(each)).map(({ answer }) => answer)
      return report
    },
  }
}

/** What does not hold of the comments in the database, of which those answered must be there once and whole. */
export async function brokenComments({ read }: Storage, answered: readonly string[]): Promise<string[]> {
  const rows = await read
    .selectFrom('comments')
    .leftJoin('events', (join) =>
      join
        .onRef('events.originating_object_id', '=', 'comments.id')
        .on('events.originating_object_type', '=', 'COMMENT'),
    )
    .leftJoin('activities', (join) =>
      join.onRef('activities.id', '=', 'events.activity_id').on('activities.kind', '=', 'COMMENT'),
    )
    .select(({ fn }) => ['comments.body as text', fn.count<number>('activities.id').as('activities')])
    .groupBy(['comments.id', 'comments.body'])
    .execute()
  const times = new Map<string, number>()
  for (const { text } of rows) times.set(text, (times.get(text) ?? 0) + 1)
  return [
    ...answered.filter((text) => !times.has(text)).map((text) => `lost: ${text}`),
    ...[...times].filter(([, count]) => count > 1).map(([text]) => `doubled: ${text}`),
    ...rows.filter(({ activities }) => Number(activities) !== 1).map(({ text }) => `half: ${text}`),
  ]
}
