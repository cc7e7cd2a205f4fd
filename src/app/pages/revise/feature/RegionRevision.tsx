import { mutate } from '#app/apollo/mutate.ts'
import { DescriptionPreview } from '#app/curation/forms/revision/DescriptionPreview.tsx'
import { changesFiled } from '#app/curation/forms/revision/filing.ts'
import type { RevisionProps } from '#app/curation/forms/revision/revised-record.ts'
import { RevisionBody } from '#app/curation/forms/revision/RevisionBody.tsx'
import { useRevision } from '#app/curation/forms/revision/use-revision.ts'
import { SuggestRegionRevisionDocument } from '#app/graphql/generated/revise-feature.ts'
import { Card } from '#app/ui/Card.tsx'
import { DescribedFields } from '../DescribedFields.tsx'
import { AliasesField } from './AliasesField.tsx'
import { regionFields, regionInput, RegionState } from './feature-states.ts'
import type { RegionToRevise } from './revise-feature-loader.ts'

/** Suggests changes of a region. */
export function RegionRevision(props: RevisionProps<RegionToRevise>) {
  const revision = useRevision<RegionState>({
    kind: 'feature-revision',
    props,
    read: (values) => RegionState.parse(values),
    fields: regionFields,
    broken: () => [],
    send: async (sent, values) =>
      changesFiled(
        await mutate(SuggestRegionRevisionDocument, { input: { ...sent, fields: regionInput(values) } }),
        (answer) => answer.suggestRegionRevision?.results,
      ),
  })
  const { values, set, errorOf } = revision
  return (
    <RevisionBody
      revision={revision}
      viewer={props.viewer}
      preview={<DescriptionPreview revision={revision} />}
    >
      <Card title="Region">
        <div className="space-y-4">
          <DescribedFields
            values={values}
            set={set}
            errorOf={errorOf}
            hint="Role of the region in cancer and its clinical relevance."
          />
          <AliasesField values={values} set={set} errorOf={errorOf} />
        </div>
      </Card>
    </RevisionBody>
  )
}
