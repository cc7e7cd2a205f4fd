import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** Chromium without the windows around its pages: the same engine at two thirds of the CPU time. */
export const headlessShell = 'chromium-headless-shell'
const names = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macOS = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** The Chromium that browser tests use: CHROMIUM_PATH, else an installed one, else Playwright’s own; null without any. */
export function chromiumProgram(): string | null {
  const named = process.env['CHROMIUM_PATH']
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist`)
    return named
  }
  return (
    installedProgram(names) ?? [macOS, chromium.executablePath()].find((path) => existsSync(path)) ?? null
  )
}

/** Folders of programs for administrators, to which not every PATH leads. */
const systemFolders = ['/usr/local/sbin', '/usr/sbin']

/** The first of these programs that the PATH leads to, or that only administrators have. */
export function installedProgram(programs: readonly string[]): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean), ...systemFolders]
  const installed = programs.flatMap((name) => folders.map((folder) => join(folder, name)))
  return installed.find((path) => existsSync(path)) ?? null
}
