import { searchGenes } from '#app/curation/forms/profile/feature-searches.ts'
import { bindFields } from '#app/curation/forms/fields-props.ts'
import { suggestion } from '#app/curation/forms/revision/filing.ts'
import type { RevisionProps } from '#app/curation/forms/revision/revised-record.ts'
import { RevisionBody } from '#app/curation/forms/revision/RevisionBody.tsx'
import { useRevision } from '#app/curation/forms/revision/use-revision.ts'
import { TextListField } from '#app/curation/forms/TextListField.tsx'
import { ClinvarField } from '#app/curation/forms/variant/ClinvarField.tsx'
import { PlaceFields } from '#app/curation/forms/variant/PlaceFields.tsx'
import { VariantNameFields } from '#app/curation/forms/variant/VariantNameFields.tsx'
import { SuggestGeneVariantRevisionDocument } from '#app/graphql/generated/revise-variant.ts'
import { FieldsCard } from '#app/curation/forms/FieldsCard.tsx'
import {
  geneVariantViolations,
  geneVariantFields,
  geneVariantInput,
  GeneVariantState,
} from './gene-variant-state.ts'
import type { GeneVariantToRevise } from './revise-variant-loader.ts'
import { FeatureAndNameFields } from './FeatureAndNameFields.tsx'
import { NamePreview } from './NamePreview.tsx'

/** Suggests changes of a variant of a gene. */
export function GeneVariantRevision(props: RevisionProps<GeneVariantToRevise>) {
  const [, ...place] = props.record.subjects
  const revision = useRevision<GeneVariantState>({
    kind: 'variant-revision',
    props,
    read: (values) => GeneVariantState.parse(values),
    fields: geneVariantFields(place),
    violationsOf: geneVariantViolations,
    isCommentNeeded: false,
    send: suggestion(
      SuggestGeneVariantRevisionDocument,
      (answer) => answer.suggestGeneVariantRevision,
      geneVariantInput,
    ),
  })
  const { values, set, errorOf } = revision
  const name = `${values.feature?.name ?? ''} ${values.name}`.trim()
  return (
    <RevisionBody
      revision={revision}
      viewer={props.viewer}
      preview={name === props.record.name ? null : <NamePreview name={name} />}
    >
      <FieldsCard title="Names">
        <FeatureAndNameFields {...revision} label="Gene" kind="gene" search={searchGenes} />
        <VariantNameFields
          {...revision}
          examples={{ alias: 'VAL600GLU or its rs number', type: 'missense variant, SO:0001583' }}
        />
      </FieldsCard>
      <FieldsCard title="Coordinates">
        <PlaceFields {...revision} />
      </FieldsCard>
      <FieldsCard title="Identifiers">
        <TextListField
          label="HGVS descriptions"
          {...bindFields(revision).texts('hgvsDescriptions')}
          placeholder={values.hgvsDescriptions.length > 0 ? undefined : 'e.g. NM_004333.4:c.1799T>A'}
          hint="With reference sequence and version. Enter adds one; several can be pasted."
        />
        <ClinvarField
          value={values.clinvar}
          onChange={(clinvar) => set({ clinvar })}
          error={errorOf('clinvar')}
        />
      </FieldsCard>
    </RevisionBody>
  )
}
