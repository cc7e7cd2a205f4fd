import { useQuery } from '@apollo/client/react'
import { useId, useRef, useState } from 'react'
import { client } from '#app/apollo/client.ts'
import { failureOf } from '#app/apollo/failure.ts'
import { mutate } from '#app/apollo/mutate.ts'
import {
  AdministeredUsersDocument,
  OrganizationMembersDocument,
  RemoveOrganizationMemberDocument,
  SetOrganizationMemberDocument,
  UsersToAddDocument,
} from '#app/graphql/generated/administration.ts'
import type { OrganizationMembersQuery } from '#app/graphql/generated/administration.ts'
import { Button } from '#app/ui/controls/Button.tsx'
import { Checkbox } from '#app/ui/controls/Checkbox.tsx'
import { ErrorState } from '#app/ui/feedback/ErrorState.tsx'
import { Field } from '#app/ui/controls/Field.tsx'
import { FormError } from '#app/ui/form/FormError.tsx'
import { SubmitButton } from '#app/ui/form/SubmitButton.tsx'
import { useSubmission } from '#app/ui/form/use-submission.ts'
import { TextInput } from '#app/ui/controls/TextInput.tsx'
import { returnFocus } from '#app/ui/return-focus.ts'

/** The members of an organization: who they are, who may approve for it, and a field to add another. */
export function OrganizationMembers({ id, onChanged }: { id: number; onChanged: () => void }) {
  const { data, error, refetch } = useQuery(OrganizationMembersDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
  })
  const [formError, setFormError] = useState<string | null>(null)
  const [failures, setFailures] = useState(0)
  const organization = data?.organization
  const after = async (wrong: string | null) => {
    setFormError(wrong)
    if (wrong) setFailures((times) => times + 1)
    await refetch()
    // Users are listed with their organizations.
    void client.refetchQueries({ include: [AdministeredUsersDocument] })
    onChanged()
  }
  const about = { organizationId: id, decidedOn: organization?.decisionState }
  const set = async (userId: number, canApprove: boolean) =>
    after((await mutate(SetOrganizationMemberDocument, { ...about, userId, canApprove })).error)
  const list = useRef<HTMLUListElement>(null)
  const remove = async (userId: number) => {
    const focus = returnFocus()
    await after((await mutate(RemoveOrganizationMemberDocument, { ...about, userId })).error)
    // The button goes with the member.
    focus(list.current)
  }
  if (error) return <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
  if (!organization) return null
  return (
    <div className="my-2 space-y-3 rounded-md border border-line bg-sunken p-3">
      <FormError error={formError} />
      {organization.members.nodes.length === 0 ? <p className="text-muted">No members.</p> : null}
      <ul ref={list} tabIndex={-1} aria-label="Members" className="space-y-1 outline-none">
        {organization.members.nodes.map((member) => (
          <MemberRow
            // What the server says, also by refusing, replaces what was clicked.
            key={`${member.id} ${mayApprove(member, id)} ${failures}`}
            name={member.displayName}
            approves={organization.canApprove ? mayApprove(member, id) : null}
            onApprove={(canApprove) => void set(member.id, canApprove)}
            onRemove={() => void remove(member.id)}
          />
        ))}
      </ul>
      <AddMember onAdd={(userId) => set(userId, false)} />
    </div>
  )
}

type Member = NonNullable<OrganizationMembersQuery['organization']>['members']['nodes'][number]

const mayApprove = (member: Member, organizationId: number): boolean =>
  member.organizationsWithApprovalPrivileges.some(({ id }) => id === organizationId)

function MemberRow({
  name,
  approves,
  onApprove,
  onRemove,
}: {
  name: string
  /** Whether the member may approve; null where the organization itself may not. */
  approves: boolean | null
  onApprove: (canApprove: boolean) => void
  onRemove: () => void
}) {
  const [checked, setChecked] = useState(approves ?? false)
  return (
    <li className="flex flex-wrap items-center gap-4">
      <span className="min-w-40 flex-1">{name}</span>
      {approves === null ? null : (
        <Checkbox
          label="Can approve assertions"
          aria-label={`${name} can approve assertions`}
          checked={checked}
          onChange={(event) => {
            setChecked(event.target.checked)
            onApprove(event.target.checked)
          }}
        />
      )}
      <Button look="quiet" aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </Button>
    </li>
  )
}

function AddMember({ onAdd }: { onAdd: (userId: number) => Promise<void> }) {
  const listId = useId()
  const [found, setFound] = useState<readonly { id: number; displayName: string }[]>([])
  const suggest = async (term: string) => {
    const { data } = await client.query({ query: UsersToAddDocument, variables: { term } })
    setFound(data?.userTypeahead ?? [])
  }
  const [typed, setTyped] = useState('')
  const { pending, error, onSubmit } = useSubmission(async () => {
    const name = typed.trim()
    const { data } = await client.query({ query: UsersToAddDocument, variables: { term: name } })
    const user = data?.userTypeahead.find(
      ({ displayName }) => displayName.toLowerCase() === name.toLowerCase(),
    )
    if (!user) return `There is no user “${name}”. Select a username from the list.`
    await onAdd(user.id)
    setTyped('')
    return null
  })
  return (
    <form onSubmit={onSubmit} className="flex flex-wrap items-end gap-2">
      <Field label="Add a member by username" className="w-64">
        {(control) => (
          <TextInput
            {...control}
            name="member"
            value={typed}
            list={listId}
            required
            autoComplete="off"
            onChange={(event) => {
              setTyped(event.target.value)
              void suggest(event.target.value)
            }}
          />
        )}
      </Field>
      <datalist id={listId}>
        {found.map(({ id, displayName }) => (
          <option key={id} value={displayName}>
            {displayName}
          </option>
        ))}
      </datalist>
      <SubmitButton pending={pending} pendingLabel="Adding…">
        Add
      </SubmitButton>
      <FormError error={error} />
    </form>
  )
}
