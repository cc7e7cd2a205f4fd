import { Field } from '#app/ui/controls/Field.tsx'
import { Select } from '#app/ui/controls/Select.tsx'
import type { Membership } from './use-organizations.ts'

/** On behalf of which organization something is submitted; a question only to members of several. */
export function OrganizationField({
  membership: { organizations, organizationId },
  onOrganization,
  error,
}: {
  membership: Membership
  onOrganization: (id: number | null) => void
  error?: string
}) {
  if (organizations.length === 0) return null
  if (organizations.length === 1)
    return <p className="text-sm text-muted">Credited to you and {organizations[0]?.name}.</p>
  return (
    <div data-field="organizationId">
      <Field label="On behalf of" error={error}>
        {(control) => (
          <Select
            {...control}
            empty="Select an organization"
            value={organizationId ?? ''}
            choices={organizations.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChoose={(value) => onOrganization(value ? Number(value) : null)}
          />
        )}
      </Field>
    </div>
  )
}
