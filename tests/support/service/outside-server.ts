import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import { createExternalServices, PUBLIC_ADDRESSES } from '#server/external/external-services.ts'
import type {
  ExternalServices,
  ExternalAddresses,
  ExternalService,
} from '#server/external/external-services.ts'

type Answer = (response: ServerResponse) => void

/** A local server in the place of all services outside; each lies under its name. */
export interface OutsideServer {
  address: string
  /** Path with search parameters of every request, in order; decoded. */
  requests: string[]
  /** What the service answers from now on, to requests whose decoded path contains `part`. */
  answers(service: ExternalService, part: string, answer: unknown): void
  addresses: ExternalAddresses
  services(options?: Partial<Parameters<typeof createExternalServices>[1]>): ExternalServices
  close(): Promise<void>
}

/** An answer of that status and text. */
export const withStatus =
  (status: number, text = '', headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'text/plain', ...headers }).end(text)
  }

/** Starts the server on a free port; what it was not told to answer is answered 404. */
export async function startOutsideServer(): Promise<OutsideServer> {
  const known: { service: string; part: string; answer: Answer }[] = []
  const requests: string[] = []
  const server = createServer((request, response) => {
    const asked = decodeURIComponent((request.url ?? '').replaceAll('+', ' '))
    requests.push(asked)
    const match = known.findLast(
      ({ service, part }) => asked.startsWith(`/${service}/`) && asked.includes(part),
    )
    if (match) match.answer(response)
    else withStatus(404, 'not found')(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('the server has no port')
  const address = `http://127.0.0.1:${bound.port}`
  const names = Object.keys(PUBLIC_ADDRESSES) as ExternalService[]
  const addresses = Object.fromEntries(names.map((name) => [name, `${address}/${name}`])) as ExternalAddresses
  return {
    address,
    requests,
    addresses,
    answers(service, part, answer) {
      const asJson: Answer = (response) => {
        const text = typeof answer === 'string' ? answer : JSON.stringify(answer)
        response.writeHead(200, { 'content-type': 'application/json' }).end(text)
      }
      known.push({ service, part, answer: typeof answer === 'function' ? (answer as Answer) : asJson })
    },
    services: (options) => createExternalServices(addresses, { agent: 'Curia of the tests', ...options }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
