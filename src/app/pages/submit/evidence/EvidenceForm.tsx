import { withMissingValues } from '#app/curation/forms/clinical/missing-values.ts'
import { EvidenceFields } from '#app/curation/forms/evidence/EvidenceFields.tsx'
import { EvidencePreview } from '#app/curation/forms/evidence/EvidencePreview.tsx'
import {
  applicableEvidence,
  evidenceFields,
  evidenceInput,
  evidenceTitle,
  evidenceViolations,
} from '#app/curation/forms/evidence/evidence-values.ts'
import type { FormProps } from '#app/curation/forms/FormPage.tsx'
import { resultWith, notDone, mutate } from '#app/apollo/mutate.ts'
import { useChosenSource } from '#app/curation/forms/source/SourceField.tsx'
import { fieldsByName } from '#app/curation/forms/revision/revised-fields.ts'
import { atFields } from '#app/curation/forms/submission/violations.ts'
import { SendingFields } from '#app/curation/forms/submission/SendingFields.tsx'
import { SubmissionBody } from '#app/curation/forms/submission/SubmissionBody.tsx'
import { useSubmissionForm } from '#app/curation/forms/submission/use-submission-form.ts'
import { SubmitEvidenceDocument } from '#app/graphql/generated/submit-evidence.ts'
import { FieldsCard } from '#app/curation/forms/FieldsCard.tsx'
import { blankEvidence, EvidenceValues } from './evidence-submission.ts'
import { EvidenceLikeThis } from './EvidenceLikeThis.tsx'
import { EvidenceSubmitted } from './EvidenceSubmitted.tsx'

const fieldOf = fieldsByName(evidenceFields)

/** Submits an evidence item. */
export function EvidenceForm(props: FormProps<EvidenceValues>) {
  const submission = useSubmissionForm<EvidenceValues, { id: number }>({
    kind: 'evidence',
    props,
    blank: blankEvidence,
    read: (stored) => EvidenceValues.safeParse(stored).data,
    titleOf: evidenceTitle,
    violationsOf: (values) =>
      withMissingValues(atFields(evidenceViolations(applicableEvidence(values)), fieldOf), values),
    comment: 'optional',
    fieldOf,
    send: async (values, sent) => {
      const fields = evidenceInput(applicableEvidence(values))
      if (!fields) return notDone('Required fields are missing.')
      const result = await mutate(SubmitEvidenceDocument, { input: { fields, ...sent } })
      return resultWith(result, (answer) => answer.submitEvidence?.evidenceItem)
    },
    makesStale: 'evidenceItem',
  })
  const { values, set, errorOf, made } = submission
  const source = useChosenSource(values.source ?? undefined)
  if (made) return <EvidenceSubmitted id={made.id} values={values} />

  const counted = applicableEvidence(values)
  return (
    <SubmissionBody
      submission={submission}
      label="Evidence item"
      submitLabel="Submit evidence"
      aside={
        <>
          <EvidenceLikeThis counted={counted} />
          <EvidencePreview counted={counted} source={source} />
        </>
      }
    >
      <EvidenceFields values={values} set={set} errorOf={errorOf} feature={values.feature} />
      <FieldsCard title="For reviewers">
        <SendingFields submission={submission} />
      </FieldsCard>
    </SubmissionBody>
  )
}
