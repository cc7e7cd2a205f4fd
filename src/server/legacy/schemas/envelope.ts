import { describe, integer, list, named, nullable, object, text } from './shape.ts'
import type { Shape } from './shape.ts'

const link = nullable(text)

export const paging = named(
  'Paging',
  'Where a page lies in its collection.',
  object({
    current_page: integer,
    per_page: describe(text, 'Records on a full page; text, never a number.'),
    total_pages: integer,
    total_count: integer,
    links: object({ next: link, previous: link }),
  }),
)

/** One page of a collection. */
export const page = <Value>(record: Shape<Value>) => object({ _meta: paging, records: list(record) })

export const errors = named('Problems', 'Errors of a request.', object({ errors: list(text) }))
