import { suggestion } from '#app/curation/forms/revision/filing.ts'
import type { RevisionProps } from '#app/curation/forms/revision/revised-record.ts'
import { TypedText } from '#app/curation/forms/TypedText.tsx'
import { SuggestFactorRevisionDocument } from '#app/graphql/generated/revise-feature.ts'
import { DescribedRevision } from '../DescribedRevision.tsx'
import { DescribedFields } from '../DescribedFields.tsx'
import { AliasesField } from './AliasesField.tsx'
import { factorViolations, factorFields, factorInput, FactorState } from './feature-states.ts'
import type { FactorToRevise } from './revise-feature-loader.ts'

/** Suggests changes of a factor. */
export function FactorRevision(props: RevisionProps<FactorToRevise>) {
  return (
    <DescribedRevision<FactorState>
      title="Factor"
      kind="feature-revision"
      props={props}
      read={(values) => FactorState.parse(values)}
      fields={factorFields}
      violationsOf={factorViolations}
      send={suggestion(SuggestFactorRevisionDocument, (answer) => answer.suggestFactorRevision, factorInput)}
    >
      {(form, field) => (
        <>
          <TypedText
            label="Name"
            {...field.text('name')}
            hint="Short; the names of its variants begin with it."
          />
          <TypedText label="Full name" {...field.text('fullName')} />
          <DescribedFields {...form} hint="Role of the factor in cancer and its clinical relevance." />
          <AliasesField {...form} />
          <TypedText label="NCI Thesaurus code" {...field.text('ncitId')} hint="Such as C126879." />
        </>
      )}
    </DescribedRevision>
  )
}
