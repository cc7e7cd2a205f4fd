import { z } from 'zod'
import { suggestion } from '#app/curation/forms/revision/filing.ts'
import type { RevisionProps } from '#app/curation/forms/revision/revised-record.ts'
import { RevisionBody } from '#app/curation/forms/revision/RevisionBody.tsx'
import { useRevision } from '#app/curation/forms/revision/use-revision.ts'
import { idsOf } from '#app/curation/forms/values.ts'
import { VariantNameFields } from '#app/curation/forms/variant/VariantNameFields.tsx'
import { SuggestRegionVariantRevisionDocument } from '#app/graphql/generated/revise-variant.ts'
import { FieldsCard } from '#app/curation/forms/FieldsCard.tsx'
import type { RegionVariantToRevise } from './revise-variant-loader.ts'
import { variantNameFields, variantNameValues } from './variant-common.ts'

const RegionVariantState = z.object(variantNameValues)
type RegionVariantState = z.infer<typeof RegionVariantState>

/** Suggests changes of a variant of a region. */
export function RegionVariantRevision(props: RevisionProps<RegionVariantToRevise>) {
  const { variantName, iscnName, featureName } = props.record
  const revision = useRevision<RegionVariantState>({
    kind: 'variant-revision',
    props,
    read: (values) => RegionVariantState.parse(values),
    fields: variantNameFields,
    violationsOf: () => [],
    isCommentNeeded: false,
    send: suggestion(
      SuggestRegionVariantRevisionDocument,
      (answer) => answer.suggestRegionVariantRevision,
      ({ aliases, variantTypes }) => ({ aliases, variantTypeIds: idsOf(variantTypes) }),
    ),
  })
  return (
    <RevisionBody revision={revision} viewer={props.viewer}>
      <FieldsCard title="Names">
        <p className="text-sm text-muted">
          Its name {variantName}
          {iscnName ? ` and its ISCN name ${iscnName}` : ''} cannot be changed: derived from the region{' '}
          {featureName} and its alteration.
        </p>
        <VariantNameFields
          {...revision}
          examples={{ alias: '5q-', type: 'loss of heterozygosity, SO:0001786' }}
        />
      </FieldsCard>
    </RevisionBody>
  )
}
