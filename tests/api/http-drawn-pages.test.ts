import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { schema } from '#server/graphql/schema.ts'
import { describeOnEachEngine } from '#tests/support/engines.ts'
import { addFeature } from '#tests/support/factories.ts'
import { testApp } from '#tests/support/http-app.ts'
import type { TestApp } from '#tests/support/http-app.ts'

const appFolder = resolve(import.meta.dirname, '../../dist')
const name = 'Curia </script> of the tests'
const attack = 'Ends </script><script>window.attacked = true</script> here.'

describeOnEachEngine('A page that is drawn before scripts run', (engine) => {
  let curia: TestApp
  let gene = 0

  beforeAll(async () => {
    if (!existsSync(appFolder)) throw new Error('the app is not built: run npm run build first')
    const { url } = await engine.createDatabase()
    curia = await testApp(url, { appFolder, schema, site: { name } })
    await curia.storage.write(async (tx) => {
      gene = await addFeature(tx, 'GEN1', { description: attack })
      await addFeature(tx, 'GEN2', { description: 'It signals.' })
    })
  })
  afterAll(() => curia.close())

  const documentOf = async (url: string, headers = {}) => (await curia.app.inject({ url, headers })).body
  /** A page that is late goes undrawn, and is kept for those who ask next. */
  const drawn = (url: string, headers = {}) =>
    vi.waitFor(
      async () => {
        const document = await documentOf(url, headers)
        expect(document).toContain('<div data-drawn>')
        return document
      },
      { timeout: 30_000, interval: 100 },
    )
  const answersIn = (document: string) =>
    /<script type="application\/json" id="drawn-answers">([^<]*)<\/script>/.exec(document)?.[1]
  /** As the build wrote it: the app starts by itself and finds nothing. */
  const expectUndrawn = (document: string) => {
    expect(document).toContain('<div id="root"></div>')
    expect(document).toContain('<script type="module"')
    expect(answersIn(document)).toBeUndefined()
  }

  it('shows the record and brings what its queries were answered', async () => {
    const document = await drawn('/genes/GEN2')
    expect(document).toMatch(/<h1[^>]*>.*GEN2.*<\/h1>/)
    expect(document).toContain('It signals.')
    const answers = JSON.parse(answersIn(document) ?? '')
    expect(answers.ROOT_QUERY).toHaveProperty('knowledgebase')
    expect(JSON.stringify(answers)).toContain('"text":"It signals."')
  })

  it('lets the app start after its paint, once', async () => {
    const document = await drawn('/genes/GEN2')
    const app = /<script data-app="([^"]+)" src="\/start\.js\?\w+"><\/script>/.exec(document)?.[1]
    expect(app).toMatch(/^\/assets\/index-.*\.js$/)
    expect(document).toContain(`<link rel="modulepreload" crossorigin href="${app}">`)
    expect(document).not.toContain('<script type="module"')
    expect((await curia.app.inject(app ?? '')).statusCode).toBe(200)
  })

  it('shows mark-up as text, in the page and in the answers', async () => {
    const document = await drawn('/genes/GEN1')
    expect(document).toContain('Ends &lt;/script&gt;')
    expect(document).not.toContain('<script>window')
    expect(JSON.parse(answersIn(document) ?? '').ROOT_QUERY.knowledgebase).toMatchObject({ name })
  })

  it('has no second title', async () => {
    expect((await drawn('/genes/GEN1')).match(/<title>/g)).toHaveLength(1)
  })

  it('is the one of today’s knowledge', async () => {
    expect(await drawn('/genes/GEN1')).toContain('Ends &lt;/script&gt;')
    await curia.storage.write((tx) =>
      tx.updateTable('features').set({ description: 'Rewritten.' }).where('id', '=', gene).execute(),
    )
    const document = await drawn('/genes/GEN1')
    expect(document).toContain('Rewritten.')
    expect(document).not.toContain('Ends')
    await curia.storage.write((tx) =>
      tx.updateTable('features').set({ description: attack }).where('id', '=', gene).execute(),
    )
  })

  it('names the site under the address by which it was reached', async () => {
    const link = 'href="http://curia.example.org/genes/'
    expect(await drawn('/genes/GEN2', { host: 'curia.example.org' })).toContain(link)
    expect(await drawn('/genes/GEN2')).not.toContain('curia.example.org')
  })

  it('is not sent to who is signed in, may see more, and is told by the app', async () => {
    expectUndrawn(await documentOf('/genes/GEN2', { cookie: 'curia.session_token=some-token.signature' }))
  })

  it('is not sent for a part of a page, an address that leads elsewhere, and a record that is not there', async () => {
    expectUndrawn(await documentOf('/genes/GEN2?tab=comments'))
    expectUndrawn(await documentOf(`/features/${gene}`))
    expectUndrawn(await documentOf('/genes/gen1'))
    expectUndrawn(await documentOf('/evidence/999999'))
  })

  it('goes undrawn where too many ask for too many pages at once', async () => {
    await drawn('/genes/GEN2')
    const origins = Array.from({ length: 40 }, (_, index) => `site-${index}.example.org`)
    const answers = await Promise.all(origins.map((host) => documentOf('/genes/GEN2', { host })))
    const isDrawn = answers.map((document) => document.includes('<div data-drawn>'))
    expect(isDrawn).toContain(true)
    expect(isDrawn).toContain(false)
    answers.filter((_, index) => !isDrawn[index]).forEach(expectUndrawn)
  })

  it('does not hand out what draws it', async () => {
    expect((await curia.app.inject('/.drawing/draw.js')).statusCode).toBe(404)
  })

  it('is the app alone while the database does not answer', async () => {
    const { url } = await engine.createDatabase()
    const broken = await testApp(url, { appFolder, schema })
    await broken.storage.close()
    const answer = await broken.app.inject('/')
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('<div id="root">')
    await broken.app.close()
  })
})
