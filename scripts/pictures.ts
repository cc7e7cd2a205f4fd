// `npm run pictures [folder] [--database url] [--only gene,variant] [--keep]`: every page of the app in both themes, on
// a desk and on a phone, into a folder (a temporary one unless given). `--keep` takes those of docs/pictures instead.
// The database is the one given, which is written to, else the release of 2024 where the machine has it, else the
// starter knowledgebase. The app must be built (npm run build). Fails when a page complains or a route has no picture.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { chromiumProgram } from '#tests/support/pages/chromium.ts'
import { startCuria } from '#tests/support/service/server.ts'
import { exampleDatabase } from './pictures/example-database.ts'
import { findExamples } from './pictures/examples.ts'
import { keepPictures } from './pictures/kept.ts'
import { meetColleagues } from './pictures/people.ts'
import type { Colleagues } from './pictures/people.ts'
import { placesOf } from './pictures/places.ts'
import type { Place } from './pictures/places.ts'
import { showIn, shownAddress, sit } from './pictures/take.ts'
import { doSomeWork } from './pictures/work.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    database: { type: 'string' },
    only: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
})
const shapes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

const ownFolder = mkdtempSync(join(tmpdir(), 'curia-pictures-'))
const database = values.database ?? (await exampleDatabase(join(ownFolder, 'database')))
const service = await startCuria({
  database,
  env: { OUTSIDE_SERVICES: 'off', ALLOWED_HOSTS: new URL(shownAddress).hostname },
})
const browser = await chromium.launch({
  executablePath: chromiumProgram() ?? undefined,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    `--unsafely-treat-insecure-origin-as-secure=${shownAddress}`,
    `--host-resolver-rules=MAP ${new URL(shownAddress).host}:80 ${new URL(service.url).host}`,
  ],
})
const problems: string[] = []
try {
  const colleagues = await meetColleagues(service.url, database)
  if (colleagues.areNew) await doSomeWork(colleagues)
  const examples = await findExamples(colleagues.editor)
  if (values.keep) problems.push(...(await keepPictures(browser, colleagues, examples)))
  else await takeAll(browser, colleagues, placesOf(examples))
} finally {
  await browser.close()
  await service.stop()
  rmSync(join(ownFolder, 'database'), { recursive: true, force: true })
}
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0

async function takeAll(browser: Browser, colleagues: Colleagues, places: Record<string, readonly Place[]>) {
  const folder = resolve(positionals[0] ?? ownFolder)
  mkdirSync(folder, { recursive: true })
  const wanted = values.only?.split(',') ?? Object.keys(paths)
  for (const route of wanted) {
    const ofRoute = places[route] ?? []
    if (ofRoute.length === 0) problems.push(`${route} has no picture: the knowledgebase has no example of it`)
    for (const place of ofRoute) {
      for (const shape of shapes) {
        const name = [route, place.state, shape.width].filter(Boolean).join('-')
        try {
          const { page, complaints, end } = await sit(browser, place, { colleagues, shape })
          for (const theme of ['light', 'dark'] as const) {
            await showIn(page, theme)
            const path = join(folder, `${name}-${theme}.png`)
            await page.screenshot({ path, fullPage: !place.window, animations: 'disabled', caret: 'hide' })
          }
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          if (overflow > 0) complaints.push(`is ${overflow} px too wide`)
          problems.push(...complaints.map((complaint) => `${name} (${place.address}): ${complaint}`))
          await end()
        } catch (error) {
          problems.push(
            `${name} (${place.address}): ${error instanceof Error ? error.message : String(error)}`,
          )
        }
      }
      console.log(join(folder, [route, place.state].filter(Boolean).join('-')))
    }
  }
}
