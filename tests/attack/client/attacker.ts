// A process that attacks: told over IPC what and for how long, it answers with what it saw, each time. Apart from the suite, so
// that its work delays neither the polite reader nor the clock.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema } from 'graphql'
import { z } from 'zod'
import { lowerPriority } from '#server/workers/priority.ts'
import { familyNamed } from '../families.ts'
import type { Conversation, Exchange } from '../traffic.ts'
import { httpClient, loopbackAddress } from './http-client.ts'
import { isTooCostly } from './outcomes.ts'
import type { AttackReport, Outcomes, SlowExchange } from './outcomes.ts'
import { converse } from './raw-client.ts'

/** Whoever is attacked goes first: what is measured is the service, not the processor. */
const NICENESS = 10
const SLOWEST = 200

const Order = z.object({
  family: z.string(),
  url: z.string(),
  seconds: z.number(),
  network: z.number(),
  routes: z.array(z.object({ method: z.string(), path: z.string() })),
  ids: z.record(z.string(), z.array(z.number())),
  states: z.array(
    z.object({ name: z.string(), date: z.string(), knowledgeVersion: z.number(), path: z.string() }),
  ),
})
/** What an attacker is told. */
export type Order = z.infer<typeof Order>

const isConversation = (exchange: Exchange): exchange is Conversation => 'chunks' in exchange

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../../schema.graphql'), 'utf8'))

async function attack(order: Order): Promise<AttackReport> {
  const { connections, exchanges, oneAddress = false } = familyNamed(order.family)
  const { url, network, routes, ids, states } = order
  const client = httpClient(url, { connections, network, staysThere: oneAddress })
  const port = Number(new URL(url).port)
  const outcomes: Outcomes = {}
  const slow: SlowExchange[] = []
  const until = performance.now() + order.seconds * 1000
  const queue = exchanges({ schema, routes, ids, states })[Symbol.iterator]()
  const over = new AbortController()
  let sent = 0
  let complete = false

  async function outcomesOf(exchange: Exchange): Promise<string[]> {
    if (isConversation(exchange))
      return converse(
        exchange,
        { port, localAddress: loopbackAddress(network, oneAddress ? 0 : sent) },
        over.signal,
      )
    if (!('requests' in exchange)) return [await client.send(exchange)]
    const seen: string[] = []
    for (const request of exchange.requests) {
      seen.push(await client.send(request))
      if (!isTooCostly(seen.at(-1) ?? '')) break
    }
    return seen
  }

  async function work() {
    while (performance.now() < until) {
      const { value, done } = queue.next()
      if (done) {
        complete = true
        return
      }
      sent += 1
      const startedAt = Date.now()
      for (const outcome of await outcomesOf(value)) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
      slow.push({ label: value.label, startedAt, endedAt: Date.now() })
    }
  }

  const workers = Array.from({ length: connections }, work)
  await Promise.race([Promise.all(workers), new Promise((over) => setTimeout(over, order.seconds * 1000))])
  client.close()
  over.abort()
  const length = ({ startedAt, endedAt }: SlowExchange) => endedAt - startedAt
  const slowest = slow.sort((one, other) => length(other) - length(one)).slice(0, SLOWEST)
  return { outcomes, sent, complete, slowest }
}

lowerPriority(NICENESS)
// One order after the other, until whoever gives them disconnects.
process.on('message', (message) => {
  void attack(Order.parse(message)).then((report) => process.send?.(report))
})
process.once('disconnect', () => process.exit(0))
