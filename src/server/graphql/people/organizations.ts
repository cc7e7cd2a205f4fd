import { listOrganizations, organizationById } from '#server/knowledge/people/organizations.ts'
import { builder } from '../schema/builder.ts'
import { connect, pageArgs } from '../schema/connection.ts'
import { organizationFields } from './organization-fields.ts'
import { Organization, OrganizationConnection } from '../schema/refs.ts'
import { recordQuery } from '../schema/relation.ts'

export const OrganizationFilter = builder.inputType('OrganizationFilter', {
  description: 'Filter by organizations.',
  fields: (t) => ({
    ids: t.intList({ description: 'Ids of the organizations.' }),
    name: t.string({ description: 'Beginning of the name of the organizations.' }),
    includeSubgroups: t.boolean({ defaultValue: false, description: 'True to include their subgroups.' }),
  }),
})

Organization.implement({
  description: 'An organization: a group of users who curate together.',
  fields: organizationFields,
})

builder.queryFields((t) => ({
  organization: recordQuery(t, Organization, organizationById, 'organization', 'One organization.'),
  organizations: t.field({
    type: OrganizationConnection,
    description: 'Organizations, filtered, by name.',
    args: {
      ...pageArgs,
      id: t.arg.int({ description: 'Only this organization.' }),
      ids: t.arg.intList({ description: 'Only these organizations.' }),
      name: t.arg.string({ description: 'Only organizations whose name contains this.' }),
    },
    resolve: (_root, args, { scan }) => connect(listOrganizations(scan, args), args),
  }),
}))
