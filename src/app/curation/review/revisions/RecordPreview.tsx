import type {
  RevisionReview_recordFragment,
  RevisionValidationQuery,
} from '#app/graphql/generated/revision-review.ts'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { Callout } from '#app/ui/feedback/Callout.tsx'
import { Card } from '#app/ui/Card.tsx'
import { PreviewedFacts } from './PreviewedFacts.tsx'
import { fieldLabel } from '#domain/records/field-labels.ts'
import { isEmpty, partsWith } from './previewed-record.ts'
import type { ReviewedRevision } from '#app/entities/history/revised-value.ts'

/** The record as readers will see it with the chosen changes, and what else follows from accepting them. */
export function RecordPreview({
  record,
  chosen,
  errors,
}: {
  record: RevisionReview_recordFragment
  chosen: readonly ReviewedRevision[]
  /** Which rules it would break; undefined while nobody has said. */
  errors: RevisionValidationQuery['validateRevisionsForAcceptance'] | undefined
}) {
  const parts = partsWith(record, chosen).filter(
    ({ kind, fields }) => kind === 'record' || fields.some((field) => field.changed || !isEmpty(field)),
  )
  const { approvalsToReview } = record
  return (
    <Card title={chosen.length > 0 ? 'Preview' : 'Current record'}>
      <div className="space-y-3">
        <Rules chosen={chosen.length} errors={errors} />
        {chosen.length > 0 && approvalsToReview.length > 0 ? (
          <Callout tone="warning" title="Approvals will need review:">
            <ul className="mt-1 list-disc pl-5">
              {approvalsToReview.map(({ id, assertion, organization }) => (
                <li key={id}>
                  <EntityLink kind="assertion" record={{ id: assertion.id }} /> for {organization.name}
                </li>
              ))}
            </ul>
          </Callout>
        ) : null}
        {parts.map(({ key, title, fields }) => (
          <section key={key} className="space-y-2" aria-label={title ?? record.record.name}>
            {title ? <h3 className="text-sm font-semibold">{title}</h3> : null}
            <PreviewedFacts type={record.record['__typename']} fields={fields} />
          </section>
        ))}
      </div>
    </Card>
  )
}

/** Which rules the record would break, or that it would break none. */
function Rules({
  chosen,
  errors,
}: {
  chosen: number
  errors: RevisionValidationQuery['validateRevisionsForAcceptance'] | undefined
}) {
  if (chosen === 0 || !errors) return null
  const messages = [
    ...errors.genericErrors,
    ...errors.validationErrors.map(({ fieldName, error }) => `${fieldLabel(fieldName)}: ${error}`),
  ]
  if (messages.length === 0) return <p className="text-sm text-good">No validation errors.</p>
  return (
    <Callout
      tone="danger"
      title={messages.length === 1 ? '1 validation error:' : `${messages.length} validation errors:`}
    >
      <ul className="mt-1 list-disc pl-5">
        {messages.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Callout>
  )
}
