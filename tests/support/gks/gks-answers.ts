import { z } from 'zod'

/** Why a record has no object. */
export const Exclusion = z.object({
  id: z.string(),
  reasons: z.array(z.object({ code: z.string(), message: z.string() })),
})

/** What tests look at of a statement. */
export const Said = z.looseObject({
  id: z.string(),
  direction: z.string(),
  proposition: z.looseObject({ type: z.string() }),
  classification: z.looseObject({}).optional(),
})

/** The objects of NDJSON. */
export const linesOf = (body: string): unknown[] =>
  body
    .trim()
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line))
