import { useQuery } from '@apollo/client/react'
import { useId, useState } from 'react'
import { client } from '#app/apollo/client.ts'
import { failureOf } from '#app/apollo/failure.ts'
import { problemOfChange } from '#app/account/change.ts'
import {
  OrganizationMembersDocument,
  RemoveOrganizationMemberDocument,
  SetOrganizationMemberDocument,
  UsersToAddDocument,
} from '#app/graphql/generated/administration.ts'
import { Button } from '#app/ui/Button.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { ErrorState } from '#app/ui/ErrorState.tsx'
import { Field } from '#app/ui/Field.tsx'
import { FormProblem } from '#app/ui/form/FormProblem.tsx'
import { SubmitButton } from '#app/ui/form/SubmitButton.tsx'
import { textOf, useSubmission } from '#app/ui/form/use-submission.ts'
import type { Problem } from '#app/ui/form/use-submission.ts'
import { TextInput } from '#app/ui/TextInput.tsx'

/** The members of an organization: who they are, who may approve for it, and a field to add another. */
export function OrganizationMembers({ id, onChanged }: { id: number; onChanged: () => void }) {
  const { data, error, refetch } = useQuery(OrganizationMembersDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
  })
  const [problem, setProblem] = useState<Problem>(null)
  const organization = data?.organization
  const after = async (wrong: Problem) => {
    setProblem(wrong)
    await refetch()
    onChanged()
  }
  const set = async (userId: number, canApprove: boolean) =>
    after(await problemOfChange(SetOrganizationMemberDocument, { organizationId: id, userId, canApprove }))
  const remove = async (userId: number) =>
    after(await problemOfChange(RemoveOrganizationMemberDocument, { organizationId: id, userId }))
  if (error) return <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
  if (!organization) return null
  return (
    <div className="my-2 space-y-3 rounded-md border border-line bg-sunken p-3">
      <FormProblem problem={problem} />
      {organization.members.nodes.length === 0 ? <p className="text-muted">It has no members yet.</p> : null}
      <ul className="space-y-1">
        {organization.members.nodes.map((member) => (
          <li key={member.id} className="flex flex-wrap items-center gap-4">
            <span className="min-w-40 flex-1">{member.displayName}</span>
            {organization.canApprove ? (
              <Checkbox
                label={`May approve`}
                aria-label={`${member.displayName} may approve`}
                checked={member.organizationsWithApprovalPrivileges.some((other) => other.id === id)}
                onChange={(event) => void set(member.id, event.target.checked)}
              />
            ) : null}
            <Button
              look="quiet"
              aria-label={`Remove ${member.displayName}`}
              onClick={() => void remove(member.id)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <AddMember onAdd={(userId) => set(userId, false)} />
    </div>
  )
}

function AddMember({ onAdd }: { onAdd: (userId: number) => Promise<void> }) {
  const listId = useId()
  const [found, setFound] = useState<readonly { id: number; displayName: string }[]>([])
  const suggest = async (term: string) => {
    const { data } = await client.query({ query: UsersToAddDocument, variables: { term } })
    setFound(data?.userTypeahead ?? [])
  }
  const { pending, problem, onSubmit } = useSubmission(async (form) => {
    const name = textOf(form, 'member')
    const { data } = await client.query({ query: UsersToAddDocument, variables: { term: name } })
    const user = data?.userTypeahead.find(
      ({ displayName }) => displayName.toLowerCase() === name.toLowerCase(),
    )
    if (!user) return `There is no user “${name}”. Give the username as suggested.`
    await onAdd(user.id)
    return null
  })
  return (
    <form onSubmit={onSubmit} className="flex flex-wrap items-end gap-2">
      <Field label="Add a member by username" className="w-64">
        {(control) => (
          <TextInput
            {...control}
            name="member"
            list={listId}
            required
            autoComplete="off"
            onChange={(event) => void suggest(event.target.value)}
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
      <FormProblem problem={problem} />
    </form>
  )
}
