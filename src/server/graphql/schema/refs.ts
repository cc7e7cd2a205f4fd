import type * as records from '#server/knowledge/records/records.ts'
import type * as terms from '#server/knowledge/records/terms.ts'
import type { CommentTotals } from '#server/knowledge/activity/comments.ts'
import type { EventTotals } from '#server/knowledge/activity/events.ts'
import type { FlagTotals } from '#server/knowledge/activity/flags.ts'
import type { NotificationTotals } from '#server/knowledge/activity/notifications.ts'
import type { RevisionTotals } from '#server/knowledge/activity/revisions.ts'
import { builder } from './builder.ts'
import { connectionOf } from './connection.ts'

/*
 * The names of types that refer to one another, so that each can be implemented in a file of its
 * own. What stands behind an object is the row the knowledge gives.
 */

// What many kinds of record can do. Fields and their resolvers are written once, with the interface.
export const EventSubject = builder.interfaceRef<records.AnyRecord>('EventSubject')
export const EventOriginObject = builder.interfaceRef<records.AnyRecord>('EventOriginObject')
export const Commentable = builder.interfaceRef<records.AnyRecord>('Commentable')
export const Flaggable = builder.interfaceRef<records.AnyRecord>('Flaggable')
export const WithRevisions = builder.interfaceRef<records.AnyRecord>('WithRevisions')
export const WithDescription = builder.interfaceRef<records.EvidenceItemRecord | records.AssertionRecord>(
  'WithDescription',
)
export const MolecularProfileComponent = builder.interfaceRef<records.FeatureRecord | records.VariantRecord>(
  'MolecularProfileComponent',
)

export const Feature = builder.objectRef<records.FeatureRecord>('Feature')
export const Gene = builder.objectRef<records.FeatureRecord>('Gene')
export const Factor = builder.objectRef<records.FeatureRecord>('Factor')
export const Fusion = builder.objectRef<records.FeatureRecord>('Fusion')
export const Region = builder.objectRef<records.FeatureRecord>('Region')
export const VariantInterface = builder.interfaceRef<records.VariantRecord>('VariantInterface')
export const Variant = builder.objectRef<records.VariantRecord>('Variant')
export const GeneVariant = builder.objectRef<records.VariantRecord>('GeneVariant')
export const FactorVariant = builder.objectRef<records.VariantRecord>('FactorVariant')
export const FusionVariant = builder.objectRef<records.VariantRecord>('FusionVariant')
export const RegionVariant = builder.objectRef<records.VariantRecord>('RegionVariant')
export const VariantCoordinate = builder.objectRef<records.VariantCoordinateRecord>('VariantCoordinate')
export const ExonCoordinate = builder.objectRef<records.ExonCoordinateRecord>('ExonCoordinate')
export const MolecularProfile = builder.objectRef<records.MolecularProfileRecord>('MolecularProfile')
export const VariantGroup = builder.objectRef<records.VariantGroupRecord>('VariantGroup')
export const EvidenceItem = builder.objectRef<records.EvidenceItemRecord>('EvidenceItem')
export const Assertion = builder.objectRef<records.AssertionRecord>('Assertion')
export const Source = builder.objectRef<records.SourceRecord>('Source')
export const Revision = builder.objectRef<records.RevisionRecord>('Revision')
export const RevisionSet = builder.objectRef<records.RevisionSetRecord>('RevisionSet')
export const Comment = builder.objectRef<records.CommentRecord>('Comment')
export const Flag = builder.objectRef<records.FlagRecord>('Flag')
export const LinkableFeature = builder.objectRef<records.FeatureRecord>('LinkableFeature')
export const SourceSuggestion = builder.objectRef<records.SourceSuggestionRecord>('SourceSuggestion')

export const Disease = builder.objectRef<terms.DiseaseRecord>('Disease')
export const DiseasePopover = builder.objectRef<terms.DiseaseRecord>('DiseasePopover')
export const Therapy = builder.objectRef<terms.TherapyRecord>('Therapy')
export const TherapyPopover = builder.objectRef<terms.TherapyRecord>('TherapyPopover')
export const Phenotype = builder.objectRef<terms.PhenotypeRecord>('Phenotype')
export const VariantType = builder.objectRef<terms.VariantTypeRecord>('VariantType')
export const ClinicalTrial = builder.objectRef<terms.ClinicalTrialRecord>('ClinicalTrial')
export const AcmgCode = builder.objectRef<terms.AcmgCodeRecord>('AcmgCode')
export const ClingenCode = builder.objectRef<terms.ClingenCodeRecord>('ClingenCode')
export const NccnGuideline = builder.objectRef<terms.NccnGuidelineRecord>('NccnGuideline')
export const Country = builder.objectRef<terms.CountryRecord>('Country')
export const User = builder.objectRef<terms.UserRecord>('User')
export const Organization = builder.objectRef<terms.OrganizationRecord>('Organization')
export const Event = builder.objectRef<terms.EventRecord>('Event')
export const Activity = builder.interfaceRef<terms.ActivityRecord>('ActivityInterface')
export const Approval = builder.objectRef<terms.ApprovalRecord>('Approval')
export const Notification = builder.objectRef<terms.NotificationRecord>('Notification')
export const Subscription = builder.objectRef<terms.SubscriptionRecord>('Subscription')

export const GeneConnection = connectionOf('Gene', Gene)
export const VariantInterfaceConnection = connectionOf('VariantInterface', VariantInterface)
export const GeneVariantConnection = connectionOf('GeneVariant', GeneVariant)
export const MolecularProfileConnection = connectionOf('MolecularProfile', MolecularProfile)
export const VariantGroupConnection = connectionOf('VariantGroup', VariantGroup)
export const EvidenceItemConnection = connectionOf('EvidenceItem', EvidenceItem)
export const AssertionConnection = connectionOf('Assertion', Assertion)
export const SourceConnection = connectionOf('Source', Source)
export const DiseaseConnection = connectionOf('Disease', Disease)
export const TherapyConnection = connectionOf('Therapy', Therapy)
export const PhenotypeConnection = connectionOf('Phenotype', Phenotype)
export const EventConnection = connectionOf<terms.EventRecord, EventTotals>('Event', Event)
export const RevisionConnection = connectionOf<records.RevisionRecord, RevisionTotals>('Revision', Revision)
export const CommentConnection = connectionOf<records.CommentRecord, CommentTotals>('Comment', Comment)
export const FlagConnection = connectionOf<records.FlagRecord, FlagTotals>('Flag', Flag)
export const ApprovalConnection = connectionOf('Approval', Approval)
export const OrganizationConnection = connectionOf('Organization', Organization)
export const UserConnection = connectionOf('User', User)
export const NotificationConnection = connectionOf<terms.NotificationRecord, NotificationTotals>(
  'Notification',
  Notification,
)
