import { LIMITS } from '#server/http/graphql/guards/limits.ts'
import { expect, test } from '#tests/support/pages/browser.ts'

test('the GraphQL API is described with its address, limits, examples and downloads', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'GraphQL API' }).click()
  await expect(page).toHaveTitle('GraphQL API · Curia')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('GraphQL API')
  await expect(page.getByRole('link', { name: 'Try queries in GraphiQL' })).toHaveAttribute(
    'href',
    '/api/graphiql',
  )

  const address = `${new URL(page.url()).origin}/api/graphql`
  await expect(page.getByRole('region', { name: 'Requests' })).toContainText(`POST ${address}`)
  for (const language of ['curl', 'Python', 'R', 'JavaScript'])
    await expect(page.getByRole('region', { name: language, exact: true })).toContainText(address)

  const limits = page.getByRole('region', { name: 'Keys and limits' })
  const { characters, depth, fields, aliases, listValues } = LIMITS
  for (const limit of [characters, depth, fields, aliases, listValues])
    await expect(limits).toContainText(limit.toLocaleString('en-US'))
  await expect(page.getByRole('heading', { name: 'Downloads' })).toBeVisible()
})
