import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { EventAction } from '#domain/vocabularies/curation.ts'
import type { SubjectType } from '#server/storage/tables/activity/subjects.ts'
import type { Condition, EntityName, FieldCondition, Place } from './condition.ts'
import type { FilterNode } from './inputs.ts'
import { integer } from './scalars.ts'

/** A condition on what is related to the row: `found` are the ids of the related records that the filter finds. */
const related = (
  entity: EntityName,
  is: (row: string, found: RawBuilder<unknown>) => Condition,
): FieldCondition<FilterNode> => ({
  takes: { entity },
  of: (row: string, filter: FilterNode, place: Place) => is(row, place.matching(entity, filter)),
})

const id = (row: string) => sql.ref(`${row}.id`)

/** The record to which a column of the row leads is one that the filter finds. */
export const refersTo = (column: string, entity: EntityName) =>
  related(entity, (row, found) => sql`${sql.ref(`${row}.${column}`)} in (${found})`)

/** A record that a link table ties to the row is one that the filter finds. */
export const linkedTo = (table: string, own: string, other: string, entity: EntityName) =>
  related(
    entity,
    (row, found) => sql`${id(row)} in (
      select link.${sql.ref(own)} from ${sql.table(table)} as link where link.${sql.ref(other)} in (${found}))`,
  )

/** A comment on the record is one that the filter finds. */
export const commentedOn = (type: SubjectType) =>
  related(
    'Comment',
    (row, found) => sql`${id(row)} in (
      select said.subject_id from comments as said
      where said.subject_type = ${sql.lit(type)} and said.id in (${found}))`,
  )

/** Who did one of the actions to the record is one of the people that the filter finds. */
export const doneBy = (type: SubjectType, ...actions: EventAction[]) =>
  related(
    'User',
    (row, found) => sql`${id(row)} in (
      select event.subject_id from events as event
      where event.subject_type = ${sql.lit(type)}
        and event.action in (${sql.join(actions.map((action) => sql.lit(action)))})
        and event.user_id in (${found}))`,
  )

const coordinateTables = ['variant_coordinates', 'exon_coordinates'] as const

/**
 * The records of the type that have a revision for which the condition holds, as often as they have one;
 * revisions of coordinates are their variant's.
 */
function revised(type: SubjectType, is: (id: RawBuilder<unknown>) => RawBuilder<unknown>) {
  const own = sql`
    select revision.subject_id as id from revisions as revision
    where revision.subject_type = ${sql.lit(type)} and ${is(sql.ref('revision.subject_id'))}`
  if (type !== 'VARIANT') return own
  const ofCoordinates = coordinateTables.map(
    (table) => sql`
      select at.variant_id from revisions as revision join ${sql.table(table)} as at on at.id = revision.subject_id
      where revision.subject_type = ${sql.lit(table.toUpperCase())} and ${is(sql.ref('at.variant_id'))}`,
  )
  return sql.join([own, ...ofCoordinates], sql` union all `)
}

/** A revision of the record is one that the filter finds. */
export const revisedBy = (type: SubjectType) =>
  related(
    'Revision',
    (row, found) => sql`${id(row)} in (${revised(type, () => sql`revision.id in (${found})`)})`,
  )

/** Number of revisions of the record that wait for a decision. */
export const openRevisions = (type: SubjectType) =>
  integer(
    (row) =>
      sql`(select count(*) from (${revised(type, (of) => sql`revision.status = 'NEW' and ${of} = ${id(row)}`)}) as pending)`,
  )
