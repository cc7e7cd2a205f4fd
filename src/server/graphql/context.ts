import { backgroundWork } from '#server/concurrency/background-work.ts'
import type { BackgroundWork } from '#server/concurrency/background-work.ts'
import { externalServicesOff } from '#server/external/external-services.ts'
import type { ExternalServices } from '#server/external/external-services.ts'
import type { Authentication } from '#server/accounts/authentication.ts'
import type { Audit } from '#server/accounts/audit-log.ts'
import type { SignInOptions } from '#server/config/sign-in-options.ts'
import type { Matching } from '#server/matching/matching.ts'
import type { MirrorSchedule } from '#server/mirror/runs/mirror-schedule.ts'
import { noOutbox } from '#server/mail/outbox.ts'
import type { Outbox } from '#server/mail/outbox.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Reading, Storage } from '#server/storage/database.ts'
import type { Load } from '#server/knowledge/paging/batch.ts'
import { startMeter } from './execution/meter.ts'
import type { Meter } from './execution/meter.ts'
import { startLoading } from '#server/knowledge/paging/loading.ts'
import type { VersionedReading } from '#server/knowledge/version-cache.ts'
import type { Selectable } from 'kysely'

/** Name of this knowledgebase and the address where it is reached. */
export interface Site {
  name: string
  /** E-mail address or web page of the operator. */
  contact?: string | null
  /** Folder of the releases to download; without it none are offered. */
  downloads?: string
  /** How people can sign in; by password and open to all unless given. */
  signIn?: SignInOptions
}

/** Runs of mirrors, as requests depend on them. */
export type MirrorRuns = Pick<MirrorSchedule, 'minutes' | 'runNow'>

/** Everything a resolver may use; made anew for each request. */
export interface GraphQLContext extends VersionedReading {
  db: Reading
  /** The same for statements that may read much: searches, tables in any order and their counts. */
  scan: Reading
  site: Site
  /** The signed-in user; null when anonymous. */
  viewer: Selectable<Tables['users']> | null
  /** The database for writing: curation with `write`, what is not knowledge (a kept search) with `writeAside`. */
  storage: Pick<Storage, 'write' | 'writeAside' | 'dialect'>
  /** How the viewer has shown who they are. */
  authentication: Authentication
  /** Notes what concerns security: keys, roles, accounts. */
  audit: Audit
  /** Where messages to users are left. */
  outbox: Outbox
  /** Work that goes on after the answer. */
  background: Pick<BackgroundWork, 'start'>
  /** Matches samples; null where nothing is matched. */
  matching: Pick<Matching, 'report'> | null
  /** Runs of mirrors; null where the service runs none. */
  mirrors: MirrorRuns | null
  /** Services outside; switched off unless the operator lets them be asked. */
  outside: ExternalServices
  /** The batch function's value for the key, asked together with what else this request asks of it. */
  load: Load
  /** Counts what the operation produces, and ends it when that is too much. */
  meter: Meter
  /**
   * Counts a permalink that the caller makes.
   * @throws ClientError when they have made as many as they may
   */
  countPermalink(): Promise<void>
  /**
   * Counts a change that the caller asks for.
   * @throws ClientError when they have asked for as many as they may
   */
  countMutation(): Promise<void>
  /** Forgets what was loaded: after a change it is read anew. */
  forget(): void
}

const noBackground = backgroundWork(() => {})

/** A context for one request. */
export function createContext(
  services: Pick<GraphQLContext, 'db' | 'storage' | 'site' | 'viewer'> & {
    /** `db` unless given. */
    scan?: Reading
    /** Without it nothing is read from the row cache. */
    version?: number | undefined
    matching?: Pick<Matching, 'report'> | null
    mirrors?: MirrorRuns | null
    outside?: ExternalServices
    audit?: Audit
    /** None is sent unless given. */
    outbox?: Outbox | undefined
    background?: Pick<BackgroundWork, 'start'>
    countPermalink?: () => Promise<void>
    /** By an API key, which may least, unless given. */
    authentication?: Authentication
    countMutation?: () => Promise<void>
  },
): GraphQLContext {
  const meter = startMeter()
  const { load, forget } = startLoading(services, meter, services.version)
  const context: GraphQLContext = {
    ...services,
    meter,
    scan: services.scan ?? services.db,
    matching: services.matching ?? null,
    mirrors: services.mirrors ?? null,
    background: services.background ?? noBackground,
    outbox: services.outbox ?? noOutbox,
    outside: services.outside ?? externalServicesOff,
    authentication: services.authentication ?? 'key',
    countMutation: services.countMutation ?? (async () => {}),
    audit: services.audit ?? (() => {}),
    countPermalink: services.countPermalink ?? (async () => {}),
    load,
    forget() {
      context.version = undefined
      forget()
    },
  }
  return context
}
