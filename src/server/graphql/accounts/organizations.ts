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
import { builder } from '../schema/builder.ts'
import type { Types } from '../schema/builder.ts'
import { mutation } from '../schema/mutation.ts'
import { Organization, User } from '../schema/refs.ts'
import { administrator } from './administrator.ts'

builder.objectField(Organization, 'parent', (t) =>
  t.field({
    type: Organization,
    nullable: true,
    description: 'The organization that it belongs to.',
    resolve: ({ parent_id }, _args, { load }) =>
      parent_id === null ? null : load(organizationById, parent_id),
  }),
)

type InputFields = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>

const details = (t: InputFields) => ({
  name: t.string({
    required: true,
    description: `Name, which no other organization has; ${atMost('personName')}.`,
  }),
  url: t.string({ description: 'Own site.' }),
  description: t.string({ description: `Description; ${atMost('bio')}.` }),
  parentId: t.int({
    description: 'Id of the organization that it belongs to, which itself belongs to none.',
  }),
  canApprove: t.boolean({
    required: true,
    defaultValue: false,
    description: 'True if members may be given the right to approve assertions for it.',
  }),
  isApprovedVcep: t.boolean({
    required: true,
    defaultValue: false,
    description: 'True if it is an approved variant curation expert panel of ClinGen.',
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
  organization: t.field({
    type: Organization,
    nullable: true,
    description: 'The organization after the change.',
    resolve: ({ organizationId }, _args, { load }) => load(organizationById, organizationId),
  }),
})

mutation('createOrganization', {
  description: 'Makes an organization without members; for administrators.',
  input: details,
  resolve: async (input, context) => {
    const checkedDetails = checked(input)
    const { id: by } = administrator(context, 'to make an organization')
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
    'Replaces what is known of an organization; for administrators. It keeps the right to approve as long as members hold it.',
  input: (t) => ({ id: t.int({ required: true, description: 'Id of the organization.' }), ...details(t) }),
  resolve: async ({ id, ...input }, context) => {
    const checkedDetails = checked(input)
    const { id: by } = administrator(context, 'to change an organization')
    await context.storage.write((tx) => editOrganization(tx, id, checkedDetails, new Date().toISOString()))
    context.audit('organization-changed', { organizationId: id, by })
    return { organizationId: id }
  },
  payload: organizationPayload,
})

const memberInput = (t: InputFields) => ({
  organizationId: t.int({ required: true, description: 'Id of the organization.' }),
  userId: t.int({ required: true, description: 'Id of the user.' }),
})

const memberPayload = (
  t: PothosSchemaTypes.ObjectFieldBuilder<Types, { organizationId: number; userId: number }>,
) => ({
  organization: t.field({
    type: Organization,
    nullable: true,
    description: 'The organization after the change.',
    resolve: ({ organizationId }, _args, { load }) => load(organizationById, organizationId),
  }),
  user: t.field({
    type: User,
    nullable: true,
    description: 'The user after the change.',
    resolve: ({ userId }, _args, { load }) => load(userById, userId),
  }),
})

mutation('setOrganizationMember', {
  description:
    'Makes a user a member of an organization, with or without the right to approve for it; for administrators.',
  input: (t) => ({
    ...memberInput(t),
    canApprove: t.boolean({
      required: true,
      defaultValue: false,
      description: 'True if the member may approve assertions for it; only where it may approve itself.',
    }),
  }),
  resolve: async ({ organizationId, userId, canApprove }, context) => {
    const { id: by } = administrator(context, 'to set members')
    await context.storage.write((tx) => setMember(tx, { organizationId, userId, canApprove }))
    context.audit('member-set', { organizationId, userId, canApprove, by })
    return { organizationId, userId }
  },
  payload: memberPayload,
})

mutation('removeOrganizationMember', {
  description: 'Ends a membership; for administrators. What the person did on its behalf stays.',
  input: memberInput,
  resolve: async ({ organizationId, userId }, context) => {
    const { id: by } = administrator(context, 'to remove members')
    await context.storage.write((tx) => removeMember(tx, { organizationId, userId }))
    context.audit('member-removed', { organizationId, userId, by })
    return { organizationId, userId }
  },
  payload: memberPayload,
})
