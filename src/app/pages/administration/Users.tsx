import { useState } from 'react'
import { Link } from 'react-router'
import { importerName } from '#domain/text/names.ts'
import { userRoles } from '#domain/vocabularies/people.ts'
import { useViewer } from '#app/apollo/use-viewer.ts'
import { failureOf } from '#app/apollo/failure.ts'
import { useGrowing } from '#app/curation/review/discussion/use-growing.ts'
import { AdministeredUsersDocument } from '#app/graphql/generated/administration.ts'
import type { AdministeredUsersQuery } from '#app/graphql/generated/administration.ts'
import { paths } from '#app/paths.ts'
import { formatDate } from '#app/ui/dates.ts'
import { countOf } from '#app/entities/evidence/counts.ts'
import { ShowMore } from '#app/entities/ShowMore.tsx'
import { useDebounced } from '#app/search/use-debounced.ts'
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

const PAUSE_MS = 180

const pageOf = ({ users }: AdministeredUsersQuery) => users

/** Everyone with an account: their roles, and what can be done about an account. */
export function Users() {
  const [search, setSearch] = useState('')
  const sought = useDebounced(search.trim(), PAUSE_MS)
  const { result, error, retry, more } = useGrowing(
    AdministeredUsersDocument,
    { search: sought || null },
    pageOf,
  )
  const users = result?.users
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
      {error ? <ErrorState failure={failureOf(error)} onRetry={retry} /> : null}
      {users ? (
        <>
          <output className="mb-1 block text-xs text-muted">
            {countOf(users.totalCount, 'account', 'accounts')}
          </output>
          <ul className="divide-y divide-line">
            {users.nodes.map((user) => (
              <UserRow key={user.id} user={user} />
            ))}
          </ul>
          <ShowMore shown={users.nodes.length} total={users.totalCount} onMore={more} />
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
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:gap-x-1 max-sm:gap-y-0">
        <div className="min-w-44 flex-1 max-sm:w-full max-sm:flex-none">
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
              ? `last contribution ${formatDate(user.mostRecentActivityTimestamp)}`
              : 'no contributions'}
          </p>
        </div>
        {isImporter ? (
          <p className="max-w-sm text-xs text-muted">System account for imports.</p>
        ) : (
          <>
            <span className="w-24 max-sm:w-16">{userRoles.label(user.role)}</span>
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
