import type { FastifyInstance } from 'fastify'
import { pictureSizes } from '#domain/pictures.ts'
import { identicon } from '#server/legacy/avatars.ts'

/** Pictures are derived from kind and id alone and never change. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable'

/** `/avatars/users/7-32.svg`: pictures of accounts, drawn here, so that no other service learns who looks at whom. */
export function registerAvatars(app: FastifyInstance): void {
  const path = `/avatars/:kind(^users|organizations$)/:id(^[1-9]\\d{0,9}$)-:size(^${pictureSizes.join('|')}$).svg`
  app.get<{ Params: { kind: 'users' | 'organizations'; id: string; size: string } }>(
    path,
    async (request, reply) => {
      const { kind, id, size } = request.params
      reply.header('cache-control', CACHE_CONTROL).type('image/svg+xml')
      return identicon(kind, Number(id), Number(size))
    },
  )
}
