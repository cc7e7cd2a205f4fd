import { evidenceItemFields } from '#domain/records/fields/evidence-item.ts'
import { evidenceItemMeanings } from '../schema/field-meanings.ts'
import { enteredValues, recordInput } from './record-input.ts'

export const EvidenceItemFieldsInput = recordInput(
  'EvidenceItemFields',
  'Editable fields of an evidence item; a revision gives the complete new state.',
  evidenceItemFields,
  evidenceItemMeanings,
)

/** The fields as curation works with them. */
export const evidenceItemFieldsFrom = enteredValues(evidenceItemFields)
