import { assertionSummaries } from './release/assertions.ts'
import { clinicalEvidenceSummaries } from './release/clinical-evidence.ts'
import { featureSummaries } from './release/features.ts'
import { molecularProfileSummaries } from './release/molecular-profiles.ts'
import type { ReleaseScope, ReleaseTable } from './release/release-table.ts'
import { therapySummaries } from './release/therapies.ts'
import { variantGroupSummaries } from './release/variant-groups.ts'
import { variantSummaries } from './release/variants.ts'
import type { ReleaseFileKey } from './release-files.ts'
import type { VcfBuild } from './vcf/vcf-sites.ts'

/** Content of a file of a release: a table, or variants as VCF. */
export type ReleaseContent = { table: ReleaseTable } | { variants: ReleaseScope; build: VcfBuild }

export const releaseContents: Readonly<Record<ReleaseFileKey, ReleaseContent>> = {
  featureTsv: { table: featureSummaries },
  variantTsv: { table: variantSummaries },
  molecularProfileTsv: { table: molecularProfileSummaries },
  acceptedEvidenceTsv: { table: clinicalEvidenceSummaries('ACCEPTED') },
  acceptedAndSubmittedEvidenceTsv: { table: clinicalEvidenceSummaries('ACCEPTED_AND_SUBMITTED') },
  acceptedAssertionTsv: { table: assertionSummaries('ACCEPTED') },
  acceptedAndSubmittedAssertionTsv: { table: assertionSummaries('ACCEPTED_AND_SUBMITTED') },
  variantGroupTsv: { table: variantGroupSummaries },
  therapyTsv: { table: therapySummaries },
  acceptedVariantsVcf: { variants: 'ACCEPTED', build: 'GRCH37' },
  acceptedAndSubmittedVariantsVcf: { variants: 'ACCEPTED_AND_SUBMITTED', build: 'GRCH37' },
  acceptedVariantsGrch38Vcf: { variants: 'ACCEPTED', build: 'GRCH38' },
  acceptedAndSubmittedVariantsGrch38Vcf: { variants: 'ACCEPTED_AND_SUBMITTED', build: 'GRCH38' },
}
