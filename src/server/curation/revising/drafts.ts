import { sameValue } from '#domain/records/field-values.ts'
import type { FieldValue, FieldValues } from '#domain/records/field-values.ts'
import { standingAgainst } from '#domain/validity.ts'
import type { Violation } from '#domain/validity.ts'
import type { ModeratedEntity } from '#domain/vocabularies/curation.ts'
import type { RevisionRecord } from '#server/knowledge/records/records.ts'
import type { Reading } from '#server/storage/database.ts'
import type { DraftLookup, RevisedSubject } from './revisable.ts'
import { revisables } from './revisables.ts'

/** Values of a subject before and after a change. */
export interface Draft {
  subject: RevisedSubject
  before: FieldValues
  after: FieldValues
}

/** The names of the fields that a draft changes. */
export const changedFields = ({ before, after }: Draft): string[] =>
  Object.keys(after).filter((name) => !sameValue(before[name] ?? null, after[name] ?? null))

/** The subject with some of its values changed; null when there is none. */
export async function draft(
  db: Reading,
  subject: RevisedSubject,
  changes: FieldValues,
): Promise<Draft | null> {
  const [before] = await revisables[subject.entityType].valuesById(db, [subject.id])
  return before ? { subject, before, after: { ...before, ...changes } } : null
}

/** The subject of a revision. Only what can be revised has any. */
export const subjectOf = (revision: Pick<RevisionRecord, 'subject_type' | 'subject_id'>): RevisedSubject => ({
  entityType: revision.subject_type as ModeratedEntity,
  id: revision.subject_id,
})

/** The value that a revision suggests; `suggestRevisions` wrote it. */
export const suggestedValue = (revision: Pick<RevisionRecord, 'suggested_value'>): FieldValue =>
  JSON.parse(revision.suggested_value) as FieldValue

/** One draft for each subject of the revisions, with all they suggest; subjects that are gone are left out. */
export async function draftsOf(db: Reading, revisions: readonly RevisionRecord[]): Promise<Draft[]> {
  const groups = Map.groupBy(revisions, ({ subject_type, subject_id }) => `${subject_type} ${subject_id}`)
  const drafts: Draft[] = []
  for (const group of groups.values()) {
    const [first] = group
    if (!first) continue
    const changes = group.map((revision) => [revision.field_name, suggestedValue(revision)] as const)
    const drafted = await draft(db, subjectOf(first), Object.fromEntries(changes))
    if (drafted) drafts.push(drafted)
  }
  return drafts
}

/** What stands against drafts: sentences about things that do not exist, or else other records and broken rules. */
interface DraftErrors {
  missing: string[]
  conflicts: string[]
  violations: Violation[]
}

/** Examines drafts of one record together; of broken rules only those that their changes answer for. */
export async function examineDrafts(db: Reading, drafts: readonly Draft[]): Promise<DraftErrors> {
  const missing: string[] = []
  for (const { subject, after } of drafts)
    missing.push(...(await revisables[subject.entityType].missing(db, after)))
  if (missing.length > 0) return { missing, conflicts: [], violations: [] }
  const drafted: DraftLookup = (entityType, id) => {
    const found = drafts.find(({ subject }) => subject.entityType === entityType && subject.id === id)
    return found ? revisables[entityType].fieldsOf(found.after) : null
  }
  const conflicts: string[] = []
  const violations = new Map<string, Violation>()
  for (const one of drafts) {
    conflicts.push(...(await newConflicts(db, one)))
    for (const violation of await newViolations(db, one, drafted))
      violations.set(`${violation.attribute} ${violation.message}`, violation)
  }
  return { missing, conflicts, violations: [...violations.values()] }
}

/** Conflicts that the record does not have already. */
async function newConflicts(db: Reading, { subject, before, after }: Draft): Promise<string[]> {
  const { conflicts } = revisables[subject.entityType]
  const found = await conflicts(db, subject.id, after)
  if (found.length === 0) return []
  const standing = new Set(await conflicts(db, subject.id, before))
  return found.filter((conflict) => !standing.has(conflict))
}

async function newViolations(db: Reading, one: Draft, drafted: DraftLookup): Promise<Violation[]> {
  const { subject, before, after } = one
  const { violations } = revisables[subject.entityType]
  const found = await violations(db, subject.id, after, { before, drafted })
  if (found.length === 0) return []
  return standingAgainst(
    {
      before: await violations(db, subject.id, before, { before, drafted: () => null }),
      after: found,
    },
    new Set(changedFields(one)),
    ({ attribute }) => attribute,
  )
}
