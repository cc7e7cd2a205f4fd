import type { Browser, Page } from '@playwright/test'
import { newPage, newReader } from './chromium.ts'
import type { Measured } from './measured.ts'
import { Frames, startFrames } from './page-notes.ts'

/** Rows to scroll through, and pixels a turn of the wheel. */
const ROWS = 5000
const STEP = 400

const emptyBox = `<!doctype html><title>A box that scrolls</title>
<div id="box" style="height: 90vh; overflow: auto"><div style="height: 300000px">One line</div></div>`

async function framesWhile(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(startFrames)
  await act()
  return Frames.parse(await page.evaluate(() => Reflect.get(window, 'pageFrames')))
}

/** Turns the wheel over the table until this many rows have passed, or all there are; says how many. */
async function scrollThrough(page: Page): Promise<number> {
  const last = page.locator('tr[data-index]').last()
  let passed = 0
  let turnsInVain = 0
  while (passed < ROWS && turnsInVain < 50) {
    for (let turn = 0; turn < 10; turn += 1) await page.mouse.wheel(0, STEP)
    const now = Number(await last.getAttribute('data-index')) + 1
    turnsInVain = now === passed ? turnsInVain + 1 : 0
    passed = now
  }
  return passed
}

async function scrollBack(page: Page): Promise<void> {
  for (let turn = 0; turn < 300; turn += 1) await page.mouse.wheel(0, -2 * STEP)
}

/** The longest frame while the evidence table is scrolled through thousands of rows, which it loads meanwhile, and back. */
export async function measureScrolling(browser: Browser, url: string): Promise<Measured[]> {
  const reader = await newReader(browser)
  const box = await newPage(reader, { slow: false })
  await box.setContent(emptyBox)
  await box.mouse.move(600, 400)
  const bare = await framesWhile(box, async () => {
    for (let turn = 0; turn < 500; turn += 1) await box.mouse.wheel(0, STEP)
  })
  await box.close()

  const page = await newPage(reader, { slow: false })
  await page.goto(`${url}/evidence`)
  await page.waitForLoadState('networkidle')
  await page.mouse.move(600, 500)
  let passed = 0
  const down = await framesWhile(page, async () => {
    passed = await scrollThrough(page)
  })
  const up = await framesWhile(page, () => scrollBack(page))
  await reader.close()
  const longest = (what: string, frames: number[]): Measured => {
    const over = frames.filter((frame) => frame > 50).length
    return {
      what: `longest frame ${what} (${over} of ${frames.length} over 50 ms)`,
      values: [Math.max(...frames)],
      unit: 'ms',
      target: 50,
      bare: [Math.max(...bare)],
    }
  }
  return [
    longest(`while ${passed} rows of evidence load and pass`, down),
    longest('on the way back through them', up),
  ]
}
