import type { EvidenceItemFields } from '#domain/records/fields/evidence-item.ts'
import { sameValues } from '#domain/records/field-values.ts'
import { recordTag } from '#domain/records/tags.ts'
import type { Reading } from '#server/storage/database.ts'
import { storedEvidence } from './evidence-item-fields.ts'

/** What an evidence item says, its description aside. */
const claimOf = ({ description: _, ...claim }: EvidenceItemFields) => claim

/**
 * Id of the first submitted or accepted evidence item that says the same, whatever its description; null when there
 * is none.
 * @param except the item itself, when it exists already
 */
export async function identicalEvidence(
  db: Reading,
  fields: EvidenceItemFields,
  except: number | null = null,
): Promise<number | null> {
  const { description: _, description_sort_key: __, ...columns } = storedEvidence.columns(fields)
  const rows = await db
    .selectFrom('evidence_items')
    .select('id')
    .where((is) =>
      is.and([
        ...Object.entries(columns).map(([column, value]) =>
          is(column as keyof typeof columns, value === null ? 'is' : '=', value),
        ),
        is('status', 'in', ['SUBMITTED', 'ACCEPTED']),
      ]),
    )
    .orderBy('id')
    .execute()
  const ids = rows.map(({ id }) => id).filter((id) => id !== except)
  if (ids.length === 0) return null
  const candidates = await storedEvidence.valuesById(db, ids)
  const index = candidates.findIndex((other) => other !== null && sameValues(claimOf(other), claimOf(fields)))
  return ids[index] ?? null
}

/** A sentence naming the evidence item that {@link identicalEvidence} finds, or null. */
export async function identicalEvidenceError(
  db: Reading,
  fields: EvidenceItemFields,
  except: number | null = null,
): Promise<string | null> {
  const id = await identicalEvidence(db, fields, except)
  return id === null ? null : `An identical evidence item already exists: ${recordTag('EVIDENCE_ITEM', id)}`
}
