import { activityCountOfOrganization, browseOrganizations } from '#server/knowledge/browse/organizations.ts'
import { memberCount, subgroupsOf } from '#server/knowledge/people/organizations.ts'
import type { OrganizationRecord } from '#server/knowledge/records/terms.ts'
import { builder } from '../schema/builder.ts'
import { columns, orNull } from '../schema/columns.ts'
import { browseConnectionOf, connectTable, pageArgs } from '../schema/connection.ts'
import { Organization } from '../schema/refs.ts'
import { relation } from '../schema/relation.ts'
import { sortInput } from '../schema/sorting.ts'

const BrowseOrganization = builder.objectRef<OrganizationRecord>('BrowseOrganization').implement({
  description: 'An organization as a row of a table.',
  fields: (t) => ({
    ...columns(t, {
      id: ['Int', 'Id of the organization.'],
      name: ['String', 'Name.'],
      description: ['String', 'Description.'],
      url: ['String', 'Website.'],
      parentId: [orNull('Int'), 'Id of the parent organization; null if it has none.'],
      mostRecentActivityTimestamp: [
        orNull('ISO8601DateTime'),
        'Time of the latest event on its behalf.',
        'last_activity_at',
      ],
      createdAt: [orNull('ISO8601DateTime'), 'Time of creation.'],
      updatedAt: [orNull('ISO8601DateTime'), 'Time of the latest change.'],
    }),
    childOrganizations: relation(t, [Organization], 'Subgroups: organizations that belong to it, by name.', {
      id: subgroupsOf,
    }),
    memberCount: t.int({
      description: 'Number of members.',
      resolve: ({ id }, _args, { load }) => load(memberCount, id),
    }),
    activityCount: t.int({
      description: 'Number of activities on its behalf.',
      resolve: ({ id }, _args, { load }) => load(activityCountOfOrganization, id),
    }),
  }),
})

const BrowseOrganizationConnection = browseConnectionOf('BrowseOrganization', BrowseOrganization)

const OrganizationSort = sortInput('OrganizationSort', [
  'ID',
  'NAME',
  'ACTIVITY_COUNT',
  'MEMBER_COUNT',
  'MOST_RECENT_ACTIVITY_TIMESTAMP',
])

builder.queryField('browseOrganizations', (t) =>
  t.field({
    type: BrowseOrganizationConnection,
    description: 'Organizations, by name unless sorted otherwise.',
    args: {
      ...pageArgs,
      id: t.arg.int({ description: 'Only the organization with this id.' }),
      ids: t.arg.intList({ description: 'Only organizations with one of these ids.' }),
      name: t.arg.string({ description: 'Only organizations whose name contains this, ignoring case.' }),
      sortBy: t.arg({
        type: OrganizationSort,
        description:
          'Sort order; for MOST_RECENT_ACTIVITY_TIMESTAMP, organizations without activity come last.',
      }),
    },
    resolve: (_root, args, { db, scan }) =>
      connectTable(db, browseOrganizations(scan, args, args.sortBy), args),
  }),
)
