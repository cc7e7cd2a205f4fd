import type { FastifyInstance } from 'fastify'
import { MatchRequest } from '#server/matching/match-request.ts'
import { matchReport, MatchRequestError } from '#server/matching/match-report.ts'
import type { Reading } from '#server/storage/database.ts'
import { ClientError } from './errors.ts'

const sentenceOf = ({ path, message }: { path: readonly PropertyKey[]; message: string }) =>
  path.length > 0 ? `“${path.join('.')}”: ${message}` : message

/**
 * `POST /api/match`: what the knowledgebase has to say of the alterations of one sample. Nothing of a sample is stored,
 * logged or cached.
 */
export function registerMatch(app: FastifyInstance, services: { storage: { read: Reading } }): void {
  app.post('/api/match', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const parsed = MatchRequest.safeParse(request.body)
    if (!parsed.success) {
      const message = parsed.error.issues.map(sentenceOf).join('; ')
      throw new ClientError(400, 'BAD_REQUEST', message)
    }
    try {
      return await matchReport(services.storage.read, parsed.data)
    } catch (error) {
      if (error instanceof MatchRequestError) throw new ClientError(400, 'BAD_REQUEST', error.message)
      throw error
    }
  })
}
