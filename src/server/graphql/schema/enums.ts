import type { EnumRef } from '@pothos/core'
import * as coordinates from '#domain/vocabularies/coordinates.ts'
import * as curation from '#domain/vocabularies/curation.ts'
import * as evidence from '#domain/vocabularies/evidence.ts'
import * as features from '#domain/vocabularies/features.ts'
import * as people from '#domain/vocabularies/people.ts'
import * as records from '#domain/vocabularies/records.ts'
import * as sources from '#domain/vocabularies/sources.ts'
import type { Vocabulary } from '#domain/vocabularies/vocabulary.ts'
import { builder } from './builder.ts'
import type { Types } from './builder.ts'
import { ENUM_MEANINGS } from './enum-meanings.ts'

const refs = new Map<string, EnumRef<Types, string>>()

/** The GraphQL enum of a vocabulary, described by {@link ENUM_MEANINGS}; each value is described by its label. */
export function enumOf<Value extends string>(vocabulary: Vocabulary<Value>) {
  const values = Object.fromEntries(
    vocabulary.values.map((value) => [value, { value, description: vocabulary.label(value) }]),
  ) as Record<Value, { value: Value; description: string }>
  const ref = builder.enumType(vocabulary.name, { description: ENUM_MEANINGS[vocabulary.name], values })
  refs.set(vocabulary.name, ref)
  return ref
}

/** The GraphQL enum of a vocabulary, made where it is not there yet. */
export const enumRef = (vocabulary: Vocabulary<string>): EnumRef<Types, string> =>
  refs.get(vocabulary.name) ?? enumOf(vocabulary)

export const EvidenceType = enumOf(evidence.evidenceTypes)
export const AssertionType = enumOf(evidence.assertionTypes)
export const EvidenceLevel = enumOf(evidence.evidenceLevels)
export const EvidenceDirection = enumOf(evidence.evidenceDirections)
export const AssertionDirection = enumOf(evidence.assertionDirections)
export const EvidenceSignificance = enumOf(evidence.evidenceSignificances)
export const AssertionSignificance = enumOf(evidence.assertionSignificances)
export const VariantOrigin = enumOf(evidence.variantOrigins)
export const TherapyInteraction = enumOf(evidence.therapyInteractions)
export const AmpLevel = enumOf(evidence.ampLevels)
export const EvidenceStatus = enumOf(evidence.evidenceStatuses)
export const EvidenceStatusFilter = enumOf(evidence.evidenceStatusFilters)
export const AssociatedEvidenceStatusFilter = enumOf(evidence.associatedEvidenceStatusFilters)
export const FeatureInstanceTypes = enumOf(features.featureInstanceTypes)
export const VariantCategories = enumOf(features.variantCategories)
export const CreateableFeatureTypes = enumOf(features.createableFeatureTypes)
export const RegionVariantName = enumOf(features.regionVariantNames)
export const FusionPartnerStatus = enumOf(features.fusionPartnerStatuses)
export const FeatureDeprecationReason = enumOf(features.featureDeprecationReasons)
export const VariantDeprecationReason = enumOf(features.variantDeprecationReasons)
export const MolecularProfileDeprecationReason = enumOf(features.molecularProfileDeprecationReasons)
export const BooleanOperator = enumOf(features.booleanOperators)
export const ReferenceBuild = enumOf(coordinates.referenceBuilds)
export const Direction = enumOf(coordinates.directions)
export const VariantCoordinateType = enumOf(coordinates.variantCoordinateTypes)
export const ExonCoordinateType = enumOf(coordinates.exonCoordinateTypes)
export const SourceSource = enumOf(sources.sourceSources)
export const SourceSuggestionStatus = enumOf(sources.sourceSuggestionStatuses)
export const RecordOrigin = enumOf(records.recordOrigins)
export const KnowledgebaseContents = enumOf(records.knowledgebaseContents)
export const UserRole = enumOf(people.userRoles)
export const NotificationMail = enumOf(people.notificationMails)
export const AreaOfExpertise = enumOf(people.areasOfExpertise)
export const EventAction = enumOf(curation.eventActions)
export const RevisionStatus = enumOf(curation.revisionStatuses)
export const FlagState = enumOf(curation.flagStates)
export const CoiStatus = enumOf(people.coiStatuses)
export const ApprovalStatus = enumOf(curation.approvalStatuses)
export const TaggableEntity = enumOf(curation.taggableEntities)
export const ReadStatus = enumOf(curation.readStatuses)
export const SubscribableEntities = enumOf(curation.subscribableEntities)
export const CommentableEntities = enumOf(curation.commentableEntities)
export const FlaggableEntities = enumOf(curation.flaggableEntities)
export const ModeratedEntities = enumOf(curation.moderatedEntities)
export const NotificationReason = enumOf(curation.notificationReasons)
export const TimeWindow = enumOf(curation.timeWindows)
