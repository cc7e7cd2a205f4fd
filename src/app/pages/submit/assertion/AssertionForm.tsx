import { withMissingValues } from '#app/curation/forms/clinical/missing-values.ts'
import { AssertionFields } from '#app/curation/forms/assertion/AssertionFields.tsx'
import { AssertionPreview } from '#app/curation/forms/assertion/AssertionPreview.tsx'
import {
  assertionFields,
  assertionInput,
  assertionTitle,
  assertionViolations,
  applicableAssertion,
} from '#app/curation/forms/assertion/assertion-values.ts'
import type { FormProps } from '#app/curation/forms/FormPage.tsx'
import { resultWith, notDone, mutate } from '#app/apollo/mutate.ts'
import { fieldsByName } from '#app/curation/forms/revision/revised-fields.ts'
import { atFields } from '#app/curation/forms/submission/violations.ts'
import { SendingFields } from '#app/curation/forms/submission/SendingFields.tsx'
import { Submitted } from '#app/curation/forms/Submitted.tsx'
import { SubmissionBody } from '#app/curation/forms/submission/SubmissionBody.tsx'
import { useSubmissionForm } from '#app/curation/forms/submission/use-submission-form.ts'
import { SubmitAssertionDocument } from '#app/graphql/generated/submit-assertion.ts'
import { hrefWith, paths } from '#app/paths.ts'
import { tagText } from '#app/entities/entities.ts'
import { FieldsCard } from '#app/curation/forms/FieldsCard.tsx'
import { AssertionValues, blankAssertion } from './assertion-submission.ts'

const fieldOf = fieldsByName(assertionFields)

/** Submits an assertion. */
export function AssertionForm(props: FormProps<AssertionValues>) {
  const submission = useSubmissionForm<AssertionValues, { id: number }>({
    kind: 'assertion',
    props,
    blank: blankAssertion,
    read: (stored) => AssertionValues.safeParse(stored).data,
    titleOf: assertionTitle,
    violationsOf: (values) =>
      withMissingValues(atFields(assertionViolations(applicableAssertion(values)), fieldOf), values),
    comment: 'optional',
    fieldOf,
    send: async (values, sent) => {
      const fields = assertionInput(applicableAssertion(values))
      if (!fields) return notDone('Required fields are missing.')
      const result = await mutate(SubmitAssertionDocument, { input: { fields, ...sent } })
      return resultWith(result, (answer) => answer.submitAssertion?.assertion)
    },
    makesStale: 'assertion',
  })
  const { values, set, errorOf, made } = submission
  if (made) return <AssertionSubmitted id={made.id} />

  return (
    <SubmissionBody
      submission={submission}
      label="Assertion"
      submitLabel="Submit assertion"
      aside={<AssertionPreview counted={applicableAssertion(values)} />}
    >
      <AssertionFields values={values} set={set} errorOf={errorOf} />
      <FieldsCard title="For reviewers">
        <SendingFields submission={submission} />
      </FieldsCard>
    </SubmissionBody>
  )
}

function AssertionSubmitted({ id }: { id: number }) {
  const tag = tagText('assertion', id)
  return (
    <Submitted
      title={`${tag} was submitted`}
      steps={[
        { name: `Open ${tag}`, href: paths.assertion.href(id) },
        { name: 'Duplicate', href: hrefWith(paths.submitAssertion.href(), { from: tag }) },
      ]}
    >
      <p>It is now in the review queue. You will be notified of comments and decisions.</p>
    </Submitted>
  )
}
