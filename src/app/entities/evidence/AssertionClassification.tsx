import { assertionTypes, therapyInteractions, variantOrigins } from '#domain/vocabularies/evidence.ts'
import type { assertionFields } from '#domain/records/fields/assertion.ts'
import type { PlainResponse } from '#domain/records/fields/record-field.ts'
import type { AssertionPageQuery } from '#app/graphql/generated/assertion-page.ts'
import { Facts } from '#app/ui/Facts.tsx'
import { formatDate } from '../dates.ts'
import { Direction } from './Direction.tsx'
import { EntityLink } from '../EntityLink.tsx'
import type { LinkedRecord } from '../EntityLink.tsx'
import { EntityLinks } from '../EntityLinks.tsx'
import { HelpLabel } from './HelpLabel.tsx'
import { significanceLabel } from './significance.ts'
import { TherapyLinks } from './TherapyLinks.tsx'
import { tierLabel } from './tier-label.ts'

type Assertion = NonNullable<AssertionPageQuery['assertion']>
type Code = { id: number; code: string; description: string }

/** Statement of an assertion, in the terms of the vocabularies and guidelines. */
export function AssertionClassification({
  assertion,
}: {
  assertion: Omit<PlainResponse<typeof assertionFields>, 'variantOrigin'> &
    Pick<Assertion, 'variantOrigin' | 'regulatoryApprovalLastUpdated' | 'fdaCompanionTestLastUpdated'> &
    Record<'therapies' | 'phenotypes', readonly LinkedRecord[]> &
    Record<'acmgCodes' | 'clingenCodes', readonly Code[]> & {
      disease?: LinkedRecord | null
      nccnGuideline?: { name: string } | null
    }
}) {
  const guideline = [
    assertion.nccnGuideline?.name,
    assertion.nccnGuidelineVersion && `version ${assertion.nccnGuidelineVersion}`,
  ]
  return (
    <Facts
      facts={[
        {
          name: 'Type',
          label: <HelpLabel topic="type">Type</HelpLabel>,
          value: assertionTypes.label(assertion.assertionType),
        },
        {
          name: 'Direction',
          label: <HelpLabel topic="direction">Direction</HelpLabel>,
          value: <Direction direction={assertion.assertionDirection} />,
        },
        {
          name: 'Significance',
          label: <HelpLabel topic="significance">Significance</HelpLabel>,
          value: significanceLabel(assertion.significance),
        },
        {
          name: 'Disease',
          value: assertion.disease && <EntityLink kind="disease" record={assertion.disease} />,
        },
        {
          name: 'Therapies',
          value: assertion.therapies.length > 0 && (
            <TherapyLinks therapies={assertion.therapies} interaction={assertion.therapyInteractionType} />
          ),
        },
        {
          name: 'Therapy interaction type',
          value:
            assertion.therapyInteractionType && therapyInteractions.label(assertion.therapyInteractionType),
        },
        {
          name: 'Phenotypes',
          value: assertion.phenotypes.length > 0 && (
            <EntityLinks kind="phenotype" records={assertion.phenotypes} />
          ),
        },
        {
          name: 'Variant origin',
          label: <HelpLabel topic="origin">Variant origin</HelpLabel>,
          value: variantOrigins.label(assertion.variantOrigin),
        },
        {
          name: 'AMP/ASCO/CAP tier',
          label: <HelpLabel topic="tier">AMP/ASCO/CAP tier</HelpLabel>,
          value: assertion.ampLevel && tierLabel(assertion.ampLevel),
        },
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
