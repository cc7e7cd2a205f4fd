import { expect, test } from '#tests/support/pages/browser.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { paths } from '#app/paths.ts'
import type { PageFiles } from '../../../scripts/page-files.ts'

const dist = join(import.meta.dirname, '../../../dist')

/** Bytes: what a reader's page may need before it shows its record (JavaScript, gzip), and its style sheets. */
const mostScript = 180_000
const mostStyle = 25_000

/**
 * Bytes that pages weigh, with a little to spare: what makes one heavier is a decision, and says here what it costs.
 * A page that is not listed may weigh as much as the others that are not.
 */
const weights = new Map([
  [paths.home.path, 166_850],
  [paths.variant.path, 166_500],
])
const others = 165_400

/**
 * Requests and bytes, as they are sent, of a first visit of a gene's page until nothing more comes: the page, and what
 * is fetched while its reader looks at it. 25 requests and 270,000 B are the goal; a document that the server has rendered, which a page
 * has from its second visit in a version of the knowledge on, weighs 10,000 B more than one it has not, and misses it.
 */
const mostRequests = 28
const mostBytes = 288_500

const zipped = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
const bytes = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + zipped(file), 0)

const textOf = (name: string) => readFileSync(join(dist, name), 'utf8')
const pagesOf = (): PageFiles[] => JSON.parse(textOf('.ssr/pages.json'))
const filesNamed = (document: string, file: RegExp) => [...document.matchAll(file)].map(([name]) => name)

/** Home, and the page of each kind of record. */
const pages = Object.values(paths)
  .map(({ path }) => path)
  .filter((path) => path === paths.home.path || (path.endsWith('/:id') && path !== paths.revisionSet.path))

for (const path of pages) {
  test(`${path}: what the page needs before it is shown weighs little`, () => {
    const page = pagesOf().find(({ pattern }) => pattern === path)
    const document = textOf('index.html')
    const scripts = new Set([...filesNamed(document, /assets\/[^"]+\.js|start\.js/g), ...(page?.files ?? [])])
    expect(page?.files.length).toBeGreaterThan(1)
    expect(scripts.size).toBeGreaterThan(3)
    expect(bytes(scripts)).toBeLessThanOrEqual(weights.get(path) ?? others)
    expect(weights.get(path) ?? others).toBeLessThanOrEqual(mostScript)
    expect(bytes(filesNamed(document, /assets\/[^"]+\.css/g))).toBeLessThanOrEqual(mostStyle)
  })
}

for (const path of ['/genes/BRAF', '/users/100', '/variants/12']) {
  test(`${path}: the code of tables is asked for once the page is shown`, async ({ page }) => {
    let isShown: boolean | undefined
    await page.route(/\/assets\/tables-[^/]*\.js$/, async (route) => {
      isShown = (await page.locator('h1:not([data-ssr] h1)').count()) > 0
      await route.continue()
    })
    await page.goto(path)
    await expect.poll(() => isShown).toBe(true)
  })
}

test.describe('on a first visit', () => {
  test.use({ knowledgebase: 'release2024' })

  test('a gene page asks for little', async ({ page }) => {
    const sent: Promise<number>[] = []
    page.on('requestfinished', (request) =>
      sent.push(
        request
          .sizes()
          .then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
      ),
    )
    // Charts below the fold are drawn for paper after four seconds of rest, which a slow machine may need to open the page.
    await page.addInitScript(() => {
      const matchMedia = window.matchMedia.bind(window)
      window.matchMedia = (query) => matchMedia(query === '(hover: hover)' ? 'not all' : query)
    })
    await page.goto('/genes/BRAF')
    await page.waitForLoadState('networkidle')
    const sizes = await Promise.all(sent)
    expect(sizes.length).toBeGreaterThan(10)
    expect(sizes.length).toBeLessThanOrEqual(mostRequests)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(mostBytes)
  })
})
