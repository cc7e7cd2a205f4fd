import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { freePort } from '../service/ports.ts'
import { findElement, windowHeight } from './engine.ts'
import type { Engine, KeyName, Tab, Target } from './engine.ts'
import type { WebKitPrograms } from './programs.ts'
import { openSession, until } from './web-driver.ts'
import type { WebDriverSession } from './web-driver.ts'

/** Keys as WebDriver writes them. */
const keys: Record<KeyName, string> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' }

/** Reference of an element: its id under a name that the standard gives. */
const Reference = z.record(z.string(), z.string())

/** Starts WebKitGTK on a display of its own, driven by WebDriver. */
export async function startWebKit(programs: WebKitPrograms): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'curia-webkit-'))
  const { display, screen } = await startDisplay(programs.display)
  const port = await freePort()
  const server = spawn(programs.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  server.stderr.on('data', (text) => (output += String(text)))
  const browser = join(import.meta.dirname, 'webkit-browser.mjs')
  const session = await openSession(`http://127.0.0.1:${port}`, {
    'webkitgtk:browserOptions': { binary: programs.shell, args: ['-m', browser, folder] },
  })
  return {
    newTab: (baseUrl) => newTab(session, baseUrl, () => output),
    close: async () => {
      await session.send('DELETE', '')
      await end(server)
      await end(screen)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function startDisplay(program: string): Promise<{ display: string; screen: ChildProcess }> {
  const screen = spawn(program, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = await once(screen.stdout, 'data')
  return { display: `:${String(number).trim()}`, screen }
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill()
  await ended
}

/** The one window again, without what was stored by the pages before. */
async function newTab(session: WebDriverSession, baseUrl: string, output: () => string): Promise<Tab> {
  const { send, run } = session
  await send('POST', '/url', { url: `${baseUrl}/robots.txt` })
  await send('DELETE', '/cookie')
  await run(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()))
  const resize = async (width: number) => {
    await send('POST', '/window/rect', { width, height: windowHeight })
  }
  await resize(1440)
  /** Waits until all that the page has written so far is there; gives the length of the output. */
  const untilWritten = async () => {
    const mark = randomUUID()
    // oxlint-disable-next-line no-console -- nothing else tells when all before it is written
    await run((text: string) => console.debug(text), mark)
    return until('the console', async () => (output().includes(mark) ? output().length : null))
  }
  const start = await untilWritten()
  const pressAll = async (letters: readonly string[]) => {
    const actions = letters.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })))
    await send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }
  return {
    open: async (path) => {
      await send('POST', '/url', { url: baseUrl + path })
    },
    back: async () => {
      await send('POST', '/back')
    },
    click: async (target) => {
      const [id] = Object.values(Reference.parse(await find(session, target)))
      await send('POST', `/element/${id}/click`)
    },
    focus: async (target) => {
      await run((element: HTMLElement) => element.focus(), await find(session, target))
    },
    press: (key) => pressAll([keys[key]]),
    type: (text) => pressAll([...text]),
    resize,
    evaluate: (script, text = '') => run(script, text),
    screenshot: async () => Buffer.from(z.string().parse(await send('GET', '/screenshot')), 'base64'),
    complaints: async () => complaintsIn(output().slice(start, await untilWritten())),
  }
}

/** Messages that say nothing of the page. */
const harmless = [
  'CONSOLE DEBUG',
  // WebKitGTK knows no manifests, and says so of every document.
  "directive 'manifest-src'",
  // A slow machine takes its time.
  'was preloaded using link preload but not used within a few seconds',
]

function complaintsIn(output: string): string[] {
  const messages = output.split('\n').filter((line) => /(^| )(CONSOLE|FAILED|STATUS) /.test(line))
  return messages.filter((line) => !harmless.some((words) => line.includes(words)))
}

/** Reference of the element of a target, which is waited for. */
const find = ({ run }: WebDriverSession, target: Target): Promise<unknown> =>
  until(`${target.css} ${target.name ?? ''}`, () => run(findElement, target))
