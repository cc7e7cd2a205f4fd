import type { ReleaseTables } from './tables/releases.ts'
import type { DiseaseTables } from './tables/diseases.ts'
import type { TherapyTables } from './tables/therapies.ts'
import type { PhenotypeTables } from './tables/phenotypes.ts'
import type { VariantTypeTables } from './tables/variant-types.ts'
import type { CodeTables } from './tables/reference/codes.ts'
import type { CytogeneticRegionTables } from './tables/reference/cytogenetic-regions.ts'
import type { SourceTables } from './tables/sources.ts'
import type { FeatureTables } from './tables/features.ts'
import type { MolecularProfileTables } from './tables/molecular-profiles.ts'
import type { VariantTables } from './tables/variants.ts'
import type { VariantGroupTables } from './tables/variant-groups.ts'
import type { EvidenceItemTables } from './tables/evidence-items.ts'
import type { EvidenceCountTables } from './tables/evidence-counts.ts'
import type { AssertionTables } from './tables/assertions.ts'
import type { OrganizationTables } from './tables/people/organizations.ts'
import type { UserTables } from './tables/people/users.ts'
import type { AccountTables } from './tables/people/accounts.ts'
import type { AccountDecisionTables } from './tables/people/account-decisions.ts'
import type { LeaseTables } from './tables/leases.ts'
import type { MailTables } from './tables/people/mail.ts'
import type { ActivityTables } from './tables/activity/activities.ts'
import type { RevisionTables } from './tables/activity/revisions.ts'
import type { CommentTables } from './tables/activity/comments.ts'
import type { FlagTables } from './tables/activity/flags.ts'
import type { ApprovalTables } from './tables/activity/approvals.ts'
import type { SourceSuggestionTables } from './tables/activity/source-suggestions.ts'
import type { SubscriptionTables } from './tables/activity/subscriptions.ts'
import type { RecordVersionTables } from './tables/record-versions.ts'
import type { MirrorTables } from './tables/mirror.ts'
import type { GenomeTables } from './tables/reference/genome.ts'
import type { ReferenceFileTables } from './tables/reference/reference-files.ts'
import type { EvidenceMoveTables } from './tables/activity/evidence-moves.ts'
import type { ClaimTables } from './tables/activity/claims.ts'
import type { AnsweredMutationTables } from './tables/activity/answered-mutations.ts'
import type { NewsItemTables } from './tables/people/news-items.ts'
import type { SearchTables } from './tables/search.ts'

/** Every table of the database with the shape of its rows. */
export interface Tables
  extends
    ReleaseTables,
    DiseaseTables,
    TherapyTables,
    PhenotypeTables,
    VariantTypeTables,
    CodeTables,
    CytogeneticRegionTables,
    SourceTables,
    FeatureTables,
    MolecularProfileTables,
    VariantTables,
    VariantGroupTables,
    EvidenceItemTables,
    EvidenceCountTables,
    AssertionTables,
    OrganizationTables,
    UserTables,
    AccountTables,
    AccountDecisionTables,
    LeaseTables,
    MailTables,
    ActivityTables,
    RevisionTables,
    CommentTables,
    FlagTables,
    ApprovalTables,
    SourceSuggestionTables,
    SubscriptionTables,
    RecordVersionTables,
    MirrorTables,
    GenomeTables,
    ReferenceFileTables,
    ClaimTables,
    EvidenceMoveTables,
    AnsweredMutationTables,
    NewsItemTables,
    SearchTables {}
