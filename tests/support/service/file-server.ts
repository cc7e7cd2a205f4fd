import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'

/** Answers a request itself, in place of the file. */
export type Answer = (request: IncomingMessage, response: ServerResponse, content: Buffer) => void

export interface FileServer {
  url: string
  /** Content by path, such as `/doid.obo`. */
  files: Map<string, Buffer>
  /** Answers for the next requests of a path, one each. */
  answers: Map<string, Answer[]>
  /** Method, path and range of each request. */
  requests: string[]
  close(): Promise<void>
}

/** A server of files with ranges and entity tags. */
export async function startFileServer(): Promise<FileServer> {
  const files: FileServer['files'] = new Map()
  const answers: FileServer['answers'] = new Map()
  const requests: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    const content = files.get(path)
    requests.push([path, request.headers.range ?? ''].join(' ').trim())
    const own = answers.get(path)?.shift()
    if (own) own(request, response, content ?? Buffer.alloc(0))
    else if (content) sendFile(request, response, content)
    else response.writeHead(404).end('<html>Not here</html>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    files,
    answers,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

export const tagOf = (content: Buffer): string =>
  `"${content.length}-${content.subarray(0, 8).toString('hex')}"`

function sendFile(request: IncomingMessage, response: ServerResponse, content: Buffer): void {
  const etag = tagOf(content)
  const headers = { etag, 'last-modified': 'Fri, 31 Jul 2026 00:00:00 GMT' }
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304, headers).end()
  const start = /^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1]
  if (start === undefined || request.headers['if-range'] !== etag)
    return void response.writeHead(200, { ...headers, 'content-length': content.length }).end(content)
  const rest = content.subarray(Number(start))
  response.writeHead(206, {
    ...headers,
    'content-length': rest.length,
    'content-range': `bytes ${start}-${content.length - 1}/${content.length}`,
  })
  response.end(rest)
}

/** A proxy that tunnels every connection to one server, and says to which hosts it was asked to. */
export async function startProxy(
  target: string,
): Promise<{ url: string; hosts: string[]; close(): Promise<void> }> {
  const { port: targetPort } = new URL(target)
  const hosts: string[] = []
  const proxy = createServer()
  proxy.on('connect', (request, client) => {
    hosts.push(request.url ?? '')
    const upstream = connect(Number(targetPort), '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n')
      upstream.pipe(client).pipe(upstream)
    })
    upstream.on('error', () => client.destroy())
    client.on('error', () => upstream.destroy())
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const { port } = proxy.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    hosts,
    close: () =>
      new Promise((resolve) => {
        proxy.closeAllConnections()
        proxy.close(() => resolve())
      }),
  }
}
