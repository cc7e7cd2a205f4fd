import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { moderatedEntities, revisionStatuses } from '#domain/vocabularies/curation.ts'
import { field } from '../condition.ts'
import type { Condition, FieldCondition, SearchedEntity } from '../condition.ts'
import type { NumberInput } from '../inputs.ts'
import { commentedOn, refersTo } from '../nested.ts'
import { column, integer, numberIs, time, wordOf } from '../scalars.ts'
import { text, texts } from '../text.ts'

const organizations = (row: string, condition: Condition): RawBuilder<unknown> => sql`
  select 1 from affiliations as membership
  join organizations as organization on organization.id = membership.organization_id
  where membership.user_id = ${sql.ref(`${row}.id`)} and ${condition}`

/** NE finds people who are in organizations, but not in this one. */
const inOrganization: FieldCondition<NumberInput> = {
  takes: 'INT',
  of(row, input) {
    const id = sql.ref('organization.id')
    if (input.operator !== 'NE') return sql`exists (${organizations(row, numberIs(id, input))})`
    const inIt = organizations(row, numberIs(id, { ...input, operator: 'EQ' }))
    return sql`(exists (${organizations(row, sql`1 = 1`)}) and not exists (${inIt}))`
  },
}

export const user: SearchedEntity = {
  plural: 'users',
  table: 'users',
  fields: {
    id: field('Id of the user.', integer(column('id'))),
    name: field('Full name.', text(column('name'), column('name_folded'))),
    username: field('Username.', text(column('username'), column('username_folded'))),
    organizationId: field('Id of an organization that the user is a member of.', inOrganization),
    organizationName: field(
      'Name of an organization that the user is a member of.',
      texts((row, is) =>
        organizations(
          row,
          is({ written: sql.ref('organization.name'), folded: sql.ref('organization.name_folded') }),
        ),
      ),
    ),
    createdAt: field('Time of registration.', time(column('created_at'))),
  },
}

export const comment: SearchedEntity = {
  plural: 'comments',
  table: 'comments',
  // What was deleted stays in the database but is shown to nobody.
  always: (row) => sql`${sql.ref(`${row}.deleted_at`)} is null`,
  fields: {
    id: field('Id of the comment.', integer(column('id'))),
    comment: field('Text of the comment.', text(column('body'))),
    commenter: field('User who wrote it.', refersTo('user_id', 'User')),
    createdAt: field('Time of creation.', time(column('created_at'))),
  },
}

export const revision: SearchedEntity = {
  plural: 'revisions',
  table: 'revisions',
  result: 'revision_set_id',
  fields: {
    subjectType: field('Kind of record that it revises.', wordOf(moderatedEntities, 'subject_type')),
    subjectId: field('Id of the record that it revises.', integer(column('subject_id'))),
    fieldName: field('Field that it revises, such as `therapy_ids`.', text(column('field_name'))),
    status: field('Status of the revision.', wordOf(revisionStatuses, 'status')),
    createdAt: field('Time of the suggestion.', time(column('created_at'))),
    creatingUser: field('User who suggested it.', refersTo('revising_user_id', 'User')),
    moderatingUser: field('User who accepted or rejected it.', refersTo('resolving_user_id', 'User')),
    comment: field('A comment on it.', commentedOn('REVISION')),
  },
}
