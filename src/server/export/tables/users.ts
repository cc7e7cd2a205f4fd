import { userDisplayName } from '#domain/text/names.ts'
import { userRoles } from '#domain/vocabularies/people.ts'
import { browseUsers, evidenceCountOfUser, revisionCountOfUser } from '#server/knowledge/browse/users.ts'
import type { BrowseUserRow, BrowseUsersFilter, BrowseUsersSort } from '#server/knowledge/browse/users.ts'
import { organizationsOfUser } from '#server/knowledge/people/organizations.ts'
import { names } from '#server/knowledge/browse/browse-query.ts'
import { exportTable } from './export-table.ts'

export const usersTable = exportTable<BrowseUserRow, BrowseUsersFilter, BrowseUsersSort>({
  query: 'browseUsers',
  id: 'users.id',
  listing: (db, filter, sort) => browseUsers(db, filter, sort).matching,
  columns: {
    id: ({ id }) => id,
    // Never the e-mail address, which is nobody else's business.
    display_name: ({ id, username, name }) => userDisplayName({ id, username, name }),
    name: ({ name }) => name,
    username: ({ username }) => username,
    role: ({ role }) => userRoles.label(role),
    organizations: async ({ id }, load) => names(await load(organizationsOfUser, id)),
    evidence_count: ({ id, counted_status }, load) => load(evidenceCountOfUser[counted_status], id),
    revision_count: ({ id }, load) => load(revisionCountOfUser, id),
    most_recent_activity_timestamp: ({ last_activity_at }) => last_activity_at,
  },
})
