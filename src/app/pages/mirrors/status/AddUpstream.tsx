import { mutate } from '#app/apollo/mutate.ts'
import { AddUpstreamDocument } from '#app/graphql/generated/mirror-status.ts'
import { Card } from '#app/ui/Card.tsx'
import { Button } from '#app/ui/controls/Button.tsx'
import { Field } from '#app/ui/controls/Field.tsx'
import { LimitedText } from '#app/ui/controls/LimitedText.tsx'
import { TextInput } from '#app/ui/controls/TextInput.tsx'
import { FormError } from '#app/ui/form/FormError.tsx'
import { SubmitButton } from '#app/ui/form/SubmitButton.tsx'
import { textOf, useSubmission } from '#app/ui/form/use-submission.ts'

/** Most requests in five minutes that the public service allows, and the part of them that a full sync takes. */
const ALLOWED = 900
const BUDGET = 90

/** Form for another service to follow. */
export function AddUpstream({
  isFirst,
  onAdded,
  onCancel,
}: {
  isFirst: boolean
  onAdded: () => void
  onCancel: () => void
}) {
  const { pending, error, onSubmit } = useSubmission(async (form) => {
    const input = {
      url: textOf(form, 'url'),
      name: textOf(form, 'name'),
      budget: Number(textOf(form, 'budget')),
    }
    const { error } = await mutate(AddUpstreamDocument, { input })
    if (!error) onAdded()
    return error
  })
  return (
    <Card title="Add upstream">
      <form onSubmit={onSubmit} className="space-y-3">
        <FormError error={error} />
        <div className="grid gap-3 sm:grid-cols-[2fr_1fr_1fr]">
          <LimitedText
            label="Address"
            hint="Of the public CIViC service, or of another Curia"
            name="url"
            type="url"
            longest={200}
            placeholder="e.g. https://civicdb.org"
            defaultValue={isFirst ? 'https://civicdb.org' : ''}
            required
          />
          <LimitedText label="Name" name="name" longest={60} defaultValue={isFirst ? 'CIViC' : ''} required />
          <Field
            label="Requests in 5 minutes"
            hint={`During a full sync; the public service allows ${ALLOWED}`}
          >
            {(control) => (
              <TextInput
                {...control}
                name="budget"
                type="number"
                min={1}
                max={ALLOWED}
                defaultValue={BUDGET}
                required
              />
            )}
          </Field>
        </div>
        <p className="max-w-prose text-sm text-muted">
          The first run reads all records of the service. Records that are here already keep their ids and
          their local changes.
        </p>
        <div className="flex gap-2">
          <SubmitButton pending={pending} pendingLabel="Adding…">
            Add upstream
          </SubmitButton>
          <Button onClick={onCancel}>Cancel</Button>
        </div>
      </form>
    </Card>
  )
}
