import type {
  ReleaseRow,
  KnowledgeStateRow,
  RecordRedirectRow,
  UnresolvedReferenceRow,
  LocalChangeRow,
} from './tables/releases.ts'
import type {
  DiseaseRow,
  DiseaseAliasRow,
  DiseaseDiseaseAliasRow,
  DiseaseParentRow,
} from './tables/diseases.ts'
import type {
  TherapyRow,
  TherapyAliasRow,
  TherapyTherapyAliasRow,
  TherapyParentRow,
} from './tables/therapies.ts'
import type { PhenotypeRow, PhenotypeParentRow } from './tables/phenotypes.ts'
import type { VariantTypeRow, VariantTypeParentRow } from './tables/variant-types.ts'
import type { AcmgCodeRow, ClingenCodeRow, NccnGuidelineRow, CountryRow } from './tables/reference/codes.ts'
import type {
  CytogeneticRegionRow,
  CytogeneticCoordinatesRow,
  RegionCytogeneticRegionRow,
} from './tables/reference/cytogenetic-regions.ts'
import type {
  SourceRow,
  SourceAuthorRow,
  ClinicalTrialRow,
  SourceClinicalTrialRow,
} from './tables/sources.ts'
import type {
  FeatureRow,
  GeneRow,
  GeneUniprotIdRow,
  FactorRow,
  FusionRow,
  FusionKnownPartnerGeneRow,
  FeatureAliasRow,
  FeatureFeatureAliasRow,
  FeatureSourceRow,
} from './tables/features.ts'
import type {
  MolecularProfileRow,
  MolecularProfileAliasRow,
  MolecularProfileMolecularProfileAliasRow,
  MolecularProfileSourceRow,
  MolecularProfileVariantRow,
} from './tables/molecular-profiles.ts'
import type {
  VariantRow,
  VariantCoordinatesRow,
  ExonCoordinatesRow,
  VariantAliasRow,
  VariantVariantAliasRow,
  VariantVariantTypeRow,
  HgvsDescriptionRow,
  VariantHgvsDescriptionRow,
  ClinvarEntryRow,
  VariantClinvarEntryRow,
} from './tables/variants.ts'
import type {
  VariantGroupRow,
  VariantGroupVariantRow,
  VariantGroupSourceRow,
} from './tables/variant-groups.ts'
import type {
  EvidenceItemRow,
  EvidenceItemTherapyRow,
  EvidenceItemPhenotypeRow,
} from './tables/evidence-items.ts'
import type { DiseaseVariantRow, EvidenceCountRow, TouchedCountRow } from './tables/evidence-counts.ts'
import type {
  AssertionRow,
  AssertionEvidenceItemRow,
  AssertionTherapyRow,
  AssertionPhenotypeRow,
  AssertionAcmgCodeRow,
  AssertionClingenCodeRow,
} from './tables/assertions.ts'
import type { OrganizationRow, AffiliationRow } from './tables/people/organizations.ts'
import type { UserRow, ConflictOfInterestStatementRow, ApiKeyRow } from './tables/people/users.ts'
import type {
  SessionRow,
  SignInMethodRow,
  SignInVerificationRow,
  AccountLinkRow,
  ServiceSecretRow,
  RequestCountRow,
} from './tables/people/accounts.ts'
import type { LeaseRow } from './tables/leases.ts'
import type { MailQueueRow, MailTokenRow, MailPreferenceRow } from './tables/people/mail.ts'
import type { ActivityRow, ActivityLinkedEntityRow, EventRow } from './tables/activity/activities.ts'
import type { RevisionSetRow, RevisionRow } from './tables/activity/revisions.ts'
import type {
  CommentRow,
  CommentMentionedUserRow,
  CommentMentionedRoleRow,
  CommentMentionedEntityRow,
} from './tables/activity/comments.ts'
import type { FlagRow } from './tables/activity/flags.ts'
import type { ApprovalActivityRow, ApprovalRow } from './tables/activity/approvals.ts'
import type { SourceSuggestionRow } from './tables/activity/source-suggestions.ts'
import type { SubscriptionRow, NotificationRow } from './tables/activity/subscriptions.ts'
import type { RecordVersionRow, TouchedRecordRow } from './tables/record-versions.ts'
import type {
  MirrorDuplicateRow,
  MirrorWriteRow,
  UpstreamConflictRow,
  UpstreamRecordRow,
  UpstreamRow,
  UpstreamSetAsideRow,
  UpstreamSuggestionRow,
} from './tables/mirror.ts'
import type { AnchorBaseRow } from './tables/reference/anchor-bases.ts'
import type { ChainBlockRow } from './tables/reference/chain-blocks.ts'
import type { ReferenceSequenceRow } from './tables/reference/reference-sequences.ts'
import type { TranscriptExonRow } from './tables/reference/transcript-exons.ts'
import type { ClaimRow } from './tables/activity/claims.ts'
import type { AnsweredMutationRow } from './tables/activity/answered-mutations.ts'
import type { NewsItemRow } from './tables/people/news-items.ts'
import type { SearchWordRow, SearchStateRow, SearchPermalinkRow } from './tables/search.ts'

/** Every table of the database with the shape of its rows. */
export interface Tables {
  releases: ReleaseRow
  knowledge_state: KnowledgeStateRow
  record_redirects: RecordRedirectRow
  unresolved_references: UnresolvedReferenceRow
  local_changes: LocalChangeRow
  diseases: DiseaseRow
  disease_aliases: DiseaseAliasRow
  disease_disease_aliases: DiseaseDiseaseAliasRow
  disease_parents: DiseaseParentRow
  therapies: TherapyRow
  therapy_aliases: TherapyAliasRow
  therapy_therapy_aliases: TherapyTherapyAliasRow
  therapy_parents: TherapyParentRow
  phenotypes: PhenotypeRow
  phenotype_parents: PhenotypeParentRow
  variant_types: VariantTypeRow
  variant_type_parents: VariantTypeParentRow
  acmg_codes: AcmgCodeRow
  clingen_codes: ClingenCodeRow
  nccn_guidelines: NccnGuidelineRow
  countries: CountryRow
  cytogenetic_regions: CytogeneticRegionRow
  cytogenetic_coordinates: CytogeneticCoordinatesRow
  region_cytogenetic_regions: RegionCytogeneticRegionRow
  sources: SourceRow
  source_authors: SourceAuthorRow
  clinical_trials: ClinicalTrialRow
  source_clinical_trials: SourceClinicalTrialRow
  features: FeatureRow
  genes: GeneRow
  gene_uniprot_ids: GeneUniprotIdRow
  factors: FactorRow
  fusions: FusionRow
  fusion_known_partner_genes: FusionKnownPartnerGeneRow
  feature_aliases: FeatureAliasRow
  feature_feature_aliases: FeatureFeatureAliasRow
  feature_sources: FeatureSourceRow
  molecular_profiles: MolecularProfileRow
  molecular_profile_aliases: MolecularProfileAliasRow
  molecular_profile_molecular_profile_aliases: MolecularProfileMolecularProfileAliasRow
  molecular_profile_sources: MolecularProfileSourceRow
  molecular_profile_variants: MolecularProfileVariantRow
  variants: VariantRow
  variant_coordinates: VariantCoordinatesRow
  exon_coordinates: ExonCoordinatesRow
  variant_aliases: VariantAliasRow
  variant_variant_aliases: VariantVariantAliasRow
  variant_variant_types: VariantVariantTypeRow
  hgvs_descriptions: HgvsDescriptionRow
  variant_hgvs_descriptions: VariantHgvsDescriptionRow
  clinvar_entries: ClinvarEntryRow
  variant_clinvar_entries: VariantClinvarEntryRow
  variant_groups: VariantGroupRow
  variant_group_variants: VariantGroupVariantRow
  variant_group_sources: VariantGroupSourceRow
  evidence_items: EvidenceItemRow
  evidence_item_therapies: EvidenceItemTherapyRow
  evidence_item_phenotypes: EvidenceItemPhenotypeRow
  assertions: AssertionRow
  assertion_evidence_items: AssertionEvidenceItemRow
  assertion_therapies: AssertionTherapyRow
  assertion_phenotypes: AssertionPhenotypeRow
  assertion_acmg_codes: AssertionAcmgCodeRow
  assertion_clingen_codes: AssertionClingenCodeRow
  organizations: OrganizationRow
  affiliations: AffiliationRow
  users: UserRow
  conflict_of_interest_statements: ConflictOfInterestStatementRow
  api_keys: ApiKeyRow
  sessions: SessionRow
  sign_in_methods: SignInMethodRow
  sign_in_verifications: SignInVerificationRow
  account_links: AccountLinkRow
  service_secrets: ServiceSecretRow
  request_counts: RequestCountRow
  leases: LeaseRow
  mail_queue: MailQueueRow
  mail_tokens: MailTokenRow
  mail_preferences: MailPreferenceRow
  activities: ActivityRow
  activity_linked_entities: ActivityLinkedEntityRow
  events: EventRow
  revision_sets: RevisionSetRow
  revisions: RevisionRow
  comments: CommentRow
  comment_mentioned_users: CommentMentionedUserRow
  comment_mentioned_roles: CommentMentionedRoleRow
  comment_mentioned_entities: CommentMentionedEntityRow
  flags: FlagRow
  approvals: ApprovalRow
  approval_activities: ApprovalActivityRow
  source_suggestions: SourceSuggestionRow
  subscriptions: SubscriptionRow
  notifications: NotificationRow
  news_items: NewsItemRow
  search_words: SearchWordRow
  search_state: SearchStateRow
  search_permalinks: SearchPermalinkRow
  answered_mutations: AnsweredMutationRow
  claims: ClaimRow
  anchor_bases: AnchorBaseRow
  chain_blocks: ChainBlockRow
  transcript_exons: TranscriptExonRow
  reference_sequences: ReferenceSequenceRow
  record_versions: RecordVersionRow
  touched_records: TouchedRecordRow
  evidence_counts: EvidenceCountRow
  touched_counts: TouchedCountRow
  disease_variants: DiseaseVariantRow
  upstreams: UpstreamRow
  upstream_records: UpstreamRecordRow
  upstream_conflicts: UpstreamConflictRow
  upstream_set_aside: UpstreamSetAsideRow
  mirror_writes: MirrorWriteRow
  upstream_suggestions: UpstreamSuggestionRow
  mirror_duplicates: MirrorDuplicateRow
}
