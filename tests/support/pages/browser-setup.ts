import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { release2024 } from '../releases/releases.ts'
import { runCuria, startCuria } from '../service/server.ts'

/**
 * Once a run of the browser tests: one service on the starter knowledgebase and, where the machine has it, one on the
 * imported release of 2024. Their addresses go to `browser.ts` through the environment.
 */
export default async function setup(): Promise<() => Promise<void>> {
  if (!existsSync(resolve(import.meta.dirname, '../../../dist/index.html'))) {
    throw new Error('the app is not built: run npm run build first (npm test does it by itself)')
  }
  const folder = mkdtempSync(join(tmpdir(), 'curia-browser-'))
  const starting = [startStarter(folder), ...(release2024 ? [startRelease(folder, release2024)] : [])]
  const started = await Promise.allSettled(starting)
  const end = async () => {
    await Promise.all(started.map((one) => one.status === 'fulfilled' && one.value.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
  const failed = started.find((one) => one.status === 'rejected')
  if (failed) {
    await end()
    throw failed.reason
  }
  return end
}

async function startStarter(folder: string) {
  const database = `sqlite:${join(folder, 'starter.db')}`
  const server = await startCuria({ database })
  process.env['CURIA_BROWSER_STARTER'] = server.url
  // For tests that let time pass.
  process.env['CURIA_BROWSER_STARTER_DATABASE'] = database
  return server
}

async function startRelease(folder: string, release: string) {
  const database = `sqlite:${join(folder, 'release.db')}`
  const { code, stdout, stderr } = await runCuria(['import', release], { database })
  if (code !== 0) throw new Error(`the release of 2024 could not be imported:\n${stdout}\n${stderr}`)
  const server = await startCuria({ database })
  process.env['CURIA_BROWSER_RELEASE'] = server.url
  return server
}
