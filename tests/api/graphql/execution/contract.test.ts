import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { schema } from '#server/graphql/schema.ts'
import { sqlite } from '#tests/support/storage/engines.ts'
import { testApp } from '#tests/support/service/http-app.ts'

const checker = resolve(import.meta.dirname, '../../../../../shared/contract/check-contract.mjs')
const isThere = existsSync(checker)
if (!isThere) process.stderr.write(`Skipped: the contract of the public interface is not at ${checker}\n`)

it.skipIf(!isThere)(
  'every member of the public interface that queries reach can be used unchanged',
  async () => {
    const database = await sqlite.createDatabase()
    const { app, close } = await testApp(database.url, { schema })
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const check = promisify(execFile)(process.execPath, [
      checker,
      `${address}/api/graphql`,
      '--reads',
      '--missing',
    ])
    const { stdout } = await check.catch((error: { stdout: string }) => error)
    await close()
    await database.drop()
    const [missing, count] = stdout.trim().split('\ncompatible members: ')
    expect(missing?.split('\n').filter((line) => line.includes(': '))).toEqual([])
    expect(count).toBe('3071 of 3071')
  },
)
