import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { ActivitySubject, RevisionStatus } from '#domain/vocabularies/curation.ts'
import type { Reading } from '#server/storage/database.ts'
import { beginsWith, contains, oneOf } from '../conditions.ts'
import { listing } from '../paging/page.ts'
import { typed } from '../records/rows.ts'
import { withCoordinates } from './revisions.ts'
import { byDate } from './subjects.ts'
import type { DateSort, SubjectInput } from './subjects.ts'

/** Which revision sets: those with at least one revision for which all of this holds. */
export interface RevisionSetFilter {
  id?: number | null
  ids?: number[] | null
  originatingUserId?: number | null
  /** Part of the name or username of who suggested the change. */
  originatingUserName?: string | null
  /** Leaves out what this user suggested. */
  excludeRevisionsFromUserId?: number | null
  organizationId?: number | null
  organizationName?: string | null
  /** The beginning of the field's name, in snake case or as people read it. */
  fieldName?: string | null
  status?: RevisionStatus | null
  /** Of a variant also the changes of its coordinates. */
  subject?: SubjectInput | null
  subjectType?: ActivitySubject | null
}

/** Changes of a variant's coordinates are shown as the variant's. */
const shownAs = (type: ActivitySubject) =>
  type === 'VARIANT' ? [type, 'VARIANT_COORDINATES', 'EXON_COORDINATES'] : [type]

/** The set ids of the revisions that the filter lets through; null when it says nothing of revisions. */
function setsOfRevisions(db: Reading, filter: RevisionSetFilter) {
  const all = db.selectFrom('revisions').select('revision_set_id')
  let rows = all
  if (filter.originatingUserId != null) rows = rows.where('revising_user_id', '=', filter.originatingUserId)
  if (filter.excludeRevisionsFromUserId != null)
    rows = rows.where('revising_user_id', '<>', filter.excludeRevisionsFromUserId)
  if (filter.organizationId != null) rows = rows.where('organization_id', '=', filter.organizationId)
  if (filter.status) rows = rows.where('status', '=', filter.status)
  if (filter.fieldName)
    rows = rows.where(beginsWith('field_name', filter.fieldName.trim().toLowerCase().replaceAll(/\s+/g, '_')))
  if (filter.subject) rows = rows.where(withCoordinates(filter.subject))
  if (filter.subjectType) rows = rows.where(oneOf('subject_type', shownAs(filter.subjectType)))
  if (filter.originatingUserName)
    rows = rows.where(
      sql<SqlBool>`revising_user_id in (select person.id from users as person
        where ${contains('person.name_folded', filter.originatingUserName)}
          or ${contains('person.username_folded', filter.originatingUserName)})`,
    )
  if (filter.organizationName)
    rows = rows.where(
      sql<SqlBool>`organization_id in (select named.id from organizations as named
        where ${contains('named.name_folded', filter.organizationName)})`,
    )
  return rows === all ? null : rows
}

/** Revision sets, the newest first. */
export function listRevisionSets(db: Reading, filter: RevisionSetFilter, sortBy?: DateSort | null) {
  let rows = db.selectFrom('revision_sets').selectAll().select(typed('revision_sets'))
  if (filter.id != null) rows = rows.where('id', '=', filter.id)
  if (filter.ids) rows = rows.where(oneOf('id', filter.ids))
  const sets = setsOfRevisions(db, filter)
  if (sets) rows = rows.where('id', 'in', sets)
  return listing({ rows, order: byDate(sortBy, sql.ref('updated_at')) })
}
