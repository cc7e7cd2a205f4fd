// `node scripts/pictures.ts`: the pictures of the app for the README and the documentation, taken from a service of our
// own on the starter knowledgebase. The app must be built (npm run build).
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { chromiumProgram } from '#tests/support/chromium.ts'
import { startCuria } from '#tests/support/server.ts'

type Picture = {
  name: string
  address: string
  width: number
  height: number
  theme: 'light' | 'dark'
  /** What is done on the page before the picture is taken. */
  prepare?: (page: Page) => Promise<void>
}

/** Stands in citations instead of the address of the machine that takes the pictures. */
const shownAddress = 'http://curia.example'
const largest = 200_000
const folder = resolve(import.meta.dirname, '../docs/pictures')
const desk = { width: 1280, height: 860 }
const phone = { width: 390, height: 844 }

const pictures: readonly Picture[] = [
  { name: 'gene', address: '/genes/BRAF', ...desk, theme: 'light' },
  { name: 'variant', address: '/variants/12', ...desk, theme: 'light' },
  { name: 'evidence-table', address: '/evidence?diseaseName=melanoma', ...desk, theme: 'light' },
  { name: 'evidence-dark', address: '/evidence/1421', ...desk, theme: 'dark' },
  { name: 'assertion', address: '/assertions/4', ...desk, theme: 'light' },
  { name: 'search-dark', address: '/', ...desk, theme: 'dark', prepare: searchForVariant },
  { name: 'profile-phone', address: '/molecular-profiles/4174', ...phone, theme: 'light' },
  { name: 'evidence-phone-dark', address: '/evidence/1421', ...phone, theme: 'dark' },
]

async function searchForVariant(page: Page) {
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Search for a record' }).fill('V600')
  await page.getByRole('option').nth(3).waitFor()
}

async function take(browser: Browser, picture: Picture): Promise<number> {
  const { name, address, width, height, theme, prepare } = picture
  const page = await browser.newPage({
    baseURL: shownAddress,
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
  })
  // The notice that this is a starter set would take the place of what the picture is of.
  await page.addInitScript(() => sessionStorage.setItem('curia.starter-banner', 'dismissed'))
  await page.goto(address)
  await page.locator('h1:not(.sr-only)').waitFor()
  await prepare?.(page)
  await page.waitForFunction(
    () =>
      !document.querySelector('main .skeleton:not(tr .skeleton)') &&
      [...document.images].every((image) => image.complete && image.naturalWidth > 0),
  )
  const path = join(folder, `${name}.png`)
  await page.screenshot({ path, animations: 'disabled', caret: 'hide' })
  await page.close()
  return statSync(path).size
}

const data = mkdtempSync(join(tmpdir(), 'curia-pictures-'))
mkdirSync(folder, { recursive: true })
const service = await startCuria({ database: `sqlite:${join(data, 'starter.db')}` })
const browser = await chromium.launch({
  executablePath: chromiumProgram() ?? undefined,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    `--host-resolver-rules=MAP ${new URL(shownAddress).host}:80 ${new URL(service.url).host}`,
  ],
})
try {
  for (const picture of pictures) {
    const size = await take(browser, picture)
    console.log(`docs/pictures/${picture.name}.png: ${Math.round(size / 1000)} kB`)
    if (size > largest) throw new Error(`${picture.name}.png is larger than ${largest / 1000} kB`)
  }
} finally {
  await browser.close()
  await service.stop()
  rmSync(data, { recursive: true, force: true })
}
