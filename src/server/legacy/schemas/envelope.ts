import { z } from 'zod'
import { named } from './json-schema.ts'

const link = z.nullable(z.string())

export const paging = named(
  'Paging',
  'Position of a page in its collection.',
  z.strictObject({
    current_page: z.int(),
    per_page: z.string().describe('Records per page, as a string.'),
    total_pages: z.int(),
    total_count: z.int(),
    links: z.strictObject({ next: link, previous: link }),
  }),
)

/** One page of a collection. */
export const page = <Value>(record: z.ZodType<Value>) =>
  z.strictObject({ _meta: paging, records: z.array(record) })

export const errors = named(
  'LegacyErrors',
  'Errors of a request.',
  z.strictObject({ errors: z.array(z.string()) }),
)
