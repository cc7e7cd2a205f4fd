import { useState } from 'react'
import { client } from '#app/apollo/client.ts'
import { AssertionFields } from '#app/curation/forms/assertion/AssertionFields.tsx'
import { AssertionPreview } from '#app/curation/forms/assertion/AssertionPreview.tsx'
import {
  assertionFields,
  assertionInput,
  assertionTitle,
  assertionViolations,
  countedAssertion,
} from '#app/curation/forms/assertion/assertion-values.ts'
import { useDraft } from '#app/curation/forms/drafts/use-draft.ts'
import { FormBody } from '#app/curation/forms/FormBody.tsx'
import type { FormGiven } from '#app/curation/forms/FormPage.tsx'
import { notDone, tell } from '#app/curation/forms/references/asking.ts'
import { fieldsByName } from '#app/curation/forms/revision/revised-fields.ts'
import { atFields } from '#app/curation/forms/submission/broken-rules.ts'
import { sendingRules } from '#app/curation/forms/submission/sending-rules.ts'
import { SendingFields } from '#app/curation/forms/submission/SendingFields.tsx'
import { useCurationForm } from '#app/curation/forms/submission/use-curation-form.ts'
import { useOrganizations } from '#app/curation/forms/submission/use-organizations.ts'
import { Submitted } from '#app/curation/forms/Submitted.tsx'
import { isEmptyValue } from '#app/curation/forms/values.ts'
import { SubmitAssertionDocument } from '#app/graphql/generated/submit-assertion.ts'
import { hrefWith, paths } from '#app/paths.ts'
import { tagText } from '#app/records/entities.ts'
import { Card } from '#app/ui/Card.tsx'
import { AssertionValues, blankAssertion } from './assertion-submission.ts'

const fieldOf = fieldsByName(assertionFields)

/** Submits an assertion. */
export function AssertionForm({ viewer, draftId, start }: FormGiven<AssertionValues>) {
  const draft = useDraft<AssertionValues>({
    kind: 'assertion',
    id: draftId,
    userId: viewer.id,
    initial: { ...blankAssertion, ...start.values },
    read: (kept) => AssertionValues.safeParse(kept).data ?? blankAssertion,
    titleOf: assertionTitle,
  })
  const { values, set } = draft
  const counted = countedAssertion(values)
  const membership = useOrganizations(values.organizationId)
  const [submitted, setSubmitted] = useState<number | null>(null)
  const form = useCurationForm({
    values,
    broken: [...atFields(assertionViolations(counted), fieldOf), ...sendingRules(values, membership)],
    isEmpty: (field) => isEmptyValue(values[field]),
    fieldOf,
    send: async () => {
      const fields = assertionInput(counted)
      if (!fields) return notDone('Something needed is missing.')
      const told = await tell(SubmitAssertionDocument, {
        input: {
          fields,
          comment: values.comment.trim() || null,
          organizationId: membership.organizationId,
          clientMutationId: draft.ownId,
        },
      })
      const assertion = told.ok ? told.result.submitAssertion?.assertion : undefined
      if (!assertion) return told.ok ? notDone('There was no answer.') : told
      draft.forget()
      client.cache.evict({ fieldName: 'assertions' })
      setSubmitted(assertion.id)
      return told
    },
  })
  if (submitted !== null) return <AssertionSubmitted id={submitted} />

  return (
    <FormBody
      label="Assertion"
      href={paths.submitAssertion.href()}
      draft={draft}
      form={form}
      startProblem={start.problem}
      submitLabel="Submit assertion"
      actingFor={membership.organizationId}
      aside={<AssertionPreview counted={counted} />}
    >
      <AssertionFields values={values} set={set} errorOf={form.errorOf} />
      <Card title="For reviewers">
        <div className="space-y-4">
          <SendingFields
            comment={values.comment}
            onComment={(comment) => set({ comment })}
            commentError={form.errorOf('comment')}
            membership={membership}
            onOrganization={(organizationId) => set({ organizationId })}
            organizationError={form.errorOf('organizationId')}
          />
        </div>
      </Card>
    </FormBody>
  )
}

function AssertionSubmitted({ id }: { id: number }) {
  const tag = tagText('assertion', id)
  return (
    <Submitted
      title={`${tag} was submitted`}
      steps={[
        { name: `Open ${tag}`, href: paths.assertion.href(id) },
        { name: 'Another one like it', href: hrefWith(paths.submitAssertion.href(), { from: tag }) },
      ]}
    >
      <p>
        Editors find it in the queue of submitted assertions. You are told when somebody comments on it or
        decides.
      </p>
    </Submitted>
  )
}
