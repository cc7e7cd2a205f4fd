import { isDeepStrictEqual } from 'node:util'
import type { Reading } from '#server/storage/database.ts'
import { soakActions } from './actions.ts'
import type { SoakAction } from './actions.ts'
import { choicesFrom } from './choices.ts'
import { documentOf, isOnBehalf } from './documents.ts'
import type { Answer, Send } from './senders.ts'
import { spoiled } from './spoil.ts'
import type { Actor, World } from './world.ts'

const REFUSALS = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'] as const
/** How an action ended; `MALFORMED`: the variables do not fit the schema, so that nothing ran. */
type Ending = 'done' | 'repeated' | 'MALFORMED' | (typeof REFUSALS)[number]

export interface SoakReport {
  /** How often each mutation ended how. */
  endings: Map<string, Map<Ending, number>>
  /** Everything that is neither done nor refused, and what a repeated request gave besides the first answer. */
  defects: string[]
}

export interface SoakOptions {
  /** Services on one database; each request goes to one of them. */
  senders: readonly Send[]
  /** The database, to choose from what is there. */
  db: Reading
  world: World
  seed: number
  actions: number
  /** How many are under way at the same time. */
  atOnce: number
  /** Hears how many are done, now and then; nothing is under way until its promise settles. */
  onProgress?: (done: number) => void | Promise<void>
}

interface Request {
  action: SoakAction
  actor: Actor | null
  input: Record<string, unknown>
  send: Send
  /** Sent a second time when it is answered. */
  twice: boolean
}

const known = (code: unknown): (typeof REFUSALS)[number] | undefined =>
  REFUSALS.find((refusal) => refusal === code)

/** How an answer ended; null for anything that no client may see. */
function endingOf({ data, errors }: Answer): Ending | null {
  if (!errors) return 'done'
  const [error, ...others] = errors
  if (others.length === 0 && error?.path?.length === 1) return known(error.extensions?.['code']) ?? null
  return data === undefined && errors.every(({ path }) => path === undefined) ? 'MALFORMED' : null
}

/** Random curation by many people, some of it wrong. */
export async function soak(options: SoakOptions): Promise<SoakReport> {
  const { senders, db, world, actions, atOnce } = options
  const choices = choicesFrom(options.seed)
  const weighted = soakActions.flatMap((action) => Array.from({ length: action.weight }, () => action))
  const documents = new Map(soakActions.map(({ mutation }) => [mutation, documentOf(mutation)]))
  const report: SoakReport = { endings: new Map(), defects: [] }
  let made = 0

  const count = (mutation: string, ending: Ending) => {
    const endings = report.endings.get(mutation) ?? new Map<Ending, number>()
    report.endings.set(mutation, endings.set(ending, (endings.get(ending) ?? 0) + 1))
  }

  async function nextRequest(): Promise<Request> {
    const action = choices.one(weighted)
    const actor = choices.one(world.actors)
    const send = choices.one(senders)
    const fields: object = await action.input({ world, actor, choices, db })
    const twice = choices.percent(5)
    // Seldom one that does not exist or that they do not belong to; of several they may forget to name one.
    const organizationId = choices.percent(5)
      ? choices.one([5, ...world.organizations])
      : actor.organizations.length > 0 && choices.percent(95)
        ? choices.one(actor.organizations)
        : null
    const input = {
      ...(choices.percent(15) ? (spoiled(fields, choices) as object) : fields),
      ...(isOnBehalf(action.mutation) && organizationId !== null && { organizationId }),
      ...((twice || choices.percent(20)) && { clientMutationId: `request ${(made += 1)}` }),
    }
    return { action, actor: choices.percent(2) ? null : actor, input, send, twice }
  }

  const sent = ({ action, actor, input, send }: Request) =>
    send(documents.get(action.mutation) ?? '', input, actor?.person ?? null)

  function keepWhatIsMade({ makes = {} }: SoakAction, payload: unknown) {
    for (const [field, pool] of Object.entries(makes)) {
      const given = (payload as Record<string, unknown> | undefined)?.[field]
      for (const { id } of (Array.isArray(given) ? given : [given]) as { id: number }[])
        if (!world.pools[pool].includes(id)) world.pools[pool].push(id)
    }
  }

  async function run(request: Request): Promise<void> {
    const { mutation } = request.action
    const describe = (answer: Answer) =>
      `${mutation} by ${request.actor?.person.username} of ${JSON.stringify(request.input)}: ${JSON.stringify(answer)}`
    const answer = await sent(request)
    const ending = endingOf(answer)
    if (ending === null) return void report.defects.push(describe(answer))
    count(mutation, ending)
    if (ending !== 'done') return
    keepWhatIsMade(request.action, answer.data?.[mutation])
    if (!request.twice) return
    const second = await sent(request)
    if (isDeepStrictEqual(second, answer)) count(mutation, 'repeated')
    else report.defects.push(`repeated, ${describe(second)} instead of ${JSON.stringify(answer)}`)
  }

  for (let done = 0; done < actions;) {
    const requests: Request[] = []
    while (requests.length < Math.min(atOnce, actions - done)) requests.push(await nextRequest())
    await Promise.all(requests.map(run))
    done += requests.length
    await options.onProgress?.(done)
  }
  return report
}
