import { FieldsCard } from '#app/curation/forms/FieldsCard.tsx'
import { bindFields } from '#app/curation/forms/fields-props.ts'
import type { FormProps } from '#app/curation/forms/FormPage.tsx'
import { ProfileField } from '#app/curation/forms/profile/ProfileField.tsx'
import { resultWith, notDone, mutate } from '#app/apollo/mutate.ts'
import { newDisease } from '#app/curation/forms/references/NewTerm.tsx'
import { searchDiseases } from '#app/curation/forms/references/reference-searches.ts'
import { ReferenceField } from '#app/curation/forms/references/ReferenceField.tsx'
import { SourceField } from '#app/curation/forms/source/SourceField.tsx'
import { SendingFields } from '#app/curation/forms/submission/SendingFields.tsx'
import { Submitted } from '#app/curation/forms/Submitted.tsx'
import { EvidenceFromSource } from '#app/entities/evidence/EvidenceFromSource.tsx'
import { SuggestSourceDocument } from '#app/graphql/generated/suggest-source.ts'
import { SubmissionBody } from '#app/curation/forms/submission/SubmissionBody.tsx'
import { useSubmissionForm } from '#app/curation/forms/submission/use-submission-form.ts'
import { anchoredLink } from '#domain/records/links.ts'
import { paths } from '#app/paths.ts'
import { Card } from '#app/ui/Card.tsx'
import {
  blankSourceSuggestion,
  suggestionViolations,
  SourceSuggestionValues,
} from './source-suggestion-values.ts'

/** Suggests a source to curators. */
export function SourceSuggestionForm(props: FormProps<SourceSuggestionValues>) {
  const submission = useSubmissionForm<SourceSuggestionValues, { sourceSuggestion: { id: number } }>({
    kind: 'source-suggestion',
    props,
    blank: blankSourceSuggestion,
    read: (stored) => SourceSuggestionValues.safeParse(stored).data,
    titleOf: ({ source }) => ['Source suggestion', source?.name].filter(Boolean).join(' · '),
    violationsOf: suggestionViolations,
    comment: 'needed',
    fieldOf: {},
    send: async ({ source, molecularProfile, disease }, { comment, ...sent }) => {
      if (!source || !comment) return notDone('Required fields are missing.')
      const result = await mutate(SuggestSourceDocument, {
        input: {
          sourceId: source.id,
          molecularProfileId: molecularProfile?.id ?? null,
          diseaseId: disease?.id ?? null,
          comment,
          ...sent,
        },
      })
      return resultWith(result, (answer) => answer.suggestSource)
    },
  })
  const { values, made } = submission
  const { source } = values
  const field = bindFields(submission)
  if (made && source)
    return (
      <Submitted
        title={`${source.name} was suggested`}
        steps={[
          {
            name: 'Open the suggestion',
            href: anchoredLink(paths.source.href(source.id), 'SOURCE_SUGGESTION', made.sourceSuggestion.id),
          },
          { name: 'Suggest another', href: paths.suggestSource.href() },
        ]}
      >
        <p>It is now in the queue of suggested sources. You will be notified of what becomes of it.</p>
      </Submitted>
    )
  return (
    <SubmissionBody
      submission={submission}
      label="Source suggestion"
      submitLabel="Suggest source"
      aside={
        <Card title="Evidence from this source">
          {source ? (
            <EvidenceFromSource sourceId={source.id} />
          ) : (
            <p className="text-sm text-muted">Select a source to list its existing evidence.</p>
          )}
        </Card>
      }
    >
      <FieldsCard title="Source and reason">
        <SourceField label="Source" {...field.record('source')} />
        <ProfileField label="Molecular profile (optional)" {...field.choice('molecularProfile')} />
        <ReferenceField
          label="Disease (optional)"
          kind="disease"
          {...field.record('disease')}
          search={searchDiseases}
          minimum={2}
          creation={newDisease}
        />
        <SendingFields submission={submission} commentLabel="Reason" />
      </FieldsCard>
    </SubmissionBody>
  )
}
