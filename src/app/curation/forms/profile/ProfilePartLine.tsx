import { useQuery } from '@apollo/client/react'
import { skipToken } from '@apollo/client/react'
import { useEffect, useMemo, useRef } from 'react'
import { FeatureByIdDocument } from '#app/graphql/generated/references-by-id.ts'
import { Button } from '#app/ui/controls/Button.tsx'
import { Checkbox } from '#app/ui/controls/Checkbox.tsx'
import { ReferenceField } from '../references/ReferenceField.tsx'
import type { Creation } from '../references/ReferenceField.tsx'
import type { Reference, ReferenceSearch } from '../references/reference.ts'
import { searchFeatures, searchVariantsOf } from './feature-searches.ts'
import { newFactor, newVariantOf } from './NewFeature.tsx'
import { newFusion } from './NewFusion.tsx'
import { newFusionVariantOf } from './NewFusionVariant.tsx'
import { newRegion } from './NewRegion.tsx'
import { newRegionVariantOf } from './NewRegionVariant.tsx'
import { fieldsOf } from './profile-parts.ts'
import type { FeatureReference, ProfilePart } from './profile-parts.ts'

const nothing: ReferenceSearch = () => Promise.resolve([])
const newFeatures = [newFactor, newFusion, newRegion]

/** A line of the builder: feature, variant, and whether the variant must be absent. */
export function ProfilePartLine({
  part,
  place,
  isFresh,
  error,
  onChange,
  onRemove,
}: {
  part: ProfilePart
  /** The number of the line; null for the only one. */
  place: string | null
  /** It was added just now: it takes the focus. */
  isFresh: boolean
  /** What is wrong with its variant. */
  error?: string
  onChange: (change: Partial<ProfilePart>) => void
  onRemove?: () => void
}) {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFresh) line.current?.querySelector('input')?.focus()
  }, [isFresh])
  const { feature } = part
  const featureId = feature?.id
  const kind = useFeatureKind(feature)
  const isOfExonsOrBands = kind === 'FUSION' || kind === 'REGION'
  const searchVariants = useMemo(
    () => (featureId === undefined ? nothing : searchVariantsOf(featureId)),
    [featureId],
  )
  const number = place === null ? '' : ` ${place}`
  return (
    <div ref={line} className="space-y-2 rounded border border-line bg-surface p-2">
      {/* A small form that opens below a field has the whole width. */}
      <div className="grid items-start gap-2 sm:grid-cols-2 [&>*]:min-w-0 [&>*:has(fieldset)]:col-span-full">
        <ReferenceField
          label={`Gene or feature${number}`}
          kind="feature"
          name={fieldsOf(part).feature}
          search={searchFeatures}
          single
          chosen={feature ? [feature] : []}
          onChoose={([chosen]) =>
            onChange({ feature: chosen ?? null, variant: null, ...(chosen ? {} : { typed: undefined }) })
          }
          placeholder="e.g. BRAF"
          startText={feature ? undefined : part.typed?.feature}
          creation={newFeatures}
        />
        <ReferenceField
          key={featureId}
          label={`Variant${number}`}
          kind="variant"
          name={fieldsOf(part).variant}
          search={searchVariants}
          // There are few, and nobody knows their names by heart.
          minimum={isOfExonsOrBands ? 0 : 1}
          single
          disabled={!feature}
          startText={part.variant ? undefined : part.typed?.variant}
          chosen={part.variant ? [part.variant] : []}
          onChoose={([chosen]) => onChange({ variant: chosen ?? null })}
          placeholder={feature ? placeholders[kind ?? 'GENE'] : 'Select a feature first'}
          creation={feature && kind ? variantCreations[kind](feature) : undefined}
          error={error}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Checkbox
          label={place === null ? 'Must be absent (NOT)' : `Variant ${place} must be absent (NOT)`}
          checked={part.not}
          onChange={(event) => onChange({ not: event.target.checked })}
        />
        {onRemove ? (
          <Button look="quiet" onClick={onRemove}>
            Remove variant {place}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

const placeholders = {
  GENE: 'e.g. V600E',
  FACTOR: 'e.g. High',
  FUSION: 'e.g. Fusion, or e13::e20',
  REGION: 'e.g. Deletion',
} as const

const variantCreations = {
  GENE: newVariantOf,
  FACTOR: newVariantOf,
  FUSION: newFusionVariantOf,
  REGION: newRegionVariantOf,
} as const satisfies Record<string, (feature: FeatureReference) => Creation<Reference>>

/** The kind of a feature, asked for where a link or a draft names only the feature. */
function useFeatureKind(feature: FeatureReference | null) {
  const { data } = useQuery(
    FeatureByIdDocument,
    feature && !feature.featureType ? { variables: { id: feature.id } } : skipToken,
  )
  return feature?.featureType ?? data?.feature?.featureType
}
