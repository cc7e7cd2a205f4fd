import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { installedProgram } from '../pages/chromium.ts'
import { freePort } from './ports.ts'

const configuration = resolve(import.meta.dirname, '../../../deploy/varnish.vcl')

/** The Varnish of tests; null where none is installed. */
export const varnishProgram = (): string | null => installedProgram(['varnishd'])

/** A Varnish of a test's own, with the address that removes copies. */
export type Varnish = { url: string; purgeUrl: string; stop: () => Promise<void> }

/**
 * Starts Varnish with `deploy/varnish.vcl` before a service, on free ports.
 *
 * @param program see {@link varnishProgram}
 * @param service address of the service, `http://127.0.0.1:…`
 * @throws Error with what Varnish says of the rules
 */
export async function startVarnish(program: string, service: string): Promise<Varnish> {
  const folder = mkdtempSync(join(tmpdir(), 'curia-varnish-'))
  const [port, purgePort] = [await freePort(), await freePort()]
  const place = '.port = "3000";'
  const rules = readFileSync(configuration, 'utf8')
  if (!rules.includes(place)) throw new Error(`deploy/varnish.vcl has no “${place}”`)
  const file = join(folder, 'curia.vcl')
  writeFileSync(file, rules.replace(place, `.port = "${new URL(service).port}";`))
  const listeners = ['-a', `public=127.0.0.1:${port}`, '-a', `purge=127.0.0.1:${purgePort}`]
  const child = spawn(
    program,
    [
      '-F',
      '-j',
      'none',
      '-n',
      join(folder, 'work'),
      ...listeners,
      '-T',
      'none',
      '-s',
      'malloc,16m',
      '-f',
      file,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let output = ''
  child.stderr.on('data', (text) => (output += String(text)))
  const ended = new Promise<void>((done) => {
    child.once('error', () => done())
    child.once('exit', () => done())
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  while (child.exitCode === null && child.pid !== undefined) {
    const answer = await fetch(`${url}/api/status`).catch(() => null)
    if (answer?.ok) return { url, purgeUrl: `http://127.0.0.1:${purgePort}`, stop }
    await new Promise((next) => setTimeout(next, 20))
  }
  await stop()
  throw new Error(`Varnish ended:\n${output}`)
}
