import { useState } from 'react'
import { client } from '#app/apollo/client.ts'
import { useDraft } from '#app/curation/forms/drafts/use-draft.ts'
import { EvidenceFields } from '#app/curation/forms/evidence/EvidenceFields.tsx'
import { EvidencePreview } from '#app/curation/forms/evidence/EvidencePreview.tsx'
import {
  countedEvidence,
  evidenceFields,
  evidenceInput,
  evidenceTitle,
  evidenceViolations,
} from '#app/curation/forms/evidence/evidence-values.ts'
import { FormBody } from '#app/curation/forms/FormBody.tsx'
import type { FormGiven } from '#app/curation/forms/FormPage.tsx'
import { notDone, tell } from '#app/curation/forms/references/asking.ts'
import { useChosenSource } from '#app/curation/forms/source/SourceField.tsx'
import { fieldsByName } from '#app/curation/forms/revision/revised-fields.ts'
import { atFields } from '#app/curation/forms/submission/broken-rules.ts'
import { sendingRules } from '#app/curation/forms/submission/sending-rules.ts'
import { SendingFields } from '#app/curation/forms/submission/SendingFields.tsx'
import { useCurationForm } from '#app/curation/forms/submission/use-curation-form.ts'
import { useOrganizations } from '#app/curation/forms/submission/use-organizations.ts'
import { isEmptyValue } from '#app/curation/forms/values.ts'
import { SubmitEvidenceDocument } from '#app/graphql/generated/submit-evidence.ts'
import { paths } from '#app/paths.ts'
import { Card } from '#app/ui/Card.tsx'
import { blankEvidence, EvidenceValues } from './evidence-submission.ts'
import { EvidenceLikeThis } from './EvidenceLikeThis.tsx'
import { EvidenceSubmitted } from './EvidenceSubmitted.tsx'

const fieldOf = fieldsByName(evidenceFields)

/** Submits an evidence item. */
export function EvidenceForm({ viewer, draftId, start }: FormGiven<EvidenceValues>) {
  const draft = useDraft<EvidenceValues>({
    kind: 'evidence',
    id: draftId,
    userId: viewer.id,
    initial: { ...blankEvidence, ...start.values },
    read: (kept) => EvidenceValues.safeParse(kept).data ?? blankEvidence,
    titleOf: evidenceTitle,
  })
  const { values, set } = draft
  const counted = countedEvidence(values)
  const membership = useOrganizations(values.organizationId)
  const source = useChosenSource(values.source ?? undefined)
  const [submitted, setSubmitted] = useState<number | null>(null)
  const form = useCurationForm({
    values,
    broken: [...atFields(evidenceViolations(counted), fieldOf), ...sendingRules(values, membership)],
    isEmpty: (field) => isEmptyValue(values[field]),
    fieldOf,
    send: async () => {
      const fields = evidenceInput(counted)
      if (!fields) return notDone('Something needed is missing.')
      const told = await tell(SubmitEvidenceDocument, {
        input: {
          fields,
          comment: values.comment.trim() || null,
          organizationId: membership.organizationId,
          // The same form sent again, also after a reload, is answered as the first time.
          clientMutationId: draft.ownId,
        },
      })
      const item = told.ok ? told.result.submitEvidence?.evidenceItem : undefined
      if (!item) return told.ok ? notDone('There was no answer.') : told
      draft.forget()
      client.cache.evict({ fieldName: 'evidenceItems' })
      setSubmitted(item.id)
      return told
    },
  })
  if (submitted !== null) return <EvidenceSubmitted id={submitted} values={values} />

  return (
    <FormBody
      label="Evidence item"
      href={paths.submitEvidence.href()}
      draft={draft}
      form={form}
      startProblem={start.problem}
      submitLabel="Submit evidence"
      actingFor={membership.organizationId}
      aside={
        <>
          <EvidenceLikeThis counted={counted} />
          <EvidencePreview counted={counted} source={source} />
        </>
      }
    >
      <EvidenceFields values={values} set={set} errorOf={form.errorOf} feature={values.feature} />
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
