import type { Selectable } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'

/** Rows that other records point to but that are never the subject of curation themselves. */
export type DiseaseRecord = Selectable<Tables['diseases']>
export type TherapyRecord = Selectable<Tables['therapies']>
export type PhenotypeRecord = Selectable<Tables['phenotypes']>
export type VariantTypeRecord = Selectable<Tables['variant_types']>
export type ClinicalTrialRecord = Selectable<Tables['clinical_trials']>
export type AcmgCodeRecord = Selectable<Tables['acmg_codes']>
export type ClingenCodeRecord = Selectable<Tables['clingen_codes']>
export type NccnGuidelineRecord = Selectable<Tables['nccn_guidelines']>
export type CountryRecord = Selectable<Tables['countries']>
export type CytogeneticRegionRecord = Selectable<Tables['cytogenetic_regions']>
export type UserRecord = Selectable<Tables['users']>
export type OrganizationRecord = Selectable<Tables['organizations']>
export type EventRecord = Selectable<Tables['events']>
export type ActivityRecord = Selectable<Tables['activities']>
export type ApprovalRecord = Selectable<Tables['approvals']>
export type NotificationRecord = Selectable<Tables['notifications']>
export type SubscriptionRecord = Selectable<Tables['subscriptions']>
