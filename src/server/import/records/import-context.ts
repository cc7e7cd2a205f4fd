import { createHash } from 'node:crypto'
import type { RecordOrigin } from '#domain/vocabularies/records.ts'
import type { Writing } from '#server/storage/database.ts'
import type { Dialect } from '#server/storage/dialect.ts'
import type { RecordType } from '#server/storage/tables/activity/subjects.ts'
import type { ReportInProgress } from '../report.ts'
import type { FirstPass } from '../first-pass.ts'
import type { BatchWriter } from './batch-writer.ts'
import type { ImportedFlags } from './flags.ts'
import type { History } from './history.ts'
import type { IdSource } from './remapping/ids.ts'

/** Context that all steps of one import share. */
export type ImportContext = {
  tx: Writing
  dialect: Dialect
  writer: BatchWriter
  ids: IdSource
  survey: FirstPass
  report: ReportInProgress
  /** `RELEASE`, or `STARTER`, of which the ids from 1,000,000 become `SAMPLE`. */
  origin: 'RELEASE' | 'STARTER'
  release: { id: number; name: string; releasedOn: string }
  /** Whether rows may have ids from 1,000,000, as those of another Curia do; see takesLocalIds. */
  takesLocalIds: boolean
  /** When the import runs, ISO 8601. */
  now: string
  /** The lines that are just being written, for what the database may have against them. */
  place: { file: string; from: number; to: number } | null
  /** Fields of records that people here changed. */
  localChanges: LocalChanges
  history: History
  flags: ImportedFlags
  /** Profiles whose accepted evidence changed. */
  touchedProfiles: Set<number>
  /** Two profiles of a release that say the same: the second leads to the first. */
  sameProfile: Map<number, number>
  /** Variants and features that got another name, whose profiles must follow. */
  renamedVariants: Set<number>
  renamedFeatures: Set<number>
}

export type LocalChanges = {
  /** The changed fields of a record; empty for nearly every record. */
  fields(type: RecordType, id: number): ReadonlySet<string>
  /** Ids of the type with changes. */
  ids(type: RecordType): ReadonlySet<number>
}

/** Grows whenever the same row would become another record, so that the next import writes all of them anew. */
const FORMAT_VERSION = 2

/** The digest by which the next import knows an unchanged record. */
export function digestOf(facts: object): string {
  return createHash('sha1')
    .update(`${FORMAT_VERSION} ${JSON.stringify(facts)}`)
    .digest('base64')
}

export async function readLocalChanges(tx: Writing): Promise<LocalChanges> {
  const rows = await tx
    .selectFrom('local_changes')
    .select(['record_type', 'record_id', 'field_name'])
    .execute()
  const fields = new Map<string, Set<string>>()
  const ids = new Map<RecordType, Set<number>>()
  for (const { record_type, record_id, field_name } of rows) {
    const key = `${record_type} ${record_id}`
    fields.set(key, (fields.get(key) ?? new Set()).add(field_name))
    ids.set(record_type, (ids.get(record_type) ?? new Set()).add(record_id))
  }
  const none: ReadonlySet<never> = new Set()
  return {
    fields: (type, id) => (fields.size === 0 ? none : (fields.get(`${type} ${id}`) ?? none)),
    ids: (type) => ids.get(type) ?? none,
  }
}

/** The origin of a record of the import: samples of the starter set have ids from 1,000,000. */
export function originOf(context: ImportContext, id: number): RecordOrigin {
  if (context.origin === 'RELEASE') return 'RELEASE'
  return id >= 1_000_000 ? 'SAMPLE' : 'STARTER'
}
