import { activityCountOfOrganization, browseOrganizations } from '#server/knowledge/browse/organizations.ts'
import { memberCount, subgroupsOf } from '#server/knowledge/people/organizations.ts'
import type { OrganizationRecord } from '#server/knowledge/records/terms.ts'
import { builder } from '../schema/builder.ts'
import { browseConnectionOf, connectTable, pageArgs } from '../schema/connection.ts'
import { Organization } from '../schema/refs.ts'
import { sortInput } from '../schema/sorting.ts'

const BrowseOrganization = builder.objectRef<OrganizationRecord>('BrowseOrganization').implement({
  description: 'An organization as a row of a table.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the organization.' }),
    name: t.exposeString('name', { description: 'Name.' }),
    description: t.exposeString('description', { description: 'Description.' }),
    url: t.exposeString('url', { description: 'Website.' }),
    parentId: t.exposeInt('parent_id', {
      nullable: true,
      description: 'Id of the parent organization; null if it has none.',
    }),
    childOrganizations: t.field({
      type: [Organization],
      description: 'Subgroups: organizations that belong to it, by name.',
      resolve: ({ id }, _args, { load }) => load(subgroupsOf, id),
    }),
    memberCount: t.int({
      description: 'Number of members.',
      resolve: ({ id }, _args, { load }) => load(memberCount, id),
    }),
    activityCount: t.int({
      description: 'Number of activities on its behalf.',
      resolve: ({ id }, _args, { load }) => load(activityCountOfOrganization, id),
    }),
    mostRecentActivityTimestamp: t.expose('last_activity_at', {
      type: 'ISO8601DateTime',
      nullable: true,
      description: 'Time of the latest event on its behalf.',
    }),
    createdAt: t.expose('created_at', {
      type: 'ISO8601DateTime',
      nullable: true,
      description: 'Time of creation.',
    }),
    updatedAt: t.expose('updated_at', {
      type: 'ISO8601DateTime',
      nullable: true,
      description: 'Time of the latest change.',
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
