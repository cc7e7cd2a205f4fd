import type { TermId } from '#domain/mirror/input-fields.ts'
import type { UpstreamDocument } from '#domain/mirror/upstream-document.ts'
import { foldText } from '#domain/text/names.ts'
import type { FlaggableEntity } from '#domain/vocabularies/curation.ts'
import { isNode } from '../interface/fields.ts'
import type { ResponseNode } from '../interface/fields.ts'
import { recordQueries } from '../interface/queries.ts'
import type { UpstreamReader } from '../reading/read-records.ts'

/** A field of texts of which inputs want ids: how to find these, and the member with the text. */
interface TermField {
  kind: FlaggableEntity
  field: string
  typeahead: string
  text: string
}

const termFields: readonly TermField[] = [
  { kind: 'VARIANT', field: 'variantTypes', typeahead: 'variantTypeTypeahead', text: 'name' },
  { kind: 'ASSERTION', field: 'acmgCodes', typeahead: 'acmgCodesTypeahead', text: 'code' },
  { kind: 'ASSERTION', field: 'clingenCodes', typeahead: 'clingenCodesTypeahead', text: 'code' },
  { kind: 'ASSERTION', field: 'nccnGuideline', typeahead: 'nccnGuidelinesTypeahead', text: 'name' },
]

const keyOf = (field: string, text: string) => `${field} ${foldText(text)}`

const nodesIn = (value: unknown): ResponseNode[] => (Array.isArray(value) ? value : [value]).filter(isNode)

const textsIn = (document: UpstreamDocument, field: string): string[] => {
  const content = document[field]
  return (Array.isArray(content) ? content : [content]).filter((text) => typeof text === 'string')
}

/**
 * Finds the ids that texts of a document have at an upstream: in the record as it is there, and by searching.
 * @param record by its id at the upstream
 * @throws UpstreamFailure when the upstream does not respond
 */
export async function termIdsOf(
  { client, budget }: UpstreamReader,
  { kind, id }: { kind: FlaggableEntity; id: number },
  document: UpstreamDocument,
): Promise<TermId> {
  const fields = termFields.filter((one) => one.kind === kind)
  const searched = fields.flatMap((one) =>
    textsIn(document, one.field).map((text) => ({ ...one, text, member: one.text })),
  )
  const ids = new Map<string, number>()
  if (searched.length > 0) {
    const own = fields.map(({ field, text }) => `${field} { id ${text} }`).join(' ')
    const searches = searched.map(
      ({ typeahead, member }, place) => `t${place}: ${typeahead}(queryTerm: $t${place}) { id ${member} }`,
    )
    const declared = searched.map((_, place) => `$t${place}: String!`).join(', ')
    const query = `query (${declared}) { record: ${recordQueries[kind]}(id: ${id}) { ${own} } ${searches.join(' ')} }`
    const variables = Object.fromEntries(searched.map(({ text }, place) => [`t${place}`, text]))
    const { record, ...found } = await client.query(query, variables, budget, 1)
    const note = (field: string, member: string, nodes: readonly ResponseNode[]) => {
      for (const node of nodes) {
        const [termId, text] = [node['id'], node[member]]
        if (typeof termId === 'number' && typeof text === 'string') ids.set(keyOf(field, text), termId)
      }
    }
    for (const [place, { field, member }] of searched.entries())
      note(field, member, nodesIn(found[`t${place}`]))
    if (isNode(record)) for (const { field, text } of fields) note(field, text, nodesIn(record[field]))
  }
  return (field, text) => ids.get(keyOf(field, text))
}
