import { spawn } from 'node:child_process'
import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { templateStarter } from '#tests/support/releases/release-template.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'

const cli = join(import.meta.dirname, '../../../src/cli.ts')

interface Message {
  id?: number | null
  result?: Record<string, unknown>
  error?: { code: number; message: string }
}

/** A process of `curia mcp`; what it writes to standard output must be messages and nothing else. */
function client(database: string) {
  const child: ChildProcessWithoutNullStreams = spawn(process.execPath, [cli, 'mcp', '--database', database])
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  let stderr = ''
  child.stderr.on('data', (text: Buffer) => (stderr += text.toString()))
  let id = 0
  return {
    child,
    stderr: () => stderr,
    write: (text: string) => child.stdin.write(`${text}\n`),
    async next(): Promise<Message> {
      const { value, done } = await lines.next()
      if (done) throw new Error(`the process has ended: ${stderr}`)
      return JSON.parse(value) as Message
    },
    async ask(method: string, params: object = {}): Promise<Message> {
      this.write(JSON.stringify({ jsonrpc: '2.0', id: (id += 1), method, params }))
      const answer = await this.next()
      expect(answer.id).toBe(id)
      return answer
    },
    async initialize() {
      const answer = await this.ask('initialize', {
        protocolVersion: '2025-06-18',
        capabilities: {},
        clientInfo: { name: 'test', version: '1' },
      })
      this.write(JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' }))
      return answer
    },
    async exitCode() {
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      return child.exitCode
    },
    [Symbol.dispose]() {
      child.kill('SIGKILL')
    },
  }
}

describeOnEachEngine('curia mcp over standard input and output', (engine) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await engine.createDatabase(templateStarter)
  })
  afterAll(() => database.drop())

  it('lists and calls tools, after text that is no JSON as well, and ends with its input', async () => {
    using curia = client(database.url)
    const { result } = await curia.initialize()
    expect(result).toMatchObject({ serverInfo: { name: 'curia' } })
    const listed = await curia.ask('tools/list')
    const names = [listed.result?.['tools']].flat().map((tool) => Object(tool).name)
    expect(names).toHaveLength(6)
    expect(names).not.toContain('submit_draft')
    const call = async () => {
      const params = { name: 'find_evidence', arguments: { gene: 'BRAF' } }
      return Object((await curia.ask('tools/call', params)).result?.['structuredContent']).total
    }
    const total = await call()
    expect(total).toBeGreaterThan(0)
    curia.write('{"jsonrpc": "2.0", "id": 9')
    curia.write('not JSON at all')
    expect(await call()).toBe(total)
    const wrong = await curia.ask('tools/call', { name: 'find_evidence', arguments: { foo: 1 } })
    expect(wrong.result).toMatchObject({ isError: true })
    curia.child.stdin.end()
    expect(await curia.exitCode()).toBe(0)
  })

  it('ends at once where its input does', async () => {
    using curia = client(database.url)
    curia.child.stdin.end()
    expect(await curia.exitCode()).toBe(0)
  })

  it.each(['SIGTERM', 'SIGINT'] as const)('ends at %s', async (signal) => {
    using curia = client(database.url)
    await curia.initialize()
    curia.child.kill(signal)
    expect(await curia.exitCode()).toBe(0)
  })

  it('says on standard error alone which database it cannot open', async () => {
    using curia = client('sqlite:/nonexistent/curia.db')
    await expect(curia.next()).rejects.toThrow('/nonexistent/curia.db')
    expect(await curia.exitCode()).not.toBe(0)
  })
})
