import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macOS = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** The Chromium that browser tests use: CHROMIUM_PATH, else an installed one, else Playwright’s own; null without any. */
export function chromiumProgram(): string | null {
  const named = process.env['CHROMIUM_PATH']
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist`)
    return named
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const installed = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return [...installed, macOS, chromium.executablePath()].find((path) => existsSync(path)) ?? null
}
