import type { Dialect } from '../dialect.ts'
import { createIndex, createTable } from './ddl.ts'

const DIGITS = `'0123456789'`
const CAPITALS = `'ABCDEFGHIJKLMNOPQRSTUVWXYZ'`

/** Links activities to approvals; their texts end before the subject, which of a deleted comment is the comment. */
export function curationHistory(dialect: Dialect): string[] {
  return [
    ...createTable(dialect, 'approval_activities', [
      `approval_id integer not null references approvals (id) on delete cascade`,
      `activity_id integer not null references activities (id) on delete cascade`,
      `primary key (approval_id, activity_id)`,
    ]),
    createIndex('approval_activities', 'activity_id'),
    `insert into approval_activities (approval_id, activity_id)
      select approval.id, activity.id from activities as activity
      join approvals as approval on approval.assertion_id = activity.subject_id
        and approval.organization_id = activity.organization_id
      where activity.kind in ('APPROVE_ASSERTION', 'REVOKE_APPROVAL')`,
    // The last word was the tag of the subject, as EID5.
    `update activities set verbiage = rtrim(rtrim(rtrim(verbiage, ${DIGITS}), ${CAPITALS}), ' ')
      where verbiage like '% %' || subject_id`,
    `update activities set
      verbiage = 'deleted comment',
      subject_type = 'COMMENT',
      subject_id = (select min(link.entity_id) from activity_linked_entities as link
        where link.activity_id = activities.id and link.entity_type = 'COMMENT')
      where kind = 'DELETE_COMMENT' and exists (select 1 from activity_linked_entities as link
        where link.activity_id = activities.id and link.entity_type = 'COMMENT')`,
  ]
}
