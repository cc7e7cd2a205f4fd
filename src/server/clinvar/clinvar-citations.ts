import { assertionEvidence } from '#server/knowledge/records/clinical/evidence.ts'
import { recordById } from '#server/knowledge/records/records.ts'
import type { AssertionRecord, EvidenceItemRecord } from '#server/knowledge/records/records.ts'
import { reasonsAgainstEvidence } from '#server/gks/claim-rules.ts'
import { factsOf } from '#server/gks/claim.ts'
import { evidenceClaim } from '#server/gks/evidence-statement.ts'
import type { GksContext } from '#server/gks/gks-context.ts'
import type { ClinvarCitation } from './clinvar-types.ts'

/** The source of an item that is in the evidence line of its assertion: by PubMed, else by DOI; null for others. */
async function sourceCitation(
  item: EvidenceItemRecord,
  context: GksContext,
): Promise<ClinvarCitation | null> {
  if (item.status !== 'ACCEPTED') return null
  if (reasonsAgainstEvidence(factsOf(await evidenceClaim(item, context))).length > 0) return null
  const source = await context.load(recordById.sources, item.source_id)
  if (source?.source_type === 'PUBMED') return { db: 'PubMed', id: source.citation_id }
  return source?.source_type === 'ASH' ? { db: 'DOI', id: source.citation_id } : null
}

/** Citations of an assertion, each once: its own page, those of its evidence and, if wanted, the sources behind them. */
export async function citationsOf(
  assertion: AssertionRecord,
  { hasSources }: { hasSources: boolean },
  context: GksContext,
): Promise<ClinvarCitation[]> {
  const { ids } = context
  const citations = new Map<string, ClinvarCitation>()
  const add = (citation: ClinvarCitation | null) => {
    const key = JSON.stringify(citation)
    if (citation && !citations.has(key)) citations.set(key, citation)
  }
  add({ url: ids.link('aid', assertion) })
  for (const item of await context.load(assertionEvidence, assertion.id)) {
    add({ url: ids.link('eid', item) })
    if (hasSources) add(await sourceCitation(item, context))
  }
  return [...citations.values()]
}
