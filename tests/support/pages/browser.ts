import { test as base } from '@playwright/test'
import type { ConsoleMessage, Page, Request, Response } from '@playwright/test'
import { knowledgeOf } from '../knowledge.ts'
import type { Knowledge, Knowledgebase } from '../knowledge.ts'
import { release2024 } from '../releases/releases.ts'
import { isWholeRun } from '../whole-run.ts'

type Fixtures = {
  /** Which knowledgebase the test reads. */
  knowledgebase: Knowledgebase
  /** What the files say that it was imported from. */
  knowledge: Knowledge
  /** Whether the test makes requests fail. Any other page that complains fails its test. */
  breaksRequests: boolean
  complaints: string[]
}

const addresses: Record<Knowledgebase, string> = {
  starter: 'CURIA_BROWSER_STARTER',
  release2024: 'CURIA_BROWSER_RELEASE',
}

/**
 * Playwright’s test against a running Curia: `page.goto('/genes/5')` goes to the service named by
 * `test.use({ knowledgebase: 'release2024' })`; the starter set without it. Skipped where the release is absent.
 * A test fails when a page writes to the console, throws, or asks for something that fails or lies on another server.
 */
export const test = base.extend<Fixtures>({
  knowledgebase: ['starter', { option: true }],
  baseURL: async ({ knowledgebase }, use, info) => {
    const url = process.env[addresses[knowledgebase]]
    info.skip(!url, 'the public release civic-2024-08-01 is not on this machine (CURIA_RELEASES)')
    await use(url)
  },
  knowledge: async ({ baseURL, knowledgebase }, use) => {
    // Asked for first, for it skips the test where there is no release.
    if (!baseURL) throw new Error('no service is running')
    await use(knowledgeOf(knowledgebase))
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    await use(javaScriptEnabled === false ? page : waitingForApp(page))
  },
  breaksRequests: [false, { option: true }],
  complaints: [
    async ({ page, baseURL, breaksRequests }, use) => {
      const complaints: string[] = []
      listenTo(page, new URL(baseURL ?? page.url()).origin, complaints)
      await use(complaints)
      if (!breaksRequests) base.expect(complaints, 'complaints of the page').toEqual([])
    },
    { auto: true },
  ],
})

export const { expect } = test

/** The knowledgebases that the record pages and tables are tested on: both in a whole run, else the larger one that is there. */
export const knowledgebases: readonly Knowledgebase[] = isWholeRun
  ? ['starter', 'release2024']
  : [release2024 ? 'release2024' : 'starter']

/** Buttons of a server-rendered page work once the app is mounted over it: a test begins then. */
export function waitingForApp(page: Page): Page {
  const started = () => page.locator('[data-ssr]').waitFor({ state: 'detached' })
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (...given) => {
    const response = await goto(...given)
    await started()
    return response
  }
  page.reload = async (...given) => {
    const response = await reload(...given)
    await started()
    return response
  }
  return page
}

function listenTo(page: Page, origin: string, complaints: string[]) {
  page.on('console', (message: ConsoleMessage) => {
    // Answers are looked at below.
    if (/status of 404/.test(message.text())) return
    complaints.push(`console ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error: Error) => complaints.push(`thrown: ${error.message}`))
  page.on('request', (request: Request) => {
    const { protocol, origin: asked } = new URL(request.url())
    if (protocol.startsWith('http') && asked !== origin) complaints.push(`another server: ${request.url()}`)
  })
  page.on('requestfailed', (request: Request) => {
    const reason = request.failure()?.errorText
    // A reader who leaves a page ends the requests that it still waits for.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${reason}: ${request.url()}`)
  })
  page.on('response', (response: Response) => {
    // Unknown pages are 404, and the app says so.
    const isUnknownPage = response.status() === 404 && response.request().isNavigationRequest()
    if (response.status() >= 400 && !isUnknownPage) complaints.push(`${response.status()}: ${response.url()}`)
  })
}

/** Goes to an address within the app, as a press of a link does: nothing of it is rendered on the server. */
export const turnTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to, textContent: to })
    link.dataset['record'] = ''
    document.body.append(link)
    link.click()
    link.remove()
  }, address)
