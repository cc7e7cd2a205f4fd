import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addVary } from '../caching/shared-caching.ts'

const JSON_TYPE = 'application/json'
/** The media type of GraphQL over HTTP, by whose status a client knows whether the operation was executed. */
const RESPONSE_TYPE = 'application/graphql-response+json'

/** The quality that an `Accept` header gives a media type by its own name; 0 where it does not name it. */
function qualityOf(accept: string, mediaType: string): number {
  for (const range of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim())
    if (name !== mediaType) continue
    const quality = Number(parameters.find((part) => part.startsWith('q='))?.slice(2) ?? 1)
    return Number.isNaN(quality) ? 1 : quality
  }
  return 0
}

/** Checks whether the client wants `application/graphql-response+json` at least as much as `application/json`. */
export function wantsResponseType({ headers: { accept = '' } }: FastifyRequest): boolean {
  const quality = qualityOf(accept, RESPONSE_TYPE)
  return quality > 0 && quality >= qualityOf(accept, JSON_TYPE)
}

/** Names the media type that the client accepts in every response of the routes, errors included. */
export function registerMediaType(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    addVary(reply, 'accept')
    const type = String(reply.getHeader('content-type') ?? '')
    if (type.startsWith(JSON_TYPE) && wantsResponseType(request))
      reply.header('content-type', type.replace(JSON_TYPE, RESPONSE_TYPE))
    done()
  })
}
