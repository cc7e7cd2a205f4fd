import { nameLengthError } from '#domain/text/text-lengths.ts'
import { hasFusionSyntax } from '#domain/variants/variant-names.ts'
import { CreateFactorDocument, CreateVariantDocument } from '#app/graphql/generated/new-references.ts'
import { mutate } from '#app/apollo/mutate.ts'
import { InPlaceForm } from '../references/InPlaceForm.tsx'
import type { Reference } from '../references/reference.ts'
import type { Creation } from '../references/ReferenceField.tsx'
import { useActingFor } from '../submission/acting-for.ts'
import { beginningOf } from '../values.ts'
import type { FeatureReference } from './profile-parts.ts'

export const NOTHING = 'The server did not respond.'

/** Props of a small form that makes something of a typed text. */
export type Creating<Chosen extends Reference = Reference> = {
  text: string
  onCreated: (created: Chosen) => void
  onCancel: () => void
}

/** Offer of a field of features: a factor, the only kind that is made of a name. */
export const newFactor: Creation<FeatureReference> = {
  label: (text) => (text.includes('::') ? null : `Create factor “${text}”…`),
  form: (props) => <NewFactor key={props.text} {...props} />,
}

/** Offer of a field of variants for a gene or factor: a variant of the feature with this name. */
export const newVariantOf = (feature: FeatureReference): Creation<Reference> => ({
  label: (text) => `Create variant “${text}” of ${feature.name}…`,
  form: (props) => <NewVariant key={props.text} feature={feature} {...props} />,
})

function NewFactor({ text, onCreated, onCancel }: Creating<FeatureReference>) {
  const organizationId = useActingFor()
  const tooLong = nameLengthError('The name', text)
  return (
    <InPlaceForm
      title={`Create factor “${beginningOf(text)}”`}
      confirm="Create factor"
      canConfirm={tooLong === null}
      onCancel={onCancel}
      onConfirm={async () => {
        const input = { name: text, featureType: 'FACTOR' as const, organizationId }
        const result = await mutate(CreateFactorDocument, { input })
        if (result.error !== null) return result.error
        if (!result.data.createFeature) return NOTHING
        const { id, name, featureType } = result.data.createFeature.feature
        onCreated({ id, name, featureType })
        return null
      }}
    >
      <p className="text-sm">
        A factor is a non-gene tumour feature, such as microsatellite instability. Genes come from imported
        vocabularies; fusions and regions have their own forms. An existing factor with this name or alias is
        used.
      </p>
      {tooLong ? <p className="text-sm text-danger">{tooLong}.</p> : null}
    </InPlaceForm>
  )
}

function NewVariant({ feature, text, onCreated, onCancel }: Creating & { feature: FeatureReference }) {
  const organizationId = useActingFor()
  const isOfFusion = feature.featureType === 'GENE' && hasFusionSyntax(text)
  const tooLong = nameLengthError('The name', text)
  return (
    <InPlaceForm
      title={`Create variant ${feature.name} ${beginningOf(text)}`}
      confirm="Create variant"
      canConfirm={!isOfFusion && tooLong === null}
      onCancel={onCancel}
      onConfirm={async () => {
        const input = { name: text, featureId: feature.id, organizationId }
        const result = await mutate(CreateVariantDocument, { input })
        if (result.error !== null) return result.error
        if (!result.data.createVariant) return NOTHING
        const { id, name } = result.data.createVariant.variant
        onCreated({ id, name })
        return null
      }}
    >
      {isOfFusion ? (
        <p className="text-sm text-danger">
          “{text}” names a fusion, not a variant of the gene {feature.name}: select or create the fusion as
          the feature, then its variant.
        </p>
      ) : tooLong ? (
        <p className="text-sm text-danger">{tooLong}.</p>
      ) : (
        <p className="text-sm">
          It is created immediately, with its molecular profile, even if this form is not submitted. An
          existing variant with this name or alias, or with the same change in another notation, is used.
        </p>
      )}
    </InPlaceForm>
  )
}
