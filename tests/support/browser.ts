import { test as base } from '@playwright/test'

/** Which knowledgebase a browser test reads. */
export type Knowledgebase = 'starter' | 'release2024'

const addresses: Record<Knowledgebase, string> = {
  starter: 'CURIA_BROWSER_STARTER',
  release2024: 'CURIA_BROWSER_RELEASE',
}

/**
 * Playwright’s test against a running Curia: `page.goto('/genes/5')` goes to the service named by
 * `test.use({ knowledgebase: 'release2024' })`; the starter set without it. Skipped where the release is absent.
 */
export const test = base.extend<{ knowledgebase: Knowledgebase }>({
  knowledgebase: ['starter', { option: true }],
  baseURL: async ({ knowledgebase }, use, info) => {
    const url = process.env[addresses[knowledgebase]]
    info.skip(!url, 'the public release civic-2024-08-01 is not on this machine (CURIA_RELEASES)')
    await use(url)
  },
})
