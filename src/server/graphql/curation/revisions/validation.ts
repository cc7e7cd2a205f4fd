import type { Violation } from '#domain/validity.ts'
import { previewAcceptance } from '#server/curation/revising/preview.ts'
import type { AcceptanceErrors } from '#server/curation/revising/preview.ts'
import { builder } from '#server/graphql/schema/builder.ts'

const FieldValidationError = builder.objectRef<Violation>('FieldValidationError').implement({
  description: 'A rule that a field would break.',
  fields: (t) => ({
    fieldName: t.exposeString('attribute', { description: 'The field, in snake case.' }),
    error: t.exposeString('message', { description: 'The rule, with what is allowed.' }),
  }),
})

const ValidationErrors = builder.objectRef<AcceptanceErrors>('ValidationErrors').implement({
  description: 'Obstacles to accepting revisions together; both lists are empty without any.',
  fields: (t) => ({
    validationErrors: t.field({
      type: [FieldValidationError],
      description: 'Rules that the changed record would break.',
      resolve: ({ violations }) => violations,
    }),
    genericErrors: t.exposeStringList('general', {
      description: 'Revisions that do not exist, are decided on already, or do not go together.',
    }),
  }),
})

/** Revisions that one question may name: far more than any record has fields. */
const MOST_REVISIONS = 500

builder.queryField('validateRevisionsForAcceptance', (t) =>
  t.field({
    type: ValidationErrors,
    description: 'Validation of the record with all of these revisions; changes nothing.',
    args: { revisionIds: t.arg.intList({ required: true, description: 'Revisions of one record.' }) },
    resolve: (_root, { revisionIds }, context) => {
      const ids = [...new Set(revisionIds)]
      if (ids.length <= MOST_REVISIONS) return previewAcceptance(context, ids)
      const general = [`${ids.length} revisions are too many; at most ${MOST_REVISIONS} can be asked for`]
      return { violations: [], general }
    },
  }),
)
