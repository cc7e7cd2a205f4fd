import { cachedBatch } from '#server/knowledge/paging/batch.ts'
import { rowsThrough } from '../rows.ts'

/** The therapies of an evidence item, by name. */
export const evidenceItemTherapies = cachedBatch(
  'evidence_item therapies',
  rowsThrough('evidence_item_therapies', 'evidence_item_id', 'therapy_id', 'therapies', [
    'therapies.name_folded',
    'therapies.id',
  ]),
)

/** The phenotypes of an evidence item, by name. */
export const evidenceItemPhenotypes = cachedBatch(
  'evidence_item phenotypes',
  rowsThrough('evidence_item_phenotypes', 'evidence_item_id', 'phenotype_id', 'phenotypes', [
    'phenotypes.name_folded',
    'phenotypes.id',
  ]),
)

/** The therapies of an assertion, by name. */
export const assertionTherapies = cachedBatch(
  'assertion therapies',
  rowsThrough('assertion_therapies', 'assertion_id', 'therapy_id', 'therapies', [
    'therapies.name_folded',
    'therapies.id',
  ]),
)

/** The phenotypes of an assertion, by name. */
export const assertionPhenotypes = cachedBatch(
  'assertion phenotypes',
  rowsThrough('assertion_phenotypes', 'assertion_id', 'phenotype_id', 'phenotypes', [
    'phenotypes.name_folded',
    'phenotypes.id',
  ]),
)
