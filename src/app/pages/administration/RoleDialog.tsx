import { useState } from 'react'
import { mutate } from '#app/apollo/mutate.ts'
import { refetchAfter } from '#app/apollo/stale-queries.ts'
import { SetUserRoleDocument } from '#app/graphql/generated/administration.ts'
import { ConfirmDialog } from '#app/ui/feedback/ConfirmDialog.tsx'
import { Field } from '#app/ui/controls/Field.tsx'
import { Select } from '#app/ui/controls/Select.tsx'
import { userRoles } from '#domain/vocabularies/people.ts'
import type { UserRole } from '#domain/vocabularies/people.ts'

/** What each role may do, for whoever gives it. */
const rights: Record<UserRole, string> = {
  CURATOR: 'Submits evidence and assertions, suggests revisions, comments and flags.',
  EDITOR: 'Also accepts and rejects what others submitted.',
  ADMIN: 'Also manages users, organizations and invitations.',
}

/** Changes somebody's role: names the person, their role and the one that they will have. */
export function RoleDialog({
  user,
  onClose,
}: {
  user: { id: number; displayName: string; username: string; role: UserRole; decisionState?: string | null }
  onClose: () => void
}) {
  const choices = userRoles.values
    .filter((value) => value !== user.role)
    .map((value) => ({ value, label: userRoles.label(value) }))
  const [role, setRole] = useState<UserRole | null>(null)
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const name = user.displayName === user.username ? user.username : `${user.displayName} (${user.username})`
  const save = async () => {
    if (!role) return setError('Select the new role.')
    setPending(true)
    const { error: wrong } = await mutate(SetUserRoleDocument, {
      userId: user.id,
      role,
      decidedOn: user.decisionState,
    })
    // The present role stands in the dialog then.
    if (wrong) await refetchAfter('review')
    setPending(false)
    setError(wrong)
    if (!wrong) onClose()
    return undefined
  }
  return (
    <ConfirmDialog
      title={`Change the role of ${name}`}
      confirm={role ? `Make ${user.displayName} ${withArticle(userRoles.label(role))}` : 'Change role'}
      look="primary"
      pending={pending}
      error={error}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <div className="space-y-3">
        <p>
          Current role: <strong className="font-semibold">{userRoles.label(user.role)}</strong>.{' '}
          {rights[user.role]}
        </p>
        <Field label="New role" hint={role ? rights[role] : undefined}>
          {(control) => (
            <Select
              {...control}
              empty="Select…"
              choices={choices}
              value={role ?? ''}
              onChoose={(value) => setRole(userRoles.has(value) ? value : null)}
            />
          )}
        </Field>
      </div>
    </ConfirmDialog>
  )
}

const withArticle = (role: string) => `${/^[AEIOU]/.test(role) ? 'an' : 'a'} ${role.toLowerCase()}`
