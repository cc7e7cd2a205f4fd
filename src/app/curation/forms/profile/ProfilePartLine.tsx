import { useMemo } from 'react'
import * as find from '#app/graphql/generated/reference-searches.ts'
import { featureInstanceTypes } from '#domain/vocabularies/features.ts'
import { Button } from '#app/ui/Button.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { ask } from '../references/asking.ts'
import { ReferenceField } from '../references/ReferenceField.tsx'
import type { ReferenceSearch } from '../references/reference.ts'
import { newFactor, newVariantOf } from './NewFeature.tsx'
import type { ProfilePart } from './profile-parts.ts'

const searchFeatures: ReferenceSearch = async (text) =>
  (await ask(find.FindFeaturesDocument, { text })).featureTypeahead
    .filter(({ deprecated }) => !deprecated)
    .map(({ id, name, fullName, featureType }) => ({
      reference: { id, name },
      note: featureInstanceTypes.label(featureType),
      detail: fullName ?? undefined,
    }))

const searchVariantsOf =
  (featureId: number): ReferenceSearch =>
  async (text) =>
    (await ask(find.FindVariantsOfFeatureDocument, { text, featureId })).variantsTypeahead.map(
      ({ id, name, variantAliases }) => ({
        reference: { id, name },
        detail: variantAliases.length > 0 ? `also ${variantAliases.slice(0, 4).join(', ')}` : undefined,
      }),
    )

const nothing: ReferenceSearch = () => Promise.resolve([])

/** A line of the builder: feature, variant, and whether the variant must be absent. */
export function ProfilePartLine({
  part,
  place,
  isFirst,
  onChange,
  onRemove,
}: {
  part: ProfilePart
  place: number
  isFirst: boolean
  onChange: (change: Partial<ProfilePart>) => void
  onRemove?: () => void
}) {
  const { feature } = part
  const featureId = feature?.id
  const searchVariants = useMemo(
    () => (featureId === undefined ? nothing : searchVariantsOf(featureId)),
    [featureId],
  )
  const number = isFirst && !onRemove ? '' : ` ${place}`
  return (
    <li className="space-y-2 rounded border border-line bg-surface p-2">
      <div className="grid gap-2 sm:grid-cols-2">
        <ReferenceField
          label={`Gene or feature${number}`}
          kind="feature"
          name={`feature-${part.key}`}
          search={searchFeatures}
          single
          chosen={feature ? [feature] : []}
          onChoose={([chosen]) => onChange({ feature: chosen ?? null, variant: null })}
          placeholder="BRAF"
          creation={newFactor}
        />
        <ReferenceField
          key={featureId}
          label={`Variant${number}`}
          kind="variant"
          name={`variant-${part.key}-${featureId ?? 'of-none'}`}
          search={searchVariants}
          single
          disabled={!feature}
          chosen={part.variant ? [part.variant] : []}
          onChoose={([chosen]) => onChange({ variant: chosen ?? null })}
          placeholder={feature ? 'V600E' : 'Choose a feature first'}
          creation={feature ? newVariantOf(feature) : undefined}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Checkbox
          label="must be absent (NOT)"
          checked={part.not}
          onChange={(event) => onChange({ not: event.target.checked })}
        />
        {onRemove ? (
          <Button look="quiet" onClick={onRemove}>
            Remove variant {place}
          </Button>
        ) : null}
      </div>
    </li>
  )
}
