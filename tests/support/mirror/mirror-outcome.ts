import type { DocumentValue } from '#domain/versions/record-document.ts'
import type { Reading } from '#server/storage/database.ts'

type Document = Record<string, DocumentValue>

interface Version {
  cause: string
  causeId: number | null
  document: Document
}

async function versionsOf(db: Reading): Promise<Map<string, Version[]>> {
  const rows = await db
    .selectFrom('record_versions')
    .select(['record_type', 'record_id', 'cause', 'cause_id', 'document'])
    .orderBy('number')
    .execute()
  const versions = new Map<string, Version[]>()
  for (const { record_type, record_id, cause, cause_id, document } of rows) {
    const key = `${record_type} ${record_id}`
    const parsed = JSON.parse(document ?? '{}') as Document
    versions.set(key, [...(versions.get(key) ?? []), { cause, causeId: cause_id, document: parsed }])
  }
  return versions
}

const isSingle = (value: DocumentValue | null) => !Array.isArray(value)
const text = (value: DocumentValue | null | undefined) => JSON.stringify(value ?? null)
const isReference = (value: DocumentValue | null): value is { kind: 'DISEASE'; id: number; name: string } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'kind' in value

/** Fields of records that people here changed at some time, as `EVIDENCE_ITEM 5 description`. */
export async function fieldsChangedHere(db: Reading): Promise<Set<string>> {
  const changed = new Set<string>()
  for (const [key, versions] of await versionsOf(db))
    for (const [place, { cause, document }] of versions.entries()) {
      if (cause !== 'ACTIVITY') continue
      const before = versions[place - 1]?.document ?? {}
      for (const field of new Set([...Object.keys(before), ...Object.keys(document)]))
        if (text(before[field]) !== text(document[field])) changed.add(`${key} ${field}`)
    }
  return changed
}

/** Fields with one value that follow from others. */
const derived = new Set([
  'name',
  'viccCompliantName',
  'rawName',
  'mergedInto',
  'withdrawn',
  'singleVariantMolecularProfileId',
])

/**
 * Judges a mirror by the versions of both databases, without its own tables but for the ids: what people here changed
 * and the mirror overwrote, the conflicts that there should be and are not, and those that there should not be.
 */
export async function mirrorOutcome(upstream: Reading, mirror: Reading) {
  const [theirs, ours] = [await versionsOf(upstream), await versionsOf(mirror)]
  const rows = await mirror.selectFrom('upstream_records').selectAll().execute()
  const ids = new Map(rows.map((row) => [`${row.record_type} ${row.upstream_record_id}`, row.record_id]))
  const open = await mirror
    .selectFrom('upstream_conflicts')
    .selectAll()
    .where('closed_at', 'is', null)
    .execute()
  const conflicts = new Set(open.map((row) => `${row.record_type} ${row.record_id} ${row.field}`))
  const unknownBase = new Set(
    open.filter(({ base }) => base === null).map((row) => `${row.record_type} ${row.record_id} ${row.field}`),
  )
  const local = (value: DocumentValue | null | undefined) =>
    isReference(value ?? null)
      ? text(
          (value as { kind: string; id: number }).kind +
            ids.get(`${(value as { kind: string }).kind} ${(value as { id: number }).id}`),
        )
      : text(value)
  const here = (value: DocumentValue | null | undefined) =>
    isReference(value ?? null)
      ? text((value as { kind: string }).kind + (value as { id: number }).id)
      : text(value)
  const lost: string[] = []
  const expected = new Set<string>()
  const unsure = new Set<string>()
  for (const row of rows) {
    const key = `${row.record_type} ${row.record_id}`
    const [our = [], their = []] = [ours.get(key), theirs.get(`${row.record_type} ${row.upstream_record_id}`)]
    const fields = new Set([...our, ...their].flatMap(({ document }) => Object.keys(document)))
    for (const field of fields) {
      const values = [...our, ...their].map(({ document }) => document[field] ?? null)
      if (derived.has(field) || !values.every(isSingle)) continue
      const said = new Set(their.map(({ document }) => local(document[field])))
      const last = local(their.at(-1)?.document[field])
      /** The content before people here changed it; undefined: nobody has. */
      let base: string | undefined
      for (const [place, { cause, document }] of our.entries()) {
        const [before, after] = [here(our[place - 1]?.document[field]), here(document[field])]
        if (place > 0 && before === after) continue
        if (cause === 'ACTIVITY') {
          // What both sides said at some time may have been agreed on in between.
          if (base !== undefined && said.has(before)) unsure.add(`${key} ${field}`)
          base ??= place > 0 ? before : undefined
        } else {
          if (base !== undefined && !said.has(before)) lost.push(`${key} ${field}: ${before} became ${after}`)
          base = undefined
        }
      }
      const now = here(our.at(-1)?.document[field])
      if (base !== undefined && base !== last && now !== last && now !== base) expected.add(`${key} ${field}`)
    }
  }
  return {
    lost,
    missing: [...expected].filter((one) => !conflicts.has(one) && !unsure.has(one)),
    wrong: [...conflicts].filter(
      (one) =>
        !expected.has(one) &&
        !unsure.has(one) &&
        !unknownBase.has(one) &&
        !one.includes('.') &&
        !derived.has(one.split(' ')[2] ?? ''),
    ),
    rules: [...unknownBase],
    conflicts: conflicts.size,
  }
}
