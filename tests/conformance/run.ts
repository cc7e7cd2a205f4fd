// `npm run conformance`: runs the official conformance suites of MCP, of both eras of the protocol, against `/mcp` of a
// service of its own, and against the same route with the fixtures that most scenarios call, where all must pass. Downloads the suites with npx.
// The exit code is 1 where a scenario fails that is not listed beside this file.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastify } from 'fastify'
import { registerMcpRoutes } from '#server/http/mcp/mcp-routes.ts'
import { importRelease } from '#server/import/import-release.ts'
import { open } from '#server/storage/database.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import { bus } from './fixtures/notices.ts'
import { fixtureServer } from './fixtures/server.ts'

/** The suites, each with the scenarios that call fixtures, which a service has none of. */
const suites = [
  {
    name: '2026-07-28',
    version: '0.2.0-alpha.12',
    options: ['--requirements', '2026-07-28'],
    expected: 'expected-2026-07-28.yml',
  },
  {
    name: '2025',
    version: '0.1.16',
    options: [],
    expected: 'expected-2025.yml',
  },
]

async function passes(
  url: string,
  { version, options }: (typeof suites)[number],
  expected?: string,
): Promise<boolean> {
  const suite = spawn(
    'npx',
    [
      '--yes',
      `@modelcontextprotocol/conformance@${version}`,
      'server',
      '--url',
      url,
      ...options,
      ...(expected ? ['--expected-failures', join(import.meta.dirname, expected)] : []),
    ],
    { stdio: 'inherit', cwd: tmpdir() },
  )
  const [code] = (await once(suite, 'exit')) as [number | null]
  return code === 0
}

const folder = mkdtempSync(join(tmpdir(), 'curia-conformance-'))
const database = `sqlite:${join(folder, 'curia.db')}`
const storage = await open(database)
await importRelease(storage, join(import.meta.dirname, '../../src/server/import/starter'), {
  origin: 'STARTER',
})
await storage.close()

const curia = await testApp(database)
const address = await curia.app.listen({ port: 0, host: '127.0.0.1' })
const fixtures = fastify()
// A scenario of several streams wants a session to be named; the route has none and reads no such header.
fixtures.addHook('onSend', async ({ body }, reply) => {
  const { method }: { method?: unknown } = Object(body)
  if (method === 'initialize') reply.header('mcp-session-id', 'fixtures')
})
registerMcpRoutes(fixtures, async () => fixtureServer, {}, bus)
const addressOfFixtures = await fixtures.listen({ port: 0, host: '127.0.0.1' })

const failed: string[] = []
try {
  for (const suite of suites) {
    if (!(await passes(`${address}/mcp`, suite, suite.expected))) failed.push(`${suite.name} of the service`)
    if (!(await passes(`${addressOfFixtures}/mcp`, suite))) failed.push(`${suite.name} of the fixtures`)
  }
} finally {
  await fixtures.close()
  await curia.close()
  rmSync(folder, { recursive: true, force: true })
}
process.stdout.write(
  `${failed.length === 0 ? 'conformance: all suites pass' : `conformance: failed are ${failed.join(', ')}`}\n`,
)
process.exitCode = failed.length === 0 ? 0 : 1
