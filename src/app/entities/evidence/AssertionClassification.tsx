import { assertionTypes } from '#domain/vocabularies/evidence.ts'
import type { assertionFields } from '#domain/records/fields/assertion.ts'
import type { PlainResponse } from '#domain/records/fields/record-field.ts'
import type { AssertionPageQuery } from '#app/graphql/generated/assertion-page.ts'
import { Facts } from '#app/ui/Facts.tsx'
import { formatDate } from '#app/ui/dates.ts'
import { claimFacts, explained, originFact, subjectFacts } from './ClinicalClassification.tsx'
import type { ClinicalSubject } from './ClinicalClassification.tsx'
import { tierLabel } from './tier-label.ts'

type Assertion = NonNullable<AssertionPageQuery['assertion']>
type Code = { id: number; code: string; description: string }

/** Statement of an assertion, in the terms of the vocabularies and guidelines. */
export function AssertionClassification({
  assertion,
}: {
  assertion: Omit<PlainResponse<typeof assertionFields>, 'summary' | 'description' | 'variantOrigin'> &
    ClinicalSubject &
    Pick<Assertion, 'variantOrigin' | 'regulatoryApprovalLastUpdated' | 'fdaCompanionTestLastUpdated'> &
    Record<'acmgCodes' | 'clingenCodes', readonly Code[]> & { nccnGuideline?: { name: string } | null }
}) {
  const { assertionType, assertionDirection, significance } = assertion
  const guideline = [
    assertion.nccnGuideline?.name,
    assertion.nccnGuidelineVersion && `version ${assertion.nccnGuidelineVersion}`,
  ]
  return (
    <Facts
      facts={[
        ...claimFacts(assertionTypes.label(assertionType), assertionDirection, significance),
        ...subjectFacts(assertion),
        originFact(assertion.variantOrigin),
        explained('tier', 'AMP/ASCO/CAP tier', assertion.ampLevel && tierLabel(assertion.ampLevel)),
        {
          name: 'ACMG codes',
          value: assertion.acmgCodes.length > 0 && <Codes codes={assertion.acmgCodes} />,
        },
        {
          name: 'ClinGen codes',
          value: assertion.clingenCodes.length > 0 && <Codes codes={assertion.clingenCodes} />,
        },
        { name: 'NCCN guideline', value: guideline.filter(Boolean).join(', ') },
        {
          name: 'FDA regulatory approval',
          value: flagText(assertion.regulatoryApproval, assertion.regulatoryApprovalLastUpdated),
        },
        {
          name: 'FDA-approved companion diagnostic',
          value: flagText(assertion.fdaCompanionTest, assertion.fdaCompanionTestLastUpdated),
        },
      ]}
    />
  )
}

function Codes({ codes }: { codes: readonly Code[] }) {
  return (
    <ul className="space-y-1">
      {codes.map(({ id, code, description }) => (
        <li key={id}>
          <strong className="font-semibold">{code}</strong>
          {description && description !== code ? <span className="text-muted"> {description}</span> : null}
        </li>
      ))}
    </ul>
  )
}

/** Yes or no, and as of when; null when nobody has said. */
function flagText(flag: boolean | null | undefined, asOf: string | null | undefined): string | null {
  if (flag === null || flag === undefined) return null
  return `${flag ? 'Yes' : 'No'}${asOf ? `, as of ${formatDate(asOf)}` : ''}`
}
