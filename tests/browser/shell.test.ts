import { expect, test } from '#tests/support/pages/browser.ts'
import { listed, written } from '#tests/support/pages/record-page.ts'

test('the starter set says what it is and how to import the full release', async ({ page }) => {
  await page.goto('/')
  const banner = page.getByRole('region', { name: 'About this knowledgebase' })
  await expect(banner).toContainText('This is a small starter set.')
  await expect(banner).toContainText('npm run curia -- import')
  await banner.getByRole('button', { name: 'Dismiss' }).click()
  await expect(banner).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toContainText('Starter set')
})

test.describe('with an imported release', () => {
  test.use({ knowledgebase: 'release2024' })

  test('there is no banner, and the footer names the release and the licence', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('region', { name: 'About this knowledgebase' })).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toContainText('Release 01-Aug-2024')
    await expect(page.getByRole('contentinfo')).toContainText('CC0 1.0')
  })

  test('the home page counts what there is and leads to it', async ({ page, knowledge }) => {
    await page.goto('/')
    await expect(page).toHaveTitle('Curia')
    const evidence = knowledge.evidence.length
    await page
      .getByRole('main')
      .getByRole('link', { name: `${written(evidence)} Evidence` })
      .click()
    await expect(page).toHaveTitle('Evidence · Curia')
  })

  test('recent activity states in one line what the import of a record did', async ({ page }) => {
    await page.goto('/')
    const lines = page.getByRole('region', { name: 'Recent activity' }).getByRole('listitem')
    await expect(lines).toHaveCount(10)
    await expect(lines.first()).toContainText(/The release submitted and accepted .+: .+ \(EID12077\)/)
    const records = await lines.getByRole('link').allInnerTexts()
    expect(new Set(records).size).toBe(10)
  })
})

test('the side navigation says how many records each section lists, and its links keep their names', async ({
  page,
}) => {
  await page.goto('/genes/BRAF')
  const entry = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('listitem')
    .filter({ hasText: 'Evidence' })
  await expect(entry).toHaveText(/^Evidence\d+ records accepted or submitted$/)
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await expect(navigation.getByText('accepted, submitted', { exact: true })).toBeVisible()
  await expect(navigation.getByRole('listitem').filter({ hasText: 'Diseases' })).toContainText(
    'records in use',
  )
  const [count = ''] = /\d+/.exec(await entry.innerText()) ?? []
  await entry.getByRole('link', { name: 'Evidence', exact: true }).click()
  await expect(listed(page, 'Evidence')).toContainText(`of ${count} accepted and submitted`)
})

test('a gene is printed with its pictures, though nobody came near them', async ({ page }) => {
  await page.goto('/genes/BRAF')
  const pictures = page.getByRole('main').locator('section > svg[role="img"]')
  await expect(pictures).toHaveCount(2)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.emulateMedia({ media: 'print' })
  for (const picture of await pictures.all()) await expect(picture).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
})

test('a page that is opened by its address begins at its top; Back and a reload return to the place in it', async ({
  page,
}) => {
  const place = () => page.evaluate(() => scrollY)
  const counts = page.getByRole('navigation').getByText(/[0-9] records/)
  /** Places are remembered once the app has started. */
  const readTo = async (top: number) => {
    await expect(counts.first()).toBeAttached()
    await page.evaluate((y) => window.scrollTo(0, y), top)
  }
  await page.goto('/help')
  await readTo(600)
  await page.goto('/genes/BRAF')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  expect(await place()).toBe(0)
  await readTo(300)
  await page.reload()
  await expect.poll(place).toBe(300)
  await page.goBack()
  await expect.poll(place).toBe(600)
})

test('the chosen theme holds over a reload, and the system is followed without one', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/genes')
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-theme', 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'Light theme' }).click()
  await expect(root).toHaveAttribute('data-theme', 'light')
  await page.reload()
  await expect(root).toHaveAttribute('data-theme', 'light')
  await expect(page.getByRole('button', { name: 'Light theme' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'System theme' }).click()
  await expect(root).toHaveAttribute('data-theme', 'dark')
})

test('on a phone the navigation lies behind a button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Open navigation' }).click()
  const drawer = page.getByRole('dialog', { name: 'Navigation' })
  await drawer.getByRole('link', { name: 'Assertions' }).click()
  await expect(page).toHaveTitle('Assertions · Curia')
  await expect(drawer).toBeHidden()
})

test('breadcrumbs lead back to the table', async ({ page }) => {
  await page.goto('/variants/12')
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
  await expect(crumbs.getByText('BRAF V600E')).toHaveAttribute('aria-current', 'page')
  await crumbs.getByRole('link', { name: 'Variants' }).click()
  await expect(page).toHaveTitle('Variants · Curia')
})

test('pointing at a link fetches the code of its page, and the focus does so too', async ({ page }) => {
  const fetched = new Set<string>()
  page.on('request', (request) => fetched.add(/\/assets\/(\w+)-/.exec(request.url())?.[1] ?? ''))
  await page.goto('/evidence/1')
  const main = page.getByRole('main')
  const profile = main.locator('a[href^="/molecular-profiles/"]').first()
  await expect(profile).toBeVisible()
  expect([...fetched]).not.toContain('MolecularProfilePage')
  await expect(async () => {
    await page.mouse.move(0, 0)
    await profile.hover()
    expect([...fetched]).toContain('MolecularProfilePage')
  }).toPass()
  await main.locator('a[href^="/sources/"]').first().focus()
  await expect.poll(() => [...fetched]).toContain('SourcePage')
  await expect(page).toHaveURL(/\/evidence\/1$/)
})
