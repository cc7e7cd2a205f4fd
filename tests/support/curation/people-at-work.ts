import type { ActivityType, EventAction } from '#domain/vocabularies/curation.ts'
import type { EvidenceStatus } from '#domain/vocabularies/evidence.ts'
import type { UserRole } from '#domain/vocabularies/people.ts'
import { open } from '#server/storage/database.ts'
import type { Writing } from '#server/storage/database.ts'
import type { SubjectType } from '#server/storage/tables/activity/subjects.ts'
import { addAction, addOrganization, addUser } from './curation-factories.ts'
import type { DatabaseTemplate } from '../storage/engines.ts'
import { addAssertion, addDisease, addEvidence, addFeature, addTherapy, addVariant } from '../factories.ts'

/*
 * A few people who curate, as plain lists: tests fill a database with them and work out from the lists, not from
 * the database, what it must answer.
 */

type Subject = { type: SubjectType; id: number }

/** Something that somebody did a number of days before the tests run. */
export interface Deed {
  kind: ActivityType
  action: EventAction
  user: number
  organization?: number
  daysAgo: number
  subject: Subject
  from?: Subject
}

export const users: { id: number; username: string; name?: string; role: UserRole; automation?: boolean }[] =
  [
    { id: 1, username: 'ann', name: 'Ann Example', role: 'CURATOR' },
    { id: 2, username: 'Bob', name: 'robert', role: 'EDITOR' },
    { id: 3, username: 'cleo', role: 'ADMIN' },
    { id: 4, username: 'dan', name: 'Dan Idle', role: 'CURATOR' },
    { id: 5, username: 'eve', name: 'Ann Other', role: 'CURATOR' },
    { id: 6, username: 'importer', role: 'CURATOR', automation: true },
  ]

export const organizations: { id: number; name: string; parent?: number; members: number[] }[] = [
  { id: 1, name: 'Lab', members: [1, 2] },
  { id: 2, name: 'Sublab', parent: 1, members: [3] },
  { id: 3, name: 'Alone', members: [1, 4] },
  { id: 4, name: 'Zoo', parent: 1, members: [] },
]

/** Evidence items, each of one of two variants; an item was made that many days ago. */
export const evidence: {
  id: number
  status: EvidenceStatus
  daysAgo: number
  variant: 'F1174L' | 'R1275Q'
  disease?: number
  therapy?: number
}[] = [
  { id: 101, status: 'ACCEPTED', daysAgo: 500, variant: 'F1174L', disease: 1 },
  { id: 102, status: 'ACCEPTED', daysAgo: 200, variant: 'F1174L', therapy: 1 },
  { id: 103, status: 'SUBMITTED', daysAgo: 20, variant: 'F1174L', disease: 2, therapy: 2 },
  { id: 104, status: 'REJECTED', daysAgo: 3, variant: 'R1275Q', disease: 3 },
  { id: 105, status: 'SUBMITTED', daysAgo: 2, variant: 'R1275Q', disease: 1, therapy: 3 },
  { id: 106, status: 'REJECTED', daysAgo: 400, variant: 'R1275Q', therapy: 3 },
]

export const assertions: { id: number; status: EvidenceStatus; daysAgo: number }[] = [
  { id: 201, status: 'ACCEPTED', daysAgo: 100 },
  { id: 202, status: 'SUBMITTED', daysAgo: 1 },
]

const item = (id: number): Subject => ({ type: 'EVIDENCE_ITEM', id })
const assertion = (id: number): Subject => ({ type: 'ASSERTION', id })
const revision = (id: number): Subject => ({ type: 'REVISION', id })

/** Revisions 301–304, all of evidence item 102. */
export const revisions = [
  { id: 301, by: 1, status: 'ACCEPTED', resolvedDaysAgo: 90 },
  { id: 302, by: 1, status: 'REJECTED', resolvedDaysAgo: 5 },
  { id: 303, by: 5, status: 'ACCEPTED', resolvedDaysAgo: 4 },
  { id: 304, by: 1, status: 'NEW', resolvedDaysAgo: null },
] as const

const submitted = (id: number, user: number, daysAgo: number, organization?: number): Deed => ({
  kind: 'SUBMIT_EVIDENCE_ITEM',
  action: 'SUBMITTED',
  user,
  organization,
  daysAgo,
  subject: item(id),
})
const commented = (user: number, daysAgo: number, subject: Subject, organization?: number): Deed => ({
  kind: 'COMMENT',
  action: 'COMMENTED',
  user,
  organization,
  daysAgo,
  subject,
})
const suggested = (id: number, user: number, daysAgo: number, organization?: number): Deed => ({
  kind: 'SUGGEST_REVISION',
  action: 'REVISION_SUGGESTED',
  user,
  organization,
  daysAgo,
  subject: item(102),
  from: revision(id),
})

export const deeds: Deed[] = [
  submitted(101, 6, 500),
  submitted(106, 1, 400, 1),
  submitted(102, 1, 200, 1),
  submitted(103, 1, 20, 3),
  submitted(104, 5, 3),
  submitted(105, 5, 2),
  {
    ...submitted(201, 2, 100, 1),
    kind: 'SUBMIT_ASSERTION',
    action: 'ASSERTION_SUBMITTED',
    subject: assertion(201),
  },
  {
    ...submitted(202, 1, 1, 1),
    kind: 'SUBMIT_ASSERTION',
    action: 'ASSERTION_SUBMITTED',
    subject: assertion(202),
  },
  commented(1, 400, item(101), 1),
  commented(1, 10, item(102), 1),
  commented(2, 9, item(102), 1),
  commented(2, 3, assertion(201)),
  commented(3, 2, item(102), 2),
  commented(6, 1, item(102)),
  suggested(301, 1, 95, 1),
  suggested(302, 1, 94, 3),
  suggested(303, 5, 6),
  suggested(304, 1, 1, 1),
  { ...suggested(301, 3, 90, 2), kind: 'ACCEPT_REVISIONS', action: 'REVISION_ACCEPTED' },
  { ...suggested(302, 2, 5, 1), kind: 'REJECT_REVISIONS', action: 'REVISION_REJECTED' },
  { ...suggested(303, 3, 4, 2), kind: 'ACCEPT_REVISIONS', action: 'REVISION_ACCEPTED' },
  { ...submitted(102, 3, 150, 2), kind: 'MODERATE_EVIDENCE_ITEM', action: 'ACCEPTED' },
  { ...submitted(104, 2, 2, 1), kind: 'MODERATE_EVIDENCE_ITEM', action: 'REJECTED' },
  { ...submitted(103, 2, 2, 1), kind: 'MODERATE_EVIDENCE_ITEM', action: 'REVERTED' },
  {
    kind: 'SUGGEST_SOURCE',
    action: 'PUBLICATION_SUGGESTED',
    user: 5,
    daysAgo: 8,
    subject: item(101),
  },
]

/** The moment that many days ago (ISO 8601). */
const daysBefore = (now: number, days: number) => new Date(now - days * 86_400_000).toISOString()

/** Fills a database with all of it. Times count back from now. */
async function addPeopleAtWork(tx: Writing, now = Date.now()): Promise<void> {
  const ago = (days: number) => daysBefore(now, days)
  for (const { id, username, ...given } of users)
    await addUser(tx, username, { id, email: `${username}@example.org`, ...given })
  for (const { id, name, parent, members } of organizations)
    await addOrganization(tx, name, { id, parent_id: parent ?? null, members })
  const gene = await addFeature(tx, 'ALK')
  const profiles = {
    F1174L: (await addVariant(tx, gene, 'F1174L')).profile,
    R1275Q: (await addVariant(tx, gene, 'R1275Q')).profile,
  }
  for (const id of [1, 2, 3]) {
    await addDisease(tx, `Disease ${id}`, { id })
    await addTherapy(tx, `Therapy ${id}`, { id })
  }
  for (const { id, status, daysAgo, variant, disease, therapy } of evidence)
    await addEvidence(tx, profiles[variant], {
      id,
      status,
      created_at: ago(daysAgo),
      disease_id: disease ?? null,
      therapies: therapy === undefined ? [] : [therapy],
    })
  for (const { id, status, daysAgo } of assertions)
    await addAssertion(tx, profiles.F1174L, { id, status, created_at: ago(daysAgo) })
  const about = { subject_type: 'EVIDENCE_ITEM', subject_id: 102 } as const
  await tx
    .insertInto('revision_sets')
    .values({ id: 1, ...about, created_at: ago(100), updated_at: ago(100) })
    .execute()
  for (const { id, by, status, resolvedDaysAgo } of revisions)
    await tx
      .insertInto('revisions')
      .values({
        id,
        revision_set_id: 1,
        ...about,
        field_name: 'description',
        current_value: '""',
        suggested_value: `"${id}"`,
        suggestion_digest: `description ${id}`,
        status,
        revising_user_id: by,
        resolved_at: resolvedDaysAgo === null ? null : ago(resolvedDaysAgo),
        created_at: ago(100),
        updated_at: ago(resolvedDaysAgo ?? 100),
      })
      .execute()
  for (const { kind, action, user, organization, daysAgo, subject, from } of deeds) {
    const at = ago(daysAgo)
    let origin = from
    if (action === 'COMMENTED') {
      const { id } = await tx
        .insertInto('comments')
        .values({
          subject_type: subject.type,
          subject_id: subject.id,
          body: 'Something to say',
          user_id: user,
          organization_id: organization ?? null,
          created_at: at,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      origin = { type: 'COMMENT', id }
    }
    await addAction(tx, kind, action, subject, { user, organization, at, from: origin })
  }
  for (const { id } of users) {
    const last = Math.min(...deeds.filter(({ user }) => user === id).map(({ daysAgo }) => daysAgo))
    if (Number.isFinite(last))
      await tx
        .updateTable('users')
        .set({ last_activity_at: ago(last) })
        .where('id', '=', id)
        .execute()
  }
  for (const { id } of organizations) {
    const last = Math.min(...deeds.filter((deed) => deed.organization === id).map(({ daysAgo }) => daysAgo))
    if (Number.isFinite(last))
      await tx
        .updateTable('organizations')
        .set({ last_activity_at: ago(last) })
        .where('id', '=', id)
        .execute()
  }
}

export const peopleAtWork: DatabaseTemplate = {
  name: 'people_at_work',
  async prepare(url) {
    const storage = await open(url)
    await storage.write((tx) => addPeopleAtWork(tx))
    await storage.close()
  },
}
