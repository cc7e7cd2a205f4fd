import { picturePath, pictureSizeFor } from '#domain/pictures.ts'
import {
  contributionsOfOrganization,
  contributionsWithSubgroups,
} from '#server/knowledge/people/contributions.ts'
import { placeOfOrganization } from '#server/knowledge/people/leaderboards.ts'
import { eventCountOfOrganization, memberCount, subgroupsOf } from '#server/knowledge/people/organizations.ts'
import { feedOfOrganization } from '#server/knowledge/people/people-feeds.ts'
import type { OrganizationRecord } from '#server/knowledge/records/terms.ts'
import { membersOfOrganization } from '#server/knowledge/people/users.ts'
import type { Types } from '../schema/builder.ts'
import { connectNested, pageArgs } from '../schema/connection.ts'
import { Ranks, Stats } from './contributions.ts'
import { EventConnection, Organization, UserConnection } from '../schema/refs.ts'

/** The fields of an organization, by itself or on a leaderboard. */
export const organizationFields = (t: PothosSchemaTypes.ObjectFieldBuilder<Types, OrganizationRecord>) => ({
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
    resolve: (organization, args, context) =>
      connectNested(() => feedOfOrganization(context, organization, args)),
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
    resolve: ({ id }, args, { db, load }) =>
      connectNested(() => membersOfOrganization({ db, load }, id, args)),
  }),
  mostRecentActivityTimestamp: t.expose('last_activity_at', {
    type: 'ISO8601DateTime',
    nullable: true,
    description: 'When something last happened on its behalf.',
  }),
  orgAndSuborgsStatsHash: t.field({
    type: Stats,
    description: 'How much was contributed on its behalf or on that of its subgroups.',
    resolve: ({ id }, _args, { load }) => load(contributionsWithSubgroups, id),
  }),
  orgStatsHash: t.field({
    type: Stats,
    description: 'How much was contributed on its behalf.',
    resolve: ({ id }, _args, { load }) => load(contributionsOfOrganization, id),
  }),
  profileImagePath: t.string({
    nullable: true,
    description: 'Path on this service of a picture drawn from its id, at least so wide where offered.',
    args: { size: t.arg.int({ defaultValue: 56, description: 'Width in pixels.' }) },
    resolve: ({ id }, { size }) => picturePath('organizations', id, pictureSizeFor(size ?? 56)),
  }),
  ranks: t.field({
    type: Ranks,
    description: 'Its place on each leaderboard of all time.',
    resolve: ({ id }) => ({ id, places: placeOfOrganization }),
  }),
  subGroups: t.field({
    type: [Organization],
    description: 'Organizations that belong to it, by name.',
    resolve: ({ id }, _args, { load }) => load(subgroupsOf, id),
  }),
})
