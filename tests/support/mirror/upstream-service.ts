import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { schema } from '#server/graphql/schema.ts'
import { runMirror } from '#server/mirror/runs/run-mirror.ts'
import type { RunOptions, RunReport } from '#server/mirror/runs/run-mirror.ts'
import { addUpstream, allUpstreams } from '#server/mirror/upstreams.ts'
import type { Storage } from '#server/storage/database.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'

/** A Curia that listens, to be followed. */
export interface UpstreamService extends TestApp {
  /** Where it answers, without a slash at the end. */
  url: string
}

/** Starts a service on a database, for a mirror to read. */
export async function upstreamService(databaseUrl: string): Promise<UpstreamService> {
  const service = await testApp(databaseUrl, { schema })
  // Databases of tests are copies of one, and have its identity.
  const id = randomBytes(16).toString('hex')
  await service.storage.writeAside((tx) => tx.updateTable('installation').set({ id }).execute())
  await service.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = service.app.server.address() as AddressInfo
  return { ...service, url: `http://127.0.0.1:${port}` }
}

/** Adds an upstream whose pages may be read as fast as it answers. */
export const followService = (storage: Storage, url: string): Promise<unknown> =>
  addUpstream(storage, { address: url, name: 'Upstream', budget: 900 })

/** Runs the mirror of the only upstream, without waiting for anything. */
export async function runOnce(storage: Storage, options: Partial<RunOptions> = {}): Promise<RunReport> {
  const [upstream] = await allUpstreams(storage.read)
  if (!upstream) throw new Error('there is no upstream')
  return runMirror(storage, upstream, { agent: 'Curia of the tests', pause: async () => {}, ...options })
}
