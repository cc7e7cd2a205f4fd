import type { Browser, Page } from '@playwright/test'
import { newPage, newReader, timeUntil } from './chromium.ts'
import { fiveTimes } from './measured.ts'
import type { Measured } from './measured.ts'

/** Links to follow, each on the page the one before it leads to: a record of another kind each time. */
type Walk = { from: string; link: (page: Page) => ReturnType<Page['locator']> }

const within = (kind: string) => (page: Page) => page.locator(`main a[data-record^="${kind}:"]`).first()
const walks: readonly Walk[] = [
  { from: '/evidence/1421', link: within('disease') },
  { from: '/evidence/1421', link: within('therapy') },
  { from: '/evidence/1421', link: within('molecularProfile') },
  { from: '/assertions/7', link: within('evidenceItem') },
  { from: '/variants/12', link: within('gene') },
]

// The line of the heading with its tag: records of two kinds may have the same name.
const headingLine = 'main header > div:has(h1)'

const follow = (page: Page, { link }: Walk, from: string) =>
  timeUntil(page, { event: 'click', result: { selector: headingLine, not: from } }, () => link(page).click())

/** How long after a press on a link the other record is painted: of one that was not seen yet, and of one that was. */
export async function measureNavigation(browser: Browser, url: string): Promise<Measured[]> {
  const both = await fiveTimes(async (time) => {
    const walk = walks[time % walks.length]
    if (!walk) throw new Error('there is no walk')
    const reader = await newReader(browser)
    const page = await newPage(reader, { slow: false })
    await page.goto(url + walk.from)
    await page.waitForLoadState('networkidle')
    const line = page.locator(headingLine)
    const from = (await line.textContent()) ?? ''
    const fresh = await follow(page, walk, from)
    await page.goBack()
    await line.filter({ hasText: from }).waitFor()
    await page.waitForLoadState('networkidle')
    const seen = await follow(page, walk, from)
    await reader.close()
    return { fresh, seen }
  })
  return [
    {
      what: 'link to a record not seen before',
      values: both.map(({ fresh }) => fresh),
      unit: 'ms',
      target: 300,
    },
    { what: 'link to a record seen before', values: both.map(({ seen }) => seen), unit: 'ms', target: 100 },
  ]
}
