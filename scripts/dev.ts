// `npm run dev`: the service, started again when its sources change, and Vite's server for the app before it. With
// `-- --demo` on a database of its own, which is gone at the end: the release of 2024 or the starter knowledgebase,
// accounts of each role, and records, revisions, flags and suggestions that wait for review.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createServer } from 'vite'

const { demo: isDemo } = parseArgs({ options: { demo: { type: 'boolean', default: false } } }).values
const root = resolve(import.meta.dirname, '..')
const held = new AsyncDisposableStack()
let ending: Promise<void> | null = null
const end = (code: number) => (ending ??= held.disposeAsync().finally(() => process.exit(code)))
process.once('SIGINT', () => void end(0))
process.once('SIGTERM', () => void end(0))

try {
  const demo = isDemo ? await (await import('./demo.ts')).prepareDemo(temporaryFolder()) : null
  startService({ ...process.env, ...demo?.env })
  const app = await createServer({ root })
  // Vite's own would end the process before the service has ended.
  process.removeAllListeners('SIGTERM').once('SIGTERM', () => void end(0))
  held.defer(() => app.close())
  await app.listen()
  app.printUrls()
  await demo?.fill()
} catch (error) {
  if (ending === null) console.error(error)
  await end(1)
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'curia-demo-'))
  held.defer(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function startService(env: NodeJS.ProcessEnv): void {
  // Threads of a process that is asked what it imports tell their parent so, which takes it for their answer.
  const quiet = 'data:text/javascript,delete process.env.WATCH_REPORT_DEPENDENCIES'
  const watched = ['server', 'domain', 'cli.ts'].map((name) => `--watch-path=${join(root, 'src', name)}`)
  const service = spawn(
    process.execPath,
    [...watched, '--watch-preserve-output', '--import', quiet, join(root, 'src/cli.ts'), 'serve'],
    { cwd: root, stdio: 'inherit', env },
  )
  service.once('exit', (code) => void end(code ?? 1))
  held.defer(async () => {
    if (service.exitCode !== null || service.signalCode !== null) return
    const ended = once(service, 'exit')
    service.kill('SIGTERM')
    await ended
  })
}
