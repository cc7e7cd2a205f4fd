import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { tableTexts } from '#server/export/tables/table-texts.ts'
import { schema } from '#server/graphql/schema.ts'
import { createMatchingFiles } from '#server/matching/matching-files.ts'
import { createMatching } from '#server/matching/matching.ts'
import { freeze } from '#server/states/freeze.ts'
import { openStates } from '#server/states/open-states.ts'
import { template2024 } from '#tests/support/releases/release-template.ts'
import { release2024 } from '#tests/support/releases/releases.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'
import { sqlite } from '#tests/support/storage/engines.ts'

const ORIGIN = 'https://kb.test'

const Media = z.object({ schema: z.looseObject({}), example: z.unknown().optional() })
const Content = z.record(z.string(), Media)
const Operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  parameters: z
    .array(
      z.object({ name: z.string(), in: z.string(), example: z.union([z.string(), z.number()]).optional() }),
    )
    .default([]),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(z.string(), z.object({ content: Content.optional() })),
})
const Document = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
})

/** What clients of MCP must accept. */
const MCP_ACCEPT = 'application/json, text/event-stream'

/** Addresses that only say where something is found now, or what their address lacks. */
const WITHOUT_OPERATION = /^\/api\/datatables|\/search$|^\/links\/:idtype$|\*$/

/** Routes that only say that their method is not allowed. */
const NOT_ALLOWED = ['GET /mcp']

describe.skipIf(!release2024)('The OpenAPI document', () => {
  const folder = mkdtempSync(join(tmpdir(), 'curia-open-api-'))
  let service: TestApp
  let source: string
  let document: z.infer<typeof Document>
  let routes: string[]
  const closing: (() => Promise<unknown>)[] = []
  beforeAll(async () => {
    const database = await sqlite.createDatabase(template2024)
    const downloads = join(folder, 'downloads')
    const nightly = join(downloads, 'nightly@2026-01-02T03-04-05.006Z-1')
    mkdirSync(nightly, { recursive: true })
    writeFileSync(join(nightly, 'nightly-VariantSummaries.tsv'), 'variant_id\n12\n')
    const matching = createMatching(database.url)
    const matchingFiles = createMatchingFiles(database.url)
    const texts = tableTexts(database.url)
    const states = join(folder, 'states')
    mkdirSync(states)
    service = await testApp(database.url, {
      schema,
      matching,
      matchingFiles,
      tableTexts: texts,
      states: openStates(states),
      publicUrl: ORIGIN,
      appFolder: join(import.meta.dirname, '../../../../dist'),
      allowedHosts: ['localhost'],
      site: { name: 'Curia of the tests', downloads },
    })
    await freeze(service.storage, states, { name: '01-Aug-2024', date: new Date('2024-08-01T00:00:00Z') })
    routes = routesOf(service.app.printRoutes({ commonPrefix: false, includeMeta: false }))
    source = (await service.app.inject('/api/openapi.json')).body
    document = Document.parse(JSON.parse(source))
    closing.push(() => service.close(), matching.close, matchingFiles.close, texts.close, database.drop)
  }, 120_000)
  afterAll(async () => {
    for (const close of closing) await close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('has the operations of the routes, each once', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(described.toSorted()).toEqual(routes.toSorted())
    const ids = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    )
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('passes the recommended rules of redocly', async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const problems = await lintFromString({ source, config })
    // An operation whose only outcome is a redirection has no response 2XX.
    const others = problems.filter(({ ruleId }) => ruleId !== 'operation-2xx-response')
    expect(others.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
    const redirecting = problems.map(({ location }) => location[0]?.pointer?.split('/')[2])
    expect(redirecting.filter((path) => !/^~1links|^~1api~1auth~1/.test(path ?? ''))).toEqual([])
  })

  /** The request of an example. */
  function requestOf(path: string, method: string, operation: z.infer<typeof Operation>): InjectOptions {
    const given = operation.parameters.filter(({ example }) => example !== undefined)
    const url = path.replaceAll(/\{(\w+)\}/g, (_, name) =>
      encodeURIComponent(
        given.find((each) => each.in === 'path' && each.name === name)?.example ?? '-missing-',
      ),
    )
    const query = new URLSearchParams(
      given.filter((each) => each.in === 'query').map(({ name, example }) => [name, String(example)]),
    )
    const [type, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
    return {
      method: method === 'post' ? 'POST' : 'GET',
      url: query.size > 0 ? `${url}?${query}` : url,
      headers: {
        origin: ORIGIN,
        ...(path === '/mcp' && { accept: MCP_ACCEPT }),
        ...(type && { 'content-type': type }),
      },
      ...(media && { payload: JSON.stringify(media.example) }),
    }
  }

  it('has examples that work, with responses of their schemas', async () => {
    const ajv = new Ajv2020({ allErrors: true, strict: false, logger: false })
    ajv.addSchema({ $id: 'document', components: document.components })
    const wrong: string[] = []
    let run = 0
    for (const [path, methods] of Object.entries(document.paths))
      for (const [method, operation] of Object.entries(methods)) {
        const request = requestOf(path, method, operation)
        const response = await service.app.inject(request)
        run += 1
        const name = `${method} ${request.url as string}: ${response.statusCode}`
        const described = operation.responses[String(response.statusCode)]
        // Accounts and what is theirs need somebody who is signed in.
        const isOpen = !operation.tags.includes('Accounts') && !/clinvar|unsubscribe/.test(path)
        if (!described || (isOpen && response.statusCode >= 400)) {
          wrong.push(`${name} ${response.body.slice(0, 200)}`)
          continue
        }
        if (!described.content) continue
        const type = String(response.headers['content-type']).split(';', 1)[0] ?? ''
        const media = described.content[type]
        if (!media) {
          wrong.push(`${name} is ${type}`)
          continue
        }
        const body = JSON.parse(
          JSON.stringify(media.schema).replaceAll('"#/components', '"document#/components'),
        )
        const validate = ajv.compile(body)
        const values = /^application\/(?:json|.+\+json)$/.test(type)
          ? [response.json<unknown>()]
          : type === 'application/x-ndjson'
            ? response.body
                .trim()
                .split('\n')
                .slice(0, 500)
                .map((line) => JSON.parse(line) as unknown)
            : [response.body]
        for (const value of values)
          if (!validate(value)) wrong.push(`${name} ${ajv.errorsText(validate.errors).slice(0, 300)}`)
      }
    expect(wrong).toEqual([])
    expect(run).toBe(routes.length)
  }, 120_000)
})

/** Methods and addresses of the routes, as OpenAPI writes them. */
function routesOf(tree: string): string[] {
  const parents: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (.*) \(([A-Z, ]+)\)/.exec(line) ?? []
    if (!part) return []
    const depth = indent.length / 4
    parents.length = depth
    parents.push(part)
    const path = parents.join('')
    if (WITHOUT_OPERATION.test(path)) return []
    const address = path.replaceAll(/:(\w+)(\([^)]*\))?/g, '{$1}')
    return methods
      .split(', ')
      .filter((method) => method === 'GET' || (method === 'POST' && !isLegacyPost(methods)))
      .map((method) => `${method} ${address}`)
      .filter((route) => !NOT_ALLOWED.includes(route))
  })
}

/** Routes of the legacy API take every method, to say that they only read. */
const isLegacyPost = (methods: string) => methods.includes('TRACE')
