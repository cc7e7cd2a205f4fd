import { searchFactors } from '#app/curation/forms/profile/feature-searches.ts'
import { bindFields } from '#app/curation/forms/fields-props.ts'
import { suggestion } from '#app/curation/forms/revision/filing.ts'
import type { RevisionProps } from '#app/curation/forms/revision/revised-record.ts'
import { RevisionBody } from '#app/curation/forms/revision/RevisionBody.tsx'
import { useRevision } from '#app/curation/forms/revision/use-revision.ts'
import { TypedText } from '#app/curation/forms/TypedText.tsx'
import { VariantNameFields } from '#app/curation/forms/variant/VariantNameFields.tsx'
import { SuggestFactorVariantRevisionDocument } from '#app/graphql/generated/revise-variant.ts'
import { therapyUrl } from '#domain/records/links.ts'
import { FieldsCard } from '#app/curation/forms/FieldsCard.tsx'
import { ExternalLink } from '#app/ui/ExternalLink.tsx'
import {
  factorVariantViolations,
  factorVariantFields,
  factorVariantInput,
  FactorVariantState,
} from './factor-variant-state.ts'
import { FeatureAndNameFields } from './FeatureAndNameFields.tsx'
import { NamePreview } from './NamePreview.tsx'
import type { FactorVariantToRevise } from './revise-variant-loader.ts'

/** Suggests changes of a variant of a factor. */
export function FactorVariantRevision(props: RevisionProps<FactorVariantToRevise>) {
  const revision = useRevision<FactorVariantState>({
    kind: 'variant-revision',
    props,
    read: (values) => FactorVariantState.parse(values),
    fields: factorVariantFields,
    violationsOf: factorVariantViolations,
    isCommentNeeded: false,
    send: suggestion(
      SuggestFactorVariantRevisionDocument,
      (answer) => answer.suggestFactorVariantRevision,
      factorVariantInput,
    ),
  })
  const { values, set } = revision
  const ncitPage = therapyUrl(values.ncitId)
  const name = `${values.feature?.name ?? ''} ${values.name}`.trim()
  return (
    <RevisionBody
      revision={revision}
      viewer={props.viewer}
      preview={name === props.record.name ? null : <NamePreview name={name} />}
    >
      <FieldsCard title="Names">
        <FeatureAndNameFields {...revision} label="Factor" kind="feature" search={searchFactors} />
        <div className="space-y-1">
          <TypedText
            label="NCIt ID"
            {...bindFields(revision).text('ncitId')}
            onType={(ncitId) => set({ ncitId: ncitId.trim() })}
            placeholder="e.g. C36318"
            hint="NCI Thesaurus code, if any."
          />
          {ncitPage ? (
            <p className="text-xs">
              <ExternalLink href={ncitPage} inNewTab>
                {values.ncitId} in the NCI Thesaurus
              </ExternalLink>
            </p>
          ) : null}
        </div>
        <VariantNameFields {...revision} examples={{ type: 'functionally abnormal, SO:0002218' }} />
      </FieldsCard>
    </RevisionBody>
  )
}
