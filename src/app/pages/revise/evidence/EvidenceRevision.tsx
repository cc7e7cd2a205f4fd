import { withMissingValues } from '#app/curation/forms/clinical/missing-values.ts'
import { EvidenceFields } from '#app/curation/forms/evidence/EvidenceFields.tsx'
import { EvidencePreview } from '#app/curation/forms/evidence/EvidencePreview.tsx'
import {
  applicableEvidence,
  evidenceFields,
  evidenceInput,
  evidenceViolations,
  EvidenceStatement,
} from '#app/curation/forms/evidence/evidence-values.ts'
import { suggestion } from '#app/curation/forms/revision/filing.ts'
import { fieldsByName } from '#app/curation/forms/revision/revised-fields.ts'
import type { RevisionProps } from '#app/curation/forms/revision/revised-record.ts'
import { RevisionBody } from '#app/curation/forms/revision/RevisionBody.tsx'
import { useRevision } from '#app/curation/forms/revision/use-revision.ts'
import { useChosenSource } from '#app/curation/forms/source/SourceField.tsx'
import { atFields } from '#app/curation/forms/submission/violations.ts'
import { SuggestEvidenceItemRevisionDocument } from '#app/graphql/generated/revise-evidence.ts'
import type { EvidenceToRevise } from './revise-evidence-loader.ts'

const fieldOf = fieldsByName(evidenceFields)

/** Suggests changes of an evidence item. */
export function EvidenceRevision(props: RevisionProps<EvidenceToRevise>) {
  const revision = useRevision<EvidenceStatement>({
    kind: 'evidence-revision',
    props,
    read: (values) => EvidenceStatement.parse(values),
    fields: evidenceFields,
    counted: applicableEvidence,
    violationsOf: (values) => withMissingValues(atFields(evidenceViolations(values), fieldOf), values),
    needed: ['rating'],
    send: suggestion(
      SuggestEvidenceItemRevisionDocument,
      (answer) => answer.suggestEvidenceItemRevision,
      evidenceInput,
    ),
  })
  const { values, present, counted, set, errorOf } = revision
  const source = useChosenSource(values.source ?? undefined)
  return (
    <RevisionBody
      revision={revision}
      viewer={props.viewer}
      preview={<EvidencePreview counted={counted} source={source} />}
    >
      <EvidenceFields values={values} set={set} errorOf={errorOf} record={present} />
    </RevisionBody>
  )
}
