import { useState } from 'react'
import { evidenceTypeRules } from '#domain/evidence-rules.ts'
import {
  evidenceDirections,
  evidenceLevelDescriptions,
  evidenceLevels,
  evidenceSignificances,
  evidenceTypes,
  variantOrigins,
} from '#domain/vocabularies/evidence.ts'
import { client } from '#app/apollo/client.ts'
import { ClinicalFields } from '#app/curation/forms/ClinicalFields.tsx'
import { useDraft } from '#app/curation/forms/drafts/use-draft.ts'
import { FormBody } from '#app/curation/forms/FormBody.tsx'
import type { FormGiven } from '#app/curation/forms/FormPage.tsx'
import { ProfileField } from '#app/curation/forms/profile/ProfileField.tsx'
import { tell } from '#app/curation/forms/references/asking.ts'
import { SourceField, useChosenSource } from '#app/curation/forms/source/SourceField.tsx'
import { sendingRules } from '#app/curation/forms/submission/sending-rules.ts'
import { SendingFields } from '#app/curation/forms/submission/SendingFields.tsx'
import { useCurationForm } from '#app/curation/forms/submission/use-curation-form.ts'
import { useOrganizations } from '#app/curation/forms/submission/use-organizations.ts'
import { TypedText } from '#app/curation/forms/TypedText.tsx'
import { isEmptyValue } from '#app/curation/forms/values.ts'
import { VocabularySelect } from '#app/curation/forms/VocabularySelect.tsx'
import { SubmitEvidenceDocument } from '#app/graphql/generated/submit-evidence.ts'
import { paths } from '#app/paths.ts'
import { significanceLabel } from '#app/records/significance.ts'
import { Card } from '#app/ui/Card.tsx'
import { Field } from '#app/ui/Field.tsx'
import { Select } from '#app/ui/Select.tsx'
import {
  blankEvidence,
  brokenEvidenceRules,
  evidenceFieldOf,
  evidenceInput,
  evidenceTitle,
  EvidenceValues,
} from './evidence-values.ts'
import { EvidenceLikeThis } from './EvidenceLikeThis.tsx'
import { EvidencePreview } from './EvidencePreview.tsx'
import { EvidenceSubmitted } from './EvidenceSubmitted.tsx'
import { ratings } from './ratings.ts'

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
  const membership = useOrganizations(values.organizationId)
  const source = useChosenSource(values.source ?? undefined)
  const [submitted, setSubmitted] = useState<number | null>(null)
  const form = useCurationForm({
    values,
    broken: [
      ...brokenEvidenceRules(
        values,
        source?.deprecated === true || source?.retractionNature === 'Retraction',
      ),
      ...sendingRules(values, membership),
    ],
    isEmpty: (field) => isEmptyValue(values[field]),
    fieldOf: evidenceFieldOf,
    send: async () => {
      const fields = evidenceInput(values)
      if (!fields) return { ok: false, problem: 'Something needed is missing.', error: null }
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
      if (!item) return told.ok ? { ok: false, problem: 'There was no answer.', error: null } : told
      draft.forget()
      client.cache.evict({ fieldName: 'evidenceItems' })
      setSubmitted(item.id)
      return told
    },
  })
  if (submitted !== null) return <EvidenceSubmitted id={submitted} values={values} />

  const rule = values.evidenceType && evidenceTypeRules[values.evidenceType]
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
          <EvidenceLikeThis values={values} />
          <EvidencePreview values={values} source={source} />
        </>
      }
    >
      <Card title="Where it was read and what it is about">
        <div className="space-y-4">
          <SourceField
            label="Source"
            name="source"
            single
            chosen={values.source ? [values.source] : []}
            onChoose={([chosen]) => set({ source: chosen ?? null })}
            error={form.errorOf('source')}
          />
          <ProfileField
            feature={values.feature}
            chosen={values.molecularProfile}
            onChoose={(molecularProfile) => set({ molecularProfile })}
            error={form.errorOf('molecularProfile')}
          />
          <VocabularySelect
            label="Variant origin"
            name="variantOrigin"
            words={variantOrigins}
            chosen={values.variantOrigin}
            onChoose={(variantOrigin) => set({ variantOrigin })}
            error={form.errorOf('variantOrigin')}
          />
        </div>
      </Card>
      <Card title="What it says">
        <div className="space-y-4">
          <div className="grid gap-4 sm:grid-cols-3">
            <VocabularySelect
              label="Type"
              name="evidenceType"
              words={evidenceTypes}
              chosen={values.evidenceType}
              onChoose={(evidenceType) => set({ evidenceType })}
              error={form.errorOf('evidenceType')}
            />
            {rule ? (
              <>
                <VocabularySelect
                  label="Direction"
                  name="evidenceDirection"
                  words={evidenceDirections}
                  allowed={rule.directions}
                  chosen={values.evidenceDirection}
                  onChoose={(evidenceDirection) => set({ evidenceDirection })}
                  error={form.errorOf('evidenceDirection')}
                />
                <VocabularySelect
                  label="Significance"
                  name="significance"
                  words={evidenceSignificances}
                  wordsOf={significanceLabel}
                  allowed={rule.significances}
                  chosen={values.significance}
                  onChoose={(significance) => set({ significance })}
                  error={form.errorOf('significance')}
                />
              </>
            ) : (
              <p className="self-end text-sm text-muted sm:col-span-2">
                What else is needed depends on the type.
              </p>
            )}
          </div>
          <ClinicalFields
            values={values}
            set={set}
            takes={{
              disease: rule ? rule.disease !== 'NONE' : false,
              therapies: rule?.therapies === 'REQUIRED',
            }}
            subject={values.evidenceType ? `${evidenceTypes.label(values.evidenceType)} evidence` : undefined}
            errorOf={form.errorOf}
          />
        </div>
      </Card>
      <Card title="How strong it is">
        <div className="space-y-4">
          <div className="grid gap-4 sm:grid-cols-2">
            <VocabularySelect
              label="Level"
              name="evidenceLevel"
              words={evidenceLevels}
              wordsOf={(level) => `${level}: ${evidenceLevelDescriptions[level].toLowerCase()}`}
              chosen={values.evidenceLevel}
              onChoose={(evidenceLevel) => set({ evidenceLevel })}
              error={form.errorOf('evidenceLevel')}
            />
            <div data-field="rating">
              <Field label="Rating" error={form.errorOf('rating')}>
                {(control) => (
                  <Select
                    {...control}
                    empty="Choose"
                    choices={ratings}
                    value={values.rating ?? ''}
                    onChoose={(value) => set({ rating: value ? Number(value) : null })}
                  />
                )}
              </Field>
            </div>
          </div>
          <TypedText
            label="Statement"
            name="description"
            lines={6}
            text={values.description}
            onType={(description) => set({ description })}
            hint="What the source shows, in your own words: who was studied, what was done, what was found."
          />
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
