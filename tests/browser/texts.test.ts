import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/pages/curator-browser.ts'
import { submitEvidence } from '#tests/support/curation/submitted.ts'

/** Asks the interface as the person who is signed in on the page. */
const asking = (page: Page, origin: string) => ({
  ask: async <Answer>(query: string, variables?: Record<string, unknown>): Promise<Answer> => {
    const response = await page.request.post('/api/graphql', {
      data: { query, variables },
      headers: { origin },
    })
    const { data, errors } = await response.json()
    expect(errors, query).toBeUndefined()
    return data
  },
})

test('a statement shows its Markdown, the records it names as links with cards, and HTML as text', async ({
  page,
  curator,
  serviceUrl,
}) => {
  const { id } = await submitEvidence(asking(page, serviceUrl), {
    evidenceLevel: 'C',
    description: {
      value:
        `**Two of three** patients answered, as in civic.eid:1421 and told by @${curator.username}.\n\n` +
        '| Arm | Answers |\n| --- | ---: |\n| both drugs | 69 % |\n\n<img src=x onerror="document.title=1">',
    },
  })
  await page.goto(`/evidence/${id}`)
  const statement = page.getByRole('heading', { name: 'Evidence statement' }).locator('xpath=../..')
  await expect(statement.locator('strong')).toHaveText('Two of three')
  await expect(statement.getByRole('cell', { name: '69 %' })).toBeVisible()
  await expect(statement).toContainText('<img src=x')
  await expect(statement.locator('img')).toHaveCount(0)
  await expect(statement.getByRole('link', { name: curator.username })).toHaveAttribute(
    'href',
    /^\/users\/\d+$/,
  )
  const cited = statement.getByRole('link', { name: 'EID1421' })
  await expect(cited).toHaveAttribute('href', '/evidence/1421')
  await cited.hover()
  await expect(page.getByRole('tooltip')).toContainText('BRAF V600E')
})

test('a description names variants as links, and what does not exist stays as it was written', async ({
  page,
  curator,
  serviceUrl,
}) => {
  const { submitVariantGroup: made } = await asking(page, serviceUrl).ask<{
    submitVariantGroup: { variantGroup: { id: number } }
  }>(
    `mutation ($description: String!) {
      submitVariantGroup(input: {
        name: "Residue 600", description: $description, variantIds: [12], sourceIds: []
      }) { variantGroup { id } }
    }`,
    { description: `All change residue 600 as #VID12 does, says @${curator.username}.\n\nNot #VID999999.` },
  )
  await page.goto(`/variant-groups/${made.variantGroup.id}`)
  const main = page.getByRole('main')
  await expect(main.getByText('All change residue 600 as')).toBeVisible()
  await expect(main.getByRole('link', { name: 'V600E', exact: true }).first()).toHaveAttribute(
    'href',
    '/variants/12',
  )
  await expect(main.getByText('Not #VID999999.')).toBeVisible()
})
