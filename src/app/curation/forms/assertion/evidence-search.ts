import { plainWords } from '#domain/text/plain-words.ts'
import { evidenceTypes } from '#domain/vocabularies/evidence.ts'
import * as find from '#app/graphql/generated/cited-evidence.ts'
import { fetchFresh } from '../references/requests.ts'
import type { Reference, ReferenceSearch } from '../references/reference.ts'
import { tagText } from '#app/entities/entities.ts'

/** An evidence item as the form names it. */
export const evidenceReference = (id: number): Reference => ({ id, name: tagText('evidenceItem', id) })

/** Evidence by its tag or number, or else by its profile and the words of its statement. */
export const searchEvidence: ReferenceSearch = async (text) => {
  const id = Number(/^(?:EID)?\s*([1-9]\d{0,8})$/i.exec(text)?.[1])
  const items = id ? await byId(id) : await byText(text)
  return items.map((item) => ({
    reference: evidenceReference(item.id),
    note: `${evidenceTypes.label(item.evidenceType)}, level ${item.evidenceLevel}, ${item.status.toLowerCase()}${item.retracted ? ', retracted source' : ''}`,
    detail: [item.molecularProfile.name, item.disease?.name, plainWords(item.description)]
      .filter(Boolean)
      .join(' · '),
  }))
}

const byId = async (id: number) =>
  (await fetchFresh(find.FindEvidenceByIdDocument, { ids: [id] })).evidenceItems.nodes

async function byText(text: string): Promise<readonly find.CitableEvidenceFragment[]> {
  const { onProfile, saying } = await fetchFresh(find.FindEvidenceByTextDocument, { text })
  return [...new Map([...onProfile.nodes, ...saying.nodes].map((item) => [item.id, item])).values()]
}
