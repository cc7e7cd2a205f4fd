import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { schema } from '#server/graphql/schema.ts'
import { localAddress } from '#server/http/address.ts'
import { addEvidence, addFeature, addVariant } from '#tests/support/factories.ts'
import { sqlite } from '#tests/support/storage/engines.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'
import { startVarnish, varnishProgram } from '#tests/support/service/varnish.ts'
import type { Varnish } from '#tests/support/service/varnish.ts'

const program = varnishProgram()

describe.skipIf(program === null)('Varnish before the service, as deploy/varnish.vcl says', () => {
  let curia: TestApp
  let varnish: Varnish
  let item: number
  const asked: { path: string; cookie: string | undefined }[] = []
  beforeAll(async () => {
    const { url } = await sqlite.createDatabase()
    curia = await testApp(url, {
      schema,
      trustProxy: ['loopback'],
      sharedCaching: { seconds: 3600, surrogateKeys: true },
    })
    curia.app.addHook('onRequest', async ({ url: path, headers }) => {
      asked.push({ path, cookie: headers.cookie })
    })
    // As of a service that says nothing.
    curia.app.addHook('onSend', async ({ url: path }, reply) => {
      if (path === '/api/states?silent') reply.removeHeader('cache-control')
    })
    await curia.storage.write(async (tx) => {
      const { profile } = await addVariant(tx, await addFeature(tx, 'GEN1'), 'V1E')
      item = await addEvidence(tx, profile, { description: 'It responds.' })
    })
    await curia.app.listen({ port: 0, host: '127.0.0.1' })
    varnish = await startVarnish(program ?? '', `http://127.0.0.1:${new URL(localAddress(curia.app)).port}`)
  })
  afterAll(async () => {
    await varnish.stop()
    await curia.close()
  })

  /** Requests of a path that reached the service, by their cookies. */
  const reachedBy = async (path: string, headers: Record<string, string> = {}) => {
    const before = asked.length
    await (await fetch(varnish.url + path, { headers })).arrayBuffer()
    return asked.slice(before).map(({ cookie }) => cookie)
  }
  const purge = async (address: string, method: string) => {
    const key = { 'Surrogate-Key': `evidence-${item}` }
    return (await fetch(address, { method, headers: key })).status
  }

  it('passes the cookies of signing in on, and no others of readers without a session', async () => {
    const cookie = 'curia.state=signed; curia.known_browser=1'
    expect(await reachedBy('/api/auth/options', { cookie })).toEqual([cookie])
    expect(await reachedBy('/api/genes', { cookie })).toEqual([undefined])
    const session = `${cookie}; curia.session_token=of-somebody`
    expect(await reachedBy('/api/genes', { cookie: session })).toEqual([session])
  })

  it('keeps nothing of which the service does not say how long', async () => {
    for (const path of ['/api/states?silent', '/api/no-such-route'])
      expect([path, await reachedBy(path), await reachedBy(path)]).toEqual([path, [undefined], [undefined]])
  })

  it('removes the copies of a record at the address for that, and at no other', async () => {
    const path = `/api/evidence_items/${item}`
    expect(await reachedBy(path)).toHaveLength(1)
    expect(await reachedBy(path)).toEqual([])
    expect([await purge(varnish.url, 'PURGE'), await purge(varnish.url, 'BAN')]).toEqual([405, 405])
    expect(await reachedBy(path)).toEqual([])
    expect(await purge(varnish.purgeUrl, 'PURGE')).toBe(200)
    expect(await reachedBy(path)).toHaveLength(1)
  })
})
