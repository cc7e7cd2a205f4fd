import type { DocumentReference, DocumentValue } from '#domain/versions/record-document.ts'
import type { Reading } from '#server/storage/database.ts'
import { presentDocuments } from '#tests/support/curation/record-documents.ts'

/** Fields that the V2 interface does not offer, or that follow from others. */
const notOffered = new Set([
  'parents',
  'authors',
  'uniprotIds',
  'withdrawn',
  'isReview',
  'ascoPresenter',
  'MOLECULAR_PROFILE name',
  'MOLECULAR_PROFILE rawName',
  'VARIANT singleVariantMolecularProfileId',
])

type Parsed = Record<string, DocumentValue>

/** A value without what may differ: names of references, the order of lists, rows of coordinates that say nothing. */
function comparable(
  value: DocumentValue,
  idOf: (reference: DocumentReference) => number | undefined,
): unknown {
  if (Array.isArray(value)) {
    const entries = value
      .map((entry) => comparable(entry, idOf))
      .filter((entry) => !(typeof entry === 'object' && entry !== null && Object.keys(entry).length < 2))
    return entries.map((entry) => JSON.stringify(entry).toLowerCase()).toSorted()
  }
  if (typeof value === 'object' && 'kind' in value && 'id' in value) {
    const { kind, id } = value as DocumentReference
    return { kind, id: idOf({ kind, id, name: '' }) ?? `${id} is not here` }
  }
  return value
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === false || (Array.isArray(value) && value.length === 0)

/** A field of which a mirror says something else than the upstream. */
export interface MirrorDifference {
  /** The field of the record here: `EVIDENCE_ITEM 5 description`. */
  local: string
  text: string
}

/**
 * What the records of a mirror say otherwise than those of the upstream, a line each.
 * Compared are the canonical documents of both databases, read without the mirror; only the ids come from it.
 */
export async function mirrorDifferences(upstream: Reading, mirror: Reading): Promise<MirrorDifference[]> {
  const [theirs, ours] = [await presentDocuments(upstream), await presentDocuments(mirror)]
  const known = await mirror.selectFrom('upstream_records').selectAll().where('gone', '=', false).execute()
  const ids = new Map(known.map((row) => [`${row.record_type} ${row.upstream_record_id}`, row.record_id]))
  const hidden = new Set(
    [...theirs].filter(([, text]) => (JSON.parse(text) as Parsed)['deprecated'] === true).map(([key]) => key),
  )
  for (const key of theirs.keys())
    if (hidden.has(key) && key.startsWith('VARIANT ')) hidden.add(`here ${ids.get(key)}`)
  const lines: MirrorDifference[] = []
  for (const [key, text] of theirs) {
    const [kind = ''] = key.split(' ')
    const their = JSON.parse(text) as Parsed
    const id = ids.get(key)
    if (id === undefined) {
      if (their['withdrawn'] !== true) lines.push({ local: key, text: `${key} is not here` })
      continue
    }
    const our = JSON.parse(ours.get(`${kind} ${id}`) ?? '{}') as Parsed
    for (const field of new Set([...Object.keys(their), ...Object.keys(our)])) {
      if (notOffered.has(field) || notOffered.has(`${kind} ${field}`)) continue
      // Groups do not list variants that are deprecated.
      if (kind === 'VARIANT_GROUP' && field === 'variants')
        for (const [document, prefix] of [
          [their, 'VARIANT '],
          [our, 'here '],
        ] as const)
          document[field] = ((document[field] ?? []) as DocumentReference[]).filter(
            (variant) => !hidden.has(`${prefix}${variant.id}`),
          )
      const there =
        field in their ? comparable(their[field]!, (one) => ids.get(`${one.kind} ${one.id}`)) : null
      const here = field in our ? comparable(our[field]!, (one) => one.id) : null
      if (isEmpty(there) && isEmpty(here)) continue
      // The interface has no assertion without an origin.
      if (kind === 'ASSERTION' && field === 'variantOrigin' && there === null && here === 'UNKNOWN') continue
      if (JSON.stringify(there) !== JSON.stringify(here))
        lines.push({
          local: `${kind} ${id} ${field}`,
          text: `${key} ${field}: ${JSON.stringify(here)} instead of ${JSON.stringify(there)}`,
        })
    }
  }
  return lines
}
