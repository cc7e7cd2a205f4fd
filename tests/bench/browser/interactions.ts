import type { Browser, Page } from '@playwright/test'
import { newPage, newReader, notesOf, timeUntil } from './chromium.ts'
import { fiveTimes } from './measured.ts'
import type { Measured } from './measured.ts'
import type { Result } from './page-notes.ts'

/** Something a reader does, five different ones after one another, and what comes of it. */
type Interaction = {
  what: string
  /** The page it is done on. */
  from: string
  /** The most it may take until the result is painted, in ms. */
  target: number
  event: 'click' | 'keydown' | 'change' | 'popstate'
  /** Makes the page ready for this time: what comes of it is not on the page yet. */
  prepare?: (page: Page, time: number) => Promise<void>
  act: (page: Page, time: number) => Promise<void>
  result: (page: Page, time: number) => Promise<Result>
}

const sentence = 'main output'
/** The sentence above the whole evidence table begins with it. */
const everything = /^1–50 of [\d,]+ accepted and submitted/
const diseaseBox = (page: Page) => page.getByRole('searchbox', { name: 'Disease contains' })
const heading = 'h1'
const evidenceRow = (time: number) => `tr[data-index="${time * 2 + 1}"]`
/** Where a press opens the record of the row and nothing else. */
const pressRow = (page: Page, time: number) =>
  page.locator(evidenceRow(time)).locator('td:not(:has(a))').first().click()
const different = async (page: Page, selector: string): Promise<Result> => ({
  selector,
  rows: true,
  not: (await page.locator(selector).first().textContent()) ?? '',
})
const back = async (page: Page) => {
  if (new URL(page.url()).pathname === '/evidence') return
  await page.goBack()
  await page.locator(evidenceRow(0)).waitFor()
}
const tabTo = (name: string) => (page: Page) =>
  page
    .getByRole('navigation', { name: /^Sections of/ })
    .getByRole('link', { name })
    .click()
const columns = ['Rating', 'Significance', 'Type', 'Level', 'Disease']

const interactions: readonly Interaction[] = [
  {
    what: 'filter: a choice, evidence table',
    from: '/evidence',
    target: 100,
    event: 'change',
    act: async (page, time) => {
      await page.getByRole('combobox', { name: 'Level' }).selectOption(['A', 'B', 'C', 'D', 'E'][time] ?? '')
    },
    result: (page) => different(page, sentence),
  },
  {
    what: 'filter: typed text and Enter, evidence table',
    from: '/evidence',
    target: 150,
    event: 'keydown',
    act: async (page, time) => {
      await diseaseBox(page).fill(['melanoma', 'glioma', 'lung', 'breast', 'colorectal'][time] ?? '')
      await page.keyboard.press('Enter')
    },
    result: (page) => different(page, sentence),
  },
  {
    what: 'filter: a letter typed, evidence table',
    from: '/evidence',
    target: 150,
    event: 'keydown',
    prepare: async (page) => {
      await diseaseBox(page).fill('')
      await diseaseBox(page).press('Enter')
      await page.locator(sentence).filter({ hasText: everything }).waitFor()
    },
    act: (page, time) => page.keyboard.press(['m', 'g', 'k', 'b', 'w'][time] ?? ''),
    result: (page) => different(page, sentence),
  },
  {
    what: 'sort, evidence table',
    from: '/evidence',
    target: 100,
    event: 'click',
    act: (page, time) => page.getByRole('button', { name: columns[time], exact: true }).click(),
    result: async (_page, time) => ({
      selector: 'th[aria-sort="ascending"], th[aria-sort="descending"]',
      text: columns[time],
      rows: true,
    }),
  },
  {
    what: 'tab of a record with a table, not opened before',
    from: '/variants/12',
    target: 100,
    event: 'click',
    prepare: async (page) => {
      await page.reload()
      await page.waitForLoadState('networkidle')
    },
    act: tabTo('Evidence'),
    result: async () => ({ selector: 'table caption', text: 'Evidence for', rows: true }),
  },
  {
    what: 'tab of a record, opened before',
    from: '/variants/12?tab=evidence',
    target: 100,
    event: 'click',
    prepare: async (page) => {
      await tabTo('Overview')(page)
      await page.getByRole('region', { name: 'Score' }).waitFor()
    },
    act: tabTo('Evidence'),
    result: async () => ({ selector: 'table caption', text: 'Evidence for', rows: true }),
  },
  {
    what: 'row of a table: the evidence item, not seen before',
    from: '/evidence',
    target: 300,
    event: 'click',
    prepare: back,
    act: (page, time) => pressRow(page, time),
    result: async () => ({ selector: heading, not: 'Evidence' }),
  },
  {
    what: 'row of a table: the evidence item, seen before',
    from: '/evidence',
    target: 100,
    event: 'click',
    prepare: async (page, time) => {
      if (time > 0) return back(page)
      await pressRow(page, 0)
      await page.locator('h1 a').waitFor()
      await page.goBack()
      await page.locator(evidenceRow(0)).waitFor()
    },
    act: (page) => pressRow(page, 0),
    result: async () => ({ selector: heading, not: 'Evidence' }),
  },
  {
    what: 'back to the table',
    from: '/evidence',
    target: 100,
    event: 'popstate',
    prepare: async (page, time) => {
      await pressRow(page, time)
      await page.locator('h1 a').waitFor()
    },
    act: async (page) => {
      await page.goBack()
    },
    result: async () => ({ selector: evidenceRow(0), rows: true }),
  },
  {
    what: 'row of the evidence of an assertion: its statement',
    from: '/assertions/3',
    target: 100,
    event: 'click',
    act: (page, time) =>
      page
        .getByRole('button', { name: /^Statement of EID/ })
        .nth(time)
        .click(),
    result: async (_page, time) => ({
      selector: `[data-item]:nth-child(${time + 1}) [aria-expanded="true"]`,
    }),
  },
]

async function measureInteraction(
  browser: Browser,
  url: string,
  interaction: Interaction,
): Promise<Measured> {
  const reader = await newReader(browser)
  const page = await newPage(reader, { slow: false })
  await page.goto(url + interaction.from)
  await page.waitForLoadState('networkidle')
  const nextPaint: number[] = []
  const values = await fiveTimes(async (time) => {
    await interaction.prepare?.(page, time)
    await page.waitForLoadState('networkidle')
    const result = await interaction.result(page, time)
    const before = (await notesOf(page)).nextPaints.length
    const value = await timeUntil(page, { event: interaction.event, result }, () =>
      interaction.act(page, time),
    )
    const { nextPaints } = await notesOf(page)
    nextPaint.push(Math.max(0, ...nextPaints.slice(before)))
    return value
  })
  await reader.close()
  return { what: interaction.what, values, unit: 'ms', target: interaction.target, nextPaint }
}

/** How long after a press or key its result is painted, on this machine as it is. */
export async function measureInteractions(browser: Browser, url: string): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const interaction of interactions) measured.push(await measureInteraction(browser, url, interaction))
  return measured
}
