import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { readConfig } from '#server/features/features.ts'
import { hostCheck } from '#server/http/cross-site/allowed-hosts.ts'
import { localAddress } from '#server/http/address.ts'
import { sqlite } from '#tests/support/storage/engines.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'

const deploy = join(import.meta.dirname, '../../../../deploy')
const read = (file: string) => readFileSync(join(deploy, file), 'utf8')

/** The status of a request for a host over a connection of its own: `fetch` sends only the host of the address. */
async function statusOf({ app }: TestApp, host: string, path = '/api/graphql?query={one}'): Promise<number> {
  const { port } = new URL(localAddress(app))
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\nConnection: close\r\n\r\n`)
  return Number((await text(socket)).slice(9, 12))
}

const always = [
  'localhost',
  'LOCALHOST:3000',
  'localhost.',
  'curia.localhost:80',
  '127.0.0.1:3000',
  '127.8.7.6',
  '[::1]:3000',
  '[::1]',
]
const never = [
  'evil.example',
  'evil.example:3000',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'evil.example@localhost',
  'notlocalhost',
  '10.0.0.7',
  '[fd00::1]',
  '169.254.169.254',
  'curia.example.org.evil.example',
]

describe('Hosts for which a service answers', () => {
  const apps: TestApp[] = []
  afterAll(() => Promise.all(apps.map((app) => app.close())))
  async function listening(host: string, services: Parameters<typeof testApp>[1] = {}) {
    const app = await testApp((await sqlite.createDatabase()).url, services)
    apps.push(app)
    await app.app.listen({ port: 0, host })
    return app
  }

  it('are those of loopback where it listens there, and those that are named', async () => {
    const curia = await listening('127.0.0.1', { allowedHosts: ['curia.intranet.example'] })
    const statuses = async (hosts: string[]) => {
      const found = []
      for (const host of hosts) found.push([host, await statusOf(curia, host)])
      return found
    }
    const each = (hosts: string[], status: number) => hosts.map((host) => [host, status])
    const good = [...always, 'curia.intranet.example', 'Curia.Intranet.example:8080']
    expect(await statuses(good)).toEqual(each(good, 200))
    const bad = [...never, 'curia.example.org']
    expect(await statuses(bad)).toEqual(each(bad, 421))
  })

  it('are that of PUBLIC_URL and those of loopback wherever it listens', async () => {
    const curia = await listening('0.0.0.0', { publicUrl: 'https://curia.example.org' })
    for (const host of [...always, 'curia.example.org', 'CURIA.example.org:443'])
      expect([host, await statusOf(curia, host)]).toEqual([host, 200])
    for (const host of never) expect([host, await statusOf(curia, host)]).toEqual([host, 421])
  })

  it('are all where it listens for others and no address is set', async () => {
    const curia = await listening('0.0.0.0')
    expect(await statusOf(curia, 'curia.intranet.example')).toBe(200)
  })

  it('are all for probes, and others are told which setting names hosts', async () => {
    const curia = await listening('127.0.0.1', { trustProxy: ['loopback'] })
    for (const path of ['/api/ready', '/api/status', '/api/%72eady'])
      expect(await statusOf(curia, '10.244.0.17:3000', path)).toBe(200)
    for (const path of ['/', '/evidence/1', '/api/ready/x', '/robots.txt', '/downloads/x'])
      expect(await statusOf(curia, 'evil.example', path)).toBe(421)
    const answer = await curia.app.inject({ url: '/', headers: { host: 'evil.example' } })
    expect(answer.json()).toEqual({
      errors: [
        {
          message: expect.stringContaining('ALLOWED_HOSTS, beside that of PUBLIC_URL'),
          extensions: { code: 'HOST_NOT_ALLOWED' },
        },
      ],
    })
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    // A page may set this header itself.
    const forwarded = { host: 'evil.example', 'x-forwarded-host': 'localhost' }
    expect((await curia.app.inject({ url: '/', headers: forwarded })).statusCode).toBe(421)
    const proxied = { host: 'localhost', 'x-forwarded-host': 'evil.example' }
    expect((await curia.app.inject({ url: '/', headers: proxied })).statusCode).toBe(421)
  })

  it('are named without ports', () => {
    expect(readConfig({ ALLOWED_HOSTS: 'a.example, B.example' }).allowedHosts).toEqual([
      'a.example',
      'b.example',
    ])
    for (const ALLOWED_HOSTS of ['a.example:80', 'https://a.example', 'a b', 'a.example,'])
      expect(() => readConfig({ ALLOWED_HOSTS })).toThrow(/ALLOWED_HOSTS is .* names of hosts without ports/)
  })
})

describe('The files of deploy', () => {
  const environmentOfCompose = () => {
    const { services } = z
      .object({
        services: z.record(z.string(), z.looseObject({ environment: z.record(z.string(), z.string()) })),
      })
      .parse(
        z
          .looseObject({ services: z.looseObject({ curia: z.unknown() }) })
          .transform(({ services: { curia } }) => ({ services: { curia } }))
          .parse(parse(read('compose.yaml'))),
      )
    return {
      ...services['curia']?.environment,
      DATABASE_URL: 'postgres://curia@postgres/curia',
      PUBLIC_URL: 'https://curia.example.org',
    }
  }
  const environmentOfKubernetes = () => {
    const documents = parseAllDocuments(read('kubernetes.yaml')).map((document): unknown => document.toJS())
    const config = z.object({ kind: z.literal('ConfigMap'), data: z.record(z.string(), z.string()) })
    return documents.map((each) => config.safeParse(each).data?.data).find((data) => data !== undefined) ?? {}
  }
  const environmentOfUnit = () =>
    Object.fromEntries(
      [...read('curia.service').matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    )

  it.each([
    ['compose.yaml', environmentOfCompose, ['curia.example.org', '127.0.0.1:3000']],
    ['kubernetes.yaml', environmentOfKubernetes, ['curia.example.org']],
    ['curia.service', environmentOfUnit, ['localhost:3000']],
  ])('%s answers for its own hosts and no other', (_file, environment, hosts) => {
    const config = readConfig({ DATA_DIR: '/tmp', ...environment(), DATABASE_URL: 'sqlite:/tmp/curia.db' })
    expect(config.publicUrl !== null || config.host === 'localhost').toBe(true)
    const isAllowed = hostCheck(config)
    expect(hosts.filter((host) => !isAllowed(host))).toEqual([])
    expect(never.filter(isAllowed)).toEqual([])
  })

  it('pass on the host that was asked for, and probe by address only what is answered for any', () => {
    expect(read('nginx.conf')).toContain('proxy_set_header Host $host;')
    expect(read('haproxy.cfg')).toContain('http-check send meth GET uri /api/ready')
    for (const file of ['haproxy.cfg', 'varnish.vcl'])
      expect(read(file)).not.toMatch(/set-header Host|set req\.http\.host|x-forwarded-host/i)
    const probes = ['Containerfile', 'kubernetes.yaml', 'compose.yaml']
      .flatMap((file) => [...read(file).matchAll(/(?:path: |\}|prometheus\.io\/path: )(\/[a-z/]+)/g)])
      .map((match) => match[1])
    expect(new Set(probes)).toEqual(new Set(['/api/ready', '/api/status', '/metrics']))
  })
})
