import { useState } from 'react'
import { assertionTypeRules } from '#domain/assertion-rules.ts'
import {
  assertionDirections,
  assertionSignificances,
  assertionTypes,
  variantOrigins,
} from '#domain/vocabularies/evidence.ts'
import { client } from '#app/apollo/client.ts'
import { ClinicalFields } from '#app/curation/forms/ClinicalFields.tsx'
import { useDraft } from '#app/curation/forms/drafts/use-draft.ts'
import { FormBody } from '#app/curation/forms/FormBody.tsx'
import type { FormGiven } from '#app/curation/forms/FormPage.tsx'
import { ProfileField } from '#app/curation/forms/profile/ProfileField.tsx'
import { tell } from '#app/curation/forms/references/asking.ts'
import { sendingRules } from '#app/curation/forms/submission/sending-rules.ts'
import { SendingFields } from '#app/curation/forms/submission/SendingFields.tsx'
import { useCurationForm } from '#app/curation/forms/submission/use-curation-form.ts'
import { useOrganizations } from '#app/curation/forms/submission/use-organizations.ts'
import { Submitted } from '#app/curation/forms/Submitted.tsx'
import { TypedText } from '#app/curation/forms/TypedText.tsx'
import { isEmptyValue } from '#app/curation/forms/values.ts'
import { VocabularySelect } from '#app/curation/forms/VocabularySelect.tsx'
import { SubmitAssertionDocument } from '#app/graphql/generated/submit-assertion.ts'
import { hrefWith, paths } from '#app/paths.ts'
import { tagText } from '#app/records/entities.ts'
import { significanceLabel } from '#app/records/significance.ts'
import { Card } from '#app/ui/Card.tsx'
import { AssertionPreview } from './AssertionPreview.tsx'
import {
  assertionFieldOf,
  assertionInput,
  assertionTitle,
  AssertionValues,
  blankAssertion,
  brokenAssertionRules,
} from './assertion-values.ts'
import { CitedEvidence } from './CitedEvidence.tsx'
import { Classification } from './Classification.tsx'

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
  const membership = useOrganizations(values.organizationId)
  const [submitted, setSubmitted] = useState<number | null>(null)
  const form = useCurationForm({
    values,
    broken: [...brokenAssertionRules(values), ...sendingRules(values, membership)],
    isEmpty: (field) => isEmptyValue(values[field]),
    fieldOf: assertionFieldOf,
    send: async () => {
      const fields = assertionInput(values)
      if (!fields) return { ok: false, problem: 'Something needed is missing.', error: null }
      const told = await tell(SubmitAssertionDocument, {
        input: {
          fields,
          comment: values.comment.trim() || null,
          organizationId: membership.organizationId,
          clientMutationId: draft.ownId,
        },
      })
      const assertion = told.ok ? told.result.submitAssertion?.assertion : undefined
      if (!assertion) return told.ok ? { ok: false, problem: 'There was no answer.', error: null } : told
      draft.forget()
      client.cache.evict({ fieldName: 'assertions' })
      setSubmitted(assertion.id)
      return told
    },
  })
  if (submitted !== null) return <AssertionSubmitted id={submitted} />

  const rule = values.assertionType && assertionTypeRules[values.assertionType]
  return (
    <FormBody
      label="Assertion"
      href={paths.submitAssertion.href()}
      draft={draft}
      form={form}
      startProblem={start.problem}
      submitLabel="Submit assertion"
      actingFor={membership.organizationId}
      aside={<AssertionPreview values={values} />}
    >
      <Card title="What it is about">
        <div className="space-y-4">
          <ProfileField
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
          <div className="grid gap-4 sm:grid-cols-3">
            <VocabularySelect
              label="Type"
              name="assertionType"
              words={assertionTypes}
              chosen={values.assertionType}
              onChoose={(assertionType) => set({ assertionType })}
              error={form.errorOf('assertionType')}
            />
            {rule ? (
              <>
                <VocabularySelect
                  label="Direction"
                  name="assertionDirection"
                  words={assertionDirections}
                  allowed={rule.directions}
                  chosen={values.assertionDirection}
                  onChoose={(assertionDirection) => set({ assertionDirection })}
                  error={form.errorOf('assertionDirection')}
                />
                <VocabularySelect
                  label="Significance"
                  name="significance"
                  words={assertionSignificances}
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
            takes={{ disease: rule !== null, therapies: rule?.therapies === 'REQUIRED' }}
            subject={
              values.assertionType ? `A ${assertionTypes.label(values.assertionType)} assertion` : undefined
            }
            errorOf={form.errorOf}
          />
        </div>
      </Card>
      <Card title="The evidence it rests on">
        <CitedEvidence
          chosen={values.evidenceItems}
          onChoose={(evidenceItems) => set({ evidenceItems: [...evidenceItems] })}
          fits={{
            molecularProfileId: values.molecularProfile?.id,
            diseaseId: values.disease?.id,
            type: values.assertionType,
          }}
          error={form.errorOf('evidenceItems')}
        />
      </Card>
      {rule ? (
        <Card title="Classification">
          <Classification values={values} set={set} rule={rule} errorOf={form.errorOf} />
        </Card>
      ) : null}
      <Card title="What it says">
        <div className="space-y-4">
          <TypedText
            label="Summary"
            name="summary"
            lines={2}
            text={values.summary}
            onType={(summary) => set({ summary })}
            hint="What is asserted, in a sentence or two."
          />
          <TypedText
            label="Description"
            name="description"
            lines={6}
            text={values.description}
            onType={(description) => set({ description })}
            hint="The reasoning: how the evidence supports it, and what speaks against it."
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
