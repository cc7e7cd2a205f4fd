import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { createOrganization, setMember } from '#server/accounts/organizations.ts'
import { setRole } from '#server/accounts/users.ts'
import type { Engine } from '#server/config/database-url.ts'
import { open } from '#server/storage/database.ts'
import type { Storage } from '#server/storage/database.ts'
import { test as base, waitingForApp } from './browser.ts'
import { startPostgres } from '../storage/postgres.ts'
import { runCuria, startCuria } from '../service/server.ts'

const PASSWORD = 'a long sentence of its own'

/** Somebody signed in, with a browser of their own. */
export type Reviewer = {
  username: string
  page: Page
  /** Asks the interface as this person; throws when it answers with errors. */
  ask: <Answer>(source: string, variables?: Record<string, unknown>) => Promise<Answer>
}

/** The service under test and its database, which the tests' own process has open, too. */
export type Site = { url: string; database: string; storage: Storage }

/** A curator, an editor who has stated no conflict of interest, and a member of Tumour Board who may approve for it. */
export type Reviewers = Record<'curator' | 'editor' | 'member', Reviewer>

const boardDetails = {
  url: 'https://board.example.org',
  description: 'Meets on Tuesdays',
  parentId: null,
  canApprove: true,
  isApprovedVcep: false,
}

/** Options of projects that look at services of reviewers. */
export type SiteOptions = {
  /** The engine of the database. */
  database: Engine
}

async function newDatabase(engine: Engine, stack: AsyncDisposableStack): Promise<string> {
  if (engine === 'postgres') {
    const { url, stop } = await startPostgres({ durable: false })
    stack.defer(async () => void (await stop()))
    return url
  }
  const folder = mkdtempSync(join(tmpdir(), 'curia-reviewers-'))
  stack.defer(() => rmSync(folder, { recursive: true, force: true }))
  return `sqlite:${join(folder, 'starter.db')}`
}

/** Playwright's test with a service of its own on the starter set and three people at work on it. */
export const test = base.extend<{ people: Reviewers }, { site: Site } & SiteOptions>({
  database: ['sqlite', { option: true, scope: 'worker' }],
  site: [
    async ({ database: engine }, use) => {
      await using stack = new AsyncDisposableStack()
      const database = await newDatabase(engine, stack)
      const server = await startCuria({ database, env: { OUTSIDE_SERVICES: 'off', TRUST_PROXY: 'loopback' } })
      stack.defer(async () => void (await server.stop()))
      const storage = await open(database, { migrate: false })
      stack.defer(() => storage.close())
      await use({ url: server.url, database, storage })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  people: async ({ browser, site }, use, info) => {
    const suffix = `${info.workerIndex}${info.testId.slice(-6)}${info.retry}`
    const [curator, editor, member] = await Promise.all([
      signUp(browser, site, `cora${suffix}`),
      signUp(browser, site, `edith${suffix}`),
      signUp(browser, site, `orla${suffix}`),
    ])
    const now = new Date().toISOString()
    await site.storage.write(async (tx) => {
      await setRole(tx, editor.id, 'EDITOR', now)
      const { id: organizationId } = await createOrganization(
        tx,
        { ...boardDetails, name: `Tumour Board ${suffix}` },
        now,
      )
      await setMember(tx, { organizationId, userId: member.id, canApprove: true })
    })
    for (const { ask } of [editor, member]) {
      await ask('mutation { updateCoi(input: { coiPresent: false }) { clientMutationId } }')
    }
    await use({ curator, editor, member })
    await Promise.all([curator, editor, member].map(({ page }) => page.context().close()))
  },
})

export const { expect } = test

/** Runs `curia` on the service's database, as its operator would: `user role edith editor`. */
export async function command({ database }: Pick<Site, 'database'>, words: string[]): Promise<void> {
  const { code, stderr } = await runCuria(words, { database })
  base.expect(code, stderr).toBe(0)
}

let signedUp = 0

/** An address of documentation (RFC 5737) for each account: one place may make only so many in a quarter of an hour. */
const nextAddress = () => `198.51.100.${(signedUp++ % 250) + 1}`

async function signUp(browser: Browser, { url }: Site, username: string): Promise<Reviewer & { id: number }> {
  const context = await browser.newContext({ baseURL: url })
  const headers = { origin: url }
  const account = { email: `${username}@example.org`, password: PASSWORD, username }
  const answer = await context.request.post('/api/auth/sign-up', {
    data: account,
    headers: { ...headers, 'x-forwarded-for': nextAddress() },
  })
  base.expect(answer.status(), 'a new account').toBe(201)
  const ask: Reviewer['ask'] = async (query, variables) => {
    const response = await context.request.post('/api/graphql', { data: { query, variables }, headers })
    const { data, errors } = await response.json()
    base.expect(errors, query).toBeUndefined()
    return data
  }
  const { viewer } = await ask<{ viewer: { id: number } }>('{ viewer { id } }')
  return { id: viewer.id, username, page: waitingForApp(await context.newPage()), ask }
}
