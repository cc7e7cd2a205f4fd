import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Ways in which a service answers wrongly, or not at all. */
export const faults = [
  '429',
  '503',
  '500',
  'silence',
  'truncated',
  'malformed',
  'endless',
  'redirect',
] as const
export type Fault = (typeof faults)[number]

/** A request on its way, and its response. */
export interface Exchange {
  /** Number of the request, from 1. */
  number: number
  /** The query, or the path of a request without one. */
  query: string
  text: string
}

interface ProxyRules {
  /** The fault that a request gets; null: none. */
  faultOf?: (exchange: Exchange) => Fault | null
  /** Another status of the response; undefined: its own. */
  statusOf?: (exchange: Exchange) => number | undefined
  /** Another text of the response. */
  rewrite?: (exchange: Exchange) => string
}

/** An HTTP proxy to a service, whose answers fail as told. */
export interface FaultyProxy {
  url: string
  rules: ProxyRules
  /** Requests so far. */
  requests(): number
  stop(): Promise<void>
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

function fail(fault: Fault, text: string, response: ServerResponse): void {
  switch (fault) {
    case '429':
    case '503':
      response.writeHead(Number(fault), { 'retry-after': '1' }).end('{"errors":[{"message":"Too many"}]}')
      return
    case '500':
      response.writeHead(500).end('Internal Server Error')
      return
    case 'silence':
      return
    case 'truncated':
      response.writeHead(200, { 'content-length': String(Buffer.byteLength(text)) })
      response.write(text.slice(0, text.length / 2), () => setTimeout(() => response.destroy(), 5))
      return
    case 'malformed':
      response.writeHead(200).end(`<html>${text.slice(0, 100)}`)
      return
    case 'endless': {
      response.writeHead(200)
      const timer = setInterval(() => response.write(' '.repeat(1000)), 5)
      response.on('close', () => clearInterval(timer))
      return
    }
    case 'redirect':
      response.writeHead(302, { location: 'http://example.org/api/graphql' }).end()
  }
}

/** Starts a proxy to a service at `target`. */
export async function faultyProxy(target: string, rules: ProxyRules = {}): Promise<FaultyProxy> {
  let requests = 0
  const proxy: FaultyProxy = { url: '', rules, requests: () => requests, stop: async () => {} }
  const server = createServer((request, response) => {
    void (async () => {
      const body = await bodyOf(request)
      requests += 1
      const number = requests
      const { method = 'GET', url = '/', headers } = request
      const { authorization } = headers
      const asJson = { 'content-type': 'application/json', ...(authorization && { authorization }) }
      const sent = method === 'POST' ? { body, headers: asJson } : {}
      const answer = await fetch(`${target}${url}`, { method, ...sent })
      const { query } = method === 'POST' ? (JSON.parse(body) as { query: string }) : { query: url }
      const exchange = { number, query, text: await answer.text() }
      const fault = proxy.rules.faultOf?.(exchange) ?? null
      for (const name of ['content-type', 'x-curia-version'])
        response.setHeader(name, answer.headers.get(name) ?? '')
      if (fault !== null) fail(fault, exchange.text, response)
      else {
        const status = proxy.rules.statusOf?.(exchange) ?? answer.status
        response.writeHead(status).end(proxy.rules.rewrite?.(exchange) ?? exchange.text)
      }
    })()
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  proxy.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  proxy.stop = () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return proxy
}
