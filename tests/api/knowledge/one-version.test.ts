import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createPageRenderer } from '#server/http/ssr/page-renderer.ts'
import { open } from '#server/storage/database.ts'
import type { Storage } from '#server/storage/database.ts'
import {
  addAssertion,
  addDisease,
  addEvidence,
  addFeature,
  addTherapy,
  addVariant,
} from '#tests/support/factories.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'

const LOOKS = 15
/** Time between two changes, in ms. */
const BETWEEN_MS = 10

interface Index {
  collections: { name: string; given: number }[]
}

describeOnEachEngine('Beside changes', (engine) => {
  let database: TestDatabase
  let writer: Storage
  beforeAll(async () => {
    database = await engine.createDatabase()
    writer = await open(database.url)
  })
  afterAll(async () => {
    await writer.close()
    await database.drop()
  })

  it('a page that is rendered on the server is of one version of the knowledge', async () => {
    const folder = mkdtempSync(join(inject('runFolder'), 'app-'))
    mkdirSync(join(folder, '.ssr'))
    const code = new URL('../../support/pages/two-reads.ts', import.meta.url).href
    writeFileSync(join(folder, '.ssr/render.js'), `export { renderPage } from '${code}'\n`)
    const renderer = createPageRenderer(folder, {
      databaseUrl: database.url,
      knowledgebaseName: 'Curia',
      log: pino({ level: 'silent' }),
    })
    try {
      // Changed never, once, and without end.
      for (const changes of [0, 1, 1_000_000]) {
        const feature = await writer.write((tx) => addFeature(tx, 'N0'))
        const parameters = new URLSearchParams({
          database: database.url,
          feature: String(feature),
          changes: String(changes),
        })
        let page: Awaited<ReturnType<typeof renderer.render>> = null
        // A page is given up that takes longer than five seconds, in which a busy machine may not start a worker.
        for (let attempt = 0; page === null && attempt < 10; attempt += 1)
          page = await renderer.render(`http://localhost/page?${parameters}`, null)
        const [first, second] = page?.markup.split(' ') ?? []
        expect(first).toMatch(changes === 0 ? /^N0$/ : /^N[1-9]\d*$/)
        expect(second).toBe(first)
        await writer.write((tx) =>
          tx
            .updateTable('features')
            .set({ name: `Former ${changes}` })
            .where('id', '=', feature)
            .execute(),
        )
      }
    } finally {
      await renderer.close()
    }
  })

  it('the index of GKS counts one version of the knowledge, without caches as well', async () => {
    const { evidence, assertion } = await writer.write(async (tx) => {
      const { profile } = await addVariant(tx, await addFeature(tx))
      const details = { disease_id: await addDisease(tx), therapies: [await addTherapy(tx)] }
      return {
        evidence: await addEvidence(tx, profile, details),
        assertion: await addAssertion(tx, profile, { ...details, status: 'SUBMITTED' }),
      }
    })
    const cacheBytes = { answers: 0, operations: 0, pages: 0 }
    const service = await testApp(database.url, { cacheBytes })
    const totals = new Set<number>()
    const looking = new AbortController()
    /** Accepts one of both at a time. */
    const changing = (async () => {
      for (let turn = 0; !looking.signal.aborted; turn += 1) {
        const [ofEvidence, ofAssertion] =
          turn % 2 === 0 ? (['SUBMITTED', 'ACCEPTED'] as const) : (['ACCEPTED', 'SUBMITTED'] as const)
        await writer.write(async (tx) => {
          await tx
            .updateTable('evidence_items')
            .set({ status: ofEvidence })
            .where('id', '=', evidence)
            .execute()
          await tx
            .updateTable('assertions')
            .set({ status: ofAssertion })
            .where('id', '=', assertion)
            .execute()
        })
        await pause(BETWEEN_MS)
      }
    })()
    try {
      for (let look = 0; look < LOOKS; look += 1) {
        const { collections } = (await service.app.inject('/api/gks')).json<Index>()
        const given = collections.filter(({ name }) => name === 'evidence' || name === 'assertions')
        totals.add(given.reduce((sum, each) => sum + each.given, 0))
      }
    } finally {
      looking.abort()
      await changing
      await service.close()
    }
    expect([...totals]).toEqual([1])
  })
})
