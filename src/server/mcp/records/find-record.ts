import { ClientError } from '#server/errors/client-error.ts'
import type { McpReading } from '../reading/knowledge.ts'
import { parseRef } from '../reading/refs.ts'
import type { ReferredKind } from '../reading/refs.ts'
import { sourcesNamed } from '../names/sources.ts'
import { diseaseNamed, featureNamed, therapyNamed } from '../names/terms.ts'
import { variantNamed } from '../names/variants.ts'
import type { Naming } from '../names/named-record.ts'
import { featureRecord, groupRecord, profileRecord, variantRecord } from './molecular-records.ts'
import type { RecordAnswer } from './record-shapes.ts'
import { assertionRecord, evidenceRecord } from './statement-records.ts'
import { diseaseRecord, sourceRecord, therapyRecord } from './term-records.ts'

const readers: Readonly<
  Record<ReferredKind, (reading: McpReading, id: number) => Promise<RecordAnswer | null>>
> = {
  EVIDENCE_ITEM: evidenceRecord,
  ASSERTION: assertionRecord,
  GENE: featureRecord,
  FEATURE: featureRecord,
  VARIANT: variantRecord,
  MOLECULAR_PROFILE: profileRecord,
  VARIANT_GROUP: groupRecord,
  SOURCE: sourceRecord,
  DISEASE: diseaseRecord,
  THERAPY: therapyRecord,
}

const FORMS =
  'EID, AID, VID, MPID, FID, GID, VGID, SID, DID or TID with the id, PMID:…, ASCO …, DOID:…, NCIT:…, NCT…, CA… or rs…; search_records finds records by name'

/** A reference or identifier of another database as a record; null where there is none. */
async function identified(reading: McpReading, text: string): Promise<Naming> {
  const sources = /^(?:DOID|NCIT|CA|rs)/i.test(text) ? null : await sourcesNamed(reading, text)
  if (sources)
    return sources.ids.length === 1
      ? {
          outcome: 'ONE',
          record: { kind: 'SOURCE', id: sources.ids[0] ?? 0, name: '', gene: null, how: 'IDENTIFIER' },
        }
      : sources.ids.length === 0
        ? { outcome: 'NONE' }
        : {
            outcome: 'SEVERAL',
            records: [],
            candidates: sources.ids.map((id) => ({ ref: `SID${id}`, name: sources.identifier, gene: null })),
          }
  if (/^DOID[:_ ]?\d+$/i.test(text)) return diseaseNamed(reading, text)
  if (/^NCIT[:_ ]?C\d+$/i.test(text)) {
    for (const named of [therapyNamed, diseaseNamed, featureNamed]) {
      const naming = await named(reading, text)
      if (naming.outcome !== 'NONE') return naming
    }
  }
  return /^(?:CA\d+|rs\d+)$/i.test(text) ? variantNamed(reading, text) : { outcome: 'NONE' }
}

/**
 * The kind and id that a reference names.
 * @throws ClientError where it names no record, or several
 */
export async function referredRecord(
  reading: McpReading,
  text: string,
): Promise<{ kind: ReferredKind; id: number }> {
  const ref = parseRef(text)
  if (ref) return ref
  const naming = await identified(reading, text.trim())
  if (naming.outcome === 'ONE') return naming.record
  const shown = text.slice(0, 60)
  if (naming.outcome === 'SEVERAL')
    throw new ClientError(
      'BAD_USER_INPUT',
      `ref is “${shown}”, which is several records: ${naming.candidates
        .slice(0, 10)
        .map((each) => each.ref)
        .join(', ')}`,
    )
  throw new ClientError('NOT_FOUND', `ref is “${shown}”, which is no record here; allowed are ${FORMS}`)
}

/**
 * The record that a reference names.
 * @throws ClientError where there is none
 */
export async function recordOf(
  reading: McpReading,
  { kind, id }: { kind: ReferredKind; id: number },
): Promise<RecordAnswer> {
  const record = await readers[kind](reading, id)
  if (record) return record
  throw new ClientError(
    'NOT_FOUND',
    `There is no ${kind.toLowerCase().replaceAll('_', ' ')} ${id} in this knowledge`,
  )
}
