import { z } from 'zod'
import { AssertionStatement } from '#app/curation/forms/assertion/assertion-values.ts'
import { sending } from '#app/curation/forms/values.ts'

/** Values that a curator has filled in so far. */
export const AssertionValues = z.object({ ...AssertionStatement.shape, ...sending })
export type AssertionValues = z.infer<typeof AssertionValues>

export const blankAssertion: AssertionValues = AssertionValues.parse({})
