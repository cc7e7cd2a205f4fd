import { isAdministrator } from '#domain/policies/roles.ts'
import { listUsers, userById } from '#server/knowledge/people/users.ts'
import type { UserRecord } from '#server/knowledge/records/terms.ts'
import { traits } from '../execution/field-traits.ts'
import { builder } from '../schema/builder.ts'
import { connect, pageArgs } from '../schema/connection.ts'
import { UserRole } from '../schema/enums.ts'
import { OrganizationFilter } from './organizations.ts'
import { User, UserConnection } from '../schema/refs.ts'
import { recordQuery } from '../schema/relation.ts'
import { userFields } from './user-fields.ts'

User.implement({
  description: 'A user account: of a person, or the automation account that imports use.',
  fields: userFields,
})

builder.queryFields((t) => ({
  viewer: t.field({
    ...traits({ cache: 'never' }),
    type: User,
    nullable: true,
    description: 'Signed-in user; null when anonymous.',
    resolve: (_root, _args, { viewer }): UserRecord | null => viewer,
  }),
  user: recordQuery(t, User, userById, 'user', 'One user.'),
  users: t.field({
    type: UserConnection,
    description: 'Users, filtered, by id.',
    args: {
      ...pageArgs,
      ids: t.arg.intList({ description: 'Only these users.' }),
      name: t.arg.string({ description: 'Only users whose full name contains this.' }),
      username: t.arg.string({ description: 'Only users whose username contains this.' }),
      role: t.arg({ type: UserRole, description: 'Only users with this role.' }),
      organization: t.arg({ type: OrganizationFilter, description: 'Only members of these organizations.' }),
      search: t.arg.string({
        description:
          'Only users whose full name or username contains this; for administrators also those whose e-mail address does. Curia extension.',
      }),
    },
    resolve: (_root, args, { scan, viewer }) => {
      const byEmail = viewer !== null && isAdministrator(viewer)
      return connect(listUsers(scan, { ...args, byEmail }), args)
    },
  }),
}))
