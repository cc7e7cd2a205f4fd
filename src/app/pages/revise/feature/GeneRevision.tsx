import { suggestion } from '#app/curation/forms/revision/filing.ts'
import type { RevisionProps } from '#app/curation/forms/revision/revised-record.ts'
import { SuggestGeneRevisionDocument } from '#app/graphql/generated/revise-feature.ts'
import { DescribedRevision } from '../DescribedRevision.tsx'
import { DescribedFields } from '../DescribedFields.tsx'
import { geneFields, geneInput, GeneState } from './feature-states.ts'
import type { GeneToRevise } from './revise-feature-loader.ts'

/** Suggests changes of a gene. */
export function GeneRevision(props: RevisionProps<GeneToRevise>) {
  return (
    <DescribedRevision<GeneState>
      title="Gene"
      kind="feature-revision"
      props={props}
      read={(values) => GeneState.parse(values)}
      fields={geneFields}
      violationsOf={() => []}
      send={suggestion(SuggestGeneRevisionDocument, (answer) => answer.suggestGeneRevision, geneInput)}
    >
      {(form) => <DescribedFields {...form} hint="Role of the gene in cancer and its clinical relevance." />}
    </DescribedRevision>
  )
}
