import type { FastifyInstance } from 'fastify'
import { version } from '#server/config/version.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { CODE_SYSTEM_PATH, codeSystem, codeSystemIds } from '#server/matching/fhir/code-systems.ts'
import { FHIR_JSON } from '#server/matching/fhir/operation-outcome.ts'

/**
 * `GET /api/fhir/CodeSystem/<id>`: the codes of this service in its FHIR bundles, where their system leads to.
 * @param origin address of the service, without a slash at the end
 */
export function registerFhir(app: FastifyInstance, origin: () => string): void {
  app.get<{ Params: { id: string } }>(
    `${CODE_SYSTEM_PATH}/:id`,
    { config: { errorsAsFhir: () => true } },
    async ({ params: { id } }, reply) => {
      const found = codeSystem(origin(), id, version)
      if (!found)
        throw new ClientError(
          'NOT_FOUND',
          `There is no code system “${id.slice(0, 60)}”: there are ${codeSystemIds.join(', ')}`,
        )
      return reply
        .header('cache-control', 'no-cache')
        .type(`${FHIR_JSON}; charset=utf-8`)
        .send(JSON.stringify(found))
    },
  )
}
