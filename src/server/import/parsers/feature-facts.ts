import type { FusionPartnerStatus } from '#domain/vocabularies/features.ts'
import { featureInstanceTypes, fusionPartnerStatuses } from '#domain/vocabularies/features.ts'
import {
  optionalBoolean,
  optionalId,
  optionalName,
  optionalText,
  optionalTime,
  optionalValue,
  plainList,
  requiredId,
  requiredName,
  UnreadableRow,
} from '../cells/cell-values.ts'
import type { Row } from '../release/rows.ts'

/** A gene as one side of a fusion names it. */
export type NamedGene = { id: number; name: string | null; entrezId: number | null }

export type FusionSideFacts = { status: FusionPartnerStatus; gene: NamedGene | null }

/**
 * Reads a row of FeatureSummaries, or of the older GeneSummaries.
 * @throws UnreadableRow
 */
export function readFeature(row: Row) {
  const kind = optionalValue(row, 'feature_type', featureInstanceTypes) ?? 'GENE'
  const entrezId = optionalId(row, 'entrez_id')
  if (kind === 'GENE' && entrezId === null) throw new UnreadableRow('entrez_id is empty; a gene needs one')
  return {
    id: row.has('feature_id') ? requiredId(row, 'feature_id') : requiredId(row, 'gene_id'),
    kind,
    name: requiredName(row, 'name'),
    fullName: optionalName(row, 'full_name'),
    description: optionalText(row, 'description'),
    aliases: row.has('feature_aliases') ? plainList(row, 'feature_aliases') : null,
    entrezId,
    ncitId: optionalName(row, 'ncit_id'),
    fusion: kind === 'FUSION' ? readFusion(row) : null,
    lastReview: optionalTime(row, 'last_review_date'),
    flagged: optionalBoolean(row, 'is_flagged'),
  }
}

/** Facts of a release about a feature. Null: it says nothing. */
export type FeatureFacts = ReturnType<typeof readFeature>

function readFusion(row: Row) {
  const fivePrime = readSide(row, 'five_prime')
  const threePrime = readSide(row, 'three_prime')
  if (!fivePrime.gene && !threePrime.gene) throw new UnreadableRow('the fusion names a gene on neither side')
  return { fivePrime, threePrime }
}

function readSide(row: Row, side: string): FusionSideFacts {
  const id = optionalId(row, `${side}_gene_id`)
  const gene =
    id === null
      ? null
      : {
          id,
          name: optionalName(row, `${side}_gene_name`),
          entrezId: optionalId(row, `${side}_gene_entrez_id`),
        }
  if (gene) return { status: 'KNOWN', gene }
  const status = optionalValue(row, `${side}_partner_status`, fusionPartnerStatuses) ?? 'UNKNOWN'
  return { status: status === 'KNOWN' ? 'UNKNOWN' : status, gene: null }
}
