import { withMissingValues } from '#app/curation/forms/clinical/missing-values.ts'
import { AssertionFields } from '#app/curation/forms/assertion/AssertionFields.tsx'
import { AssertionPreview } from '#app/curation/forms/assertion/AssertionPreview.tsx'
import {
  assertionFields,
  assertionInput,
  AssertionStatement,
  assertionViolations,
  applicableAssertion,
} from '#app/curation/forms/assertion/assertion-values.ts'
import { suggestion } from '#app/curation/forms/revision/filing.ts'
import { fieldsByName } from '#app/curation/forms/revision/revised-fields.ts'
import type { RevisionProps } from '#app/curation/forms/revision/revised-record.ts'
import { RevisionBody } from '#app/curation/forms/revision/RevisionBody.tsx'
import { useRevision } from '#app/curation/forms/revision/use-revision.ts'
import { atFields } from '#app/curation/forms/submission/violations.ts'
import { SuggestAssertionRevisionDocument } from '#app/graphql/generated/revise-assertion.ts'
import type { AssertionToRevise } from './revise-assertion-loader.ts'

const fieldOf = fieldsByName(assertionFields)

/** Suggests changes of an assertion. */
export function AssertionRevision(props: RevisionProps<AssertionToRevise>) {
  const revision = useRevision<AssertionStatement>({
    kind: 'assertion-revision',
    props,
    read: (values) => AssertionStatement.parse(values),
    fields: assertionFields,
    counted: applicableAssertion,
    violationsOf: (values) => withMissingValues(atFields(assertionViolations(values), fieldOf), values),
    needed: ['variantOrigin'],
    send: suggestion(
      SuggestAssertionRevisionDocument,
      (answer) => answer.suggestAssertionRevision,
      assertionInput,
    ),
  })
  const { values, present, counted, set, errorOf } = revision
  return (
    <RevisionBody revision={revision} viewer={props.viewer} preview={<AssertionPreview counted={counted} />}>
      <AssertionFields values={values} set={set} errorOf={errorOf} record={present} />
    </RevisionBody>
  )
}
