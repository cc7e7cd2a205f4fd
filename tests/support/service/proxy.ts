import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'

/** A proxy of a test's own before a service. */
export interface Proxy {
  url: string
  /** Ends it at once (SIGKILL). */
  kill9: () => Promise<void>
  /** Starts it again on its files, after `kill9`. */
  restart: () => Promise<void>
  /** Ends it and removes its folder. */
  stop: () => Promise<void>
}

/**
 * Starts the program of a proxy, and waits until the service answers behind it.
 * @param options.folder its files, which go with it
 * @param options.url where it listens
 * @throws Error with what it wrote when it ends
 */
export async function startProxy(
  program: string,
  words: string[],
  { folder, url }: { folder: string; url: string },
): Promise<Proxy> {
  let child: ChildProcess
  let ended: Promise<void>
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
  }
  const stop = async () => {
    await end('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }

  async function start(): Promise<void> {
    const started = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] })
    child = started
    let output = ''
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (text) => (output += String(text)))
    ended = new Promise((done) => {
      started.once('error', () => done())
      started.once('exit', () => done())
    })
    while (started.exitCode === null && started.pid !== undefined) {
      const answer = await fetch(`${url}/api/status`).catch(() => null)
      if (answer?.ok) return
      await new Promise((next) => setTimeout(next, 20))
    }
    await stop()
    throw new Error(`${program} ended:\n${output}`)
  }

  await start()
  return { url, kill9: () => end('SIGKILL'), restart: start, stop }
}
