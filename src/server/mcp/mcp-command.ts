import { Command } from 'commander'
import type { Config } from '#server/config/config.ts'
import { reader } from './reading/mcp-services.ts'

/** Messages go to standard error: standard output is the protocol. */
const report = (error: unknown): string => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  return error instanceof Error ? error.message : 'Something went wrong'
}

/** Ends with the standard input, or when the process is told to. */
function inputEnd(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  process.stdin.once('end', resolve).once('close', resolve)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  return promise
}

async function serve(config: Config, database: string | undefined): Promise<void> {
  const ended = inputEnd()
  const [{ serveStdio }, { mcpServer }, { createMatching }, { openStates }, { statesOf }, { openExisting }] =
    await Promise.all([
      import('@modelcontextprotocol/server/stdio'),
      import('./mcp-server.ts'),
      import('#server/matching/matching.ts'),
      import('#server/states/open-states.ts'),
      import('#server/states/states-of-config.ts'),
      import('#server/storage/open-existing.ts'),
    ])
  const databaseUrl = database ?? config.databaseUrl
  await using resources = new AsyncDisposableStack()
  const storage = await openExisting(databaseUrl)
  resources.defer(() => storage.close())
  const states = openStates(statesOf(config, database))
  resources.defer(() => states.close())
  const matching = createMatching(databaseUrl, config.referenceFasta)
  resources.defer(() => matching.close())
  const { knowledgebaseName: name, publicUrl, port } = config
  const services = { storage, states, matching, name, origin: () => publicUrl ?? `http://localhost:${port}` }
  const leaving = new AbortController()
  const handle = serveStdio(() => mcpServer(services, reader(leaving.signal), report), { onerror: report })
  resources.defer(() => handle.close())
  await ended
  leaving.abort()
}

/** `curia mcp`: what `/mcp` serves, over standard input and output, for clients on the same machine; it only reads. */
export function mcpCommand(readConfig: () => Config): Command {
  return new Command('mcp')
    .description(
      'serve agents on this machine by the Model Context Protocol over standard input and output (read-only)',
    )
    .option('--database <url>', 'database URL (sqlite:<file> or postgres://…), instead of DATABASE_URL')
    .action(({ database }: { database?: string }) => serve(readConfig(), database))
}
