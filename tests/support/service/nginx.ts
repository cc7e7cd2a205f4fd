import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { installedProgram } from '../pages/chromium.ts'
import { freePort } from './ports.ts'
import { startProxy } from './proxy.ts'
import type { Proxy } from './proxy.ts'

const configuration = resolve(import.meta.dirname, '../../../deploy/nginx.conf')

/** Debian's package of nginx. */
export const nginxPackages = ['nginx']

/** The nginx of tests: NGINX_PATH, else an installed one; null without any. */
export const nginxProgram = (): string | null => process.env['NGINX_PATH'] || installedProgram(['nginx'])

/**
 * Starts nginx with `deploy/nginx.conf` before a service, on free ports and without TLS.
 *
 * @param program see {@link nginxProgram}
 * @param services addresses of the processes of the service, `http://127.0.0.1:…`
 * @throws Error with what nginx says of the configuration
 */
export async function startNginx(program: string, ...services: string[]): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'curia-nginx-'))
  const [port, plainPort] = [await freePort(), await freePort()]
  mkdirSync(join(folder, 'temp'))
  const places: [place: string, ours: string][] = [
    [
      'server 127.0.0.1:3000 fail_timeout=1s;',
      services.map((service) => `server ${new URL(service).host} fail_timeout=1s;`).join(' '),
    ],
    ['keepalive_timeout 4s;', 'keepalive_timeout 1s;'],
    ['listen [::]:80;', ''],
    ['listen [::]:443 ssl http2;', ''],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port};`],
    ['/var/cache/nginx/curia', join(folder, 'cache')],
  ]
  const server = places
    .reduce(
      (text, [place, ours]) => {
        if (!text.includes(place)) throw new Error(`deploy/nginx.conf has no “${place}”`)
        return text.replace(place, ours)
      },
      readFileSync(configuration, 'utf8'),
    )
    .replaceAll(/^\s*ssl_.*;$/gm, '')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, 'temp', kind)};`,
  )
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${join(folder, 'pid')}; error_log stderr warn;
events { worker_connections 256; }
http { access_log off; ${temporary.join(' ')}
${server} }`,
  )
  return startProxy(program, ['-p', folder, '-c', file], { folder, url: `http://127.0.0.1:${port}` })
}
