import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { Link } from 'react-router'
import { importerName } from '#domain/names.ts'
import { userRoles } from '#domain/vocabularies/people.ts'
import type { UserRole } from '#domain/vocabularies/people.ts'
import { mutate } from '#app/apollo/mutate.ts'
import { useViewer } from '#app/account/use-viewer.ts'
import { failureOf } from '#app/apollo/failure.ts'
import { AdministeredUsersDocument, SetUserRoleDocument } from '#app/graphql/generated/administration.ts'
import type { AdministeredUsersQuery } from '#app/graphql/generated/administration.ts'
import { paths } from '#app/paths.ts'
import { formatDate } from '#app/entities/dates.ts'
import { Card } from '#app/ui/Card.tsx'
import { ErrorState } from '#app/ui/ErrorState.tsx'
import { Field } from '#app/ui/Field.tsx'
import { FormProblem } from '#app/ui/form/FormProblem.tsx'
import type { Problem } from '#app/ui/form/use-submission.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Select } from '#app/ui/Select.tsx'
import { Tag } from '#app/ui/Tag.tsx'
import { TextInput } from '#app/ui/TextInput.tsx'
import { UserActions } from './UserActions.tsx'

export type AdministeredUser = AdministeredUsersQuery['users']['nodes'][number]

const roleChoices = userRoles.values.map((value) => ({ value, label: userRoles.label(value) }))

/** Everyone with an account: their roles, and what can be done about an account. */
export function Users() {
  const [name, setName] = useState('')
  const { data, previousData, error, refetch } = useQuery(AdministeredUsersDocument, {
    variables: { name: name.trim() || null },
    fetchPolicy: 'cache-and-network',
  })
  const users = (data ?? previousData)?.users
  return (
    <Card title="Users">
      <Field label="Find by full name" className="mb-3 max-w-sm">
        {(control) => (
          <TextInput
            {...control}
            type="search"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      {error ? <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} /> : null}
      {users ? (
        <>
          <p className="mb-1 text-xs text-muted">
            {users.totalCount} {users.totalCount === 1 ? 'account' : 'accounts'}
            {users.totalCount > users.nodes.length ? `; the first ${users.nodes.length} are shown` : ''}
          </p>
          <ul className="divide-y divide-line">
            {users.nodes.map((user) => (
              <UserRow key={user.id} user={user} />
            ))}
          </ul>
        </>
      ) : null}
    </Card>
  )
}

function UserRow({ user }: { user: AdministeredUser }) {
  const viewer = useViewer()
  const [problem, setProblem] = useState<Problem>(null)
  const isImporter = user.username === importerName
  const setRole = async (role: string) => {
    setProblem((await mutate(SetUserRoleDocument, { userId: user.id, role: role as UserRole })).problem)
  }
  return (
    <li className="py-2 text-sm">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-44 flex-1">
          <Link to={paths.user.href(user.id)} className="link font-medium">
            {user.displayName}
          </Link>{' '}
          {user.name && user.name !== user.displayName ? (
            <span className="text-muted">{user.name}</span>
          ) : null}{' '}
          {isImporter ? <Tag>Imports</Tag> : null}{' '}
          {user.deactivatedAt ? <Tag>deactivated {formatDate(user.deactivatedAt)}</Tag> : null}
          <p className={classNames('text-xs text-muted', isImporter && 'hidden')}>
            {user.organizations.map(({ name }) => name).join(', ') || 'No organization'} ·{' '}
            {user.mostRecentActivityTimestamp
              ? `last active ${formatDate(user.mostRecentActivityTimestamp)}`
              : 'never active'}
          </p>
        </div>
        {isImporter ? (
          <p className="max-w-sm text-xs text-muted">System account for imports.</p>
        ) : (
          <>
            <div className="w-36">
              <Select
                aria-label={`Role of ${user.displayName}`}
                choices={roleChoices}
                value={user.role}
                disabled={user.id === viewer?.id}
                onChoose={(role) => void setRole(role)}
              />
            </div>
            <UserActions user={user} onProblem={setProblem} />
          </>
        )}
      </div>
      <FormProblem problem={problem} />
    </li>
  )
}
