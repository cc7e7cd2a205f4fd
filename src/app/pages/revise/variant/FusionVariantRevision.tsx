import { suggestion } from '#app/curation/forms/revision/filing.ts'
import type { RevisionProps } from '#app/curation/forms/revision/revised-record.ts'
import { RevisionBody } from '#app/curation/forms/revision/RevisionBody.tsx'
import { useRevision } from '#app/curation/forms/revision/use-revision.ts'
import { JunctionFields } from '#app/curation/forms/variant/JunctionFields.tsx'
import { junctionViolations, junctionNames } from '#app/curation/forms/variant/junction-values.ts'
import { VariantNameFields } from '#app/curation/forms/variant/VariantNameFields.tsx'
import { SuggestFusionVariantRevisionDocument } from '#app/graphql/generated/revise-variant.ts'
import { FieldsCard } from '#app/curation/forms/FieldsCard.tsx'
import { fusionVariantFields, fusionVariantInput, FusionVariantState } from './fusion-variant-state.ts'
import { NamePreview } from './NamePreview.tsx'
import type { FusionVariantToRevise } from './revise-variant-loader.ts'

/** Suggests changes of a variant of a fusion. */
export function FusionVariantRevision(props: RevisionProps<FusionVariantToRevise>) {
  const { sides, exons, isRepresentative, featureName } = props.record
  const revision = useRevision<FusionVariantState>({
    kind: 'variant-revision',
    props,
    read: (values) => FusionVariantState.parse(values),
    fields: fusionVariantFields(sides, exons),
    violationsOf: (values) => (isRepresentative ? [] : junctionViolations(values, sides)),
    isCommentNeeded: false,
    send: suggestion(
      SuggestFusionVariantRevisionDocument,
      (answer) => answer.suggestFusionVariantRevision,
      (values) => fusionVariantInput(values, sides),
    ),
  })
  const { values } = revision
  const isNamed = !isRepresentative && junctionViolations(values, sides).length === 0
  const names = isNamed ? junctionNames(values, sides) : null
  return (
    <RevisionBody
      revision={revision}
      viewer={props.viewer}
      preview={names ? <NamePreview name={`${featureName} ${names.name}`} viccName={names.viccName} /> : null}
    >
      <FieldsCard title="Names">
        <p className="text-sm text-muted">
          {isRepresentative
            ? `This variant represents any ${featureName} fusion, whatever its breakpoints. Variants with specific exons are created when a molecular profile is composed.`
            : 'Its name is derived from the exons below.'}
        </p>
        <VariantNameFields
          {...revision}
          examples={{ alias: 'EML4-ALK variant 1', type: 'transcript fusion, SO:0001886' }}
        />
      </FieldsCard>
      {isRepresentative ? null : (
        <FieldsCard title="Breakpoints">
          <JunctionFields {...revision} sides={sides} />
        </FieldsCard>
      )}
    </RevisionBody>
  )
}
