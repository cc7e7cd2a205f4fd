import { parseRecordId } from '#domain/records/record-id.ts'
import { recordById } from '#server/knowledge/records/records.ts'
import { hasStatus } from '#server/knowledge/records/clinical/evidence-status.ts'
import { isVisible } from '#server/knowledge/records/visibility.ts'
import { partsOf } from '#server/text/parts-of.ts'
import type { Reading } from '#server/storage/database.ts'
import { assertionStatement } from './assertion-statement.ts'
import { evidenceStatement } from './evidence-statement.ts'
import { gksContext } from './gks-context.ts'
import type { GksContext, GksOptions } from './gks-context.ts'
import type { GksKind } from './identifiers.ts'
import { categoricalVariant } from './molecular-profile.ts'
import { notInUse } from './exclusion.ts'
import type { Written } from './exclusion.ts'

type GksObject = { id: string }

/** Objects of one kind, with their names in addresses. */
export interface GksCollection {
  /** Its name in addresses: `evidence`. */
  name: string
  /** What its identifiers have between prefix and number. */
  kind: GksKind
  /** What one of its records is called. */
  record: string
  table: 'assertions' | 'evidence_items' | 'molecular_profiles'
  /** Records that are written together. */
  chunk: number
  /** The object of the record with the id, or why it has none; null where there is no such record. */
  write(id: number, context: GksContext): Promise<Written<GksObject> | null>
}

export const GKS_COLLECTIONS: readonly GksCollection[] = [
  {
    name: 'assertions',
    kind: 'aid',
    record: 'assertion',
    table: 'assertions',
    // Each has its evidence in it.
    chunk: 5,
    async write(id, context) {
      const assertion = await context.load(recordById.assertions, id)
      return assertion && assertionStatement(assertion, context)
    },
  },
  {
    name: 'evidence',
    kind: 'eid',
    record: 'evidence item',
    table: 'evidence_items',
    chunk: 25,
    async write(id, context) {
      const item = await context.load(recordById.evidence_items, id)
      return item && evidenceStatement(item, context)
    },
  },
  {
    name: 'molecular-profiles',
    kind: 'mpid',
    record: 'molecular profile',
    table: 'molecular_profiles',
    chunk: 25,
    async write(id, context) {
      const profile = await context.load(recordById.molecular_profiles, id)
      if (!profile) return null
      const reasons = notInUse(profile)
      if (reasons.length > 0) return { exclusion: { id: context.ids.id('mpid', profile), reasons } }
      return { object: await categoricalVariant(profile, context) }
    },
  },
]

/** Ids after `after` of accepted records, or of profiles that are not deprecated, in order. */
export async function idsAfter(
  db: Reading,
  { table }: GksCollection,
  after: number,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where(table === 'molecular_profiles' ? isVisible(table) : hasStatus('status', ['ACCEPTED']))
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** All ids of a collection that can have an object, some at a time. */
async function* idChunks(db: Reading, collection: GksCollection): AsyncGenerator<number[]> {
  let after = 0
  for (;;) {
    const ids = await idsAfter(db, collection, after, collection.chunk)
    const last = ids.at(-1)
    if (last === undefined) return
    yield ids
    after = last
  }
}

/**
 * The objects of a collection, or why a record has none, by id.
 * @param ids of the only records that are wanted; null: all that are accepted and in use
 */
export async function* allWritten(
  collection: GksCollection,
  db: Reading,
  options: GksOptions,
  ids: readonly number[] | null = null,
): AsyncGenerator<Written<GksObject>> {
  const { chunk } = collection
  for await (const some of ids ? partsOf(ids, chunk) : idChunks(db, collection)) {
    await options.giveWay()
    const context = gksContext(options, db)
    const written = await Promise.all(some.map((id) => collection.write(id, context)))
    yield* written.filter((each) => each !== null)
  }
}

/** The id of an address, which has a number or an identifier of this installation; null for any other. */
export function idOfAddress(
  text: string,
  { kind }: GksCollection,
  identify: GksContext['ids'],
): number | null {
  const number = parseRecordId(text.slice(text.indexOf(':') + 1))
  if (number === null) return null
  return text === String(number) || identify.isIdentifier(text, kind, number) ? number : null
}
