import { useQuery } from '@apollo/client/react'
import { useMemo, useState } from 'react'
import { z } from 'zod'
import { regionIscnName } from '#domain/variants/region-names.ts'
import { regionVariantNames } from '#domain/vocabularies/features.ts'
import { failureOf } from '#app/apollo/failure.ts'
import {
  CreateRegionVariantDocument,
  RegionVariantsOfferedDocument,
} from '#app/graphql/generated/new-features.ts'
import { SkeletonLines } from '#app/ui/feedback/Skeleton.tsx'
import { usePartialInput } from '../drafts/unfinished.ts'
import { mutate } from '#app/apollo/mutate.ts'
import { InPlaceForm } from '../references/InPlaceForm.tsx'
import type { Reference } from '../references/reference.ts'
import type { Creation } from '../references/ReferenceField.tsx'
import { useActingFor } from '../submission/acting-for.ts'
import { VocabularySelect } from '../VocabularySelect.tsx'
import { searchVariantsOf } from './feature-searches.ts'
import { NOTHING } from './NewFeature.tsx'
import type { Creating } from './NewFeature.tsx'
import { useExisting } from './use-existing.ts'

/** Offer of a field of variants for a region: what can befall it. */
export const newRegionVariantOf = (region: Reference): Creation<Reference> => ({
  always: true,
  label: () => `Create a variant of ${region.name}: deletion, amplification…`,
  form: (props) => <NewRegionVariant region={region} {...props} />,
})

const Chosen = z.enum(regionVariantNames.values).nullable()

function NewRegionVariant({ region, text, onCreated, onCancel }: Creating & { region: Reference }) {
  const organizationId = useActingFor()
  const { data, loading, error } = useQuery(RegionVariantsOfferedDocument, { variables: { id: region.id } })
  const [chosen, choose] = usePartialInput('regionVariant', Chosen, null)
  const [attempted, setAttempted] = useState(false)
  const offered = data?.regionVariantNamesForFeatureId
  const parts = data?.region?.cytogeneticRegions ?? []
  const typed = regionVariantNames.parseLabel(text)
  const name = chosen ?? (typed && offered?.includes(typed) ? typed : null)
  const [part] = parts
  const iscn = name && part ? regionIscnName(name, part) : null
  const search = useMemo(() => searchVariantsOf(region.id), [region.id])
  const existing = useExisting(search, name && regionVariantNames.label(name))
  // The form takes the focus when it has its fields.
  if (loading) return <SkeletonLines count={2} />
  return (
    <InPlaceForm
      title={`Variant of ${region.name}`}
      confirm={existing ? 'Use this variant' : 'Create variant'}
      canConfirm={Boolean(offered)}
      onCancel={onCancel}
      onConfirm={async () => {
        setAttempted(true)
        if (!name) return [{ field: 'regionVariantName' }]
        const result = await mutate(CreateRegionVariantDocument, {
          input: { featureId: region.id, name, organizationId },
        })
        if (result.error !== null) return result.error
        if (!result.data.createRegionVariant) return NOTHING
        const { id, name: created } = result.data.createRegionVariant.variant
        onCreated({ id, name: created })
        return null
      }}
    >
      {offered ? (
        <VocabularySelect
          label={`Alteration of ${region.name}`}
          name="regionVariantName"
          words={regionVariantNames}
          allowed={offered}
          chosen={name}
          onChoose={(value) => choose(() => value)}
          hint="ISCN alterations for this kind of region."
          error={attempted && !name ? `Select an alteration of ${region.name}.` : undefined}
        />
      ) : (
        <p className="text-sm text-danger">
          {error
            ? `The alterations of ${region.name} could not be loaded. ${failureOf(error).title}. ${failureOf(error).detail}`
            : `${region.name} is made of ${parts.length} cytogenetic regions; only a region of one can have variants.`}
        </p>
      )}
      <p className="text-sm" aria-live="polite">
        {name ? (
          <>
            <strong className="font-semibold text-variant">
              {region.name} {regionVariantNames.label(name)}
            </strong>{' '}
            {iscn?.ok ? <code className="font-mono text-xs">{iscn.value}</code> : null}{' '}
            <span className="text-muted">
              {existing ? 'already exists.' : 'will be created, with its molecular profile.'}
            </span>
          </>
        ) : null}
      </p>
    </InPlaceForm>
  )
}
