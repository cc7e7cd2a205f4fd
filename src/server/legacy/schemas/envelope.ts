import { describe, integer, list, named, nullable, object, text } from './shape.ts'
import type { Shape } from './shape.ts'

const link = nullable(text)

export const paging = named(
  'Paging',
  'Position of a page in its collection.',
  object({
    current_page: integer,
    per_page: describe(text, 'Records per page, as a string.'),
    total_pages: integer,
    total_count: integer,
    links: object({ next: link, previous: link }),
  }),
)

/** One page of a collection. */
export const page = <Value>(record: Shape<Value>) => object({ _meta: paging, records: list(record) })

export const errors = named('Errors', 'Errors of a request.', object({ errors: list(text) }))
