import { mutate } from '#app/apollo/mutate.ts'
import { DescriptionPreview } from '#app/curation/forms/revision/DescriptionPreview.tsx'
import { changesFiled } from '#app/curation/forms/revision/filing.ts'
import type { RevisionProps } from '#app/curation/forms/revision/revised-record.ts'
import { RevisionBody } from '#app/curation/forms/revision/RevisionBody.tsx'
import { useRevision } from '#app/curation/forms/revision/use-revision.ts'
import { SuggestGeneRevisionDocument } from '#app/graphql/generated/revise-feature.ts'
import { Card } from '#app/ui/Card.tsx'
import { DescribedFields } from '../DescribedFields.tsx'
import { geneFields, geneInput, GeneState } from './feature-states.ts'
import type { GeneToRevise } from './revise-feature-loader.ts'

/** Suggests changes of a gene. */
export function GeneRevision(props: RevisionProps<GeneToRevise>) {
  const revision = useRevision<GeneState>({
    kind: 'feature-revision',
    props,
    read: (values) => GeneState.parse(values),
    fields: geneFields,
    broken: () => [],
    send: async (sent, values) =>
      changesFiled(
        await mutate(SuggestGeneRevisionDocument, { input: { ...sent, fields: geneInput(values) } }),
        (answer) => answer.suggestGeneRevision?.results,
      ),
  })
  const { values, set, errorOf } = revision
  return (
    <RevisionBody
      revision={revision}
      viewer={props.viewer}
      preview={<DescriptionPreview revision={revision} />}
    >
      <Card title="Gene">
        <div className="space-y-4">
          <DescribedFields
            values={values}
            set={set}
            errorOf={errorOf}
            hint="Role of the gene in cancer and its clinical relevance."
          />
        </div>
      </Card>
    </RevisionBody>
  )
}
