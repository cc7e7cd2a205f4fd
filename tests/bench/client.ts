import { Agent, request } from 'node:http'

/** An answer, and the time until all of it was there, in ms. */
export type Answer = { ms: number; text: string }

/** Sends requests from an address over so many connections. */
export function client(url: string, localAddress: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const send = (path: string, body?: string) =>
    new Promise<Answer>((resolve, reject) => {
      const started = performance.now()
      const headers = body === undefined ? { accept: 'text/html' } : { 'content-type': 'application/json' }
      const sent = request(
        new URL(path, url),
        { method: body === undefined ? 'GET' : 'POST', headers, agent, localAddress },
        (answer) => {
          let text = ''
          answer.setEncoding('utf8').on('data', (part: string) => (text += part))
          answer.on('end', () =>
            answer.statusCode === 200
              ? resolve({ ms: performance.now() - started, text })
              : reject(new Error(`${path} was answered ${answer.statusCode}`)),
          )
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })
  return { send, close: () => agent.destroy() }
}
