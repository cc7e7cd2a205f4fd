import {
  eventCountOfOrganization,
  listOrganizations,
  memberCount,
  organizationById,
  subgroupsOf,
} from '#server/knowledge/organizations.ts'
import { listUsers } from '#server/knowledge/users.ts'
import { builder } from './builder.ts'
import { connect, pageArgs } from './connection.ts'
import { eventFeed } from './events.ts'
import { EventConnection, Organization, OrganizationConnection, UserConnection } from './refs.ts'

export const OrganizationFilter = builder.inputType('OrganizationFilter', {
  description: 'Which organizations a list is limited to.',
  fields: (t) => ({
    ids: t.intList({ description: 'One of these.' }),
    name: t.string({ description: 'Those whose name begins with this.' }),
    includeSubgroups: t.boolean({ defaultValue: false, description: 'Also those that belong to them.' }),
  }),
})

Organization.implement({
  description: 'A group of people who curate together.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the organization.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    description: t.exposeString('description', { description: 'What it says about itself.' }),
    url: t.exposeString('url', { description: 'Its own site.' }),
    canApprove: t.exposeBoolean('can_approve', { description: 'Whether it may approve assertions.' }),
    eventCount: t.int({
      description: 'How much happened on its behalf.',
      resolve: async ({ id }, _args, { load }) => (await load(eventCountOfOrganization, id))?.count ?? 0,
    }),
    events: t.field({
      type: EventConnection,
      description: 'What happened on its behalf, the newest first.',
      args: pageArgs,
      resolve: ({ id }, args, context) =>
        eventFeed(context, { kind: 'organization', id }, { organizationId: id }, args),
    }),
    hasApprovingSubgroups: t.boolean({
      description: 'Whether one of its subgroups may approve assertions.',
      resolve: async ({ id }, _args, { load }) =>
        (await load(subgroupsOf, id)).some((group) => group.can_approve),
    }),
    isApprovedVcep: t.exposeBoolean('is_approved_vcep', {
      description: 'Whether it is an approved variant curation expert panel of ClinGen.',
    }),
    isClinvarSubmitter: t.boolean({
      description: 'Whether it can submit to ClinVar.',
      resolve: (organization) => Boolean(organization.clinvar_key),
    }),
    memberCount: t.int({
      description: 'How many members it has.',
      resolve: async ({ id }, _args, { load }) => (await load(memberCount, id))?.count ?? 0,
    }),
    members: t.field({
      type: UserConnection,
      description: 'Its members, by id.',
      args: pageArgs,
      resolve: ({ id }, args, { db }) => connect(listUsers(db, { organization: { ids: [id] } }), args),
    }),
    mostRecentActivityTimestamp: t.expose('last_activity_at', {
      type: 'ISO8601DateTime',
      nullable: true,
      description: 'When something last happened on its behalf.',
    }),
    profileImagePath: t.string({
      nullable: true,
      description: 'Always null: organizations have no pictures here.',
      args: { size: t.arg.int({ defaultValue: 56, description: 'Width in pixels.' }) },
      resolve: () => null,
    }),
    subGroups: t.field({
      type: [Organization],
      description: 'Organizations that belong to it, by name.',
      resolve: ({ id }, _args, { load }) => load(subgroupsOf, id),
    }),
  }),
})

builder.queryFields((t) => ({
  organization: t.field({
    type: Organization,
    nullable: true,
    description: 'One organization.',
    args: { id: t.arg.int({ required: true, description: 'Id of the organization.' }) },
    resolve: (_root, { id }, { load }) => load(organizationById, id),
  }),
  organizations: t.field({
    type: OrganizationConnection,
    description: 'Organizations, filtered, by name.',
    args: {
      ...pageArgs,
      id: t.arg.int({ description: 'Only this organization.' }),
      ids: t.arg.intList({ description: 'Only these organizations.' }),
      name: t.arg.string({ description: 'Only organizations whose name contains this.' }),
    },
    resolve: (_root, args, { db }) => connect(listOrganizations(db, args), args),
  }),
}))
