import type { APIRequestContext } from '@playwright/test'
import { pageTitles } from '#app/page-titles.ts'
import { paths } from '#app/paths.ts'
import { expect, test } from '#tests/support/pages/browser.ts'
import { everyPlace, places } from '#tests/support/pages/places.ts'

/** Routes whose title needs what only the app finds out: the name of a person, the number of the version in its tag. */
const namedLater = new Set(['user', 'version', 'revisionSet', 'helpChapter'])

const addresses = Object.entries(everyPlace).flatMap(([name, all]) =>
  all.filter((place) => typeof place === 'string').map((address) => ({ name, address })),
)

/** Parts of records, and addresses with parameters that the server has no page for. */
const more = [
  '/genes/BRAF?tab=evidence',
  '/variants/12?tab=evidence&evidenceLevel=B',
  '/assertions/10?tab=history',
  '/match?sample=1',
  '/sign-in?returnTo=%2Fevidence%2F1421',
  '/queues/evidence?status=ALL',
].map((address) => ({ name: '', address }))

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/&#(?:39|x27);/g, "'")
    .trim()

async function documentOf(request: APIRequestContext, address: string) {
  const response = await request.get(address)
  const html = await response.text()
  const find = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, inner = '']) => textOf(inner))
  return {
    status: response.status(),
    html,
    titles: find(/<title>([^<]*)<\/title>/g),
    headings: find(/<h1[^>]*>(.*?)<\/h1>/gs),
  }
}

test('every route has a title of its own in the document, and no two routes share one by accident', () => {
  const titles = Object.entries(pageTitles).flatMap(([name, title]) =>
    title === null ? [] : [{ name, title }],
  )
  const shared = Map.groupBy(titles, ({ title }) => title)
  const same = [...shared].filter(([, routes]) => routes.length > 1).map(([title]) => title)
  expect(same.sort()).toEqual(['Evidence to review', 'Notifications', 'Suggest a revision'])
  expect(Object.keys(pageTitles).sort()).toEqual(Object.keys(paths).sort())
})

for (const [kind, pages] of Object.entries(places))
  test(`the server says the title that the page keeps: ${kind}`, async ({ page }) => {
    test.slow()
    for (const { name, address } of addresses.filter((each) => each.name in pages))
      await test.step(address, async () => {
        const { status, titles } = await documentOf(page.request, address)
        expect(titles).toHaveLength(1)
        const [said = ''] = titles
        expect(said.endsWith('Curia')).toBe(true)
        if (name !== 'home') expect(said).not.toBe('Curia')
        if (status === 404) return expect(said).toBe('Page not found · Curia')
        if (namedLater.has(name)) return
        await page.goto(address)
        // A revision and a search name their subject besides.
        const [first = ''] = said.split(' · ')
        await expect(page).toHaveTitle(
          /^(?:Suggest a revision|Search results)/.test(said) ? new RegExp(`^${first}`) : said,
        )
      })
  })

for (const { address } of [...addresses, ...more, { address: '/no/such/page' }])
  test(`the head, the navigation and a heading stand in the document of ${address}`, async ({ request }) => {
    // What is rendered too late for the first reader is there for the next.
    await expect(async () => {
      const { html, headings } = await documentOf(request, address)
      expect(html).toContain('data-ssr')
      expect(html).toMatch(/<header [^>]*data-print="hide"/)
      expect(html).toContain('<nav aria-label="Main">')
      expect(html).toContain('<main id="main"')
      expect(headings).toHaveLength(1)
      expect(headings[0]).toMatch(/\w/)
    }).toPass()
  })

test.describe('Without JavaScript', () => {
  // Its scripts are not fetched then, which counts as a failure.
  test.use({ javaScriptEnabled: false, breaksRequests: true })

  test('the help can be read, and the navigation leads on', async ({ page }) => {
    await expect(async () => {
      await page.goto('/help')
      await expect(page.getByRole('heading', { name: 'Evidence level' })).toBeVisible({ timeout: 2000 })
    }).toPass()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Assertions' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Assertions')
  })

  test('a page that needs it says so, with its heading', async ({ page }) => {
    await expect(async () => {
      await page.goto('/match')
      await expect(page.locator('main noscript p')).toBeVisible({ timeout: 2000 })
    }).toPass()
    await expect(page.locator('main noscript p')).toHaveText('This page needs JavaScript.')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Match a tumour's alterations")
    await expect(page.locator('main .skeleton').first()).toBeHidden()
  })

  test('a part of a record leads to its overview', async ({ page }) => {
    await expect(async () => {
      await page.goto('/variants/12?tab=evidence')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('BRAF V600E', { timeout: 2000 })
    }).toPass()
    await page.getByRole('link', { name: 'Overview of this record' }).click()
    await expect(page.getByRole('heading', { name: 'Clinical summary' })).toBeVisible()
  })
})
