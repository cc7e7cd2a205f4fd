import { once } from 'node:events'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { tableTexts } from '#server/export/tables/table-texts.ts'
import { schema } from '#server/graphql/schema.ts'
import { createMatching } from '#server/matching/matching.ts'
import { createMatchingFiles } from '#server/matching/matching-files.ts'
import { noMonitoring } from '#server/monitoring/monitoring.ts'
import { createMetrics } from '#server/monitoring/prometheus.ts'
import { freeze } from '#server/states/freeze.ts'
import { openStates } from '#server/states/open-states.ts'
import { stateDownloadPath } from '#server/http/state-downloads.ts'
import { versionNow } from '#server/storage/knowledge-version.ts'
import { addEvidence, addFeature, addVariant } from '#tests/support/factories.ts'
import { holdingRequests } from '#tests/support/leaving/holding-requests.ts'
import type { HoldingRequest } from '#tests/support/leaving/holding-requests.ts'
import { sendLeavingClients } from '#tests/support/leaving/leaving-clients.ts'
import { scrape } from '#tests/support/monitoring/prometheus-text.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'

const RECORDS = 300
const STATES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
const CLIENTS = 500
/** A scrape reads the version of the knowledge by itself. */
const OF_SCRAPE = 'curia_resources_held{kind="connection",use="database read"} 1'
const SETTLED = { timeout: 30_000, interval: 100 }

describeOnSqliteFirst('What clients held that have left', (engine) => {
  let database: TestDatabase
  let curia: TestApp
  let port: number
  let requests: HoldingRequest[]
  const closing: (() => Promise<void>)[] = []

  beforeAll(async () => {
    const folder = mkdtempSync(join(inject('runFolder'), 'held-'))
    const appFolder = join(folder, 'app')
    const stateFolder = join(folder, 'states')
    mkdirSync(appFolder)
    writeFileSync(join(appFolder, 'index.html'), '<html><head></head><body></body></html>')
    database = await engine.createDatabase()
    const services = {
      tableTexts: tableTexts(database.url),
      matching: createMatching(database.url),
      matchingFiles: createMatchingFiles(database.url),
    }
    curia = await testApp(database.url, {
      schema,
      appFolder,
      states: openStates(stateFolder),
      monitoring: { ...noMonitoring, metrics: createMetrics(), hasMetricsRoute: true },
      ...services,
    })
    closing.push(...Object.values(services).map((service) => () => service.close()))
    const { storage } = curia
    const evidence = await storage.write(async (tx) => {
      const { profile } = await addVariant(tx, await addFeature(tx, 'BRAF'), 'V600E')
      let id = 0
      for (let added = 0; added < RECORDS; added += 1)
        id = await addEvidence(tx, profile, { description: 'Three of ten responded. '.repeat(100) })
      return id
    })
    const frozen = []
    for (const name of STATES) {
      await storage.write((tx) =>
        tx.updateTable('evidence_items').set({ description: name }).where('id', '=', evidence).execute(),
      )
      frozen.push(await freeze(storage, stateFolder, { name, date: new Date() }))
    }
    const [first] = frozen
    if (!first) throw new Error('there is no state')
    requests = holdingRequests({
      version: await versionNow(storage.read),
      evidence,
      states: STATES,
      stateFile: stateDownloadPath(first),
    })
    await curia.app.listen({ port: 0, host: '127.0.0.1' })
    port = (curia.app.server.address() as AddressInfo).port
  })
  afterAll(async () => {
    await curia.close()
    await Promise.all(closing.map((close) => close()))
    await database.drop()
  })

  /** What of the metrics is not zero: resources that are held, and work that is done or waits. */
  async function held(): Promise<string[]> {
    const { text } = await scrape(`http://127.0.0.1:${port}/metrics`)
    return text
      .split('\n')
      .filter((line) => /^curia_(?:resources_held|queue_\w+|database_waiting)\b/.test(line))
      .filter((line) => !line.endsWith(' 0') && line !== OF_SCRAPE)
  }

  it('is given back: counters in /metrics are zero, and every family of long answers is there for others', async () => {
    await sendLeavingClients(requests, { port, clients: CLIENTS })
    await expect.poll(held, SETTLED).toEqual([])
    const paths = [
      '/api/changes',
      '/api/changes/list.json',
      '/api/gks/evidence.ndjson',
      '/api/evidence_items?count=100000',
    ]
    for (const path of paths)
      expect(
        (await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(5000) })).status,
        path,
      ).toBe(200)
    expect(curia.log.filter((line) => /"level":[56]0/.test(line))).toEqual([])
  })

  it('is given back by clients that wait for changes, whose next is answered', async () => {
    const wanted = requests.find(({ name }) => name.endsWith('wait=1'))
    for (const localAddress of ['127.78.0.1', '127.78.0.1', '127.78.0.2', '127.78.0.2']) {
      const socket = connect({ host: '127.0.0.1', port, localAddress })
      await once(socket, 'connect')
      socket.write(wanted?.bytes ?? '')
      await wait(50)
      socket.destroy()
    }
    await wait(1500)
    expect(
      (await fetch(`http://127.0.0.1:${port}/api/changes`, { signal: AbortSignal.timeout(9000) })).status,
    ).toBe(200)
  })
})
