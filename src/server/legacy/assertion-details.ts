import type { z } from 'zod'
import { ampLevels, therapyInteractions, variantOrigins } from '#domain/vocabularies/evidence.ts'
import { assertionPhenotypes } from '#server/knowledge/records/clinical/clinical-terms.ts'
import { assertionAcmgCodes, codeById } from '#server/knowledge/records/codes.ts'
import { evidenceIdsOfAssertion } from '#server/legacy/queries/evidence.ts'
import { valuesById } from '#server/knowledge/paging/values-by-id.ts'
import { readAssertionRows } from './assertions.ts'
import { readEvidenceItemsWithState } from './evidence-item-details.ts'
import { readEvidenceLifecycles } from './lifecycle.ts'
import { readProvisionalValues } from './provisional.ts'
import { byId } from './reading.ts'
import type { ReadRecords } from './reading.ts'
import type { assertionDetail } from './schemas/assertion-detail.ts'
import { presentPhenotype } from './terms.ts'

/** Assertions in their detail form. */
export const readAssertionDetails: ReadRecords<z.infer<typeof assertionDetail>> = async (reading, ids) => {
  const { db } = reading
  const { rows, present } = await readAssertionRows(reading, ids)
  const found = rows.map(({ id }) => id)
  const cited = await valuesById(db, evidenceIdsOfAssertion, found)
  const citedIds = [...new Set(found.flatMap(cited).map(({ id }) => id))]
  const evidence = new Map(
    (await readEvidenceItemsWithState(reading, citedIds)).map((item) => [item.id, item]),
  )
  const codes = await valuesById(db, assertionAcmgCodes, found)
  const phenotypes = await valuesById(db, assertionPhenotypes, found)
  const guidelines = await valuesById(
    db,
    codeById.nccn_guidelines,
    rows.map((row) => row.nccn_guideline_id),
  )
  const lifecycles = await readEvidenceLifecycles(reading, 'ASSERTION', found)
  const provisional = await readProvisionalValues(db, 'ASSERTION', found)
  return rows.map((row) => ({
    ...present(row),
    nccn_guideline: row.nccn_guideline_id === null ? null : (guidelines(row.nccn_guideline_id)?.name ?? null),
    nccn_guideline_version: row.nccn_guideline_version ?? '',
    amp_level: row.amp_level && ampLevels.legacyLabel(row.amp_level),
    evidence_items: cited(row.id).flatMap(({ id }) => evidence.get(id) ?? []),
    acmg_codes: byId(codes(row.id)).map(({ code, description }) => ({ code, description })),
    drug_interaction_type:
      row.therapy_interaction_type && therapyInteractions.legacyLabel(row.therapy_interaction_type),
    fda_companion_test: row.fda_companion_test,
    allele_registry_id: row.allele_registry_id,
    phenotypes: byId(phenotypes(row.id)).map(presentPhenotype),
    variant_origin: row.variant_origin && variantOrigins.legacyLabel(row.variant_origin),
    lifecycle_actions: lifecycles(row.id, row.status),
    provisional_values: provisional(row.id),
    errors: {},
  }))
}
