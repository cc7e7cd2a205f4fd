import { suggestion } from '#app/curation/forms/revision/filing.ts'
import type { RevisionProps } from '#app/curation/forms/revision/revised-record.ts'
import { SuggestRegionRevisionDocument } from '#app/graphql/generated/revise-feature.ts'
import { DescribedRevision } from '../DescribedRevision.tsx'
import { DescribedFields } from '../DescribedFields.tsx'
import { AliasesField } from './AliasesField.tsx'
import { regionFields, regionInput, RegionState } from './feature-states.ts'
import type { RegionToRevise } from './revise-feature-loader.ts'

/** Suggests changes of a region. */
export function RegionRevision(props: RevisionProps<RegionToRevise>) {
  return (
    <DescribedRevision<RegionState>
      title="Region"
      kind="feature-revision"
      props={props}
      read={(values) => RegionState.parse(values)}
      fields={regionFields}
      violationsOf={() => []}
      send={suggestion(SuggestRegionRevisionDocument, (answer) => answer.suggestRegionRevision, regionInput)}
    >
      {(form) => (
        <>
          <DescribedFields {...form} hint="Role of the region in cancer and its clinical relevance." />
          <AliasesField {...form} />
        </>
      )}
    </DescribedRevision>
  )
}
