import { useQuery } from '@apollo/client/react'
import { fetchFresh } from '#app/curation/forms/references/requests.ts'
import type { ReferenceSearch } from '#app/curation/forms/references/reference.ts'
import { ReferenceField } from '#app/curation/forms/references/ReferenceField.tsx'
import {
  FindOrganizationsDocument,
  FindPeopleDocument,
  OrganizationOfFilterDocument,
  PersonOfFilterDocument,
} from '#app/graphql/generated/people-searches.ts'
import { importerName } from '#domain/text/names.ts'

const searchPeople: ReferenceSearch = async (text) =>
  (await fetchFresh(FindPeopleDocument, { text })).userTypeahead
    .filter(({ username }) => username !== importerName)
    .map(({ id, displayName, name }) => ({
      reference: { id, name: displayName },
      detail: name && name !== displayName ? name : undefined,
    }))

const searchOrganizations: ReferenceSearch = async (text) =>
  (await fetchFresh(FindOrganizationsDocument, { text })).organizations.nodes.map((organization) => ({
    reference: organization,
  }))

/** A person or an organization that a list is filtered by: found while typing, kept as an id. */
export function NamedFilter({
  kind,
  label,
  value,
  onChoose,
}: {
  kind: 'person' | 'organization'
  label: string
  /** The id; null when the list is not filtered by it. */
  value: number | null
  onChoose: (id: number | null) => void
}) {
  const name = useNameOf(kind, value)
  return (
    <ReferenceField
      label={label}
      name={label}
      kind={kind === 'person' ? 'user' : 'organization'}
      search={kind === 'person' ? searchPeople : searchOrganizations}
      single
      chosen={value === null ? [] : [{ id: value, name }]}
      onChoose={([chosen]) => onChoose(chosen?.id ?? null)}
      placeholder="Any"
    />
  )
}

/** What somebody is called whose id stands in the address. */
function useNameOf(kind: 'person' | 'organization', id: number | null): string {
  const isPerson = kind === 'person'
  const variables = { id: id ?? 0 }
  const person = useQuery(PersonOfFilterDocument, { variables, skip: id === null || !isPerson })
  const organization = useQuery(OrganizationOfFilterDocument, { variables, skip: id === null || isPerson })
  const { data, loading } = isPerson ? person : organization
  if (loading) return '…'
  const found =
    data &&
    ('user' in data ? data.user?.displayName : 'organization' in data ? data.organization?.name : null)
  return found ?? `Unknown (${id})`
}
