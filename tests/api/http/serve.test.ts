import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { describeOnSqliteFirst, sqlite } from '#tests/support/storage/engines.ts'
import { runCuria, startCuria } from '#tests/support/service/server.ts'

const Status = z.object({
  status: z.literal('ok'),
  contents: z.enum(['EMPTY', 'STARTER', 'RELEASE', 'MIRROR']),
  knowledgeVersion: z.number(),
})

const statusOf = async (url: string) => Status.parse(await (await fetch(`${url}/api/status`)).json())

async function symbolOf(url: string, symbol: string): Promise<unknown> {
  const answer = await fetch(`${url}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: 'query ($symbol: String) { gene(entrezSymbol: $symbol) { name entrezId } }',
      variables: { symbol },
    }),
  })
  return answer.json()
}

describeOnSqliteFirst('curia serve', (engine) => {
  it('fills an empty database with the starter set, once, and ends in order', async () => {
    const database = await engine.createDatabase(null)
    const first = await startCuria({ database: database.url })
    const status = await statusOf(first.url)
    expect(status.contents).toBe('STARTER')
    expect(await symbolOf(first.url, 'BRAF')).toEqual({ data: { gene: { name: 'BRAF', entrezId: 673 } } })
    expect(first.output()).toMatch(/Curia is ready at http:\/\/\S+"}\n/)
    expect(first.output()).toContain('npm run curia -- import')
    expect(await first.stop()).toBe(0)

    const second = await startCuria({ database: database.url })
    expect(await statusOf(second.url)).toEqual(status)
    expect(await second.stop()).toBe(0)
    await database.drop()
  })

  it('starts twice at once on the same empty database', async () => {
    const database = await engine.createDatabase(null)
    const both = await Promise.all([0, 1].map(() => startCuria({ database: database.url })))
    const [one, other] = await Promise.all(both.map((service) => statusOf(service.url)))
    expect(one?.contents).toBe('STARTER')
    expect(other).toEqual(one)
    expect(await Promise.all(both.map((service) => service.stop()))).toEqual([0, 0])
    await database.drop()
  })
})

describe('curia serve', () => {
  it.runIf(process.platform === 'linux')('says why it has no releases to download', async () => {
    const database = await sqlite.createDatabase()
    const service = await startCuria({
      database: database.url,
      env: { DATA_DIR: '/sys', LOG_LEVEL: 'warn' },
    })
    expect(service.output()).toContain(
      'There are no releases to download: The folder /sys/downloads cannot be created: ',
    )
    expect(await service.stop()).toBe(0)
    await database.drop()
  })

  it('does not start with a wrong configuration, and says all that is wrong', async () => {
    const env = { PORT: 'http', LOG_LEVEL: 'loud' }
    const run = await runCuria(['serve'], { database: 'oracle:thin', env })
    expect(run.code).toBe(1)
    expect(run.stdout).toBe('')
    expect(run.stderr).toContain('PORT is "http"')
    expect(run.stderr).toContain('LOG_LEVEL is "loud"')
    expect(run.stderr).toContain('DATABASE_URL is wrong')
    expect(run.stderr).not.toMatch(/\n\s+at /)
  })

  it('names the port that is taken and the address that is not of this machine', async () => {
    const database = await sqlite.createDatabase()
    const running = await startCuria({ database: database.url })
    const { port } = new URL(running.url)
    const run = await runCuria(['serve'], { database: database.url, env: { HOST: '127.0.0.1', PORT: port } })
    expect(run.code).toBe(1)
    expect(run.stderr).toContain(`Port ${port} is in use`)
    const elsewhere = await runCuria(['serve'], {
      database: database.url,
      env: { HOST: '192.0.2.1', PORT: '0' },
    })
    expect([elsewhere.code, elsewhere.stderr]).toEqual([
      1,
      expect.stringContaining(
        'HOST “192.0.2.1” is not an address of this machine: set it to localhost',
      ) as string,
    ])
    await running.stop()
    await database.drop()
  })
})

describe('curia', () => {
  it('explains its commands and its configuration', async () => {
    const help = await runCuria(['--help'], { database: '' })
    expect(help.code).toBe(0)
    for (const word of ['serve', 'import', 'DATABASE_URL', 'KNOWLEDGEBASE_NAME'])
      expect(help.stdout).toContain(word)
  })

  it('refuses a command it does not know', async () => {
    const run = await runCuria(['sevre'], { database: '' })
    expect(run.code).toBe(1)
    expect(run.stderr).toContain('sevre')
  })

  it.each([[['sevre', '--help']], [['user', 'craete', '--help']]])(
    'gives no help on a command it does not know: %s',
    async (command) => {
      const run = await runCuria(command, { database: '' })
      expect([run.code, run.stdout]).toEqual([1, ''])
      expect(run.stderr).toContain(`unknown command '${command.at(-2)}'`)
    },
  )

  it('gives help on an inner command', async () => {
    const run = await runCuria(['user', 'create', '--help'], { database: '' })
    expect([run.code, run.stdout]).toEqual([0, expect.stringContaining('Usage: curia user create')])
  })
})
