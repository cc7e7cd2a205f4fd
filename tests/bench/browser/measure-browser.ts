import { startService } from '../processes.ts'
import { startChromium } from './chromium.ts'
import { measureFirstLoads } from './first-load.ts'
import { measureFirstRows } from './first-rows.ts'
import { measureInteractions } from './interactions.ts'
import type { Measured } from './measured.ts'
import { measureNavigation } from './navigation.ts'
import { recordsOfEachKind } from './records.ts'
import { measureScrolling } from './scrolling.ts'

/** What readers of the built app wait for in Chromium, with this database. */
export async function measureBrowser(database: string, say: (progress: string) => void): Promise<Measured[]> {
  const service = await startService(database, '/api/ready')
  const browser = await startChromium()
  try {
    say('opening records in Chromium …')
    const loads = await measureFirstLoads(browser, service.url, await recordsOfEachKind(service.url))
    say('opening tables in Chromium …')
    const rows = await measureFirstRows(browser, service.url)
    say('pressing, typing and following links in Chromium …')
    const interactions = await measureInteractions(browser, service.url)
    const navigation = await measureNavigation(browser, service.url)
    say('scrolling in Chromium …')
    return [
      ...loads,
      ...rows,
      ...interactions,
      ...navigation,
      ...(await measureScrolling(browser, service.url)),
    ]
  } finally {
    await browser.close()
    await service.stop()
  }
}

/** What is done in tables and how they scroll in Chromium; only the latter of a large database. */
export async function measureTables(
  database: string,
  { large = false }: { large?: boolean } = {},
): Promise<Measured[]> {
  const service = await startService(database, '/api/ready')
  const browser = await startChromium()
  try {
    const interactions = large ? [] : await measureInteractions(browser, service.url)
    return [...interactions, ...(await measureScrolling(browser, service.url))]
  } finally {
    await browser.close()
    await service.stop()
  }
}
