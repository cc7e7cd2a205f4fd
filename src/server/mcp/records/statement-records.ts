import { assertionEvidence } from '#server/knowledge/records/clinical/evidence.ts'
import { assertionAcmgCodes, assertionClingenCodes, codeById } from '#server/knowledge/records/codes.ts'
import { recordById } from '#server/knowledge/records/records.ts'
import type { McpReading } from '../reading/knowledge.ts'
import { LONG_QUOTE, quoteOf } from '../output/plain-text.ts'
import { refOf } from '../reading/refs.ts'
import type { RecordAnswer } from './record-shapes.ts'
import { statementItems } from './statement-items.ts'

const options = { disease: null, quote: LONG_QUOTE }

/** An evidence item with its statement whole; null where there is none. */
export async function evidenceRecord(reading: McpReading, id: number): Promise<RecordAnswer | null> {
  const [item] = await statementItems(reading, 'EVIDENCE', [id], options)
  return item ? { ...item, kind: 'EVIDENCE', quote: item.quote ?? null } : null
}

const truth = (value: unknown): boolean | null => (value === null ? null : Boolean(value))

/** An assertion with the evidence that it cites; null where there is none. */
export async function assertionRecord(reading: McpReading, id: number): Promise<RecordAnswer | null> {
  const { load } = reading
  const [[item], assertion] = await Promise.all([
    statementItems(reading, 'ASSERTION', [id], options),
    load(recordById.assertions, id),
  ])
  if (!item || !assertion) return null
  const [evidence, acmg, clingen, guideline] = await Promise.all([
    load(assertionEvidence, id),
    load(assertionAcmgCodes, id),
    load(assertionClingenCodes, id),
    assertion.nccn_guideline_id === null ? null : load(codeById.nccn_guidelines, assertion.nccn_guideline_id),
  ])
  return {
    ...item,
    kind: 'ASSERTION',
    quote: item.quote ?? null,
    summary: quoteOf(assertion.summary, LONG_QUOTE),
    evidence: evidence.map((each) => refOf('EVIDENCE_ITEM', each.id)),
    acmgCodes: acmg.map(({ code }) => code),
    clingenCodes: clingen.map(({ code }) => code),
    guideline: guideline && { name: guideline.name, version: assertion.nccn_guideline_version },
    fdaCompanionTest: truth(assertion.fda_companion_test),
    fdaRegulatoryApproval: truth(assertion.fda_regulatory_approval),
  }
}
