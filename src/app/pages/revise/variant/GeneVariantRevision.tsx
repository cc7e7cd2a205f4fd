import { searchGenes } from '#app/curation/forms/profile/feature-searches.ts'
import { mutate } from '#app/apollo/mutate.ts'
import { ReferenceField } from '#app/curation/forms/references/ReferenceField.tsx'
import { changesFiled } from '#app/curation/forms/revision/filing.ts'
import type { RevisionProps } from '#app/curation/forms/revision/revised-record.ts'
import { RevisionBody } from '#app/curation/forms/revision/RevisionBody.tsx'
import { useRevision } from '#app/curation/forms/revision/use-revision.ts'
import { TextListField } from '#app/curation/forms/TextListField.tsx'
import { TypedText } from '#app/curation/forms/TypedText.tsx'
import { ClinvarField } from '#app/curation/forms/variant/ClinvarField.tsx'
import { PlaceFields } from '#app/curation/forms/variant/PlaceFields.tsx'
import { VariantNameFields } from '#app/curation/forms/variant/VariantNameFields.tsx'
import { SuggestGeneVariantRevisionDocument } from '#app/graphql/generated/revise-variant.ts'
import { Card } from '#app/ui/Card.tsx'
import {
  geneVariantViolations,
  geneVariantFields,
  geneVariantInput,
  GeneVariantState,
} from './gene-variant-state.ts'
import type { GeneVariantToRevise } from './revise-variant-loader.ts'
import { NamePreview } from './NamePreview.tsx'
import { nameHint } from './variant-common.ts'

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
    send: async (sent, values) =>
      changesFiled(
        await mutate(SuggestGeneVariantRevisionDocument, {
          input: { ...sent, comment: sent.comment || null, fields: geneVariantInput(values) },
        }),
        (answer) => answer.suggestGeneVariantRevision?.results,
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
      <Card title="Names">
        <div className="space-y-4">
          <ReferenceField
            label="Gene"
            kind="gene"
            name="feature"
            search={searchGenes}
            single
            chosen={values.feature ? [values.feature] : []}
            onChoose={([feature]) =>
              set({ feature: feature ? { id: feature.id, name: feature.name } : null })
            }
            hint="Change only if the variant is assigned to the wrong gene."
            error={errorOf('feature')}
          />
          <TypedText
            label="Name"
            name="name"
            text={values.name}
            onType={(name) => set({ name })}
            hint={nameHint}
            error={errorOf('name')}
          />
          <VariantNameFields
            aliases={values.aliases}
            variantTypes={values.variantTypes}
            set={set}
            errorOf={errorOf}
            examples={{ alias: 'VAL600GLU or its rs number', type: 'missense variant, SO:0001583' }}
          />
        </div>
      </Card>
      <Card title="Coordinates">
        <div className="space-y-4">
          <PlaceFields values={values} set={set} errorOf={errorOf} />
        </div>
      </Card>
      <Card title="Identifiers">
        <div className="space-y-4">
          <TextListField
            label="HGVS descriptions"
            name="hgvsDescriptions"
            texts={values.hgvsDescriptions}
            onChange={(hgvsDescriptions) => set({ hgvsDescriptions })}
            placeholder={values.hgvsDescriptions.length > 0 ? undefined : 'NM_004333.4:c.1799T>A'}
            hint="With reference sequence and version. Enter adds one; several can be pasted."
            error={errorOf('hgvsDescriptions')}
          />
          <ClinvarField
            value={values.clinvar}
            onChange={(clinvar) => set({ clinvar })}
            error={errorOf('clinvar')}
          />
        </div>
      </Card>
    </RevisionBody>
  )
}
