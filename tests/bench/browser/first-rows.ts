import type { Browser } from '@playwright/test'
import { newPage, newReader, notesOf, signUp } from './chromium.ts'
import type { Session } from './chromium.ts'
import { fiveTimes } from './measured.ts'
import type { Measured } from './measured.ts'

/** Tables that people come to, with the longest time until their first row on a first visit, in ms. */
const tables = [
  { what: 'the evidence table', path: '/evidence', slow: 1430, fast: 220 },
  { what: 'the variants of a gene', path: '/genes/BRAF', slow: 1580, fast: 230 },
]

async function measureVisits(
  browser: Browser,
  address: string,
  { slow, session }: { slow: boolean; session?: Session },
) {
  const visits = await fiveTimes(async () => {
    const reader = await newReader(browser, session)
    const visit = async () => {
      const page = await newPage(reader, { slow })
      await page.goto(address)
      await page.waitForFunction(() => {
        const notes: unknown = Reflect.get(window, 'pageNotes')
        return (
          Number(Reflect.get(Object(notes), 'heading')) > 0 && Number(Reflect.get(Object(notes), 'row')) > 0
        )
      })
      const { row, heading } = await notesOf(page)
      await page.close()
      return { row, heading }
    }
    const cold = await visit()
    const warm = await visit()
    await reader.close()
    return { cold, warm }
  })
  return (['cold', 'warm'] as const).map((visit) => ({
    visit: visit === 'cold' ? 'first visit' : 'second visit',
    rows: visits.map((both) => both[visit].row),
    answers: visits.map((both) => both[visit].heading),
  }))
}

/** How long until the first row of a table is seen, and until the app answers presses: for everybody and when signed in. */
export async function measureFirstRows(browser: Browser, url: string): Promise<Measured[]> {
  const readers = [{ whose: '' }, { whose: ', signed in', session: await signUp(browser, url) }]
  const measured: Measured[] = []
  for (const { what, path, ...targets } of tables) {
    for (const speed of ['slow', 'fast'] as const) {
      for (const { whose, session } of readers) {
        const visits = await measureVisits(browser, url + path, { slow: speed === 'slow', session })
        for (const { visit, rows, answers } of visits) {
          const name = `${what}, ${speed}, ${visit}${whose}`
          measured.push(
            { what: `first row of ${name}`, values: rows, unit: 'ms', target: targets[speed] },
            { what: `first answer of ${name}`, values: answers, unit: 'ms' },
          )
        }
      }
    }
  }
  return measured
}
