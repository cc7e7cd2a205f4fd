import type { Route } from '@playwright/test'
import { expect, test, turnTo } from '#tests/support/pages/browser.ts'
import {
  answerOperation,
  failedRequestId,
  failing,
  holdOperation,
  unavailable,
  unreachable,
} from '#tests/support/service/api-answers.ts'
import { listed, rowsOf } from '#tests/support/pages/record-page.ts'

test.describe('While the server is slow', () => {
  test('a record page shows its shape, then the record', async ({ page }) => {
    const release = await holdOperation(page, 'EvidencePage')
    await page.goto('/evidence/103?tab=comments')
    await expect(page.getByText('Loading the evidence item')).toBeAttached()
    await expect(page.getByRole('banner')).toBeVisible()
    release()
    await expect(page).toHaveTitle(/ · EID103 · /)
    await expect(page.getByText('Loading the evidence item')).toHaveCount(0)
  })

  test('a table keeps its old rows and the reader’s filter until the new rows are there', async ({
    page,
  }) => {
    await page.goto('/evidence')
    const table = page.getByRole('table', { name: 'Evidence' })
    await expect(rowsOf(page, 'Evidence').first()).toBeVisible()
    const before = await rowsOf(page, 'Evidence').first().textContent()
    const release = await holdOperation(page, 'EvidenceTable')
    const filter = page.getByRole('searchbox', { name: 'Disease contains' })
    await filter.fill('leukemia')
    await expect(page).toHaveURL(/diseaseName=leukemia/)
    await expect(table).toHaveAttribute('aria-busy', 'true')
    await expect(rowsOf(page, 'Evidence').first()).toHaveText(before ?? '')
    await expect(filter).toBeFocused()
    release()
    await expect(table).toHaveAttribute('aria-busy', 'false')
    await expect(rowsOf(page, 'Evidence').first()).toContainText('Leukemia')
  })
})

test.describe('When the server fails', () => {
  test.use({ breaksRequests: true })

  for (const { kind, answer, title } of [
    { kind: 'with an error inside', answer: failing, title: 'Something went wrong' },
    { kind: 'behind a proxy', answer: unavailable, title: 'Something went wrong' },
    { kind: 'to be reached', answer: unreachable, title: 'The server cannot be reached' },
  ]) {
    test(`${kind}, a record page says so and Retry brings the record`, async ({ page }) => {
      const end = await answerOperation(page, 'GenePage', answer)
      await page.goto('/genes/BRAF?tab=evidence')
      const alert = page.getByRole('alert')
      await expect(alert).toContainText(title)
      if (answer === failing) await expect(alert).toContainText(`Request ${failedRequestId}`)
      await expect(page).toHaveTitle(/could not be shown/)
      await end()
      await alert.getByRole('button', { name: 'Retry' }).click()
      await expect(page).toHaveTitle('BRAF · Gene · Curia')
      await expect(alert).toHaveCount(0)
    })

    test(`${kind}, a table says so, keeps its filters, and Retry brings the rows`, async ({ page }) => {
      const end = await answerOperation(page, 'EvidenceTable', answer)
      await page.goto('/match')
      await turnTo(page, '/evidence?diseaseName=melanoma')
      const alert = page.getByRole('alert')
      await expect(alert).toContainText(title)
      if (answer === failing) await expect(alert).toContainText(`Request ${failedRequestId}`)
      await expect(page.getByRole('searchbox', { name: 'Disease contains' })).toHaveValue('melanoma')
      await expect(page.getByText('Loading…')).toHaveCount(0)
      await end()
      await alert.getByRole('button', { name: 'Retry' }).click()
      await expect(listed(page, 'Evidence')).toContainText('accepted and submitted evidence items')
      await expect(rowsOf(page, 'Evidence').first()).toContainText('Melanoma')
    })
  }

  for (const [code, address, heading] of [
    ['VariantPage', '/variants/12', 'BRAF V600E'],
    ['variant-loader', '/variants/12', 'BRAF V600E'],
    ['evidence-table', '/evidence', 'Evidence'],
    ['other-routes', '/help', 'Help'],
  ] as const)
    test(`${address} without ${code} says so, and a reload brings the page`, async ({ page }) => {
      const files = new RegExp(`/assets/${code}-`)
      await page.route(files, (route) => route.abort())
      await page.goto('/')
      await turnTo(page, address)
      const alert = page.getByRole('main').getByRole('alert')
      await expect(alert).toContainText('A part of this page could not be loaded')
      await expect(page).toHaveTitle('This page failed · Curia')
      await page.unroute(files)
      await alert.getByRole('button', { name: 'Reload' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
      await expect(alert).toHaveCount(0)
    })

  test('the search says so', async ({ page }) => {
    await answerOperation(page, 'RecordSearch', failing)
    await page.goto('/')
    await page.getByRole('combobox', { name: 'Search for a record' }).fill('melanoma')
    await expect(page.getByRole('alert')).toContainText('Something went wrong')
  })

  test('further rows that do not come can be asked for again', async ({ page, knowledge }) => {
    await page.goto('/evidence')
    await expect(listed(page, 'Evidence')).toContainText('1–50 of')
    const end = await answerOperation(page, 'EvidenceTable', failing)
    const rows = rowsOf(page, 'Evidence')
    await rows.first().getByRole('link').first().focus()
    await page.keyboard.press('End')
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Something went wrong')
    await expect(rows.first(), 'the rows that are there').toBeVisible()
    await end()
    await alert.getByRole('button', { name: 'Retry' }).click()
    await expect(alert).toHaveCount(0)
    const total = knowledge.evidence.filter((row) => row['evidence_status'] !== 'rejected').length
    await expect(listed(page, 'Evidence')).toContainText(String(total))
    await expect(rows.first()).toBeVisible()
  })

  test('without a network a bar says so, pages seen before open, and it goes when the network is back', async ({
    page,
    context,
  }) => {
    const bar = page.getByText('You are offline.')
    await page.goto('/variants/12')
    await expect(page).toHaveTitle('BRAF V600E · Variant · Curia')
    await page.getByRole('heading', { level: 1 }).getByRole('link', { name: 'BRAF' }).click()
    await expect(page).toHaveTitle('BRAF · Gene · Curia')
    await expect(bar).toHaveCount(0)
    await context.setOffline(true)
    await expect(bar).toBeVisible()
    await page.goBack()
    await expect(page).toHaveTitle('BRAF V600E · Variant · Curia')
    await context.setOffline(false)
    await expect(bar).toHaveCount(0)
  })

  test('a table that failed without a network, and rows that did, load when the network is back', async ({
    page,
    context,
  }) => {
    const alert = page.getByRole('alert')
    await page.goto('/evidence')
    await expect(listed(page, 'Evidence')).toContainText('1–50 of')
    await context.setOffline(true)
    await rowsOf(page, 'Evidence').first().getByRole('link').first().focus()
    await page.keyboard.press('End')
    await expect(alert).toContainText('The server cannot be reached')
    await context.setOffline(false)
    await expect(alert).toHaveCount(0)
    await expect(listed(page, 'Evidence')).not.toContainText('1–50 of')

    await context.setOffline(true)
    await page.getByRole('searchbox', { name: 'Evidence item id' }).fill('EID103')
    await expect(alert).toContainText('The server cannot be reached')
    await context.setOffline(false)
    await expect(alert).toHaveCount(0)
    await expect(rowsOf(page, 'Evidence').first()).toContainText('EID103')
  })

  test('while the database is away a bar says that the page may lack changes, and it goes when the database is back', async ({
    page,
  }) => {
    const bar = page.getByRole('status').filter({ hasText: 'The database is not responding.' })
    const asStale = async (route: Route) => {
      const response = await route.fetch()
      await route.fulfill({ response, headers: { ...response.headers(), 'x-curia-stale': '1' } })
    }
    await page.route('**/api/graphql', asStale)
    await page.goto('/variants/12')
    await expect(bar).toHaveText(
      'The database is not responding. This page may lack the latest changes, and nothing can be saved.',
    )
    await page.unroute('**/api/graphql', asStale)
    await page.getByRole('heading', { level: 1 }).getByRole('link', { name: 'BRAF' }).click()
    await expect(page).toHaveTitle('BRAF · Gene · Curia')
    await expect(bar).toHaveCount(0)
  })

  test('without a network parts that a page can do without stay away, and come when the network is back', async ({
    page,
    context,
  }) => {
    await page.route(/\/assets\/(HoverCard|DeferredShell|SearchResultsList)-/, (route) => route.abort())
    const aborted = page.waitForEvent('requestfailed', (request) => /DeferredShell/.test(request.url()))
    await page.goto('/variants/12')
    const gene = page.getByRole('heading', { level: 1 }).getByRole('link', { name: 'BRAF' })
    const search = page.getByRole('combobox', { name: 'Search for a record' })
    await search.fill('melanoma')
    await aborted
    await expect(page).toHaveTitle('BRAF V600E · Variant · Curia')
    await page.unroute(/\/assets\/(HoverCard|DeferredShell|SearchResultsList)-/)

    // The rest of the code comes with the next page, all but that of the card.
    await context.route(/\/assets\/HoverCard-/, (route) => route.abort())
    await search.fill('melanoma ')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await gene.click()
    await expect(
      page
        .getByRole('navigation')
        .getByText(/[0-9] records/)
        .first(),
    ).toBeAttached()
    const failed = page.waitForEvent('requestfailed', (request) => /HoverCard/.test(request.url()))
    await page.goBack()
    await page.mouse.move(0, 0)
    await gene.hover()
    await failed
    await expect(page).toHaveTitle('BRAF V600E · Variant · Curia')
    await context.unroute(/\/assets\/HoverCard-/)
    await page.mouse.move(0, 0)
    await gene.hover()
    await expect(page.getByRole('tooltip')).toContainText('BRAF')
  })
})
