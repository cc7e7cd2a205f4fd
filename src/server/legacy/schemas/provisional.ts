import { z } from 'zod'
import { emptyObject } from './json-schema.ts'

/** Values that an open revision would give the description. */
export const provisionalValues = z
  .strictObject({ description: z.strictObject({ value: z.string(), revision_id: z.int() }) })
  .partial()
  .describe('Description suggested by the newest open revision.')

/** Always empty; there for clients that look for it. */
export const errors = emptyObject
