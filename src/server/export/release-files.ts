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
  | 'therapyTsv'
  | 'acceptedVariantsVcf'
  | 'acceptedAndSubmittedVariantsVcf'
  | 'acceptedVariantsGrch38Vcf'
  | 'acceptedAndSubmittedVariantsGrch38Vcf'

/** How a file is called after `<release>-`, and the older name that leads to it, too. */
type ReleaseFile = { name: string; alias: string | null }

export const releaseFiles: Readonly<Record<ReleaseFileKey, ReleaseFile>> = {
  featureTsv: { name: 'FeatureSummaries.tsv', alias: 'GeneSummaries.tsv' },
  variantTsv: { name: 'VariantSummaries.tsv', alias: null },
  molecularProfileTsv: { name: 'MolecularProfileSummaries.tsv', alias: null },
  acceptedEvidenceTsv: {
    name: 'AcceptedClinicalEvidenceSummaries.tsv',
    alias: 'ClinicalEvidenceSummaries.tsv',
  },
  acceptedAndSubmittedEvidenceTsv: {
    name: 'AcceptedAndSubmittedClinicalEvidenceSummaries.tsv',
    alias: null,
  },
  acceptedAssertionTsv: { name: 'AcceptedAssertionSummaries.tsv', alias: 'AssertionSummaries.tsv' },
  acceptedAndSubmittedAssertionTsv: {
    name: 'AcceptedAndSubmittedAssertionSummaries.tsv',
    alias: null,
  },
  variantGroupTsv: { name: 'VariantGroupSummaries.tsv', alias: null },
  therapyTsv: { name: 'Therapies.tsv', alias: null },
  acceptedVariantsVcf: { name: 'civic_accepted.vcf', alias: null },
  acceptedAndSubmittedVariantsVcf: { name: 'civic_accepted_and_submitted.vcf', alias: null },
  acceptedVariantsGrch38Vcf: { name: 'civic_accepted_grch38.vcf', alias: null },
  acceptedAndSubmittedVariantsGrch38Vcf: {
    name: 'civic_accepted_and_submitted_grch38.vcf',
    alias: null,
  },
}

/** The keys in the order in which the files are written and listed. */
export const releaseFileKeys = Object.keys(releaseFiles) as ReleaseFileKey[]
