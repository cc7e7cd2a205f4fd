import { Command, Option } from 'commander'
import { namedUser } from '#server/accounts/commands/operator.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { databaseToFill } from '#server/config/database.ts'
import type { Config } from '#server/config/config.ts'
import { say } from '#server/terminal/standard-output.ts'
import { openExisting, openOrCreate } from '#server/storage/open-existing.ts'
import type { Storage } from '#server/storage/database.ts'
import { userAgent } from '#server/config/version.ts'
import { runMirror } from '../runs/run-mirror.ts'
import type { RunProgress } from '../runs/sweep-length.ts'
import { mirrorStatus } from '../status.ts'
import { removeUpstream, setPaused } from '../upstream-changes.ts'
import { addUpstream, allUpstreams } from '../upstreams.ts'
import type { Upstream } from '../upstreams.ts'
import { openConflicts } from '../conflicts.ts'
import { decideAsOperator } from '../decisions/operator-decision.ts'
import { conflictText, progressText, reportText, statusText } from './mirror-texts.ts'
import { KEY_VARIABLE, duplicateList, outboxJson, outboxList, sendOne } from './outbox-commands.ts'
import type { SendOptions } from './outbox-commands.ts'

type Settings = Pick<Config, 'databaseUrl' | 'isDatabaseNamed' | 'publicUrl'>
type Options = { database?: string }

async function onDatabase(
  { databaseUrl }: Settings,
  { database }: Options,
  action: (storage: Storage) => Promise<void>,
  openDatabase = openExisting,
): Promise<void> {
  const storage = await openDatabase(database ?? databaseUrl, { unlimited: true })
  try {
    await action(storage)
  } finally {
    await storage.close()
  }
}

/** @throws ClientError when there is none of the name */
async function namedUpstream(storage: Storage, name: string): Promise<Upstream> {
  const upstream = (await allUpstreams(storage.read)).find((one) => one.name === name)
  if (!upstream) throw new ClientError('NOT_FOUND', `There is no upstream “${name}”`)
  return upstream
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Runs the mirrors of all upstreams that are not paused, or of the one of the name. */
async function run(
  storage: Storage,
  { publicUrl }: Settings,
  name: string | undefined,
  { sweep = false, withdraw = false }: { sweep?: boolean; withdraw?: boolean },
) {
  const named = name === undefined ? await allUpstreams(storage.read) : [await namedUpstream(storage, name)]
  const upstreams = named.filter(({ paused_at }) => paused_at === null)
  if (upstreams.length === 0)
    throw new ClientError(
      'NOT_FOUND',
      named.length === 0
        ? 'There is no upstream; add one with “curia mirror add <address> --name <name>”'
        : `${named.map((one) => one.name).join(', ')} is paused; “curia mirror resume <name>” resumes it`,
    )
  const agent = userAgent(publicUrl)
  // None waits for another.
  const runs = await Promise.allSettled(
    upstreams.map(async (upstream) => {
      const onProgress = (progress: RunProgress) => say(progressText(upstream.name, progress))
      say(reportText(await runMirror(storage, upstream, { agent, sweep, withdraw, onProgress })))
    }),
  )
  const errors = runs.flatMap((one): unknown[] => (one.status === 'rejected' ? [one.reason] : []))
  const defect = errors.find((error) => !(error instanceof ClientError))
  if (defect !== undefined) throw defect
  if (errors.length > 0) throw new ClientError('SERVICE_UNAVAILABLE', errors.map(messageOf).join('\n'))
}

/** `curia mirror …`: follows other services and merges their records with those here. */
export function mirrorCommand(config: () => Settings): Command {
  const mirror = new Command('mirror').description('follow an upstream, such as the public CIViC service')
  const add = (usage: string, description: string) =>
    mirror
      .command(usage)
      .description(description)
      .option('--database <url>', 'database URL (sqlite:<file> or postgres://…), instead of DATABASE_URL')

  add('add <address>', 'add an upstream')
    .requiredOption('--name <name>', 'name of the upstream, such as CIViC')
    .option('--budget <requests>', 'most requests in five minutes during a full sync', Number)
    .action((address: string, options: Options & { name: string; budget?: number }) => {
      const { name, budget } = options
      const added = async (storage: Storage) => {
        const { url } = await addUpstream(storage, { address, name, ...(budget !== undefined && { budget }) })
        say(`Added ${name} (${url}). “curia mirror run” reads it.`)
      }
      // A mirror may begin with an empty database, which no service has filled with the starter knowledgebase.
      const settings = config()
      const database = databaseToFill(settings, options.database)
      return onDatabase(settings, { database }, added, openOrCreate)
    })

  add('run [name]', 'read changes and merge them; a full sync once a day')
    .option('--sweep', 'full sync: read all records again')
    .option('--withdraw', 'withdraw records that the upstream no longer has, however many')
    .action((name: string | undefined, options: Options & { sweep?: boolean; withdraw?: boolean }) => {
      const settings = config()
      return onDatabase(settings, options, (storage) => run(storage, settings, name, options))
    })

  add('status', 'show the last run, its records and conflicts').action((options: Options) =>
    onDatabase(config(), options, async (storage) => {
      const statuses = await mirrorStatus(storage.read)
      say(statuses.length === 0 ? 'There is no upstream.' : statuses.map(statusText).join('\n\n'))
    }),
  )
  add('conflicts', 'list fields that were changed here and, otherwise, upstream').action((options: Options) =>
    onDatabase(config(), options, async (storage) => {
      const conflicts = await openConflicts(storage.read)
      say(conflicts.length === 0 ? 'There is no open conflict.' : conflicts.map(conflictText).join('\n\n'))
    }),
  )

  for (const [verb, isPaused, description] of [
    ['pause', true, 'pause the mirror of an upstream'],
    ['resume', false, 'resume the mirror of a paused upstream where it was left'],
  ] as const)
    add(`${verb} <name>`, description).action((name: string, options: Options) =>
      onDatabase(config(), options, async (storage) => {
        const { id } = await namedUpstream(storage, name)
        await setPaused(storage, id, isPaused)
        say(`${name} is ${verb}d.`)
      }),
    )
  add('remove <name>', 'end the mirror of an upstream; its records stay').action(
    (name: string, options: Options) =>
      onDatabase(config(), options, async (storage) => {
        const { id } = await namedUpstream(storage, name)
        await removeUpstream(storage, id)
        say(`${name} is no longer followed; its records stay.`)
      }),
  )

  add('decide <conflict>', 'decide a conflict by its number')
    .addOption(
      new Option(
        '--take <side>',
        'content that the field gets; ours stays until the upstream changes it again',
      )
        .choices(['theirs', 'ours'])
        .makeOptionMandatory(),
    )
    .option('--user <user>', 'who decides; the account of automatic changes unless given')
    .action((conflict: string, options: Options & { take: 'theirs' | 'ours'; user?: string }) =>
      onDatabase(config(), options, async (storage) => {
        const { take, user } = options
        const decision = {
          conflictId: Number(conflict),
          take: take === 'theirs' ? 'THEIRS' : 'OURS',
        } as const
        const userId = user === undefined ? null : (await namedUser(storage.read, user)).id
        await decideAsOperator(storage, decision, userId)
        say(`Conflict ${conflict} is decided: ${options.take}.`)
      }),
    )

  add('outbox', 'list local changes that can be suggested to upstreams')
    .option('--json', 'mutation and variables of each, in the terms of the upstream')
    .action((options: Options & { json?: boolean }) => {
      const settings = config()
      return onDatabase(settings, options, async (storage) => {
        say(await (options.json ? outboxJson(storage, userAgent(settings.publicUrl)) : outboxList(storage)))
      })
    })

  add('send <record>', 'suggest the local changes of a record, such as EID12, to its upstream')
    .requiredOption('--comment <text>', 'the reason, for those who review it there')
    .option('--key-file <file>', `file with your API key of the upstream, instead of ${KEY_VARIABLE}`)
    .option('--upstream <name>', 'name of the upstream, where there are several')
    .option('--organization <id>', 'id of your organization there', Number)
    .option('--again', 'though it may have arrived: you have looked there')
    .action((record: string, options: Options & SendOptions) => {
      const settings = config()
      return onDatabase(settings, options, async (storage) => {
        say(await sendOne(storage, userAgent(settings.publicUrl), record, options))
      })
    })

  add('duplicates', 'list records made here that an upstream may have, too').action((options: Options) =>
    onDatabase(config(), options, async (storage) => {
      say(await duplicateList(storage))
    }),
  )
  return mirror
}
