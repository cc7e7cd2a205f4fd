import { useQuery } from '@apollo/client/react'
import { skipToken } from '@apollo/client/react'
import { useMemo, useState } from 'react'
import { expressionFromStructure } from '#domain/profile-structure.ts'
import { booleanOperators } from '#domain/vocabularies/features.ts'
import { CreateMolecularProfileDocument } from '#app/graphql/generated/new-references.ts'
import { ProfilePreviewDocument } from '#app/graphql/generated/profile-preview.ts'
import { Button } from '#app/ui/Button.tsx'
import { Field } from '#app/ui/Field.tsx'
import { Select } from '#app/ui/Select.tsx'
import { useUnfinished } from '../drafts/unfinished.ts'
import { tell } from '../references/asking.ts'
import { InPlaceForm } from '../references/InPlaceForm.tsx'
import type { ProfileReference, Reference } from '../references/reference.ts'
import { useActingFor } from '../submission/acting-for.ts'
import { ProfilePartLine } from './ProfilePartLine.tsx'
import { newPart, ProfileComposition, structureOfParts } from './profile-parts.ts'
import type { ProfilePart } from './profile-parts.ts'

/** Composes a molecular profile of variants, each present or absent, all of them or any. One that is there is used. */
export function ProfileBuilder({
  feature,
  onCreated,
  onCancel,
}: {
  /** What the first variant is of; null while that is open. */
  feature: Reference | null
  onCreated: (profile: ProfileReference) => void
  onCancel: () => void
}) {
  const organizationId = useActingFor()
  const [begun] = useState<ProfileComposition>(() => ({ parts: [newPart(feature)], operator: 'AND' }))
  const [{ parts, operator }, change] = useUnfinished('composition', ProfileComposition, begun)
  const setParts = (changed: (parts: readonly ProfilePart[]) => ProfilePart[]) =>
    change((composition) => {
      const [first, ...others] = changed(composition.parts)
      return first ? { ...composition, parts: [first, ...others] } : composition
    })
  const structure = useMemo(() => structureOfParts(parts, operator), [parts, operator])
  const expression = structure && expressionFromStructure(structure)
  const isSound = expression?.ok === true
  const { data, loading } = useQuery(
    ProfilePreviewDocument,
    structure && isSound
      ? { variables: { structure: writable(structure) }, fetchPolicy: 'no-cache' }
      : skipToken,
  )
  const preview = isSound && !loading ? data?.previewMolecularProfileName : undefined
  const existing = preview?.existingMolecularProfile
  const name = preview?.segments.map((segment) => ('text' in segment ? segment.text : segment.name)).join(' ')

  return (
    <InPlaceForm
      title="Compose a molecular profile"
      confirm={existing ? 'Use this profile' : 'Create and use this profile'}
      canConfirm={preview !== undefined}
      onCancel={onCancel}
      onConfirm={async () => {
        if (existing && !existing.deprecated) {
          onCreated({ id: existing.id, name: existing.name, isMultiVariant: existing.isMultiVariant })
          return null
        }
        if (!structure) return 'Choose a variant in each line first.'
        const input = { structure: writable(structure), organizationId }
        const told = await tell(CreateMolecularProfileDocument, { input })
        if (!told.ok) return told.problem
        if (!told.result.createMolecularProfile) return 'The knowledgebase gave no answer.'
        const { id, name, isMultiVariant } = told.result.createMolecularProfile.molecularProfile
        onCreated({ id, name, isMultiVariant })
        return null
      }}
    >
      {parts.length > 1 ? (
        <Field label="It applies when" className="max-w-56">
          {(control) => (
            <Select
              {...control}
              value={operator}
              choices={[
                { value: 'AND', label: 'all of these hold (AND)' },
                { value: 'OR', label: 'any of these holds (OR)' },
              ]}
              onChoose={(value) =>
                booleanOperators.has(value) && change((composition) => ({ ...composition, operator: value }))
              }
            />
          )}
        </Field>
      ) : null}
      <ol className="space-y-3">
        {parts.map((part, index) => (
          <ProfilePartLine
            key={part.key}
            part={part}
            place={index + 1}
            isFirst={index === 0}
            onChange={(next) =>
              setParts((all) => all.map((other) => (other.key === part.key ? { ...other, ...next } : other)))
            }
            onRemove={
              parts.length > 1
                ? () => setParts((all) => all.filter(({ key }) => key !== part.key))
                : undefined
            }
          />
        ))}
      </ol>
      <Button onClick={() => setParts((all) => [...all, newPart(null)])}>Add another variant</Button>
      <p className="text-sm" aria-live="polite">
        {expression && !expression.ok ? (
          <span className="text-danger">{expression.problem.message}</span>
        ) : preview ? (
          <>
            <strong className="font-semibold text-molecular-profile">{name}</strong>{' '}
            <span className="text-muted">
              {existing
                ? existing.deprecated
                  ? 'is deprecated.'
                  : 'is here already.'
                : 'is new; it is created at once.'}
            </span>
          </>
        ) : (
          <span className="text-muted">Choose a feature, then one of its variants.</span>
        )}
      </p>
    </InPlaceForm>
  )
}

type Structure = NonNullable<ReturnType<typeof structureOfParts>>

/** The structure as GraphQL's input, whose lists may be changed. */
const writable = ({ booleanOperator, variantComponents }: Structure) => ({
  booleanOperator,
  variantComponents: (variantComponents ?? []).map(({ variantId, not }) => ({
    variantId,
    not: not ?? false,
  })),
})
