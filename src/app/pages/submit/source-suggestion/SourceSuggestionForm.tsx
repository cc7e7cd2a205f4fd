import { useState } from 'react'
import { useDraft } from '#app/curation/forms/drafts/use-draft.ts'
import { FormBody } from '#app/curation/forms/FormBody.tsx'
import type { FormGiven } from '#app/curation/forms/FormPage.tsx'
import { ProfileField } from '#app/curation/forms/profile/ProfileField.tsx'
import { notDone, tell } from '#app/curation/forms/references/asking.ts'
import { newDisease } from '#app/curation/forms/references/NewTerm.tsx'
import { searchDiseases } from '#app/curation/forms/references/reference-searches.ts'
import { ReferenceField } from '#app/curation/forms/references/ReferenceField.tsx'
import { SourceField } from '#app/curation/forms/source/SourceField.tsx'
import { sendingRules } from '#app/curation/forms/submission/sending-rules.ts'
import { SendingFields } from '#app/curation/forms/submission/SendingFields.tsx'
import { useCurationForm } from '#app/curation/forms/submission/use-curation-form.ts'
import { useOrganizations } from '#app/curation/forms/submission/use-organizations.ts'
import { Submitted } from '#app/curation/forms/Submitted.tsx'
import { isEmptyValue } from '#app/curation/forms/values.ts'
import { SuggestSourceDocument } from '#app/graphql/generated/suggest-source.ts'
import { paths } from '#app/paths.ts'
import { Card } from '#app/ui/Card.tsx'
import {
  blankSourceSuggestion,
  brokenSuggestionRules,
  SourceSuggestionValues,
} from './source-suggestion-values.ts'

/** Suggests a source to curators. */
export function SourceSuggestionForm({ viewer, draftId, start }: FormGiven<SourceSuggestionValues>) {
  const draft = useDraft<SourceSuggestionValues>({
    kind: 'source-suggestion',
    id: draftId,
    userId: viewer.id,
    initial: { ...blankSourceSuggestion, ...start.values },
    read: (kept) => SourceSuggestionValues.safeParse(kept).data ?? blankSourceSuggestion,
    titleOf: ({ source }) => ['Source suggestion', source?.name].filter(Boolean).join(' · '),
  })
  const { values, set } = draft
  const { source, molecularProfile, disease } = values
  const membership = useOrganizations(values.organizationId)
  const [isDone, setDone] = useState(false)
  const form = useCurationForm({
    values,
    broken: [...brokenSuggestionRules(values), ...sendingRules(values, membership, true)],
    isEmpty: (field) => isEmptyValue(values[field]),
    fieldOf: {},
    send: async () => {
      if (!source) return { ok: false, problem: 'A source is missing.', error: null }
      const told = await tell(SuggestSourceDocument, {
        input: {
          sourceId: source.id,
          molecularProfileId: molecularProfile?.id ?? null,
          diseaseId: disease?.id ?? null,
          comment: values.comment.trim(),
          organizationId: membership.organizationId,
          clientMutationId: draft.ownId,
        },
      })
      if (!told.ok) return told
      if (!told.result.suggestSource) return notDone('There was no answer.')
      draft.forget()
      setDone(true)
      return told
    },
  })
  if (isDone && source)
    return (
      <Submitted
        title={`${source.name} was suggested`}
        steps={[
          { name: 'Open the source', href: paths.source.href(source.id) },
          { name: 'Suggest another', href: paths.suggestSource.href() },
        ]}
      >
        <p>Curators find it in the queue of suggested sources.</p>
      </Submitted>
    )
  return (
    <FormBody
      label="Source suggestion"
      href={paths.suggestSource.href()}
      draft={draft}
      form={form}
      startProblem={start.problem}
      submitLabel="Suggest source"
      actingFor={membership.organizationId}
    >
      <Card title="What should be read, and why">
        <div className="space-y-4">
          <SourceField
            label="Source"
            name="source"
            single
            chosen={source ? [source] : []}
            onChoose={([chosen]) => set({ source: chosen ?? null })}
            error={form.errorOf('source')}
          />
          <ProfileField
            label="Molecular profile (optional)"
            chosen={molecularProfile}
            onChoose={(profile) => set({ molecularProfile: profile })}
            error={form.errorOf('molecularProfile')}
          />
          <ReferenceField
            label="Disease (optional)"
            kind="disease"
            name="disease"
            search={searchDiseases}
            single
            minimum={2}
            chosen={disease ? [disease] : []}
            onChoose={([chosen]) => set({ disease: chosen ?? null })}
            creation={newDisease}
          />
          <SendingFields
            commentLabel="Why it should be read"
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
