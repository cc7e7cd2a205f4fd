import { activityCountOfOrganization, browseOrganizations } from '#server/knowledge/browse/organizations.ts'
import type { BrowseOrganizationsSort } from '#server/knowledge/browse/organizations.ts'
import { memberCount, subgroupsOf } from '#server/knowledge/people/organizations.ts'
import type { OrganizationListFilter } from '#server/knowledge/people/organizations.ts'
import type { OrganizationRecord } from '#server/knowledge/records/terms.ts'
import { names } from '#server/knowledge/browse/browse-query.ts'
import { exportTable } from './export-table.ts'

export const organizationsTable = exportTable<
  OrganizationRecord,
  OrganizationListFilter,
  BrowseOrganizationsSort
>({
  query: 'browseOrganizations',
  id: 'organizations.id',
  listing: (db, filter, sort) => browseOrganizations(db, filter, sort).matching,
  columns: {
    id: ({ id }) => id,
    name: ({ name }) => name,
    description: ({ description }) => description,
    url: ({ url }) => url,
    member_count: ({ id }, load) => load(memberCount, id),
    activity_count: ({ id }, load) => load(activityCountOfOrganization, id),
    child_organizations: async ({ id }, load) => names(await load(subgroupsOf, id)),
    most_recent_activity_timestamp: ({ last_activity_at }) => last_activity_at,
  },
})
