import type { PendingRevisionsQueryVariables } from '#app/graphql/generated/pending-revisions.ts'
import { PendingRevisionsDocument } from '#app/graphql/generated/pending-revisions.ts'
import { labelOfRevision, valuesOf } from '#app/entities/history/revised-value.ts'
import type { RevisedValue } from '#app/entities/history/revised-value.ts'
import { fetchFresh } from '../references/requests.ts'

/** Subject of revisions: a record, or coordinates, which are subjects of their own. */
export type RevisedSubject = PendingRevisionsQueryVariables['subject']

/** A change of a field that waits for a decision. */
export type PendingRevision = {
  id: number
  /** `RID12`. */
  name: string
  revisionSetId: number
  subject: RevisedSubject
  fieldName: string
  /** Label of the field. */
  label: string
  /** ISO 8601. */
  createdAt: string
  user: { id: number; displayName: string; username: string } | null
  /** The value of the field now, as the change would make it otherwise. */
  present: RevisedValue
  proposed: RevisedValue
}

/** The changes of the subjects that wait for a decision, the newest of each first. */
export async function pendingRevisions(subjects: readonly RevisedSubject[]): Promise<PendingRevision[]> {
  const answers = await Promise.all(
    subjects.map((subject) => fetchFresh(PendingRevisionsDocument, { subject })),
  )
  const pending = new Map<number, PendingRevision>()
  answers.forEach(({ revisions }, index) => {
    for (const revision of revisions.nodes) {
      const reference = subjects[index]
      if (!reference) continue
      const { present, proposed } = valuesOf(revision)
      pending.set(revision.id, {
        id: revision.id,
        name: revision.name,
        revisionSetId: revision.revisionSetId,
        subject: reference,
        fieldName: revision.fieldName,
        label: labelOfRevision(revision),
        createdAt: revision.createdAt,
        user: revision.creationActivity?.user ?? null,
        present,
        proposed,
      })
    }
  })
  return [...pending.values()]
}

export const isOf = (subjects: readonly RevisedSubject[], { subject }: PendingRevision): boolean =>
  subjects.some(({ entityType, id }) => entityType === subject.entityType && id === subject.id)
