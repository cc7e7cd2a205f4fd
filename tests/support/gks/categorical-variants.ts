import { expect } from 'vitest'
import { z } from 'zod'

/** What tests look at of a molecular profile. */
export const CategoricalVariant = z.looseObject({
  id: z.string(),
  members: z.array(z.looseObject({ id: z.string(), type: z.string() })).optional(),
  constraints: z.array(z.looseObject({ type: z.string() })).optional(),
  extensions: z.array(z.object({ name: z.string(), value: z.unknown() })),
})

type Extended = Pick<z.infer<typeof CategoricalVariant>, 'extensions'>

/** The value of an extension; undefined where there is none of the name. */
export const extension = ({ extensions }: Extended, name: string): unknown =>
  extensions.find((each) => each.name === name)?.value

/** The draft of an extension, without what says that it is one. */
export function draftOf(object: Extended, name: string): unknown {
  const { specification, status, ...draft } = z
    .looseObject({ specification: z.string(), status: z.string() })
    .parse(extension(object, name))
  expect({ specification, status }).toEqual({
    specification: 'Cat-VRS 1.1.0-ballot.2026-07.1',
    status: 'draft',
  })
  return draft
}
