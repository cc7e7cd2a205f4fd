import type { FastifyInstance } from 'fastify'
import { lazy } from '#server/caches/lazy.ts'
import { openApi } from './open-api.ts'

/** `GET /api/openapi.json`: every operation of the service in one document. */
export function registerOpenApi(
  app: FastifyInstance,
  services: { name: string; origin: () => string; legacyUrl: string | undefined },
): void {
  const { name, origin, legacyUrl } = services
  const body = lazy(async () =>
    JSON.stringify(openApi({ name, url: origin(), ...(legacyUrl && { legacyUrl }) })),
  )
  app.get('/api/openapi.json', async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/json; charset=utf-8')
      .send(await body()),
  )
}
