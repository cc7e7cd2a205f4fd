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
import { relationOrNull } from '../schema/relation.ts'
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
  resolve: async ({ organizationId, userId, canApprove }, context) => {
    const { id: by } = administrator(context, 'to set members')
    await context.storage.write((tx) => setMember(tx, { organizationId, userId, canApprove }))
    context.audit('member-set', { organizationId, userId, canApprove, by })
    return { organizationId, userId }
  },
  payload: memberPayload,
})

mutation('removeOrganizationMember', {
  description: 'Removes a user from an organization; for administrators. Contributions on its behalf stay.',
  input: memberInput,
  resolve: async ({ organizationId, userId }, context) => {
    const { id: by } = administrator(context, 'to remove members')
    await context.storage.write((tx) => removeMember(tx, { organizationId, userId }))
    context.audit('member-removed', { organizationId, userId, by })
    return { organizationId, userId }
  },
  payload: memberPayload,
})
