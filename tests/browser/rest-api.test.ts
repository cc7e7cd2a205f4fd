import { expect, test } from '#tests/support/pages/browser.ts'

test('the REST API is described with every endpoint and every schema', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'REST API' }).click()
  await expect(page).toHaveTitle('REST API · Curia')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('REST API')

  const detail = page.getByRole('region', { name: 'GET /api/evidence_items/{id}', exact: true })
  await detail.getByRole('link', { name: 'EvidenceItemDetail' }).click()
  await expect(page).toHaveURL(/#shape-EvidenceItemDetail$/)
  const shape = page.getByRole('region', { name: 'EvidenceItemDetail', exact: true })
  await expect(shape).toBeInViewport()
  await expect(shape).toContainText('fields_with_pending_changes')
  await expect(page.getByRole('region', { name: 'GET /api/genes', exact: true })).toContainText('default 25')
  const match = page.getByRole('region', { name: 'POST /api/match', exact: true })
  await expect(match).toContainText('MatchRequest, multipart/form-data')
  await page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name: 'History' }).click()
  await expect(page.getByRole('heading', { name: 'History' })).toBeInViewport()
})

test.describe('without its description', () => {
  test.use({ breaksRequests: true })

  test('offers to try again', async ({ page }) => {
    await page.route('**/api/openapi.json', (route) => route.fulfill({ status: 503, body: '{}' }))
    await page.goto('/rest-api')
    await expect(page.getByRole('alert')).toContainText('status 503')
    await page.unroute('**/api/openapi.json')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('REST API')
  })
})
