import { useQuery } from '@apollo/client/react'
import { RecordContributorsDocument } from '#app/graphql/generated/contributors.ts'
import type {
  Contributors_userFragment,
  RecordContributorsQueryVariables,
} from '#app/graphql/generated/contributors.ts'
import { Card } from '#app/ui/Card.tsx'
import { Facts } from '#app/ui/Facts.tsx'
import { importerName } from '#domain/text/names.ts'
import { Moment } from './Moment.tsx'
import { Person } from './Person.tsx'

/** Who made a record what it is, those who did most first. Nothing while that is only a release. */
export default function Contributors(variables: RecordContributorsQueryVariables) {
  const { data } = useQuery(RecordContributorsDocument, { variables })
  const curators = peopleOf(data?.contributors.curators)
  const editors = peopleOf(data?.contributors.editors)
  if (curators.length + editors.length === 0) return null
  return (
    <Card title="Contributors">
      <Facts
        facts={[
          { name: 'Curators', value: curators.length > 0 && <People people={curators} /> },
          { name: 'Editors', value: editors.length > 0 && <People people={editors} /> },
        ]}
      />
    </Card>
  )
}

const peopleOf = (people: readonly Contributors_userFragment[] = []) =>
  people
    .filter(({ user }) => user.username !== importerName)
    .sort((left, right) => right.totalActionCount - left.totalActionCount)

function People({ people }: { people: readonly Contributors_userFragment[] }) {
  return (
    <ul>
      {people.map(({ user, totalActionCount, lastActionDate }) => (
        <li key={user.id} className="flex flex-wrap gap-x-2">
          <Person user={user} />
          <span className="text-muted">
            {totalActionCount === 1 ? '1 action' : `${totalActionCount} actions`}, last
          </span>
          <Moment at={lastActionDate} />
        </li>
      ))}
    </ul>
  )
}
