import { useQuery } from '@apollo/client/react'
import { CuratorOrganizationsDocument } from '#app/graphql/generated/curator-organizations.ts'

export type Membership = {
  organizations: readonly { id: number; name: string }[]
  /** On behalf of which the form is sent; null for none, or while members of several have not said. */
  organizationId: number | null
}

/** The organizations of whoever is signed in; of several the one acted for last, until another is chosen. */
export function useOrganizations(chosen: number | null): Membership {
  // Which one was acted for last changes with every submission.
  const { data } = useQuery(CuratorOrganizationsDocument, { fetchPolicy: 'cache-and-network' })
  const organizations = data?.viewer?.organizations ?? []
  const isMember = (id: number | null | undefined): id is number =>
    organizations.some((organization) => organization.id === id)
  const recent = data?.viewer?.mostRecentOrganizationId
  const only = organizations.length === 1 ? organizations[0]?.id : undefined
  const organizationId = [chosen, only, recent].find((id) => isMember(id)) ?? null
  return { organizations, organizationId }
}
