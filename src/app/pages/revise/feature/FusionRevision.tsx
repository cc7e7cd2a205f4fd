import { suggestion } from '#app/curation/forms/revision/filing.ts'
import type { RevisionProps } from '#app/curation/forms/revision/revised-record.ts'
import { searchGenes } from '#app/curation/forms/references/reference-searches.ts'
import { ReferenceField } from '#app/curation/forms/references/ReferenceField.tsx'
import { SuggestFusionRevisionDocument } from '#app/graphql/generated/revise-feature.ts'
import { DescribedRevision } from '../DescribedRevision.tsx'
import { DescribedFields } from '../DescribedFields.tsx'
import { AliasesField } from './AliasesField.tsx'
import { fusionFields, fusionInput, FusionState } from './feature-states.ts'
import type { FusionToRevise } from './revise-feature-loader.ts'

/** Suggests changes of a fusion. */
export function FusionRevision(props: RevisionProps<FusionToRevise>) {
  return (
    <DescribedRevision<FusionState>
      title="Fusion"
      kind="feature-revision"
      props={props}
      read={(values) => FusionState.parse(values)}
      fields={fusionFields}
      violationsOf={() => []}
      send={suggestion(SuggestFusionRevisionDocument, (answer) => answer.suggestFusionRevision, fusionInput)}
    >
      {(form, field) => (
        <>
          <DescribedFields {...form} hint="Role of the fusion in cancer and its clinical relevance." />
          <AliasesField {...form} />
          {props.record.hasMultiplePartners ? (
            <ReferenceField
              label="Known partner genes"
              kind="gene"
              {...field.choice('knownPartnerGenes')}
              search={searchGenes}
              hint="Known genes among the multiple partners of one side."
            />
          ) : null}
        </>
      )}
    </DescribedRevision>
  )
}
