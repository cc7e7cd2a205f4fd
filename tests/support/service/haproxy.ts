import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { installedProgram } from '../pages/chromium.ts'
import { freePort } from './ports.ts'

const configuration = resolve(import.meta.dirname, '../../../deploy/haproxy.cfg')

/** Debian's package of HAProxy. */
export const haproxyPackages = ['haproxy']

/** The HAProxy of tests: HAPROXY_PATH, else an installed one; null without any. */
export const haproxyProgram = (): string | null =>
  process.env['HAPROXY_PATH'] || installedProgram(['haproxy'])

/** A HAProxy of a test's own. */
export type Haproxy = { url: string; stop: () => Promise<void> }

/**
 * Starts HAProxy with `deploy/haproxy.cfg` before a service, on free ports and without TLS.
 * @param services addresses of the processes of the service, `http://127.0.0.1:…`
 * @throws Error with what HAProxy says of the configuration
 */
export async function startHaproxy(program: string, ...services: string[]): Promise<Haproxy> {
  const folder = mkdtempSync(join(tmpdir(), 'curia-haproxy-'))
  const [port, plainPort] = [await freePort(), await freePort()]
  const options = 'check inter 1s fall 2 rise 1 maxconn 1000'
  const places: [place: string, ours: string][] = [
    ['bind :::80 v4v6\n', `bind 127.0.0.1:${plainPort}\n`],
    [
      'bind :::443 v4v6 ssl crt /etc/haproxy/curia.pem alpn h2,http/1.1 ssl-min-ver TLSv1.2',
      `bind 127.0.0.1:${port}`,
    ],
    [
      `server curia 127.0.0.1:3000 ${options}`,
      services
        .map((service, index) => `server curia${index} ${new URL(service).host} ${options}`)
        .join('\n  '),
    ],
  ]
  const text = places.reduce(
    (whole, [place, ours]) => {
      if (!whole.includes(place)) throw new Error(`deploy/haproxy.cfg has no “${place}”`)
      return whole.replace(place, ours)
    },
    readFileSync(configuration, 'utf8'),
  )
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, text)
  const child = spawn(program, ['-db', '-f', file], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)))
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
    if (answer?.ok) return { url, stop }
    await new Promise((next) => setTimeout(next, 20))
  }
  await stop()
  throw new Error(`HAProxy ended:\n${output}`)
}
