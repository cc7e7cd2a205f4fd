import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/pages/browser.ts'

const serverRendered = '[data-ssr]'

/** Too long for the server to render: the document has neither head nor field. */
const unrendered = `/users/${'1'.repeat(500)}`

declare global {
  var headingPlaces: Set<string>
}

/** Notes in every frame from now on where the title of the page and its first two parts lie. */
const watchPlaces = (page: Page) =>
  page.evaluate(() => {
    globalThis.headingPlaces = new Set()
    const note = () => {
      const parts = [...document.querySelectorAll('main h2')].filter((part) => part.checkVisibility())
      const headings = [document.querySelector('h1'), parts[0], parts[1]]
      const boxes = headings.map((heading) => heading?.getBoundingClientRect())
      const places = boxes.map((box) => (box ? `${Math.round(box.x)} ${Math.round(box.y)}` : 'nowhere'))
      globalThis.headingPlaces.add(places.join(', '))
      requestAnimationFrame(note)
    }
    note()
  })

/** Opens a server-rendered page: one that is late is client-rendered, and cached for those who come next. */
function open(page: Page, address: string) {
  const documentOf = async () => (await page.request.get(address)).text()
  return expect
    .poll(documentOf)
    .toContain('data-ssr')
    .then(() => page.goto(address))
}

/** Keeps the app from starting until it is let go. */
async function holdApp(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test.describe('Before scripts run', () => {
  const places = ['/genes/BRAF', '/variants/12', '/evidence/1421', '/assertions/20', '/molecular-profiles/12']
  for (const [address, width] of places.flatMap((place) => [[place, 1440] as const, [place, 390] as const])) {
    test(`${address} stands at ${width} px, and stays where it is when the app is mounted over it`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      const letGo = await holdApp(page)
      const opened = open(page, address)
      await expect(page.locator(serverRendered).getByRole('heading', { level: 1 })).toBeVisible()
      // Not before the styles are there.
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      await watchPlaces(page)
      letGo()
      await opened
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator(serverRendered)).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => [...globalThis.headingPlaces])).toHaveLength(1)
    })
  }

  test('a button that is pressed too early is pressed once the app has started', async ({ page }) => {
    const letGo = await holdApp(page)
    const opened = open(page, '/genes/BRAF')
    const button = page.getByRole('button', { name: 'API', exact: true })
    await expect(button).toBeVisible()
    await button.click()
    letGo()
    await opened
    await expect(page.getByRole('dialog', { name: 'API request' })).toBeVisible()
  })

  test('what is typed for the search too early is searched for', async ({ page }) => {
    const letGo = await holdApp(page)
    const opened = open(page, '/variants/12')
    await expect(page.locator(serverRendered).getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('/')
    await page.keyboard.type('KRAS')
    letGo()
    await opened
    await expect(page.locator(serverRendered)).toHaveCount(0)
    const field = page.getByRole('combobox', { name: 'Search for a record' })
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('KRAS')
    await expect(page.getByRole('option').first()).toContainText('KRASGene or feature')
  })

  test('the first rows of a table stand in the document, filtered as the address says', async ({ page }) => {
    const letGo = await holdApp(page)
    const opened = open(page, '/evidence?diseaseName=melanoma')
    const rows = page.locator(serverRendered).getByRole('table').locator('tr[data-index]:visible')
    await expect(rows.first()).toContainText(/EID\d+.*elanoma/)
    const before = await rows.first().boundingBox()
    await page.getByRole('button', { name: 'Columns' }).locator('visible=true').click()
    letGo()
    await opened
    await expect(page.locator(serverRendered)).toHaveCount(0)
    await expect(page.getByRole('menu')).toBeVisible()
    const first = page.getByRole('table').locator('tr[data-index="0"]')
    expect(await first.boundingBox()).toEqual(before)
  })

  test('on a phone the first rows stand in the document as the cards that they stay', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const letGo = await holdApp(page)
    const opened = open(page, '/evidence?diseaseName=melanoma')
    const card = page.locator('tr[data-index="0"]:visible')
    // Before the styles are there, table and cards both show.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await expect(card).toContainText(/EID\d+.*elanoma/)
    const [before, text] = [await card.boundingBox(), await card.innerText()]
    letGo()
    await opened
    await expect(page.locator(serverRendered)).toHaveCount(0)
    expect(await card.boundingBox()).toEqual(before)
    expect(await card.innerText()).toBe(text)
  })

  test('who is signed in sees it as everybody does, and then, without anything moving, what is theirs', async ({
    page,
    baseURL,
  }) => {
    const username = `ssr-${Date.now()}`
    const account = { email: `${username}@example.org`, password: 'a long sentence of its own', username }
    const headers = { origin: baseURL ?? '' }
    expect((await page.request.post('/api/auth/sign-up', { data: account, headers })).status()).toBe(201)
    for (const [address, width] of [
      ['/evidence?diseaseName=melanoma', 1440],
      ['/variants/12', 1440],
      ['/variants/12', 390],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const letGo = await holdApp(page)
      const opened = open(page, address)
      const before = page.locator(serverRendered)
      await expect(before.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(before.getByRole('link', { name: 'Sign in' })).toHaveCount(0)
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      await watchPlaces(page)
      const row = page.locator('tr[data-index="0"]:visible').first()
      const place = await row.boundingBox()
      letGo()
      await opened
      await expect(page.getByRole('button', { name: username })).toBeVisible()
      if (address.startsWith('/variants'))
        await expect(page.getByRole('link', { name: 'Suggest a revision' })).toBeVisible()
      else expect(await row.boundingBox()).toEqual(place)
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => [...globalThis.headingPlaces])).toHaveLength(1)
      await page.unrouteAll()
    }
  })

  test('letters for the search are gathered where the document has no field yet', async ({ page }) => {
    const letGo = await holdApp(page)
    const opened = page.goto(unrendered)
    await page.waitForFunction(() => document.readyState !== 'loading')
    await page.keyboard.press('/')
    await page.keyboard.type('KRASx')
    await page.keyboard.press('Backspace')
    letGo()
    await opened
    const field = page.getByRole('combobox', { name: 'Search for a record' })
    await expect(field).toHaveValue('KRAS')
    await expect(field).toBeFocused()
  })

  test('letters that are typed while the app renders the field are in it', async ({ page }) => {
    await page.addInitScript(() => {
      const createElement = document.createElement.bind(document)
      const createField = (name: string) => {
        if (name !== 'input') return createElement(name)
        Object.assign(document, { createElement })
        for (const key of '/KRAS')
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
        return createElement(name)
      }
      Object.assign(document, { createElement: createField })
    })
    await page.goto(unrendered)
    const field = page.getByRole('combobox', { name: 'Search for a record' })
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('KRAS')
    await expect(page.getByRole('option').first()).toContainText('KRASGene or feature')
  })

  test('the key of the search counts from the moment that its field is in the document', async ({ page }) => {
    await page.addInitScript(() => {
      const changes = new MutationObserver(() => {
        if (!document.querySelector('[data-search-field]')) return
        changes.disconnect()
        document.body.dispatchEvent(
          new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }),
        )
      })
      changes.observe(document, { childList: true, subtree: true })
    })
    await page.goto(unrendered)
    await expect(page.getByRole('combobox', { name: 'Search for a record' })).toBeFocused()
  })

  test('a reader who has scrolled and moved the focus stays there', async ({ page }) => {
    const letGo = await holdApp(page)
    const opened = open(page, '/variants/12')
    const link = page.getByRole('main').getByRole('link', { name: 'BRAF', exact: true }).first()
    await link.focus()
    await page.evaluate(() => window.scrollTo({ top: 120, behavior: 'instant' }))
    letGo()
    await opened
    await expect(page.locator(serverRendered)).toHaveCount(0)
    await expect(link).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(120)
  })

  test('a document that the history brings back asks anew', async ({ page }) => {
    await page.goto('/genes/BRAF')
    await page.goto('about:blank')
    const asked = page.waitForRequest((request) => Boolean(request.postData()?.includes('GenePage')))
    await page.goBack()
    await asked
    await expect(page).toHaveTitle('BRAF · Gene · Curia')
  })

  test('a banner that was dismissed is not shown again', async ({ page }) => {
    await page.goto('/genes/BRAF')
    await page.getByRole('button', { name: 'Dismiss' }).click()
    const letGo = await holdApp(page)
    const opened = open(page, '/variants/12')
    await expect(page.locator(serverRendered).getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('region', { name: 'About this knowledgebase' })).toBeHidden()
    letGo()
    await opened
    await expect(page.getByRole('region', { name: 'About this knowledgebase' })).toBeHidden()
  })
})

test.describe('When the app cannot be fetched', () => {
  test.use({ breaksRequests: true, javaScriptEnabled: true })

  test('the page stays readable and says what does not work', async ({ page }) => {
    await page.route(/\/assets\/index-[^/]*\.js$/, (route) => route.abort())
    void open(page, '/genes/BRAF').catch(() => undefined)
    await expect(page.getByRole('alert')).toContainText('could not be loaded')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('BRAF')
  })
})

test.describe('Without JavaScript', () => {
  // Its scripts are not fetched then, which counts as a failure.
  test.use({ javaScriptEnabled: false, breaksRequests: true })

  test('a record can be read, and its links lead to others', async ({ page }) => {
    await open(page, '/evidence/1421')
    await expect(page).toHaveTitle(/ · EID1421 · /)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Evidence statement' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'BRAF V600E' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('BRAF V600E')
  })
})
