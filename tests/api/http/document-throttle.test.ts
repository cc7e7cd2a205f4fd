import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { describedSite } from '#server/http/linked-data/described-site.ts'
import { noStates } from '#server/states/open-states.ts'
import { registerStaticFiles } from '#server/http/pages/static-files.ts'
import { registerRequestOrigin } from '#server/http/traffic/request-origin.ts'
import { open } from '#server/storage/database.ts'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'
import { addFeature } from '#tests/support/factories.ts'

const appFolder = resolve(import.meta.dirname, '../../../dist')
const CRAWLER = '192.0.2.1'
const READER = '192.0.2.2'

describeOnSqliteFirst('Documents of the app', (engine) => {
  it('are made one at a time for one address, client-rendered where they have waited for long', async () => {
    if (!existsSync(appFolder)) throw new Error('the app is not built: run npm run build first')
    const storage = await open((await engine.createDatabase()).url)
    const gene = await storage.write((tx) => addFeature(tx, 'GEN1'))
    const app = fastify()
    app.decorateRequest('frozen', null)
    app.decorateRequest('replicated', null)
    registerRequestOrigin(app)
    let [rendering, most] = [0, 0]
    const asked: { address: string; cachedOnly: boolean | undefined }[] = []
    await registerStaticFiles(app, appFolder, {
      storage,
      site: { name: 'Curia' },
      origin: () => 'https://curia.example.org',
      described: describedSite({
        site: { name: 'Curia' },
        origin: () => 'https://curia.example.org',
        states: noStates,
        doiPrefix: null,
      }),
      countDocument: async () => {},
      chooseReplica: async () => {},
      readPage: async ({ url }) => ({ kind: 'page', path: url }),
      rendered: async (address) => ({
        cached: undefined,
        render: async (_finish, options) => {
          asked.push({ address, cachedOnly: options?.cachedOnly })
          rendering += 1
          most = Math.max(most, rendering)
          await sleep(30)
          rendering -= 1
          return null
        },
      }),
    })
    const load = (address: string, remoteAddress: string) => app.inject({ url: address, remoteAddress })
    const crawled = Array.from({ length: 12 }, (_, page) => load(`/evidence?page=${page}`, CRAWLER))
    const read = load(`/features/${gene}`, READER)
    const answers = await Promise.all([...crawled, read])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
    // One of the crawler and the reader’s, which did not wait for the other eleven.
    expect(most).toBe(2)
    expect(asked.findIndex(({ address }) => address === `/features/${gene}`)).toBeLessThan(3)
    const ofCrawler = asked.filter(({ address }) => address.startsWith('/evidence'))
    expect(ofCrawler.map(({ address }) => address)).toEqual(
      crawled.map((_, page) => `/evidence?page=${page}`),
    )
    expect([ofCrawler.at(0)?.cachedOnly, ofCrawler.at(-1)?.cachedOnly]).toEqual([false, true])
    await app.close()
    await storage.close()
  })
})
