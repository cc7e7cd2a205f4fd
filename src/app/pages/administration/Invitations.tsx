import { longestTexts } from '#domain/text/text-lengths.ts'
import { useState } from 'react'
import { userRoles } from '#domain/vocabularies/people.ts'
import type { UserRole } from '#domain/vocabularies/people.ts'
import { mutate } from '#app/apollo/mutate.ts'
import {
  CreateInvitationDocument,
  WithdrawInvitationDocument,
} from '#app/graphql/generated/administration.ts'
import type { AdministrationQuery } from '#app/graphql/generated/administration.ts'
import { formatDate } from '#app/ui/dates.ts'
import { Button } from '#app/ui/controls/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Field } from '#app/ui/controls/Field.tsx'
import { FormError } from '#app/ui/form/FormError.tsx'
import { SubmitButton } from '#app/ui/form/SubmitButton.tsx'
import { textOf, useSubmission } from '#app/ui/form/use-submission.ts'
import { Select } from '#app/ui/controls/Select.tsx'
import { LimitedText } from '#app/ui/controls/LimitedText.tsx'
import { OneTimeLink } from './OneTimeLink.tsx'

type Invitation = NonNullable<AdministrationQuery['invitations']>[number]

const roleChoices = userRoles.values.map((value) => ({ value, label: userRoles.label(value) }))

/** Links with which people make their accounts: open ones, and a form for another. */
export function Invitations({
  sendsMail,
  invitations,
  organizations,
  onChanged,
}: {
  /** Whether the link can be mailed. */
  sendsMail: boolean
  invitations: readonly Invitation[]
  organizations: readonly { id: number; name: string }[]
  onChanged: () => void
}) {
  const [error, setError] = useState<string | null>(null)
  const withdraw = async (id: number) => {
    setError((await mutate(WithdrawInvitationDocument, { id })).error)
    onChanged()
  }
  return (
    <Card title="Invitations">
      <InvitationForm sendsMail={sendsMail} organizations={organizations} onMade={onChanged} />
      <FormError error={error} />
      <ul className="mt-3 divide-y divide-line">
        {invitations.map((invitation) => (
          <li key={invitation.id} className="flex flex-wrap items-center gap-x-4 py-2 text-sm">
            <span className="min-w-44 flex-1">
              {invitation.note ?? <span className="text-muted">No recipient named</span>}
              <span className="block text-xs text-muted">
                {userRoles.label(invitation.role)}
                {invitation.organization ? ` · ${invitation.organization.name}` : ''} · valid until{' '}
                {formatDate(invitation.expiresAt)}
              </span>
            </span>
            <Button
              look="quiet"
              aria-label={`Withdraw the invitation ${invitation.note ?? invitation.id}`}
              onClick={() => void withdraw(invitation.id)}
            >
              Withdraw
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function InvitationForm({
  sendsMail,
  organizations,
  onMade,
}: {
  sendsMail: boolean
  organizations: readonly { id: number; name: string }[]
  onMade: () => void
}) {
  const [role, setRole] = useState<string>('CURATOR')
  const [organization, setOrganization] = useState('')
  const [made, setMade] = useState<{ path: string; expiresAt: string; email: string | null } | null>(null)
  const { pending, error, onSubmit } = useSubmission(async (form) => {
    const email = textOf(form, 'email') || null
    const { data, error } = await mutate(CreateInvitationDocument, {
      role: role as UserRole,
      organizationId: organization ? Number(organization) : null,
      note: textOf(form, 'note') || null,
      email,
    })
    const invitation = data?.createInvitation
    if (invitation) {
      setMade({ path: invitation.path, expiresAt: invitation.invitation.expiresAt, email })
      onMade()
    }
    return error
  })
  return (
    <form onSubmit={onSubmit} className="space-y-2">
      <FormError error={error} />
      <div className="flex flex-wrap items-end gap-3">
        <LimitedText
          // The next invitation is for somebody else.
          key={made?.path}
          label="Recipient (note for yourself)"
          name="note"
          longest={longestTexts.invitationNote}
          className="min-w-52 flex-1"
        />
        {sendsMail ? (
          <LimitedText
            key={`email ${made?.path}`}
            label="E-mail address (optional)"
            name="email"
            type="email"
            autoComplete="off"
            longest={longestTexts.webAddress}
            className="min-w-52 flex-1"
          />
        ) : null}
        <Field label="Role" className="w-36">
          {(control) => <Select {...control} choices={roleChoices} value={role} onChoose={setRole} />}
        </Field>
        <Field label="Organization" className="w-52">
          {(control) => (
            <Select
              {...control}
              empty="None"
              choices={organizations.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={organization}
              onChoose={setOrganization}
            />
          )}
        </Field>
        <SubmitButton pending={pending} pendingLabel="Inviting…">
          Invite user
        </SubmitButton>
      </div>
      {made ? (
        <OneTimeLink
          title="Invitation"
          path={made.path}
          expiresAt={made.expiresAt}
          mailedTo={made.email}
          onClose={() => setMade(null)}
        />
      ) : null}
    </form>
  )
}
