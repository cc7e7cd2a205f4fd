import { isDeepStrictEqual } from 'node:util'
import { graphql } from 'graphql'
import type { ExecutionResult } from 'graphql'
import { backgroundWork } from '#server/background-work.ts'
import { createContext } from '#server/graphql/context.ts'
import { schema } from '#server/graphql/schema.ts'
import type { Storage } from '#server/storage/database.ts'
import { soakActions } from './actions.ts'
import type { SoakAction } from './actions.ts'
import { choicesFrom } from './choices.ts'
import { documentOf, isOnBehalf } from './documents.ts'
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
  /** Connections to one database; actions take turns among them. */
  storages: readonly Storage[]
  world: World
  seed: number
  actions: number
  /** How many are under way at the same time. */
  atOnce: number
  /** Hears how many are done, now and then. */
  onProgress?: (done: number) => void
}

interface Request {
  action: SoakAction
  actor: Actor | null
  input: Record<string, unknown>
  storage: Storage
  /** Sent a second time when it is answered. */
  twice: boolean
}

const known = (code: unknown): (typeof REFUSALS)[number] | undefined =>
  REFUSALS.find((refusal) => refusal === code)

/** How an answer ended; null for anything that no client may see. */
function endingOf({ data, errors }: ExecutionResult): Ending | null {
  if (!errors) return 'done'
  if (data === undefined && errors.every(({ path }) => path === undefined)) return 'MALFORMED'
  const [error, ...others] = errors
  return (others.length === 0 && known(error?.extensions['code'])) || null
}

/** Random curation by many people, some of it wrong. */
export async function soak(options: SoakOptions): Promise<SoakReport> {
  const { storages, world, actions, atOnce } = options
  const [main] = storages
  if (!main) throw new Error('a soak needs a database')
  const choices = choicesFrom(options.seed)
  const weighted = soakActions.flatMap((action) => Array.from({ length: action.weight }, () => action))
  const documents = new Map(soakActions.map(({ mutation }) => [mutation, documentOf(mutation)]))
  const report: SoakReport = { endings: new Map(), defects: [] }
  const background = backgroundWork(
    (error) => void report.defects.push(`in the background: ${String(error)}`),
  )
  let made = 0

  const count = (mutation: string, ending: Ending) => {
    const endings = report.endings.get(mutation) ?? new Map<Ending, number>()
    report.endings.set(mutation, endings.set(ending, (endings.get(ending) ?? 0) + 1))
  }

  async function nextRequest(): Promise<Request> {
    const action = choices.one(weighted)
    const actor = choices.one(world.actors)
    const storage = choices.one(storages)
    const fields: object = await action.input({ world, actor, choices, db: main?.read ?? storage.read })
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
    return { action, actor: choices.percent(2) ? null : actor, input, storage, twice }
  }

  const send = ({ action, actor, input, storage }: Request) =>
    graphql({
      schema,
      source: documents.get(action.mutation) ?? '',
      variableValues: { input },
      contextValue: createContext({
        db: storage.read,
        storage,
        site: { name: 'Curia of the tests' },
        viewer: actor?.person ?? null,
        background,
      }),
    })

  function keepWhatIsMade({ makes = {} }: SoakAction, payload: unknown) {
    for (const [field, pool] of Object.entries(makes)) {
      const given = (payload as Record<string, unknown> | undefined)?.[field]
      for (const { id } of (Array.isArray(given) ? given : [given]) as { id: number }[])
        if (!world.pools[pool].includes(id)) world.pools[pool].push(id)
    }
  }

  async function run(request: Request): Promise<void> {
    const { mutation } = request.action
    const describe = (answer: ExecutionResult) =>
      `${mutation} by ${request.actor?.person.username} of ${JSON.stringify(request.input)}: ${JSON.stringify(answer)} ${answer.errors?.[0]?.originalError?.stack ?? ''}`
    const answer = await send(request)
    const ending = endingOf(answer)
    if (ending === null) return void report.defects.push(describe(answer))
    count(mutation, ending)
    if (ending !== 'done') return
    keepWhatIsMade(request.action, answer.data?.[mutation])
    if (!request.twice) return
    const second = await send(request)
    if (isDeepStrictEqual(second, answer)) count(mutation, 'repeated')
    else report.defects.push(`repeated, ${describe(second)} instead of ${JSON.stringify(answer)}`)
  }

  for (let done = 0; done < actions;) {
    const requests: Request[] = []
    while (requests.length < Math.min(atOnce, actions - done)) requests.push(await nextRequest())
    await Promise.all(requests.map(run))
    done += requests.length
    options.onProgress?.(done)
  }
  await background.settled()
  return report
}
