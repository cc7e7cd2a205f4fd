import { flattened, rawName, variantsOf } from '#domain/profiles/profile-expression.ts'
import type { ProfileExpression } from '#domain/profiles/profile-expression.ts'
import { expressionFromStructure } from '#domain/profiles/profile-structure.ts'
import type { ProfileStructure } from '#domain/profiles/profile-structure.ts'
import type { Load } from '#server/knowledge/paging/batch.ts'
import { profileByRawName } from '#server/knowledge/records/molecular-profiles.ts'
import { recordById } from '#server/knowledge/records/records.ts'
import type { MolecularProfileRecord, VariantRecord } from '#server/knowledge/records/records.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { builder } from '../schema/builder.ts'
import { BooleanOperator } from '../schema/enums.ts'
import { MolecularProfileSegment, segmentsOfExpression } from './molecular-profile-names.ts'
import type { Segment } from './molecular-profile-names.ts'
import { MolecularProfile, VariantInterface } from '../schema/refs.ts'

const VariantComponent = builder.inputType('VariantComponent', {
  description: 'A variant of a molecular profile, present or absent (NOT).',
  fields: (t) => ({
    variantId: t.int({ required: true, description: 'Id of the variant.' }),
    not: t.boolean({
      required: true,
      defaultValue: false,
      description: 'True if the variant must be absent (NOT).',
    }),
  }),
})

/** The nested form in which a molecular profile is composed; `expressionFromStructure` reads it. */
export const MolecularProfileComponentInput = builder
  .inputRef<ProfileStructure>('MolecularProfileComponentInput')
  .implement({
    description: 'Variants and nested groups of variants, joined by one operator.',
    fields: (t) => ({
      booleanOperator: t.field({
        type: BooleanOperator,
        description: 'Boolean operator; required for more than one component.',
      }),
      variantComponents: t.field({ type: [VariantComponent], description: 'The variants.' }),
      complexComponents: t.field({
        type: [MolecularProfileComponentInput],
        description: 'The nested groups.',
      }),
    }),
  })

interface Preview {
  segments: Segment[]
  existing: MolecularProfileRecord | null
  deprecated: VariantRecord[]
}

const MolecularProfileNamePreview = builder.objectRef<Preview>('MolecularProfileNamePreview').implement({
  description: 'Preview of the name of a molecular profile being composed.',
  fields: (t) => ({
    segments: t.expose('segments', {
      type: [MolecularProfileSegment],
      description: 'Name, split into segments; empty without components.',
    }),
    existingMolecularProfile: t.expose('existing', {
      type: MolecularProfile,
      nullable: true,
      description: 'Existing molecular profile with these components; null if there is none.',
    }),
    deprecatedVariants: t.expose('deprecated', {
      type: [VariantInterface],
      description:
        'Deprecated variants among the components, with which the molecular profile cannot be created.',
    }),
  }),
})

const inputError = (message: string) => new ClientError('BAD_USER_INPUT', message)

async function previewOf(expression: ProfileExpression, load: Load): Promise<Preview> {
  const ids = variantsOf(expression).map(({ variantId }) => variantId)
  const variants = await Promise.all(ids.map((id) => load(recordById.variants, id)))
  const missing = ids.filter((_, place) => variants[place] === null)
  if (missing.length > 0)
    throw inputError(
      missing.length === 1
        ? `Variant ${missing[0]} doesn't exist`
        : `Variants ${missing.join(', ')} don't exist`,
    )
  return {
    segments: await segmentsOfExpression(flattened(expression), load),
    existing:
      (await load(profileByRawName, rawName(expression))) ??
      (await load(profileByRawName, rawName(flattened(expression)))),
    deprecated: variants.filter((variant) => variant !== null).filter(({ deprecated }) => deprecated),
  }
}

builder.queryField('previewMolecularProfileName', (t) =>
  t.field({
    type: MolecularProfileNamePreview,
    description:
      'Preview of the name of a molecular profile being composed, with the existing molecular profile if there is one.',
    args: {
      structure: t.arg({
        type: MolecularProfileComponentInput,
        description: 'Components of the molecular profile.',
      }),
    },
    resolve: (_root, { structure }, { load }) => {
      if (!structure) return { segments: [], existing: null, deprecated: [] }
      const expression = expressionFromStructure(structure)
      if (!expression.ok) throw inputError(expression.error.message)
      return previewOf(expression.value, load)
    },
  }),
)
