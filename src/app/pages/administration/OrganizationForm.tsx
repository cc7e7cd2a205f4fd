import { longestTexts } from '#domain/text/text-lengths.ts'
import { useState } from 'react'
import { mutate } from '#app/apollo/mutate.ts'
import {
  CreateOrganizationDocument,
  EditOrganizationDocument,
} from '#app/graphql/generated/administration.ts'
import type { AdministeredOrganizationFragment } from '#app/graphql/generated/administration.ts'
import { Button } from '#app/ui/controls/Button.tsx'
import { Checkbox } from '#app/ui/controls/Checkbox.tsx'
import { Field } from '#app/ui/controls/Field.tsx'
import { LimitedText } from '#app/ui/controls/LimitedText.tsx'
import { FormError } from '#app/ui/form/FormError.tsx'
import { SubmitButton } from '#app/ui/form/SubmitButton.tsx'
import { textOf, useSubmission } from '#app/ui/form/use-submission.ts'
import { Select } from '#app/ui/controls/Select.tsx'

/** Makes an organization, or changes one. Only organizations without a parent can be one. */
export function OrganizationForm({
  organization,
  others,
  onSaved,
  onCancel,
}: {
  organization?: AdministeredOrganizationFragment
  others: readonly AdministeredOrganizationFragment[]
  onSaved: () => void
  onCancel: () => void
}) {
  const [parent, setParent] = useState(organization?.parent ? String(organization.parent.id) : '')
  // The details that the form began with.
  const [decidedOn] = useState(organization?.decisionState)
  const { pending, error, onSubmit } = useSubmission(async (form) => {
    const input = {
      name: textOf(form, 'name'),
      url: textOf(form, 'url'),
      description: textOf(form, 'description'),
      parentId: parent ? Number(parent) : null,
      canApprove: form.has('canApprove'),
      isApprovedVcep: form.has('isApprovedVcep'),
    }
    const wrong = organization
      ? (await mutate(EditOrganizationDocument, { input: { id: organization.id, decidedOn, ...input } }))
          .error
      : (await mutate(CreateOrganizationDocument, { input })).error
    if (!wrong) onSaved()
    return wrong
  })
  return (
    <form onSubmit={onSubmit} className="my-2 space-y-3 rounded-md border border-line bg-sunken p-3">
      <FormError error={error} />
      <div className="grid gap-3 sm:grid-cols-2">
        <LimitedText
          label="Name"
          name="name"
          longest={longestTexts.personName}
          defaultValue={organization?.name}
          required
        />
        <Field label="Parent organization">
          {(control) => (
            <Select
              {...control}
              empty="None"
              choices={others
                .filter((other) => !other.parent)
                .map(({ id, name }) => ({ value: String(id), label: name }))}
              value={parent}
              onChoose={setParent}
            />
          )}
        </Field>
        <LimitedText
          label="Website"
          hint="With https://"
          name="url"
          type="url"
          longest={longestTexts.webAddress}
          defaultValue={organization?.url}
        />
        <LimitedText
          label="Description"
          name="description"
          lines={2}
          longest={longestTexts.bio}
          defaultValue={organization?.description}
        />
      </div>
      <Checkbox
        name="canApprove"
        label="Members can be granted approval of assertions"
        defaultChecked={organization?.canApprove}
      />
      <Checkbox
        name="isApprovedVcep"
        label="ClinGen-approved variant curation expert panel"
        defaultChecked={organization?.isApprovedVcep}
      />
      <div className="flex gap-2">
        <SubmitButton pending={pending} pendingLabel="Saving…">
          {organization ? 'Save' : 'Create organization'}
        </SubmitButton>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  )
}
