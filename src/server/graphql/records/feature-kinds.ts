import type { FeatureInstanceType } from '#domain/vocabularies/features.ts'
import type { FeatureRecord } from '#server/knowledge/records/records.ts'

/** The feature if it is of the kind, else null. */
export const ofKind = (kind: FeatureInstanceType, feature: FeatureRecord | null): FeatureRecord | null =>
  feature?.kind === kind ? feature : null
