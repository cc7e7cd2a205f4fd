import { once } from 'node:events'
import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { removeUpstream } from '#server/mirror/upstream-changes.ts'
import { addUpstream } from '#server/mirror/upstreams.ts'
import { open } from '#server/storage/database.ts'
import { endless } from '../sequences.ts'
import { get } from '../traffic.ts'
import type { Family } from '../traffic.ts'

const MB = 1024 * 1024

const body = (text: string): RequestListener => {
  const bytes = Buffer.from(text)
  return (_request, response) => void response.end(bytes)
}

/** Upstreams that answer every request alike. */
const upstreams: Readonly<Record<string, RequestListener>> = {
  'lists in lists': body('['.repeat(10 * MB)),
  'objects in objects': body('{"data":'.repeat(3 * MB)),
  'many empty lists': body(`{"data":[${'[],'.repeat(9 * MB)}[]]}`),
  'many names': body(`{"data":{${Array.from({ length: 2 * MB }, (_, n) => `"k${n}":1`).join()}}}`),
  'waits for long': (_request, response) => void response.writeHead(429, { 'retry-after': '890' }).end(),
  'without end': (_request, response) => {
    const send = () => {
      while (!response.destroyed && response.write(' '.repeat(64 * 1024)));
    }
    response.on('drain', send)
    send()
  },
}

/** Has the database follow these upstreams, which listen until the returned function is called. */
async function followHostile(database: string): Promise<() => Promise<void>> {
  const storage = await open(database)
  const servers: Server[] = []
  const ids: number[] = []
  for (const [name, answer] of Object.entries(upstreams)) {
    const server = createServer(answer).listen(0, '127.0.0.1')
    await once(server, 'listening')
    servers.push(server)
    const { port } = server.address() as AddressInfo
    ids.push((await addUpstream(storage, { address: `http://127.0.0.1:${port}`, name })).id)
  }
  return async () => {
    for (const server of servers) {
      server.closeAllConnections()
      server.close()
    }
    for (const id of ids) await removeUpstream(storage, id)
    await storage.close()
  }
}

export const hostileUpstreams: readonly Family[] = [
  {
    name: 'hostile upstreams',
    connections: 1,
    exchanges: () => endless(() => get('/api/status')),
    prepare: followHostile,
  },
]
