import { emptyObject, describe, integer, object, partial, text } from './shape.ts'

/** Values that an open revision would give the description. */
export const provisionalValues = describe(
  partial({ description: object({ value: text, revision_id: integer }) }),
  'Description suggested by the newest open revision.',
)

/** Always empty; there for clients that look for it. */
export const errors = emptyObject
