import type { McpReading } from '../reading/knowledge.ts'
import { parseRef, refOf } from '../reading/refs.ts'
import { recordsIn } from './named-record.ts'
import type { NamedRecord } from './named-record.ts'
import { profileNamed } from './profiles.ts'
import { diseaseNamed, featureNamed, therapyNamed } from './terms.ts'
import { variantNamed } from './variants.ts'

const ofRef = {
  EVIDENCE_ITEM: 'evidence_items',
  ASSERTION: 'assertions',
  VARIANT_GROUP: 'variant_groups',
} as const

/** The record of a reference that has no other name. */
async function referred({ db }: McpReading, text: string): Promise<NamedRecord[]> {
  const ref = parseRef(text)
  if (ref === null || !(ref.kind in ofRef)) return []
  const { kind, id } = ref
  const table = ofRef[kind as keyof typeof ofRef]
  const row = await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()
  return row ? [{ kind, id, name: refOf(kind, id), gene: null, how: 'IDENTIFIER' }] : []
}

/** All records that a text names exactly, of any kind. */
export async function exactRecords(reading: McpReading, text: string): Promise<NamedRecord[]> {
  const namings = await Promise.all([
    featureNamed(reading, text),
    variantNamed(reading, text),
    profileNamed(reading, text),
    diseaseNamed(reading, text),
    therapyNamed(reading, text),
  ])
  return [...namings.flatMap(recordsIn), ...(await referred(reading, text))]
}
