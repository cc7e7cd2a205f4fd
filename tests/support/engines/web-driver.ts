import { z } from 'zod'

/** A session of WebDriver with one window. */
export interface WebDriverSession {
  /** Sends a command of the standard, such as `POST /url`, and gives the value of its answer. */
  send: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>
  /** Runs a function in the page, which sees nothing but its arguments; elements come and go as references. */
  run: (script: (...given: never[]) => unknown, ...given: readonly unknown[]) => Promise<unknown>
}

const Answer = z.object({ value: z.unknown() })
const Created = z.object({ sessionId: z.string() })

/**
 * Waits until a server of WebDriver answers, and opens a session.
 *
 * @throws with the words of the server where it refuses a command
 */
export async function openSession(server: string, capabilities: object): Promise<WebDriverSession> {
  await until('WebDriver', () => isReady(server))
  const created = await command(server, 'POST', '/session', { capabilities: { alwaysMatch: capabilities } })
  const { sessionId } = Created.parse(created)
  const send: WebDriverSession['send'] = (method, path, body) =>
    command(server, method, `/session/${sessionId}${path}`, body)
  return {
    send,
    run: (script, ...given) =>
      send('POST', '/execute/sync', {
        script: `return (${String(script)}).apply(null, arguments)`,
        args: given,
      }),
  }
}

async function command(server: string, method: string, path: string, body: object = {}): Promise<unknown> {
  const response = await fetch(server + path, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  })
  const { value } = Answer.parse(await response.json())
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
  return value
}

async function isReady(server: string): Promise<true | null> {
  try {
    await command(server, 'GET', '/status')
    return true
  } catch {
    return null
  }
}

/** How long something is waited for, in ms, and how long between two looks. */
const patience = 30_000
const pause = 20

/** Looks again and again until there is something, and gives it. @throws with its name after half a minute */
export async function until<Value>(name: string, look: () => Promise<Value | null>): Promise<Value> {
  const end = performance.now() + patience
  while (performance.now() < end) {
    const found = await look()
    if (found !== null) return found
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  throw new Error(`${name} did not come within ${patience / 1000} s`)
}
