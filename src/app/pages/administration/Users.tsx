import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { Link } from 'react-router'
import { importerName } from '#domain/text/names.ts'
import { userRoles } from '#domain/vocabularies/people.ts'
import { useViewer } from '#app/apollo/use-viewer.ts'
import { failureOf } from '#app/apollo/failure.ts'
import { AdministeredUsersDocument } from '#app/graphql/generated/administration.ts'
import { paths } from '#app/paths.ts'
import { formatDate } from '#app/entities/dates.ts'
import { Button } from '#app/ui/controls/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { ErrorState } from '#app/ui/feedback/ErrorState.tsx'
import { Field } from '#app/ui/controls/Field.tsx'
import { FormError } from '#app/ui/form/FormError.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Tag } from '#app/ui/Tag.tsx'
import { TextInput } from '#app/ui/controls/TextInput.tsx'
import { RoleDialog } from './RoleDialog.tsx'
import { UserActions } from './UserActions.tsx'
import type { AdministeredUser } from './UserActions.tsx'

/** Everyone with an account: their roles, and what can be done about an account. */
export function Users() {
  const [search, setSearch] = useState('')
  const { data, previousData, error, refetch } = useQuery(AdministeredUsersDocument, {
    variables: { search: search.trim() || null },
    fetchPolicy: 'cache-and-network',
  })
  const users = (data ?? previousData)?.users
  return (
    <Card title="Users">
      <Field label="Find by name, username or e-mail address" className="mb-3 max-w-sm">
        {(control) => (
          <TextInput
            {...control}
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
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
  const [error, setError] = useState<string | null>(null)
  const isImporter = user.username === importerName
  const [changingRole, setChangingRole] = useState(false)
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
            <span className="w-24">{userRoles.label(user.role)}</span>
            <Button look="quiet" disabled={user.id === viewer?.id} onClick={() => setChangingRole(true)}>
              Change role<span className="sr-only"> of {user.displayName}</span>
            </Button>
            <UserActions user={user} onError={setError} />
          </>
        )}
      </div>
      <FormError error={error} />
      {changingRole ? <RoleDialog user={user} onClose={() => setChangingRole(false)} /> : null}
    </li>
  )
}
