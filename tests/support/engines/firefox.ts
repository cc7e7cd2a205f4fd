import { ElementHandle, launch } from 'puppeteer-core'
import type { BrowserContext, Page } from 'puppeteer-core'
import { findElement, windowHeight } from './engine.ts'
import type { Engine, Tab, Target } from './engine.ts'

/** Starts Firefox without windows; it speaks WebDriver BiDi itself. */
export async function startFirefox(program: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: program,
    defaultViewport: { width: 1440, height: windowHeight },
    // Nothing moves, and the system asks for the light theme.
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': 1,
      'layout.css.prefers-color-scheme.content-override': 1,
    },
  })
  let context: BrowserContext | undefined
  return {
    newTab: async (baseUrl) => {
      await context?.close()
      context = await browser.createBrowserContext()
      return tabOf(await context.newPage(), baseUrl)
    },
    close: () => browser.close(),
  }
}

function tabOf(page: Page, baseUrl: string): Tab {
  const complaints: string[] = []
  listenTo(page, complaints)
  return {
    open: async (path) => {
      await page.goto(baseUrl + path)
    },
    back: async () => {
      await page.goBack()
    },
    click: async (target) => (await find(page, target)).click(),
    focus: async (target) => (await find(page, target)).focus(),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (width) => page.setViewport({ width, height: windowHeight }),
    evaluate: async (script, text = '') => page.evaluate(script, text),
    screenshot: () => page.screenshot(),
    complaints: async () => complaints,
  }
}

async function find(page: Page, target: Target): Promise<ElementHandle<Element>> {
  const handle = await page.waitForFunction(findElement, {}, target)
  if (!(handle instanceof ElementHandle)) throw new Error(`there is no ${JSON.stringify(target)}`)
  return handle
}

function listenTo(page: Page, complaints: string[]) {
  page.on('console', (message) => complaints.push(`console ${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => complaints.push(`thrown: ${String(error)}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // A reader who leaves a page ends the requests that it still waits for.
    if (reason !== 'NS_BINDING_ABORTED') complaints.push(`${reason}: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`)
  })
}
