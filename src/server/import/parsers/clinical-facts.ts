import { therapyInteractions } from '#domain/vocabularies/evidence.ts'
import { optionalName, optionalValue } from '../cells/cell-values.ts'
import type { CanonicalNames } from '../cells/name-lists.ts'
import { splitNames } from '../cells/name-lists.ts'
import { withoutPoint } from '../cells/whole-numbers.ts'
import type { Row } from '../release/rows.ts'

/** A disease as a row names it. Leading zeros of the DOID are part of it. */
export type DiseaseName = { name: string; doid: string | null }

export type ClinicalVocabulary = { therapies: CanonicalNames; phenotypes: CanonicalNames }

/**
 * Reads the facts that evidence items and assertions have in common.
 * @throws UnreadableRow
 */
export function readClinicalContext(row: Row, vocabulary: ClinicalVocabulary) {
  return {
    disease: readDisease(row),
    phenotypes: splitNames(optionalList(row, 'phenotypes'), vocabulary.phenotypes),
    therapies: splitNames(optionalList(row, 'therapies'), vocabulary.therapies),
    therapyInteraction: optionalValue(row, 'therapy_interaction_type', therapyInteractions),
  }
}

/** The disease of a row; null when it names none. */
export function readDisease(row: Row): DiseaseName | null {
  const name = optionalName(row, 'disease')
  const doid = withoutPoint(optionalName(row, 'doid')?.replace(/^DOID:/i, '') ?? '')
  return name === null ? null : { name, doid: /^\d+$/.test(doid) ? doid : null }
}

function optionalList(row: Row, column: string): string {
  const text = row.text(column)
  return /^n\/a$/i.test(text) ? '' : text
}
