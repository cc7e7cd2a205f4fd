import type { Violation } from '#domain/validity.ts'
import { previewAcceptance } from '#server/curation/revising/preview.ts'
import type { AcceptanceErrors } from '#server/curation/revising/preview.ts'
import { builder } from '#server/graphql/schema/builder.ts'

const FieldValidationError = builder.objectRef<Violation>('FieldValidationError').implement({
  description: 'A validation error of a field.',
  fields: (t) => ({
    fieldName: t.exposeString('attribute', { description: 'Name of the field, in snake case.' }),
    error: t.exposeString('message', { description: 'The rule that is broken, with the allowed values.' }),
  }),
})

const ValidationErrors = builder.objectRef<AcceptanceErrors>('ValidationErrors').implement({
  description: 'Errors that prevent accepting revisions together; both lists are empty if there are none.',
  fields: (t) => ({
    validationErrors: t.field({
      type: [FieldValidationError],
      description: 'Validation errors of the record as revised.',
      resolve: ({ violations }) => violations,
    }),
    genericErrors: t.exposeStringList('general', {
      description: 'Errors of revisions that do not exist, are not pending, or cannot be accepted together.',
    }),
  }),
})

/** Revisions that one question may name: far more than any record has fields. */
const MOST_REVISIONS = 500

builder.queryField('validateRevisionsForAcceptance', (t) =>
  t.field({
    type: ValidationErrors,
    description: 'Validation of the record with all of these revisions accepted; changes nothing.',
    args: { revisionIds: t.arg.intList({ required: true, description: 'Ids of revisions of one record.' }) },
    resolve: (_root, { revisionIds }, context) => {
      const ids = [...new Set(revisionIds)]
      if (ids.length <= MOST_REVISIONS) return previewAcceptance(context, ids)
      const general = [`${ids.length} revisions are too many; at most ${MOST_REVISIONS} can be asked for`]
      return { violations: [], general }
    },
  }),
)
