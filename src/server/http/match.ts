import type { FastifyInstance } from 'fastify'
import { MatchRequest } from '#server/matching/match-request.ts'
import { MatchRequestError } from '#server/matching/report-context.ts'
import type { Matching } from '#server/matching/matching.ts'
import { ClientError } from './errors.ts'

const sentenceOf = ({ path, message }: { path: readonly PropertyKey[]; message: string }) =>
  path.length > 0 ? `“${path.join('.')}”: ${message}` : message

/**
 * `GET /api/match/coverage`: how much of the accepted evidence a sample can match, and which names stand in the way.
 * `POST /api/match`: what the knowledgebase has to say of the alterations of one sample. Nothing of a sample is stored,
 * logged or cached.
 */
export function registerMatch(app: FastifyInstance, matching: Matching): void {
  app.get('/api/match/coverage', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(await matching.coverage()),
  )
  app.post('/api/match', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const parsed = MatchRequest.safeParse(request.body)
    if (!parsed.success) {
      const message = parsed.error.issues.map(sentenceOf).join('; ')
      throw new ClientError(400, 'BAD_REQUEST', message)
    }
    try {
      return reply.type('application/json; charset=utf-8').send(await matching.match(parsed.data))
    } catch (error) {
      if (error instanceof MatchRequestError) throw new ClientError(400, 'BAD_REQUEST', error.message)
      throw error
    }
  })
}
