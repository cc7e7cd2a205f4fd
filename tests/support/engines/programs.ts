import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installedProgram } from '../pages/chromium.ts'

/** Debian's packages of Firefox. */
export const firefoxPackages = ['firefox-esr']
/** Debian's packages of WebKitGTK, of GNOME's JavaScript, which makes a browser of it, and of a display. */
export const webKitPackages = ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'gjs', 'xvfb']

/** The Firefox that tests drive: FIREFOX_PATH, else an installed one; null without any. */
export function firefoxProgram(): string | null {
  const named = process.env['FIREFOX_PATH']
  if (!named) return installedProgram(['firefox-esr', 'firefox'])
  if (!existsSync(named)) throw new Error(`FIREFOX_PATH names ${named}, which does not exist`)
  return named
}

/** Programs for WebKitGTK: its WebDriver, the shell of the browser that it starts, and the X server to draw on. */
export type WebKitPrograms = { driver: string; shell: string; display: string }

/** The installed programs for WebKitGTK; null where one is missing. */
export function webKitPrograms(): WebKitPrograms | null {
  const driver = installedProgram(['WebKitWebDriver'])
  const shell = installedProgram(['gjs'])
  const display = installedProgram(['Xvfb'])
  return driver && shell && display && hasWebKit(shell) ? { driver, shell, display } : null
}

const hasWebKit = (shell: string) =>
  spawnSync(shell, ['-c', "imports.gi.versions.WebKit2 = '4.1'; imports.gi.WebKit2"], { timeout: 60_000 })
    .status === 0
