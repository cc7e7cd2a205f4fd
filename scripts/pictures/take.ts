import { writeFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import type { Colleagues } from './people.ts'
import type { Place } from './places.ts'

export type Theme = 'light' | 'dark'
export type Shape = { width: number; height: number }

/** Stands in citations instead of the address of the machine that takes the pictures. */
export const shownAddress = 'http://curia.example'

/** A page at rest, with what it complained of: messages, exceptions, failing answers. */
export type Sitting = { page: Page; complaints: string[]; end: () => Promise<void> }

/** Opens a place as its viewer sees it and waits until all of it is there. */
export async function sit(
  browser: Browser,
  { address, viewer = 'reader', prepare, status }: Place,
  { colleagues, shape, scale = 1 }: { colleagues: Colleagues; shape: Shape; scale?: number },
): Promise<Sitting> {
  const context = await browser.newContext({
    baseURL: shownAddress,
    viewport: shape,
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
    ...(viewer !== 'reader' && { storageState: atShownAddress(colleagues[viewer].state) }),
  })
  const page = await context.newPage()
  const complaints: string[] = []
  listenTo(page, complaints, status)
  // The notice that this is a starter set would take the place of what the picture is of.
  await page.addInitScript(() => sessionStorage.setItem('curia.starter-banner', 'dismissed'))
  await page.goto(address)
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await untilAllIsThere(page)
  await prepare?.(page)
  await page.waitForLoadState('networkidle')
  return { page, complaints, end: () => context.close() }
}

/** Pictures and some panels are fetched when the reader comes near them, so the page is read to its end. */
async function untilAllIsThere(page: Page) {
  const waiting = page.locator('table[aria-busy="true"], main .skeleton:not(tr .skeleton)')
  for (let looks = 0; (await waiting.count()) > 0; looks += 1) {
    if (looks > 150) throw new Error(`${page.url()} does not come to rest`)
    await waiting
      .first()
      .scrollIntoViewIfNeeded({ timeout: 500 })
      .catch(() => undefined)
    await page.waitForTimeout(100)
  }
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete && image.naturalWidth > 0),
  )
}

/** Shows the page in a theme, as its reader's system asks for it. */
export async function showIn(page: Page, theme: Theme) {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await page.locator(`html[data-theme="${theme}"]`).waitFor({ state: 'attached' })
}

/** A small picture of the window, as WebP. */
export async function keepPicture(page: Page, path: string): Promise<number> {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 })
  const bytes = Buffer.from(data, 'base64')
  writeFileSync(path, bytes)
  return bytes.length
}

/** The cookies of a session, for the address that the pictures show. */
function atShownAddress(state: Colleagues['curator']['state']) {
  const domain = new URL(shownAddress).hostname
  return { ...state, cookies: state.cookies.map((cookie) => ({ ...cookie, domain })) }
}

function listenTo(page: Page, complaints: string[], expected: Place['status']) {
  page.on('console', (message) => {
    // Failing answers are looked at below.
    if (expected && message.text().includes(`status of ${expected}`)) return
    complaints.push(`console ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 400 && response.status() !== expected)
      complaints.push(`${response.status()}: ${response.url()}`)
  })
}
