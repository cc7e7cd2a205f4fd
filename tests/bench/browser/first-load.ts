import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { z } from 'zod'
import { newPage, newReader, openAtRest } from './chromium.ts'
import { fiveTimes, median } from './measured.ts'
import type { Measured } from './measured.ts'

/** One line of text from the same service: what a browser needs for any page. */
const barePath = '/robots.txt'
const genePath = '/genes/BRAF'

/** A record of each kind that has a good deal to show. */
export type RecordAddress = { kind: string; path: string }

const LoadedFiles = z.array(z.object({ name: z.string(), until: z.number() }))

/** The size of the page's files of this type in kB, compressed with gzip: of all, and of those there at a time in ms. */
async function weigh(page: Page, ending: string, until: number): Promise<{ all: number; before: number }> {
  const found = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => ({
      name: entry.name,
      until: entry.startTime + entry.duration,
    })),
  )
  const weight = { all: 0, before: 0 }
  for (const file of LoadedFiles.parse(found)) {
    if (!new URL(file.name).pathname.endsWith(ending)) continue
    const answer = await fetch(file.name)
    const size = gzipSync(Buffer.from(await answer.arrayBuffer()), { level: 9 }).length / 1000
    weight.all += size
    if (file.until <= until) weight.before += size
  }
  return weight
}

/** What a record's page loads, and how much of it moves, on a slow processor and network. */
async function measureRecord(browser: Browser, url: string, path: string) {
  const loads = await fiveTimes(async () => {
    const reader = await newReader(browser)
    const page = await newPage(reader, { slow: true })
    const { shift, heading } = await openAtRest(page, url + path)
    const scripts = await weigh(page, '.js', heading)
    const styles = await weigh(page, '.css', heading)
    await reader.close()
    return { shift, scripts, styles }
  })
  return {
    shifts: loads.map(({ shift }) => shift),
    scripts: loads.map((load) => load.scripts.before),
    allScripts: loads.map((load) => load.scripts.all),
    styles: loads.map((load) => load.styles.all),
  }
}

/** The largest paint of a first and of a second visit, and when the app answers then, on a slow processor and network. */
async function measurePaint(browser: Browser, address: string) {
  const visits = await fiveTimes(async () => {
    const reader = await newReader(browser)
    const visit = async () => {
      const page = await newPage(reader, { slow: true })
      const notes = await openAtRest(page, address)
      await page.close()
      return { paint: notes.largestPaint, answers: notes.heading }
    }
    const cold = await visit()
    const warm = await visit()
    await reader.close()
    return { cold, warm }
  })
  const all = (visit: 'cold' | 'warm', what: 'paint' | 'answers') => visits.map((both) => both[visit][what])
  return {
    cold: all('cold', 'paint'),
    warm: all('warm', 'paint'),
    coldAnswers: all('cold', 'answers'),
    warmAnswers: all('warm', 'answers'),
  }
}

/** How record pages load: their weight, how long until the largest paint, and how much moves. */
export async function measureFirstLoads(
  browser: Browser,
  url: string,
  records: readonly RecordAddress[],
): Promise<Measured[]> {
  const bare = await measurePaint(browser, url + barePath)
  const gene = await measurePaint(browser, url + genePath)
  const pages: ({ kind: string } & Awaited<ReturnType<typeof measureRecord>>)[] = []
  for (const { kind, path } of records) pages.push({ kind, ...(await measureRecord(browser, url, path)) })

  const heaviest = pages.toSorted((one, other) => median(other.scripts) - median(one.scripts))
  const weights = [pages.find(({ kind }) => kind === 'gene'), heaviest[0]].flatMap((page) =>
    page
      ? [
          {
            what: `JavaScript until the ${page.kind} page answers`,
            values: page.scripts,
            unit: 'kB' as const,
            target: 180,
          },
          {
            what: `JavaScript the ${page.kind} page loads by itself`,
            values: page.allScripts,
            unit: 'kB' as const,
          },
          {
            what: `style sheets of the ${page.kind} page`,
            values: page.styles,
            unit: 'kB' as const,
            target: 25,
          },
        ]
      : [],
  )
  return [
    ...weights,
    {
      what: 'largest paint of the BRAF gene page, first visit',
      values: gene.cold,
      unit: 'ms',
      target: 2500,
      bare: bare.cold,
    },
    {
      what: 'largest paint of the BRAF gene page, second visit',
      values: gene.warm,
      unit: 'ms',
      target: 1000,
      bare: bare.warm,
    },
    { what: 'the BRAF gene page answers, first visit', values: gene.coldAnswers, unit: 'ms' },
    { what: 'the BRAF gene page answers, second visit', values: gene.warmAnswers, unit: 'ms' },
    ...pages.map(({ kind, shifts }) => ({
      what: `layout shift of the ${kind} page`,
      values: shifts,
      unit: 'shift' as const,
      target: 0.02,
    })),
  ]
}
