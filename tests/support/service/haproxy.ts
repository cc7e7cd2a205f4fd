import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { installedProgram } from '../pages/chromium.ts'
import { freePort } from './ports.ts'
import { startProxy } from './proxy.ts'
import type { Proxy } from './proxy.ts'

const configuration = resolve(import.meta.dirname, '../../../deploy/haproxy.cfg')

/** Debian's package of HAProxy. */
export const haproxyPackages = ['haproxy']

/** The HAProxy of tests: HAPROXY_PATH, else an installed one; null without any. */
export const haproxyProgram = (): string | null =>
  process.env['HAPROXY_PATH'] || installedProgram(['haproxy'])

/**
 * Starts HAProxy with `deploy/haproxy.cfg` before a service, on free ports and without TLS.
 * @param services addresses of the processes of the service, `http://127.0.0.1:…`
 * @throws Error with what HAProxy says of the configuration
 */
export async function startHaproxy(program: string, ...services: string[]): Promise<Proxy> {
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
  return startProxy(program, ['-db', '-f', file], { folder, url: `http://127.0.0.1:${port}` })
}
