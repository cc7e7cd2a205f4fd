import { assertionSummaries } from './release/assertions.ts'
import { clinicalEvidenceSummaries } from './release/clinical-evidence.ts'
import { featureSummaries } from './release/features.ts'
import { molecularProfileSummaries } from './release/molecular-profiles.ts'
import type { ReleaseScope, ReleaseTable } from './release/release-table.ts'
import { variantGroupSummaries } from './release/variant-groups.ts'
import { variantSummaries } from './release/variants.ts'

/** The files of a release, as the GraphQL interface calls them. */
export type ReleaseFileKey =
  | 'featureTsv'
  | 'variantTsv'
  | 'molecularProfileTsv'
  | 'acceptedEvidenceTsv'
  | 'acceptedAndSubmittedEvidenceTsv'
  | 'acceptedAssertionTsv'
  | 'acceptedAndSubmittedAssertionTsv'
  | 'variantGroupTsv'
  | 'acceptedVariantsVcf'
  | 'acceptedAndSubmittedVariantsVcf'

/** A file of a release: its name after `<release>-`, the older name that leads to it, too, and what it holds. */
export type ReleaseFile = { name: string; alias: string | null } & (
  | { table: ReleaseTable }
  | { variants: ReleaseScope }
)

export const releaseFiles: Readonly<Record<ReleaseFileKey, ReleaseFile>> = {
  featureTsv: { name: 'FeatureSummaries.tsv', alias: 'GeneSummaries.tsv', table: featureSummaries },
  variantTsv: { name: 'VariantSummaries.tsv', alias: null, table: variantSummaries },
  molecularProfileTsv: {
    name: 'MolecularProfileSummaries.tsv',
    alias: null,
    table: molecularProfileSummaries,
  },
  acceptedEvidenceTsv: {
    name: 'AcceptedClinicalEvidenceSummaries.tsv',
    alias: 'ClinicalEvidenceSummaries.tsv',
    table: clinicalEvidenceSummaries('ACCEPTED'),
  },
  acceptedAndSubmittedEvidenceTsv: {
    name: 'AcceptedAndSubmittedClinicalEvidenceSummaries.tsv',
    alias: null,
    table: clinicalEvidenceSummaries('ACCEPTED_AND_SUBMITTED'),
  },
  acceptedAssertionTsv: {
    name: 'AcceptedAssertionSummaries.tsv',
    alias: 'AssertionSummaries.tsv',
    table: assertionSummaries('ACCEPTED'),
  },
  acceptedAndSubmittedAssertionTsv: {
    name: 'AcceptedAndSubmittedAssertionSummaries.tsv',
    alias: null,
    table: assertionSummaries('ACCEPTED_AND_SUBMITTED'),
  },
  variantGroupTsv: { name: 'VariantGroupSummaries.tsv', alias: null, table: variantGroupSummaries },
  acceptedVariantsVcf: { name: 'civic_accepted.vcf', alias: null, variants: 'ACCEPTED' },
  acceptedAndSubmittedVariantsVcf: {
    name: 'civic_accepted_and_submitted.vcf',
    alias: null,
    variants: 'ACCEPTED_AND_SUBMITTED',
  },
}

/** The keys in the order in which the files are written and listed. */
export const releaseFileKeys = Object.keys(releaseFiles) as ReleaseFileKey[]
