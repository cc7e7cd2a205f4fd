import type { Violation } from '#domain/validity.ts'
import { assertionViolations, storedAssertions } from '#server/curation/submission/assertion-fields.ts'
import { evidenceViolations, storedEvidence } from '#server/curation/submission/evidence-item-fields.ts'
import { identicalEvidence } from '#server/curation/submission/identical-evidence.ts'
import { recordById } from '#server/knowledge/records/records.ts'
import { builder } from '../schema/builder.ts'
import { EvidenceItem } from '../schema/refs.ts'
import { AssertionFieldsInput, assertionFieldsFrom } from './assertion-fields.ts'
import { EvidenceItemFieldsInput, evidenceItemFieldsFrom } from './evidence-fields.ts'

const ViolationType = builder.objectRef<Violation>('RuleViolation').implement({
  description: 'A validation rule that is broken. Curia extension.',
  fields: (t) => ({
    attribute: t.exposeString('attribute', {
      description: 'Name of the field, as in revisions, such as `disease_id`.',
    }),
    message: t.exposeString('message', { description: 'The rule as a sentence, with the allowed values.' }),
  }),
})

interface Check {
  missing: string[]
  violations: Violation[]
  identicalId: number | null
}

const SubmissionCheck = builder.objectRef<Check>('SubmissionCheck').implement({
  description: 'Result of checking a submission. Curia extension.',
  fields: (t) => ({
    missing: t.exposeStringList('missing', {
      description: 'A sentence for each field that refers to a record that does not exist.',
    }),
    violations: t.expose('violations', {
      type: [ViolationType],
      description: 'Validation rules that are broken; empty for a valid submission.',
    }),
    identicalEvidenceItem: t.field({
      type: EvidenceItem,
      nullable: true,
      description: 'Submitted or accepted evidence item with the same content, if any; null for assertions.',
      resolve: ({ identicalId }, _args, { load }) =>
        identicalId === null ? null : load(recordById.evidence_items, identicalId),
    }),
  }),
})

builder.queryFields((t) => ({
  evidenceItemCheck: t.field({
    type: SubmissionCheck,
    description: 'Validation of an evidence item before submission; changes nothing. Curia extension.',
    args: {
      fields: t.arg({
        type: EvidenceItemFieldsInput,
        required: true,
        description: 'Fields of the evidence item.',
      }),
    },
    resolve: async (_root, args, { db }) => {
      const fields = evidenceItemFieldsFrom(args.fields)
      const [missing, violations, identicalId] = await Promise.all([
        storedEvidence.missing(db, fields),
        evidenceViolations(db, [fields]),
        identicalEvidence(db, fields),
      ])
      return { missing, violations: violations.flat(), identicalId }
    },
  }),
  assertionCheck: t.field({
    type: SubmissionCheck,
    description: 'Validation of an assertion before submission; changes nothing. Curia extension.',
    args: {
      fields: t.arg({
        type: AssertionFieldsInput,
        required: true,
        description: 'Fields of the assertion.',
      }),
    },
    resolve: async (_root, args, { db }) => {
      const fields = assertionFieldsFrom(args.fields)
      const [missing, violations] = await Promise.all([
        storedAssertions.missing(db, fields),
        assertionViolations(db, fields),
      ])
      return { missing, violations, identicalId: null }
    },
  }),
}))
