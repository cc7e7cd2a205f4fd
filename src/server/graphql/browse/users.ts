import { browseUsers, evidenceCountOfUser, revisionCountOfUser } from '#server/knowledge/browse/users.ts'
import type { BrowseUserRow } from '#server/knowledge/browse/users.ts'
import { builder } from '../schema/builder.ts'
import { browseConnectionOf, connectTable, pageArgs } from '../schema/connection.ts'
import { EvidenceStatusFilter, UserRole } from '../schema/enums.ts'
import { OrganizationFilter } from '../people/organizations.ts'
import { sortInput } from '../schema/sorting.ts'
import { userFields } from '../people/user-fields.ts'

const BrowseUser = builder.objectRef<BrowseUserRow>('BrowseUser').implement({
  description: 'A user as a row of a table.',
  fields: (t) => ({
    ...userFields(t),
    evidenceCount: t.int({
      description: 'Number of evidence items that the user submitted, of the requested status.',
      resolve: ({ id, counted_status }, _args, { load }) => load(evidenceCountOfUser[counted_status], id),
    }),
    revisionCount: t.int({
      description: 'Number of revisions that the user suggested, of any status.',
      resolve: ({ id }, _args, { load }) => load(revisionCountOfUser, id),
    }),
  }),
})

const BrowseUserConnection = browseConnectionOf('BrowseUser', BrowseUser)

const UsersSort = sortInput('UsersSort', [
  'ID',
  'NAME',
  'ROLE',
  'LAST_ACTION',
  'REVISION_COUNT',
  'EVIDENCE_COUNT',
])

builder.queryField('browseUsers', (t) =>
  t.field({
    type: BrowseUserConnection,
    description: 'Users, by id unless sorted otherwise.',
    args: {
      ...pageArgs,
      ids: t.arg.intList({ description: 'Only users with one of these ids.' }),
      name: t.arg.string({ description: 'Only users whose full name contains this, ignoring case.' }),
      username: t.arg.string({ description: 'Only users whose username contains this, ignoring case.' }),
      role: t.arg({ type: UserRole, description: 'Only users with this role.' }),
      organization: t.arg({ type: OrganizationFilter, description: 'Only members of these organizations.' }),
      status: t.arg({
        type: EvidenceStatusFilter,
        description: 'Status of the submitted evidence that counts, NON_REJECTED by default.',
      }),
      sortBy: t.arg({
        type: UsersSort,
        description: 'Sort order; for LAST_ACTION, users without activity come last.',
      }),
    },
    resolve: (_root, args, { db, scan }) => connectTable(db, browseUsers(scan, args, args.sortBy), args),
  }),
)
