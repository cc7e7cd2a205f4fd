import { useState } from 'react'
import { z } from 'zod'
import { regionFeatureName } from '#domain/variants/region-names.ts'
import { CreateRegionDocument } from '#app/graphql/generated/new-features.ts'
import { usePartialInput } from '../drafts/unfinished.ts'
import { mutate } from '#app/apollo/mutate.ts'
import { InPlaceForm } from '../references/InPlaceForm.tsx'
import { ReferenceField } from '../references/ReferenceField.tsx'
import type { Creation } from '../references/ReferenceField.tsx'
import { useActingFor } from '../submission/acting-for.ts'
import { CytogeneticReference, searchCytogeneticRegions, searchRegions } from './feature-searches.ts'
import { NOTHING } from './NewFeature.tsx'
import type { Creating } from './NewFeature.tsx'
import type { FeatureReference } from './profile-parts.ts'
import { useExisting } from './use-existing.ts'

/** Offer of a field of features: a region of one or more cytogenetic regions. */
export const newRegion: Creation<FeatureReference> = {
  always: true,
  label: () => 'Create a region: a chromosome, an arm or a band…',
  form: (props) => <NewRegion key={props.text} {...props} />,
}

const Regions = z.array(CytogeneticReference)
const none: CytogeneticReference[] = []

function NewRegion({ text, onCreated, onCancel }: Creating<FeatureReference>) {
  const organizationId = useActingFor()
  const [regions, change] = usePartialInput('region', Regions, none)
  const [attempted, setAttempted] = useState(false)
  const name = regions.length > 0 ? regionFeatureName(regions) : null
  const existing = useExisting(searchRegions, name)
  return (
    <InPlaceForm
      title="Cytogenetic region"
      confirm={existing ? 'Use this region' : 'Create region'}
      onCancel={onCancel}
      onConfirm={async () => {
        setAttempted(true)
        if (regions.length === 0) return [{ field: 'cytogeneticRegions' }]
        const input = { cytogeneticRegionIds: regions.map(({ id }) => id), organizationId }
        const result = await mutate(CreateRegionDocument, { input })
        if (result.error !== null) return result.error
        if (!result.data.createRegionFeature) return NOTHING
        const { id, name, featureType } = result.data.createRegionFeature.feature
        onCreated({ id, name, featureType })
        return null
      }}
    >
      <ReferenceField
        label="Cytogenetic regions"
        help="profiles#regions"
        noun="Cytogenetic region"
        name="cytogeneticRegions"
        search={searchCytogeneticRegions}
        chosen={regions}
        onChoose={(chosen) => change(() => [...chosen])}
        startText={/^\d|^[xy]/i.test(text) ? text : ''}
        placeholder="e.g. 5q31"
        hint="A chromosome (5), an arm (5q) or a band (5q31.1); several in the order of the name."
        emptyText="No cytogenetic region matches. They come from imported vocabularies."
        error={
          attempted && regions.length === 0 ? 'A region needs at least one cytogenetic region.' : undefined
        }
      />
      <p className="text-sm" aria-live="polite">
        {name ? (
          <>
            <strong className="font-semibold text-gene">{name}</strong>{' '}
            <span className="text-muted">
              {existing ? 'already exists.' : 'will be created.'}
              {regions.length > 1
                ? ' A region of several parts has no variants and cannot be used in a profile.'
                : ''}
            </span>
          </>
        ) : null}
      </p>
    </InPlaceForm>
  )
}
