import { AssertionClassification } from '#app/entities/evidence/AssertionClassification.tsx'
import { EntityLinks } from '#app/entities/EntityLinks.tsx'
import { ProfileExpression } from '#app/entities/profile/ProfileExpression.tsx'
import { Card } from '#app/ui/Card.tsx'
import { useChosenProfile } from '../profile/ProfileField.tsx'
import type { Reference } from '../references/reference.ts'
import { WrittenPreview } from '../WrittenPreview.tsx'
import type { AssertionStatement } from './assertion-values.ts'

const codesOf = (codes: readonly Reference[]) =>
  codes.map(({ id, name }) => ({ id, code: name, description: '' }))

/** The assertion as readers will see it, as soon as its counted values say enough. */
export function AssertionPreview({ counted }: { counted: AssertionStatement }) {
  const profile = useChosenProfile(counted.molecularProfile)
  const { assertionType, assertionDirection, significance, variantOrigin, evidenceItems } = counted
  return (
    <Card title="Preview">
      <div className="space-y-3">
        {counted.summary.trim() ? (
          <WrittenPreview text={counted.summary} className="text-base" />
        ) : (
          <p className="text-sm text-muted">No summary yet.</p>
        )}
        {counted.description.trim() ? <WrittenPreview text={counted.description} /> : null}
        {profile ? <ProfileExpression profile={profile} /> : null}
        {assertionType && assertionDirection && significance && variantOrigin ? (
          <AssertionClassification
            assertion={{
              ...counted,
              assertionType,
              assertionDirection,
              significance,
              variantOrigin,
              acmgCodes: codesOf(counted.acmgCodes),
              clingenCodes: codesOf(counted.clingenCodes),
              regulatoryApproval: counted.fdaRegulatoryApproval,
              regulatoryApprovalLastUpdated: null,
              fdaCompanionTestLastUpdated: null,
            }}
          />
        ) : (
          <p className="text-sm text-muted">
            Select type, direction, significance and origin to see the classification.
          </p>
        )}
        {evidenceItems.length > 0 ? (
          <p className="text-sm">
            Evidence: <EntityLinks kind="evidenceItem" records={evidenceItems} />
          </p>
        ) : null}
      </div>
    </Card>
  )
}
