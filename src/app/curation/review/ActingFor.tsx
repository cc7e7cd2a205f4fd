import { Field } from '#app/ui/controls/Field.tsx'
import { Select } from '#app/ui/controls/Select.tsx'
import type { useActingOrganization } from './acting-for.ts'

/** Lets members of several organizations say for which of them they act; nothing for everybody else. */
export function ActingFor({
  organizations,
  organizationId,
  choose,
}: ReturnType<typeof useActingOrganization>) {
  if (organizations.length < 2) return null
  return (
    <Field label="On behalf of" inline>
      {(control) => (
        <Select
          {...control}
          className="max-w-56"
          empty="Select an organization"
          value={organizationId ?? ''}
          choices={organizations.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChoose={(value) => choose(value ? Number(value) : null)}
        />
      )}
    </Field>
  )
}
