import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { createContext } from '#server/graphql/context.ts'
import type { Site } from '#server/graphql/context.ts'
import type { McpCaller, Submit } from '#server/mcp/reading/mcp-services.ts'
import { noOutbox } from '#server/mail/outbox.ts'
import type { Outbox } from '#server/mail/outbox.ts'
import { backgroundWork } from '#server/concurrency/background-work.ts'
import { ClientError } from '#server/errors/client-error.ts'
import type { RequestCounters } from '#server/storage/request-counters.ts'
import type { Storage, Writing } from '#server/storage/database.ts'
import type { ExternalServices } from '#server/external/external-services.ts'
import { auditOf } from '../audit.ts'
import type { Operations } from '../graphql/operations.ts'
import { presentErrors } from '../graphql/present-errors.ts'
import { countedAddress } from '../limits/client-address.ts'
import type { MutationLimit } from '../limits/mutation-limit.ts'
import { createLimit } from '../limits/rate-limit.ts'
import type { McpExchange } from './mcp-routes.ts'

/** Submissions of a user in an hour. */
const ALLOWANCE = { points: 30, seconds: 3600 }

/** Services by which agents submit. */
export interface SubmissionServices {
  storage: Storage
  site: Site
  operations: Operations
  mutationLimit?: MutationLimit
  counters: RequestCounters
  log: FastifyBaseLogger
  outbox?: Outbox
  outside?: ExternalServices
}

/** Ends a transaction whose changes are not to stay. */
class Undone extends Error {}

/** A database in which a change is made, checked and undone. */
function dryStorage({ dialect, write, writeAside }: Storage) {
  const undo =
    (run: Storage['write']): Storage['write'] =>
    <T>(action: (tx: Writing) => Promise<T>) =>
      run<T>(async (tx) => {
        await action(tx)
        throw new Undone('the change was only tried')
      })
  return { dialect, write: undo(write), writeAside: undo(writeAside) }
}

/**
 * Submissions of agents: the mutations of the app, for the holder of the key and within their limits. Nothing else can be asked
 * for, whatever their role.
 * @returns what makes the parts of a caller that submit
 */
export function submissions(app: FastifyInstance, services: SubmissionServices) {
  const { storage, site, operations, mutationLimit, counters, log, outbox = noOutbox, outside } = services
  const limit = createLimit('mcp-submissions', ALLOWANCE, counters, log)
  const background = backgroundWork((error) => log.error({ err: error }, 'work after a submission failed'))
  app.addHook('onClose', () => background.idle())
  return ({ request, reply, signal }: McpExchange): Pick<McpCaller, 'submit' | 'countSubmission'> => {
    const { caller } = request
    if (!caller) return { submit: null, countSubmission: async () => {} }
    const submit: Submit = async ({ query, variables }, { isDryRun }) => {
      const context = createContext({
        db: storage.read,
        scan: storage.scan,
        storage: isDryRun ? dryStorage(storage) : storage,
        site,
        viewer: caller.user,
        authentication: caller.authentication,
        audit: auditOf(request),
        outbox: isDryRun ? noOutbox : outbox,
        background,
        ...(outside && { outside }),
        countMutation: async () => mutationLimit?.(request, reply),
      })
      const { data, errors = [] } = await operations.run(
        { query, variables: { ...variables }, operationName: undefined },
        context,
        { origin: countedAddress(request.ip), signal },
      )
      const others = errors.filter(({ originalError }) => !(originalError instanceof Undone))
      const presented = presentErrors(others, request.id, (defect) =>
        log.error({ err: defect.originalError ?? defect }, 'a submission failed'),
      )
      return {
        data: data ?? null,
        errors: presented.map(({ message, extensions }) => ({
          message,
          code: String(extensions?.['code'] ?? ''),
        })),
      }
    }
    return {
      submit,
      async countSubmission() {
        const { allowed, resetSeconds } = await limit.count(`user ${caller.user.id}`)
        if (allowed) return
        throw new ClientError(
          'RATE_LIMITED',
          `More than ${ALLOWANCE.points} submissions in an hour: try again in ${resetSeconds} seconds`,
          { retryAfter: resetSeconds },
        )
      },
    }
  }
}
