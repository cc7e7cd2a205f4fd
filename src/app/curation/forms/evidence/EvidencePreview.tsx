import type { ChosenSourceQuery } from '#app/graphql/generated/chosen-source.ts'
import { EvidenceClassification } from '#app/entities/evidence/EvidenceClassification.tsx'
import { ProfileExpression } from '#app/entities/profile/ProfileExpression.tsx'
import { SourceCard } from '#app/entities/source/SourceCard.tsx'
import { Card } from '#app/ui/Card.tsx'
import { useChosenProfile } from '../profile/ProfileField.tsx'
import { WrittenPreview } from '../WrittenPreview.tsx'
import type { EvidenceStatement } from './evidence-values.ts'

/** The evidence item as readers will see it, as soon as its counted values say enough. */
export function EvidencePreview({
  counted,
  source,
}: {
  counted: EvidenceStatement
  source: ChosenSourceQuery['source'] | null
}) {
  const profile = useChosenProfile(counted.molecularProfile)
  const { evidenceType, evidenceLevel, evidenceDirection, significance, variantOrigin } = counted
  const isSaying = evidenceType && evidenceLevel && evidenceDirection && significance && variantOrigin
  return (
    <Card title="Preview">
      <div className="space-y-3">
        {counted.description.trim() ? (
          <WrittenPreview text={counted.description} />
        ) : (
          <p className="text-sm text-muted">No statement yet.</p>
        )}
        {profile ? <ProfileExpression profile={profile} /> : null}
        {isSaying ? (
          <EvidenceClassification
            item={{
              ...counted,
              evidenceType,
              evidenceLevel,
              evidenceDirection,
              significance,
              variantOrigin,
              evidenceRating: counted.rating,
            }}
          />
        ) : (
          <p className="text-sm text-muted">
            Select type, direction, significance, origin and level to see the classification.
          </p>
        )}
        {source ? <SourceCard source={source} /> : null}
      </div>
    </Card>
  )
}
