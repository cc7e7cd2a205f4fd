// `npm run dev`: the service, started again when its sources change, and Vite's server for the app before it.
import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { createServer } from 'vite'

const root = resolve(import.meta.dirname, '..')
const service = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', join(root, 'src/cli.ts'), 'serve'],
  {
    cwd: root,
    stdio: 'inherit',
  },
)
const app = await createServer({ root })
await app.listen()
app.printUrls()

async function end(code: number): Promise<void> {
  service.kill('SIGTERM')
  await app.close()
  process.exit(code)
}
process.once('SIGINT', () => void end(0))
process.once('SIGTERM', () => void end(0))
service.once('exit', (code) => void end(code ?? 1))
