import type { FieldValues } from '#domain/records/field-values.ts'
import { standingAgainst } from '#domain/validity.ts'
import type { Violation } from '#domain/validity.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import type { ModeratedEntity } from '#domain/vocabularies/curation.ts'
import type { RevisedSubject } from '#server/curation/revising/revisable.ts'
import { revisables } from '#server/curation/revising/revisables.ts'
import type { Reading, Writing } from '#server/storage/database.ts'
import { canBeWithdrawn } from './create-record.ts'

/** The record and its coordinates, as rules of curation see them. */
interface ExaminedSubject extends RevisedSubject {
  values: FieldValues
  violations: Violation[]
}

async function subjectsOf(db: Reading, kind: ModeratedEntity, id: number): Promise<RevisedSubject[]> {
  const record = { entityType: kind, id }
  if (kind !== 'VARIANT') return [record]
  const places = await db
    .selectFrom('variant_coordinates')
    .select('id')
    .where('variant_id', '=', id)
    .execute()
  const exons = await db.selectFrom('exon_coordinates').select('id').where('variant_id', '=', id).execute()
  return [
    record,
    ...places.map((place) => ({ entityType: 'VARIANT_COORDINATES', id: place.id }) as const),
    ...exons.map((exon) => ({ entityType: 'EXON_COORDINATES', id: exon.id }) as const),
  ]
}

/** The rules of curation that a record breaks as it is now. */
async function examine(db: Reading, kind: ModeratedEntity, id: number): Promise<ExaminedSubject[]> {
  const examined: ExaminedSubject[] = []
  for (const subject of await subjectsOf(db, kind, id)) {
    const { valuesById, violations } = revisables[subject.entityType]
    const [values] = await valuesById(db, [subject.id])
    if (!values) continue
    const broken = await violations(db, subject.id, values, { before: values, drafted: () => null })
    examined.push({ ...subject, values, violations: broken })
  }
  return examined
}

/**
 * Writes into a record and gives the rules of curation that it breaks afterwards and did not break before.
 * @param write the writing
 */
export async function rulesBrokenBy(
  tx: Writing,
  { kind, id }: { kind: VersionedKind; id: number },
  write: () => Promise<void>,
): Promise<Violation[]> {
  if (!canBeWithdrawn(kind)) {
    await write()
    return []
  }
  // Kinds of which releases hold records are those that can be revised.
  const entity = kind as ModeratedEntity
  const before = await examine(tx, entity, id)
  await write()
  const after = await examine(tx, entity, id)
  return after.flatMap((subject) => {
    const former = before.find((one) => one.entityType === subject.entityType && one.id === subject.id)
    const rules = { before: former?.violations ?? [], after: subject.violations }
    return standingAgainst(rules, new Set(), ({ attribute }) => attribute)
  })
}
