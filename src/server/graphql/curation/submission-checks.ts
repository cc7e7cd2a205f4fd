import type { Violation } from '#domain/validity.ts'
import { assertionViolations, missingFromAssertion } from '#server/curation/submission/assertion-fields.ts'
import { evidenceViolations, missingFromEvidence } from '#server/curation/submission/evidence-item-fields.ts'
import { identicalEvidence } from '#server/curation/submission/identical-evidence.ts'
import { recordById } from '#server/knowledge/records/records.ts'
import { builder } from '../schema/builder.ts'
import { EvidenceItem } from '../schema/refs.ts'
import { AssertionFieldsInput, assertionFieldsFrom } from './assertion-fields.ts'
import { EvidenceItemFieldsInput, evidenceItemFieldsFrom } from './evidence-fields.ts'

const ViolationType = builder.objectRef<Violation>('RuleViolation').implement({
  description: 'A rule of validity that is broken. Of this service, not of the contract.',
  fields: (t) => ({
    attribute: t.exposeString('attribute', {
      description: 'Field name, as in revisions: `disease_id`.',
    }),
    message: t.exposeString('message', { description: 'The rule in a sentence, with what is allowed.' }),
  }),
})

interface Check {
  missing: string[]
  violations: Violation[]
  identicalId: number | null
}

const SubmissionCheck = builder.objectRef<Check>('SubmissionCheck').implement({
  description: 'Violations of a submission. Of this service, not of the contract.',
  fields: (t) => ({
    missing: t.exposeStringList('missing', {
      description: 'A sentence for each field that names something that does not exist.',
    }),
    violations: t.expose('violations', {
      type: [ViolationType],
      description: 'The rules that are broken; empty for what is valid.',
    }),
    identicalEvidenceItem: t.field({
      type: EvidenceItem,
      nullable: true,
      description: 'The submitted or accepted evidence item that says the same; null for assertions.',
      resolve: ({ identicalId }, _args, { load }) =>
        identicalId === null ? null : load(recordById.evidence_items, identicalId),
    }),
  }),
})

builder.queryFields((t) => ({
  evidenceItemCheck: t.field({
    type: SubmissionCheck,
    description:
      'Violations of submitting this evidence item; nothing is written. Of this service, not of the contract.',
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
        missingFromEvidence(db, fields),
        evidenceViolations(db, [fields]),
        identicalEvidence(db, fields),
      ])
      return { missing, violations: violations.flat(), identicalId }
    },
  }),
  assertionCheck: t.field({
    type: SubmissionCheck,
    description:
      'Violations of submitting this assertion; nothing is written. Of this service, not of the contract.',
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
        missingFromAssertion(db, fields),
        assertionViolations(db, fields),
      ])
      return { missing, violations, identicalId: null }
    },
  }),
}))
