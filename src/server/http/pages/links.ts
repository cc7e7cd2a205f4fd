import type { FastifyInstance } from 'fastify'
import { createContext } from '#server/graphql/context.ts'
import { permalinkPath, permalinkType, permalinkTypes } from '#server/knowledge/text/permalinks.ts'
import type { Storage } from '#server/storage/database.ts'
import { ClientError } from '#server/errors/client-error.ts'

type Query = { idtype?: unknown; idType?: unknown; id?: unknown }

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/**
 * `GET /links/<idtype>/<id>` and `GET /links?idtype=&id=`: lasting addresses of records, which lead (302) to the page
 * that shows them.
 */
export function registerLinks(app: FastifyInstance, storage: Storage, name: string): void {
  async function pathOf(idType: string, id: string): Promise<string> {
    const type = permalinkType(idType)
    if (type === null) {
      const named =
        idType === '' ? 'The kind of id is missing' : `“${idType.slice(0, 60)}” is not a kind of id`
      throw new ClientError('BAD_REQUEST', `${named}; there are ${permalinkTypes.join(', ')}`)
    }
    if (id === '')
      throw new ClientError('BAD_REQUEST', `The id is missing: give one “id”, of the kind ${type}`)
    const { db, load } = createContext({
      db: storage.read,
      storage,
      site: { name },
      viewer: null,
    })
    const path = await permalinkPath(db, load, type, id)
    if (path === null) {
      throw new ClientError('NOT_FOUND', `There is no record with the ${type} “${id.slice(0, 60)}”`)
    }
    return path
  }

  app.get<{ Params: { idtype: string; id: string } }>('/links/:idtype/:id', async (request, reply) =>
    reply.redirect(await pathOf(textOf(request.params.idtype), textOf(request.params.id)), 302),
  )
  app.get<{ Params: { idtype: string } }>('/links/:idtype', async (request, reply) =>
    reply.redirect(await pathOf(textOf(request.params.idtype), ''), 302),
  )
  app.get<{ Querystring: Query }>('/links', async (request, reply) => {
    const { idtype, idType, id } = request.query
    return reply.redirect(await pathOf(textOf(idtype) || textOf(idType), textOf(id)), 302)
  })
}
