import { atMost } from '#domain/text/text-lengths.ts'
import {
  checkOrganization,
  createOrganization,
  editOrganization,
  removeMember,
  setMember,
} from '#server/accounts/organizations.ts'
import type { OrganizationDetails } from '#server/accounts/organizations.ts'
import { organizationById } from '#server/knowledge/people/organizations.ts'
import { userById } from '#server/knowledge/people/users.ts'
import type { Writing } from '#server/storage/database.ts'
import { builder } from '../schema/builder.ts'
import type { Types } from '../schema/builder.ts'
import { decidedOnInput, decisionStatePayload, mutation } from '../schema/mutation.ts'
import { Organization, User } from '../schema/refs.ts'
import { relationOrNull } from '../schema/relation.ts'
import { decideOnAccount } from './account-decision.ts'
import { administrator } from './administrator.ts'

builder.objectField(Organization, 'parent', (t) =>
  t.field({
    type: Organization,
    nullable: true,
    description: 'Parent organization; null if it has none.',
    resolve: ({ parent_id }, _args, { load }) =>
      parent_id === null ? null : load(organizationById, parent_id),
  }),
)

type InputFields = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>

const details = (t: InputFields) => ({
  name: t.string({
    required: true,
    description: `Unique name; ${atMost('personName')}.`,
  }),
  url: t.string({ description: 'Website.' }),
  description: t.string({ description: `Description; ${atMost('bio')}.` }),
  parentId: t.int({
    description: 'Id of the parent organization, which must not itself have a parent.',
  }),
  canApprove: t.boolean({
    required: true,
    defaultValue: false,
    description: 'True if members may be given the right to approve assertions on its behalf.',
  }),
  isApprovedVcep: t.boolean({
    required: true,
    defaultValue: false,
    description: 'True if it is a ClinGen-approved variant curation expert panel (VCEP).',
  }),
})

interface OrganizationInput extends Pick<OrganizationDetails, 'name' | 'canApprove' | 'isApprovedVcep'> {
  url?: string | null
  description?: string | null
  parentId?: number | null
}

const checked = (details: OrganizationInput) =>
  checkOrganization({
    name: details.name,
    canApprove: details.canApprove,
    isApprovedVcep: details.isApprovedVcep,
    url: details.url ?? '',
    description: details.description ?? '',
    parentId: details.parentId ?? null,
  })

const organizationPayload = (t: PothosSchemaTypes.ObjectFieldBuilder<Types, { organizationId: number }>) => ({
  organization: relationOrNull(t, Organization, 'The updated organization.', {
    organizationId: organizationById,
  }),
})

mutation('createOrganization', {
  description: 'Creates an organization without members; for administrators.',
  input: details,
  resolve: async (input, context) => {
    const checkedDetails = checked(input)
    const { id: by } = administrator(context, 'to create an organization')
    const { id } = await context.storage.write((tx) =>
      createOrganization(tx, checkedDetails, new Date().toISOString()),
    )
    context.audit('organization-created', { organizationId: id, by })
    return { organizationId: id }
  },
  payload: organizationPayload,
})

mutation('editOrganization', {
  description:
    'Replaces the details of an organization; for administrators. The right to approve cannot be removed while members have it.',
  input: (t) => ({
    id: t.int({ required: true, description: 'Id of the organization.' }),
    ...details(t),
    ...decidedOnInput(t),
  }),
  resolve: async ({ id, decidedOn, ...input }, context) => {
    const checkedDetails = checked(input)
    const decision = {
      action: 'organization-changed',
      subject: { entityType: 'ORGANIZATION', id },
      about: { organizationId: id },
      purpose: 'to change an organization',
      decidedOn,
    } as const
    const change = (tx: Writing, now: string) => editOrganization(tx, id, checkedDetails, now)
    return { organizationId: id, ...(await decideOnAccount(context, decision, change)) }
  },
  payload: (
    t: PothosSchemaTypes.ObjectFieldBuilder<Types, { organizationId: number; decisionState?: string }>,
  ) => ({ ...organizationPayload(t), ...decisionStatePayload(t) }),
})

const memberInput = (t: InputFields) => ({
  organizationId: t.int({ required: true, description: 'Id of the organization.' }),
  userId: t.int({ required: true, description: 'Id of the user.' }),
  ...decidedOnInput(t),
})

const memberPayload = (
  t: PothosSchemaTypes.ObjectFieldBuilder<
    Types,
    { organizationId: number; userId: number; decisionState?: string }
  >,
) => ({
  ...decisionStatePayload(t),
  organization: relationOrNull(t, Organization, 'The updated organization.', {
    organizationId: organizationById,
  }),
  user: relationOrNull(t, User, 'The updated user.', { userId: userById }),
})

mutation('setOrganizationMember', {
  description:
    'Adds a user to an organization, or changes their right to approve on its behalf; for administrators.',
  input: (t) => ({
    ...memberInput(t),
    canApprove: t.boolean({
      required: true,
      defaultValue: false,
      description:
        'True if the member may approve assertions on its behalf; only for organizations that may approve.',
    }),
  }),
  resolve: async ({ organizationId, userId, canApprove, decidedOn }, context) => {
    const decision = {
      action: 'member-set',
      subject: { entityType: 'ORGANIZATION', id: organizationId },
      about: { organizationId, userId, canApprove },
      purpose: 'to set members',
      decidedOn,
    } as const
    const change = (tx: Writing) => setMember(tx, { organizationId, userId, canApprove })
    return { organizationId, userId, ...(await decideOnAccount(context, decision, change)) }
  },
  payload: memberPayload,
})

mutation('removeOrganizationMember', {
  description: 'Removes a user from an organization; for administrators. Contributions on its behalf stay.',
  input: memberInput,
  resolve: async ({ organizationId, userId, decidedOn }, context) => {
    const decision = {
      action: 'member-removed',
      subject: { entityType: 'ORGANIZATION', id: organizationId },
      about: { organizationId, userId },
      purpose: 'to remove members',
      decidedOn,
    } as const
    const change = (tx: Writing) => removeMember(tx, { organizationId, userId })
    return { organizationId, userId, ...(await decideOnAccount(context, decision, change)) }
  },
  payload: memberPayload,
})
