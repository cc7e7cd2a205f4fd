import { useEffect, useState } from 'react'
import { fusionPartnerStatuses } from '#domain/vocabularies/features.ts'
import type { FusionPartnerStatus } from '#domain/vocabularies/features.ts'
import { CreateFusionDocument } from '#app/graphql/generated/new-features.ts'
import { handbookHref } from '../handbook-place.ts'
import { Field } from '#app/ui/controls/Field.tsx'
import { Select } from '#app/ui/controls/Select.tsx'
import { useStableCallback } from '#app/ui/hooks/use-stable-callback.ts'
import { usePartialInput } from '../drafts/unfinished.ts'
import { mutate } from '#app/apollo/mutate.ts'
import { InPlaceForm } from '../references/InPlaceForm.tsx'
import { ReferenceField } from '../references/ReferenceField.tsx'
import type { Creation } from '../references/ReferenceField.tsx'
import { useActingFor } from '../submission/acting-for.ts'
import { searchFusions, searchGenes } from './feature-searches.ts'
import {
  blankPartners,
  partnerViolations,
  fusionNameOf,
  partnerInput,
  Partners,
  partnersIn,
  withMeant,
} from './fusion-partners.ts'
import type { Partner, PartnerField } from './fusion-partners.ts'
import { NOTHING } from './NewFeature.tsx'
import type { Creating } from './NewFeature.tsx'
import type { FeatureReference } from './profile-parts.ts'
import { useExisting } from './use-existing.ts'

/** Offer of a field of features: a fusion of two partners. */
export const newFusion: Creation<FeatureReference> = {
  always: true,
  label: (text) => (text.includes('::') ? `Create fusion “${text}”…` : 'Create a fusion of two genes…'),
  form: (props) => <NewFusion key={props.text} {...props} />,
}

const statusWords: Readonly<Record<FusionPartnerStatus, string>> = {
  KNOWN: 'Known gene',
  UNKNOWN: 'Unknown (?)',
  MULTIPLE: 'Multiple genes (v)',
}

function NewFusion({ text, onCreated, onCancel }: Creating<FeatureReference>) {
  const organizationId = useActingFor()
  const [partners, change] = usePartialInput('fusion', Partners, blankPartners)
  const meansPartners = useStableCallback((meant: Partial<Partners>) =>
    change((chosen) => withMeant(chosen, meant)),
  )
  const [attempted, setAttempted] = useState(false)
  useEffect(() => {
    let isCurrent = true
    partnersIn(text).then(
      (meant) => isCurrent && meansPartners(meant),
      // What was typed is only a beginning: both sides can be chosen.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [text, meansPartners])
  const violations = partnerViolations(partners)
  const isChosen = [partners.fivePrime, partners.threePrime].every(
    ({ status, gene }) => status !== 'KNOWN' || gene !== null,
  )
  const errorOf = (field: PartnerField) =>
    attempted || isChosen ? violations.find((rule) => rule.field === field)?.message : undefined
  const name = violations.length === 0 ? fusionNameOf(partners) : null
  const existing = useExisting(searchFusions, name)
  return (
    <InPlaceForm
      title="Fusion partners"
      confirm={existing ? 'Use this fusion' : 'Create fusion'}
      onCancel={onCancel}
      onConfirm={async () => {
        setAttempted(true)
        if (violations.length > 0) return violations
        const input = {
          fivePrimeGene: partnerInput(partners.fivePrime),
          threePrimeGene: partnerInput(partners.threePrime),
          organizationId,
        }
        const result = await mutate(CreateFusionDocument, { input })
        if (result.error !== null) return result.error
        if (!result.data.createFusionFeature) return NOTHING
        const { id, name, featureType } = result.data.createFusionFeature.feature
        onCreated({ id, name, featureType })
        return null
      }}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <PartnerFields
          label="5′ partner"
          side="fivePrime"
          partner={partners.fivePrime}
          onChange={(fivePrime) => change((chosen) => ({ ...chosen, fivePrime }))}
          errorOf={errorOf}
          placeholder="e.g. EML4"
        />
        <PartnerFields
          label="3′ partner"
          side="threePrime"
          partner={partners.threePrime}
          onChange={(threePrime) => change((chosen) => ({ ...chosen, threePrime }))}
          errorOf={errorOf}
          placeholder="e.g. ALK"
        />
      </div>
      <p className="text-sm" aria-live="polite">
        {name ? (
          <>
            <strong className="font-semibold text-gene">{name}</strong>{' '}
            <span className="text-muted">
              {existing ? 'already exists.' : 'will be created, with a variant for the fusion as a whole.'}
            </span>
          </>
        ) : (
          <span className="text-muted">
            The 5′ partner comes first in the transcript, the 3′ partner last.
          </span>
        )}
      </p>
    </InPlaceForm>
  )
}

function PartnerFields({
  label,
  side,
  partner,
  onChange,
  errorOf,
  placeholder,
}: {
  label: string
  side: 'fivePrime' | 'threePrime'
  partner: Partner
  onChange: (partner: Partner) => void
  errorOf: (field: PartnerField) => string | undefined
  placeholder: string
}) {
  return (
    <fieldset className="min-w-0 space-y-3 rounded border border-line bg-surface p-3">
      <legend className="sr-only">{label}</legend>
      <div data-field={`${side}Status`}>
        <Field
          label={`${label} status`}
          help={handbookHref('profiles#fusions')}
          error={errorOf(`${side}Status`)}
        >
          {(control) => (
            <Select
              {...control}
              value={partner.status}
              choices={fusionPartnerStatuses.values.map((value) => ({ value, label: statusWords[value] }))}
              onChoose={(status) => fusionPartnerStatuses.has(status) && onChange({ ...partner, status })}
            />
          )}
        </Field>
      </div>
      {partner.status === 'KNOWN' ? (
        <ReferenceField
          label={`Gene of the ${label}`}
          kind="gene"
          name={`${side}Gene`}
          search={searchGenes}
          single
          chosen={partner.gene ? [partner.gene] : []}
          onChoose={([gene]) => onChange({ ...partner, gene: gene ?? null })}
          placeholder={placeholder}
          emptyText="No gene matches. Genes come from imported vocabularies."
          error={errorOf(`${side}Gene`)}
        />
      ) : null}
    </fieldset>
  )
}
