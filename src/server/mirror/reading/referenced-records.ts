import { isReference } from '#domain/mirror/upstream-document.ts'
import type { UpstreamDocument } from '#domain/mirror/upstream-document.ts'
import { parseRawName } from '#domain/profiles/profile-raw-name.ts'
import { FIRST_LOCAL_ID } from '#server/storage/dialect.ts'
import { variantsOf } from '#domain/profiles/profile-expression.ts'
import { keyText, readRecords } from './read-records.ts'
import type { ReadRecords, RecordKey, UpstreamReader } from './read-records.ts'

/** The variants that a definition of a molecular profile names. */
function variantsIn(rawName: unknown): number[] {
  const expression = typeof rawName === 'string' ? parseRawName(rawName) : null
  return expression?.ok ? variantsOf(expression.value).map(({ variantId }) => variantId) : []
}

/** The records that a document refers to, by the ids of the upstream. */
export function referencesOf(document: UpstreamDocument): RecordKey[] {
  const found = Object.values(document).flatMap((content) =>
    (Array.isArray(content) ? content : [content]).flatMap((value): RecordKey[] =>
      isReference(value) ? [{ kind: value.kind, id: value.id }] : [],
    ),
  )
  const variants = variantsIn(document['rawName'])
  const profile = document['singleVariantMolecularProfileId']
  return [
    ...found,
    ...variants.map((id): RecordKey => ({ kind: 'VARIANT', id })),
    // Where it was created must be known as soon as it is here.
    ...(typeof profile === 'number' && profile >= FIRST_LOCAL_ID
      ? [{ kind: 'MOLECULAR_PROFILE', id: profile } as const]
      : []),
  ]
}

/** Levels of references: an assertion leads to evidence, a profile, a variant, a feature and, of a fusion, its genes. */
const LEVELS = 8

/**
 * Adds the records that these refer to, directly or by others, and that are not known yet.
 * @param unknown gives those of the keys of which nothing is known
 */
export async function withReferences(
  reader: UpstreamReader,
  read: ReadRecords,
  unknown: (keys: readonly RecordKey[]) => Promise<RecordKey[]>,
): Promise<ReadRecords> {
  const records = [...read.records]
  const unreadable = [...read.unreadable]
  const seen = new Set([...records, ...unreadable].map(keyText))
  let added = records
  for (let level = 0; level < LEVELS && added.length > 0; level += 1) {
    const keys = added.flatMap(({ document }) => (document ? referencesOf(document) : []))
    const unseen = [...new Map(keys.map((key) => [keyText(key), key])).values()].filter(
      (key) => !seen.has(keyText(key)),
    )
    const more = unseen.length > 0 ? await readRecords(reader, await unknown(unseen)) : null
    for (const key of unseen) seen.add(keyText(key))
    records.push(...(more?.records ?? []))
    unreadable.push(...(more?.unreadable ?? []))
    added = more?.records ?? []
  }
  return { records, unreadable }
}
