import { longestTexts } from '#domain/text/text-lengths.ts'
import { searchVariants } from '#app/curation/forms/references/reference-searches.ts'
import { ReferenceField } from '#app/curation/forms/references/ReferenceField.tsx'
import { suggestion } from '#app/curation/forms/revision/filing.ts'
import type { RevisionProps } from '#app/curation/forms/revision/revised-record.ts'
import { SourceField } from '#app/curation/forms/source/SourceField.tsx'
import { TypedText } from '#app/curation/forms/TypedText.tsx'
import { SuggestVariantGroupRevisionDocument } from '#app/graphql/generated/revise-variant-group.ts'
import { DescribedRevision } from '../DescribedRevision.tsx'
import type { VariantGroupToRevise } from './revise-variant-group-loader.ts'
import {
  groupViolations,
  variantGroupFields,
  variantGroupInput,
  VariantGroupState,
} from './variant-group-state.ts'

/** Suggests changes of a variant group. */
export function VariantGroupRevision(props: RevisionProps<VariantGroupToRevise>) {
  return (
    <DescribedRevision<VariantGroupState>
      title="Variant group"
      kind="variant-group-revision"
      props={props}
      read={(values) => VariantGroupState.parse(values)}
      fields={variantGroupFields}
      violationsOf={groupViolations}
      send={suggestion(
        SuggestVariantGroupRevisionDocument,
        (answer) => answer.suggestVariantGroupRevision,
        variantGroupInput,
      )}
    >
      {(_form, field) => (
        <>
          <TypedText label="Name" {...field.text('name')} longest={longestTexts.name} />
          <TypedText
            label="Description"
            {...field.text('description')}
            lines={8}
            hint="What the variants have in common."
            longest={longestTexts.description}
          />
          <ReferenceField
            label="Variants"
            kind="variant"
            {...field.choice('variants')}
            search={searchVariants}
            minimum={2}
            hint="Gene and variant, such as BRAF V600E, or the variant alone."
          />
          <SourceField label="Sources" {...field.choice('sources')} />
        </>
      )}
    </DescribedRevision>
  )
}
