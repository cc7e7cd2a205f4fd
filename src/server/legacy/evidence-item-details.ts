import type { z } from 'zod'
import { recordTag } from '#domain/records/tags.ts'
import { lookupTable } from '#domain/lookup-table.ts'
import { assertionIdsOfEvidence } from '#server/legacy/queries/evidence.ts'
import type { EvidenceOverview } from '#server/legacy/queries/evidence.ts'
import { valuesById } from '#server/knowledge/paging/values-by-id.ts'
import { assertionsById } from './assertions.ts'
import { readEvidence } from './evidence-items.ts'
import { readEvidenceLifecycles } from './lifecycle.ts'
import type { LegacyReading, ReadRecords } from './reading.ts'
import type { evidenceItemDetail, evidenceItemWithState } from './schemas/evidence-items.ts'

type EvidenceItemDetail = z.infer<typeof evidenceItemDetail>
export type EvidenceItemWithState = z.infer<typeof evidenceItemWithState>

/** Fields that the legacy REST API calls by another name; ends of `_id` and `_ids` are taken off already. */
const legacyFields: Readonly<Record<string, string>> = lookupTable({
  significance: 'clinical_significance',
  therapy: 'drug',
  therapy_interaction_type: 'drug_interaction_type',
  evidence_rating: 'rating',
})

function legacyFieldName(fieldName: string): string {
  const name = fieldName.replace(/_ids?$/, '')
  return legacyFields[name] ?? name
}

async function readDetails(reading: LegacyReading, ids: readonly number[]) {
  const { rows, present, pending } = await readEvidence(reading, ids)
  const found = rows.map(({ id }) => id)
  const citing = await valuesById(reading.db, assertionIdsOfEvidence, found)
  const assertions = await assertionsById(
    reading,
    found.flatMap(citing).map(({ id }) => id),
  )
  const lifecycles = await readEvidenceLifecycles(reading, 'EVIDENCE_ITEM', found)
  const presentDetail = (row: EvidenceOverview): EvidenceItemDetail => ({
    ...present(row),
    assertions: assertions(citing(row.id)),
    errors: {},
    lifecycle_actions: lifecycles(row.id, row.status),
    fields_with_pending_changes: Object.fromEntries(
      pending(row.id).map(({ field_name, count }) => [legacyFieldName(field_name), count]),
    ),
    gene_id: row.feature_id,
  })
  return { rows, presentDetail }
}

/** Evidence items in their detail form. */
export const readEvidenceItemDetails: ReadRecords<EvidenceItemDetail> = async (reading, ids) => {
  const { rows, presentDetail } = await readDetails(reading, ids)
  return rows.map(presentDetail)
}

/** Evidence items as assertions and variant groups hold them: the detail form with names of what it belongs to. */
export const readEvidenceItemsWithState: ReadRecords<EvidenceItemWithState> = async (reading, ids) => {
  const { rows, presentDetail } = await readDetails(reading, ids)
  return rows.map((row) => ({
    ...presentDetail(row),
    state_params: {
      evidence_item: { id: row.id, name: recordTag('EVIDENCE_ITEM', row.id) },
      variant: { id: row.variant_id, name: row.variant_name },
      gene: { id: row.feature_id, name: row.feature_name },
    },
  }))
}
