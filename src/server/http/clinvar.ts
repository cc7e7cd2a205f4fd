import type { FastifyInstance, FastifyRequest } from 'fastify'
import { parseRecordId } from '#domain/records/record-id.ts'
import { clinvarReadiness } from '#server/clinvar/readiness.ts'
import { organizationById, organizationsOfUser } from '#server/knowledge/people/organizations.ts'
import { gksOptions } from '#server/gks/gks-options.ts'
import type { GksSettings } from '#server/gks/gks-settings.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { resourcesOf } from '#server/concurrency/response-resources.ts'
import { invalidValue } from '#server/errors/invalid-value.ts'
import { createScheduler, giveWay, TABLE_COST } from '#server/concurrency/scheduler.ts'
import type { Storage } from '#server/storage/database.ts'

interface ClinvarServices {
  storage: Storage
  settings: GksSettings
  /** Address of the service, without a slash at the end. */
  origin: () => string
}

/** A number in the query from 0. @throws ClientError naming the value and what is allowed */
function afterIn(query: unknown): number {
  const { after = '0' }: { after?: unknown } = Object(query)
  if (typeof after === 'string' && /^\d{1,9}$/.test(after)) return Number(after)
  throw new ClientError('BAD_REQUEST', invalidValue('after', after, 'the id of an assertion, or 0'))
}

/**
 * `GET /api/clinvar/organizations/<id>`: the assertions that an organization has approved, and why each cannot be submitted
 * to ClinVar, if it cannot; `after=<id>` continues. For members who may approve on its behalf.
 */
export function registerClinvar(app: FastifyInstance, { storage, settings, origin }: ClinvarServices): void {
  /** The organization, if who asks may approve for it. @throws ClientError */
  async function organizationOf(text: string, { caller }: FastifyRequest): Promise<number> {
    if (!caller)
      throw new ClientError('UNAUTHENTICATED', 'Sign in to see what is ready to be submitted to ClinVar')
    const id = parseRecordId(text)
    const [organization] = id === null ? [] : await organizationById(storage.read, [id])
    if (!organization) throw new ClientError('NOT_FOUND', `There is no organization “${text.slice(0, 60)}”`)
    const [own = []] = await organizationsOfUser(storage.read, [caller.user.id])
    const membership = own.find((each) => each.id === organization.id)
    if (membership?.can_approve && membership.member_can_approve) return organization.id
    throw new ClientError(
      'FORBIDDEN',
      `You may not approve on behalf of ${organization.name}: only members who may see its submissions to ClinVar`,
    )
  }

  app.get<{ Params: { id: string } }>('/api/clinvar/organizations/:id', async (request, reply) => {
    const organization = await organizationOf(request.params.id, request)
    const after = afterIn(request.query)
    const turns = createScheduler()
    turns.expect(TABLE_COST)
    const { signal } = resourcesOf(reply)
    await using snapshot = await storage.snapshot('answer', { signal })
    const options = await gksOptions(snapshot.db, {
      settings,
      url: origin(),
      detail: 'plain',
      organization,
      giveWay: () => giveWay(turns),
    })
    const page = await clinvarReadiness(snapshot.db, organization, after, options)
    return reply.header('cache-control', 'private, no-store').send(page)
  })
}
