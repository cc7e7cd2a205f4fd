import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startCuria } from '#tests/support/service/server.ts'
import type { CuriaServer } from '#tests/support/service/server.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'
import { bundleService } from '../../../scripts/service-bundle.ts'

const checkout = resolve(import.meta.dirname, '../../..')
/** As the image has it: the build, and no package beside it. */
const installation = mkdtempSync(join(tmpdir(), 'curia-built-'))
const program = join(installation, 'dist/.service/cli.js')
const WORKER = /new URL\(\s*'([^']+)\.ts',\s*import\.meta\.url/g

beforeAll(async () => {
  for (const path of ['src', 'docs', 'package.json', 'schema.graphql'])
    cpSync(join(checkout, path), join(installation, path), { recursive: true })
  symlinkSync(join(checkout, 'node_modules'), join(installation, 'node_modules'))
  await bundleService(installation, join(installation, 'dist'))
  rmSync(join(installation, 'node_modules'))
})
afterAll(() => rmSync(installation, { recursive: true, force: true }))

it('Every program of a thread or process is in the bundle', () => {
  const sources = readdirSync(join(checkout, 'src/server'), { recursive: true, encoding: 'utf8' })
  const started = sources
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => [...readFileSync(join(checkout, 'src/server', name), 'utf8').matchAll(WORKER)])
    .map(([, name = '']) => `${name.replace(/^\.\//, '')}.js`)
  expect(started.length).toBeGreaterThanOrEqual(10)
  const files = readdirSync(join(installation, 'dist/.service'), { recursive: true, encoding: 'utf8' })
  expect(started.filter((name) => !files.some((file) => file.endsWith(`-${name}`)))).toEqual([])
})

it('Nothing in the bundle asks for a package', () => {
  const [folder = ''] = readdirSync(join(installation, 'dist/.service')).filter((name) => name !== 'cli.js')
  const names = readdirSync(join(installation, 'dist/.service', folder)).filter((name) =>
    name.endsWith('.js'),
  )
  const asked = names.flatMap((name) =>
    [
      ...readFileSync(join(installation, 'dist/.service', folder, name), 'utf8').matchAll(
        /^(?:import|export) .*?from "([^".]+)"|^import "([^".]+)"/gm,
      ),
    ].map((match) => match[1] ?? match[2]),
  )
  expect(asked.length).toBeGreaterThan(100)
  expect(asked.filter((name) => !isBuiltin(name ?? ''))).toEqual([])
})

describeOnEachEngine('The built service without a package beside it', (engine) => {
  let database: TestDatabase
  let service: CuriaServer

  beforeAll(async () => {
    database = await engine.createDatabase()
    service = await startCuria({
      database: database.url,
      program,
      env: { DATA_DIR: join(installation, 'data'), METRICS: 'on' },
    })
  })
  afterAll(async () => {
    expect(await service.stop()).toBe(0)
    await database.drop()
  })

  const run = (...command: string[]) =>
    execFileSync(process.execPath, [program, ...command], {
      encoding: 'utf8',
      env: { ...process.env, DATABASE_URL: database.url, DATA_DIR: join(installation, 'data') },
    })
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(service.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    return { status: answer.status, text: await answer.text() }
  }

  it('answers by its threads and processes: GraphQL, search, matching, table downloads, rendered text', async () => {
    const graphql = async (query: string) => JSON.parse((await post('/api/graphql', { query })).text)
    const { data } = await graphql('{ evidenceItems(first: 2) { totalCount nodes { id description } } }')
    expect(data.evidenceItems.nodes).toHaveLength(2)
    const found = await graphql('{ search(query: "BRAF") { id name } }')
    expect(found.data.search.length).toBeGreaterThan(0)
    const preview = await graphql('{ previewCommentText(commentText: "**bold**") { __typename } }')
    expect(preview.errors).toBeUndefined()
    const match = await post('/api/match', { alterations: ['BRAF V600E'] })
    expect({ status: match.status, isMatched: match.text.includes('V600E') }).toEqual({
      status: 200,
      isMatched: true,
    })
    const table = await post('/api/download_table/evidence', {})
    expect(table.status, table.text.slice(0, 300)).toBe(200)
    expect(table.text.split('\n').length).toBeGreaterThan(2)
  })

  it('answers agents, metrics and documents', async () => {
    const agents = await post(
      '/mcp',
      { jsonrpc: '2.0', id: 1, method: 'tools/list' },
      { accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2025-06-18' },
    )
    expect(agents.status, agents.text.slice(0, 300)).toBe(200)
    expect(agents.text).toContain('inputSchema')
    for (const path of ['/api/status', '/llms.txt', '/schema.graphql', '/api/openapi.json'])
      expect([path, (await fetch(service.url + path)).status]).toEqual([path, 200])
  })

  it('runs commands: it checks, freezes and exports', () => {
    expect(run('--version').trim()).toBe(
      JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8')).version,
    )
    run('check')
    expect(run('freeze', 'one')).toContain('one')
    const folder = join(installation, `export-${engine.name}`)
    run('export', folder)
    expect(readdirSync(folder, { recursive: true }).join()).toContain('ClinicalEvidenceSummaries.tsv')
  })
})
