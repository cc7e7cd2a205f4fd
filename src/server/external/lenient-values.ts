import { z } from 'zod'

/*
 * The aggregated annotation services give a value alone when there is one and a list when there are several, at any
 * place, and leave out what they do not have. What has another form than expected is left out as well: one odd
 * value must not hide the others.
 */

const anything = z.unknown().optional()

/** All values of that form: of a list, of one alone, or none. */
export const all = <Value>(form: z.ZodType<Value>) =>
  anything.transform((value): Value[] =>
    (Array.isArray(value) ? value : [value]).flatMap((one) => {
      const read = form.safeParse(one)
      return read.success ? [read.data] : []
    }),
  )

/** The first value of that form, or null. */
export const first = <Value>(form: z.ZodType<Value>) =>
  all(form).transform((values): Value | null => values[0] ?? null)

/** An object of such values, the first of several; with all of them empty where there is none. */
export const group = <Shape extends z.ZodRawShape>(shape: Shape) =>
  anything
    .transform((value): unknown => {
      const one: unknown = Array.isArray(value) ? value[0] : value
      return typeof one === 'object' && one !== null && !Array.isArray(one) ? one : {}
    })
    .pipe(z.object(shape))

export const text = z.union([z.string().min(1), z.number().transform(String)])
export const number = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d+(\.\d+)?([eE][-+]?\d+)?$/)
    .transform(Number),
])
const LARGEST_INT = 2 ** 31 - 1
/** A whole number that GraphQL's Int holds. */
const int = number.refine((value) => Number.isInteger(value) && Math.abs(value) <= LARGEST_INT)

export const texts = all(text)
export const numbers = all(number)
export const oneText = first(text)
export const oneNumber = first(number)
export const oneInt = first(int)
