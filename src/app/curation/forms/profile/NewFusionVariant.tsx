import { useQuery } from '@apollo/client/react'
import { useMemo, useState } from 'react'
import { failureOf } from '#app/apollo/failure.ts'
import { CreateFusionVariantDocument, FusionPartnersOfDocument } from '#app/graphql/generated/new-features.ts'
import { SkeletonLines } from '#app/ui/feedback/Skeleton.tsx'
import { usePartialInput } from '../drafts/unfinished.ts'
import { mutate } from '#app/apollo/mutate.ts'
import { InPlaceForm } from '../references/InPlaceForm.tsx'
import type { Reference } from '../references/reference.ts'
import type { Creation } from '../references/ReferenceField.tsx'
import { useActingFor } from '../submission/acting-for.ts'
import { JunctionFields } from '../variant/JunctionFields.tsx'
import {
  blankJunction,
  junctionViolations,
  junctionInput,
  junctionNames,
  JunctionValues,
} from '../variant/junction-values.ts'
import type { FusionSides, JunctionField } from '../variant/junction-values.ts'
import { searchVariantsOf } from './feature-searches.ts'
import { NOTHING } from './NewFeature.tsx'
import type { Creating } from './NewFeature.tsx'
import { useExisting } from './use-existing.ts'

/** Offer of a field of variants for a fusion: a variant that breaks at certain exons. */
export const newFusionVariantOf = (fusion: Reference): Creation<Reference> => ({
  always: true,
  label: () => `Create a variant of ${fusion.name} by its exons…`,
  form: (props) => <NewFusionVariant fusion={fusion} {...props} />,
})

function NewFusionVariant({ fusion, onCreated, onCancel }: Creating & { fusion: Reference }) {
  const organizationId = useActingFor()
  const { data, loading, error } = useQuery(FusionPartnersOfDocument, { variables: { id: fusion.id } })
  const [values, change] = usePartialInput('junction', JunctionValues, blankJunction)
  const [attempted, setAttempted] = useState(false)
  const found = data?.fusion
  const sides: FusionSides | null = found
    ? {
        fivePrime: { status: found.fivePrimePartnerStatus, geneName: found.fivePrimeGene?.name },
        threePrime: { status: found.threePrimePartnerStatus, geneName: found.threePrimeGene?.name },
      }
    : null
  const violations = sides ? junctionViolations(values, sides) : []
  const errorOf = (field: JunctionField) =>
    attempted || values[field] ? violations.find((rule) => rule.field === field)?.message : undefined
  const names = sides && violations.length === 0 ? junctionNames(values, sides) : null
  const search = useMemo(() => searchVariantsOf(fusion.id), [fusion.id])
  const existing = useExisting(search, names?.name ?? null)
  // The form takes the focus when it has its fields.
  if (loading) return <SkeletonLines count={4} />
  return (
    <InPlaceForm
      title={`Variant of ${fusion.name}`}
      confirm={existing ? 'Use this variant' : 'Create variant'}
      canConfirm={sides !== null}
      onCancel={onCancel}
      onConfirm={async () => {
        setAttempted(true)
        if (!sides) return NOTHING
        if (violations.length > 0) return violations
        const input = { featureId: fusion.id, coordinates: junctionInput(values, sides), organizationId }
        const result = await mutate(CreateFusionVariantDocument, { input })
        if (result.error !== null) return result.error
        if (!result.data.createFusionVariant) return NOTHING
        const { id, name } = result.data.createFusionVariant.variant
        onCreated({ id, name })
        return null
      }}
    >
      {sides ? (
        <JunctionFields
          values={values}
          set={(typed) => change((before) => ({ ...before, ...typed }))}
          errorOf={errorOf}
          sides={sides}
        />
      ) : (
        <p className="text-sm text-danger">
          The partners of {fusion.name} could not be loaded.{' '}
          {error ? `${failureOf(error).title}. ${failureOf(error).detail}` : 'It is not a fusion.'}
        </p>
      )}
      <p className="text-sm" aria-live="polite">
        {names ? (
          <>
            <strong className="font-semibold text-variant">
              {fusion.name} {names.name}
            </strong>{' '}
            <code className="font-mono text-xs break-all">{names.viccName}</code>{' '}
            <span className="text-muted">
              {existing ? 'already exists.' : 'will be created, with its molecular profile.'}
            </span>
          </>
        ) : (
          <span className="text-muted">
            Its names are derived from transcripts, exons and offsets, which are not checked against Ensembl:
            verify them.
          </span>
        )}
      </p>
    </InPlaceForm>
  )
}
