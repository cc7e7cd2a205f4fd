import type { EvidenceStatus } from '#domain/vocabularies/evidence.ts'
import {
  evidenceDirections,
  evidenceLevels,
  evidenceSignificances,
  evidenceStatuses,
  evidenceTypes,
  variantOrigins,
} from '#domain/vocabularies/evidence.ts'
import { sourceSources } from '#domain/vocabularies/sources.ts'
import {
  optionalBoolean,
  optionalId,
  optionalInteger,
  optionalName,
  optionalText,
  optionalTime,
  optionalValue,
  requiredId,
  requiredName,
  requiredValue,
  UnreadableRow,
} from '../cells/cell-values.ts'
import { withoutPoint } from '../cells/whole-numbers.ts'
import { trialNumbers } from '../cells/citations.ts'
import type { FileScope } from '../release/release-file.ts'
import type { Row } from '../release/rows.ts'
import type { ClinicalVocabulary } from './clinical-facts.ts'
import { readClinicalContext } from './clinical-facts.ts'

/**
 * Reads a row of ClinicalEvidenceSummaries of any year. Direction, significance and origin that nobody filled in
 * count as not applicable.
 * @throws UnreadableRow
 */
export function readEvidence(row: Row, vocabulary: ClinicalVocabulary) {
  const profileId = optionalId(row, 'molecular_profile_id')
  const variantId = profileId === null ? optionalId(row, 'variant_id') : null
  if (profileId === null && variantId === null) {
    throw new UnreadableRow('neither molecular_profile_id nor variant_id is given')
  }
  const rating = optionalInteger(row, 'rating')
  if (rating !== null && (rating < 1 || rating > 5))
    throw new UnreadableRow(`rating ${rating} is not between 1 and 5`)
  return {
    id: requiredId(row, 'evidence_id'),
    /** Of the older form: null, and the variant instead. */
    profileId,
    variantId,
    ...readClinicalContext(row, vocabulary),
    source: readSource(row),
    status: optionalValue(row, 'evidence_status', evidenceStatuses) ?? 'ACCEPTED',
    type: requiredValue(row, 'evidence_type', evidenceTypes),
    level: requiredValue(row, 'evidence_level', evidenceLevels),
    direction: optionalValue(row, 'evidence_direction', evidenceDirections) ?? 'NA',
    significance: optionalValue(row, 'significance', evidenceSignificances) ?? 'NA',
    variantOrigin: optionalValue(row, 'variant_origin', variantOrigins) ?? 'NA',
    rating,
    description: row.text('evidence_statement'),
    lastReview: optionalTime(row, 'last_review_date'),
    flagged: optionalBoolean(row, 'is_flagged'),
  }
}

/** Facts of a release about an evidence item. */
export type EvidenceFacts = ReturnType<typeof readEvidence>

// Before 2019 every source was an article in PubMed.
function readSource(row: Row) {
  const sourceType = optionalValue(row, 'source_type', sourceSources) ?? 'PUBMED'
  return {
    sourceType,
    citationId: withoutPoint(requiredName(row, 'citation_id')),
    citation: optionalName(row, 'citation'),
    // Posters have no number; releases write 0.
    ascoAbstractId: optionalIntegerOrNone(row, 'asco_abstract_id') || null,
    trials: trialNumbers(optionalText(row, 'nct_ids') ?? ''),
  }
}

/** The source that a row names. */
export type SourceFacts = ReturnType<typeof readSource>

function optionalIntegerOrNone(row: Row, column: string): number | null {
  const digits = withoutPoint(row.text(column))
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null
}

/** Checks whether a file of this scope would hold an item of this status. */
export function isInScope(status: EvidenceStatus, scope: FileScope): boolean {
  return status === 'ACCEPTED' || (scope === 'ALL' && status === 'SUBMITTED')
}
