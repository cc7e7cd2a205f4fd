import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { exampleDatabase } from './pictures/example-database.ts'
import { meetColleagues, PASSWORD } from './pictures/people.ts'
import { doSomeWork } from './pictures/work.ts'

/** A service to try out, on a database of its own. */
interface Demo {
  /** Settings of the service. */
  env: Record<string, string>
  /** Makes accounts and work that waits for review by the mutations that people use, once the service answers. */
  fill: () => Promise<void>
}

/**
 * Makes the database of a demonstration in a folder.
 * @throws Error where the port is in use: what answers there must not get the accounts of the demonstration
 */
export async function prepareDemo(folder: string): Promise<Demo> {
  const port = process.env['PORT'] || '3000'
  await assertUnused(port)
  const database = await exampleDatabase(folder)
  const url = `http://127.0.0.1:${port}`
  return {
    env: { DATABASE_URL: database, DATA_DIR: folder, OUTSIDE_SERVICES: 'off', PORT: port },
    async fill() {
      await untilReady(url)
      const colleagues = await meetColleagues(url, database)
      if (colleagues.areNew) await doSomeWork(colleagues)
      const rows = (['curator', 'editor', 'administrator'] as const).map(
        (role) => `  ${role.padEnd(13)} ${colleagues[role].username}@example.org`,
      )
      console.log(`\nAccounts, each with the password “${PASSWORD}”:\n${rows.join('\n')}\n`)
    },
  }
}

async function assertUnused(port: string): Promise<void> {
  const server = createServer().listen(Number(port), 'localhost')
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new Error(`Port ${port} is in use: stop what uses it, or set PORT to another one`, { cause: error })
  }
  server.close()
  await once(server, 'close')
}

async function untilReady(url: string): Promise<void> {
  while (
    !(await fetch(`${url}/api/status`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await sleep(200)
}
