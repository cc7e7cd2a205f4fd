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
import { pageArgs } from '../schema/connection.ts'
import { Ranks, Stats } from './contributions.ts'
import { EventConnection, Organization, UserConnection } from '../schema/refs.ts'
import { relation } from '../schema/relation.ts'

/** The fields of an organization, by itself or on a leaderboard. */
export const organizationFields = (t: PothosSchemaTypes.ObjectFieldBuilder<Types, OrganizationRecord>) => ({
  id: t.exposeInt('id', { description: 'Id of the organization.' }),
  name: t.exposeString('name', { description: 'Name.' }),
  description: t.exposeString('description', { description: 'Description.' }),
  url: t.exposeString('url', { description: 'Website.' }),
  canApprove: t.exposeBoolean('can_approve', { description: 'True if it may approve assertions.' }),
  eventCount: t.int({
    description: 'Number of events on its behalf.',
    resolve: ({ id }, _args, { load }) => load(eventCountOfOrganization, id),
  }),
  events: t.field({
    type: EventConnection,
    description: 'Events on its behalf, newest first.',
    args: pageArgs,
    resolve: (organization, args, context) => feedOfOrganization(context, organization, args),
  }),
  hasApprovingSubgroups: t.boolean({
    description: 'True if a subgroup may approve assertions.',
    resolve: async ({ id }, _args, { load }) =>
      (await load(subgroupsOf, id)).some((group) => group.can_approve),
  }),
  isApprovedVcep: t.exposeBoolean('is_approved_vcep', {
    description: 'True if it is a ClinGen-approved variant curation expert panel (VCEP).',
  }),
  isClinvarSubmitter: t.boolean({
    description: 'True if it can submit to ClinVar.',
    resolve: (organization) => Boolean(organization.clinvar_key),
  }),
  memberCount: t.int({
    description: 'Number of members.',
    resolve: ({ id }, _args, { load }) => load(memberCount, id),
  }),
  members: t.field({
    type: UserConnection,
    description: 'Members, by id.',
    args: pageArgs,
    resolve: ({ id }, args, { db, load }) => membersOfOrganization({ db, load }, id, args),
  }),
  mostRecentActivityTimestamp: t.expose('last_activity_at', {
    type: 'ISO8601DateTime',
    nullable: true,
    description: 'Time of the latest event on its behalf.',
  }),
  orgAndSuborgsStatsHash: relation(t, Stats, 'Contributions on its behalf or on behalf of its subgroups.', {
    id: contributionsWithSubgroups,
  }),
  orgStatsHash: relation(t, Stats, 'Contributions on its behalf.', { id: contributionsOfOrganization }),
  profileImagePath: t.string({
    nullable: true,
    description: 'Path of an image generated from its id, at least as wide as requested where available.',
    args: { size: t.arg.int({ defaultValue: 56, description: 'Width in pixels.' }) },
    resolve: ({ id }, { size }) => picturePath('organizations', id, pictureSizeFor(size ?? 56)),
  }),
  ranks: t.field({
    type: Ranks,
    description: 'Rank on each all-time leaderboard.',
    resolve: ({ id }) => ({ id, places: placeOfOrganization }),
  }),
  subGroups: relation(t, [Organization], 'Subgroups: organizations that belong to it, by name.', {
    id: subgroupsOf,
  }),
})
