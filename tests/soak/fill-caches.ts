import { graphql } from '#tests/attack/traffic.ts'
import type { Request } from '#tests/attack/traffic.ts'

/** Documents under way at once. */
const AT_ONCE = 8
/** As many as clients of some days send that write values into their documents: more than the cache of operations holds. */
const DOCUMENTS = 6000

const document = (number: number): Request =>
  graphql(
    'a document',
    `{ gene(id: ${number}) { id name description } diseaseTypeahead(queryTerm: "q${number}") { id name } }`,
  )

/**
 * Fills the cache of parsed operations, which mixed use of some hours fills as well: what follows shows whether memory
 * grows beyond caches that are bounded.
 */
export async function fillCaches(send: (request: Request) => Promise<string>): Promise<void> {
  for (let number = 1; number <= DOCUMENTS; number += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => send(document(number + index))))
}
