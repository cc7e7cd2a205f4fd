import { useQuery } from '@apollo/client/react'
import { skipToken } from '@apollo/client/react'
import { useEffect, useMemo, useState } from 'react'
import { displayName } from '#domain/profiles/profile-expression.ts'
import { expressionFromStructure, structureOf } from '#domain/profiles/profile-structure.ts'
import type { ProfileStructure } from '#domain/profiles/profile-structure.ts'
import { failureOf } from '#app/apollo/failure.ts'
import { CreateMolecularProfileDocument } from '#app/graphql/generated/new-references.ts'
import { ProfilePreviewDocument } from '#app/graphql/generated/profile-preview.ts'
import type { ProfilePreviewQuery } from '#app/graphql/generated/profile-preview.ts'
import { ExpressionTree } from '#app/entities/profile/ExpressionTree.tsx'
import { useStableCallback } from '#app/ui/hooks/use-stable-callback.ts'
import { usePartialInput } from '../drafts/unfinished.ts'
import { mutate } from '#app/apollo/mutate.ts'
import { InPlaceForm } from '../references/InPlaceForm.tsx'
import type { ProfileReference } from '../references/reference.ts'
import { useActingFor } from '../submission/acting-for.ts'
import { NOTHING } from './NewFeature.tsx'
import { expressionOfParts, fieldsOf, linesOf, PartGroup, withMember } from './profile-parts.ts'
import type { FeatureReference, ProfilePart } from './profile-parts.ts'
import { groupFromText } from './typed-profile.ts'
import { referencesOfTyped } from './typed-references.ts'
import { ProfileGroupLines } from './ProfileGroupLines.tsx'

/**
 * Composes a molecular profile of variants and groups of variants, each present or absent, all of them or any. One that
 * is there is used.
 */
export function ProfileBuilder({
  text,
  feature,
  onCreated,
  onCancel,
}: {
  /** What was typed where a profile is looked for: it is taken over. */
  text: string
  /** What the first variant is of; null while that is open. */
  feature: FeatureReference | null
  onCreated: (profile: ProfileReference) => void
  onCancel: () => void
}) {
  const organizationId = useActingFor()
  const [begun] = useState(() => groupFromText(text, feature))
  const [whole, setWhole] = usePartialInput('composition', PartGroup, begun)
  useTypedReferences(whole, setWhole)
  const [freshKey, setFreshKey] = useState<string | null>(null)
  const [attempted, setAttempted] = useState(false)
  const composed = useMemo(() => composedOf(whole), [whole])
  const { data, loading, error } = useQuery(
    ProfilePreviewDocument,
    composed.ok ? { variables: { structure: composed.structure }, fetchPolicy: 'no-cache' } : skipToken,
  )
  const preview = composed.ok && !loading ? data?.previewMolecularProfileName : undefined
  const existing = preview?.existingMolecularProfile
  const lines = linesOf(whole)
  const errors = lineErrors(lines, preview, attempted)
  const nameOf = (id: number) => {
    const part = lines.find(({ part }) => part.variant?.id === id)?.part
    return `${part?.feature?.name ?? ''} ${part?.variant?.name ?? id}`.trim()
  }

  return (
    <InPlaceForm
      title="Compose a molecular profile"
      confirm={existing && !existing.deprecated ? 'Use this profile' : 'Create and use this profile'}
      canConfirm={!existing?.deprecated && !(composed.ok && loading)}
      onCancel={onCancel}
      onConfirm={async () => {
        setAttempted(true)
        const wrong = lines.flatMap(({ part }) =>
          part.variant && !errors.has(part.key)
            ? []
            : [{ field: fieldsOf(part)[part.feature ? 'variant' : 'feature'] }],
        )
        if (wrong.length > 0) return wrong
        if (!composed.ok) return composed.error ?? 'Select a variant in each line first.'
        if (existing) {
          onCreated({ id: existing.id, name: existing.name, isMultiVariant: existing.isMultiVariant })
          return null
        }
        const input = { structure: composed.structure, organizationId }
        const result = await mutate(CreateMolecularProfileDocument, { input })
        if (result.error !== null) return result.error
        if (!result.data.createMolecularProfile) return NOTHING
        const { id, name, isMultiVariant } = result.data.createMolecularProfile.molecularProfile
        onCreated({ id, name, isMultiVariant })
        return null
      }}
    >
      <ProfileGroupLines
        group={whole}
        change={(change) => setWhole((before) => ({ ...before, ...change }))}
        building={{
          replace: (key, change) => setWhole((before) => withMember(before, key, change)),
          freshKey,
          onAdded: setFreshKey,
          errorOf: (key) => errors.get(key),
        }}
      />
      <div className="space-y-2 text-sm" aria-live="polite">
        {composed.ok ? (
          <>
            <p>
              <strong className="font-semibold text-molecular-profile">
                {existing?.name ?? displayName(composed.expression, nameOf)}
              </strong>{' '}
              {preview ? (
                <span className="text-muted">
                  {existing
                    ? existing.deprecated
                      ? `is MPID${existing.id}, which is deprecated and takes no new evidence.`
                      : `already exists as MPID${existing.id} and will be used.`
                    : 'will be created.'}
                </span>
              ) : null}
            </p>
            <ExpressionTree expression={composed.expression} nameOf={nameOf} linked={false} />
          </>
        ) : (
          <p className={composed.error ? 'text-danger' : 'text-muted'}>
            {composed.error ?? 'Select a feature, then one of its variants, in each line.'}
          </p>
        )}
        {error ? (
          <p className="text-danger">
            Could not check whether it already exists. {failureOf(error).title}. {failureOf(error).detail}
          </p>
        ) : null}
      </div>
    </InPlaceForm>
  )
}

/** Finds, once, what the lines name that were taken over from what was typed. */
function useTypedReferences(
  whole: PartGroup,
  setWhole: (change: (whole: PartGroup) => PartGroup) => void,
): void {
  const take = useStableCallback((key: string, found: Pick<ProfilePart, 'feature' | 'variant'>) =>
    setWhole((before) =>
      withMember(before, key, (member) =>
        member.kind === 'variant' && !member.feature ? { ...member, ...found } : member,
      ),
    ),
  )
  const [typed] = useState(() =>
    linesOf(whole).flatMap(({ part }) =>
      part.typed && !part.feature ? [{ key: part.key, typed: part.typed }] : [],
    ),
  )
  useEffect(() => {
    for (const line of typed) {
      // What cannot be looked up stays as it was typed, and the field looks for it again.
      referencesOfTyped(line.typed).then(
        (found) => found && take(line.key, found),
        () => undefined,
      )
    }
  }, [typed, take])
}

type Lines = ReturnType<typeof linesOf>

/** The logic of the lines with the form in which it is sent; an error, or none while a line has no variant. */
function composedOf(whole: PartGroup) {
  const parts = expressionOfParts(whole)
  if (!parts) return { ok: false as const, error: null }
  const structure = structureOf(parts)
  const expression = expressionFromStructure(structure)
  if (expression.ok)
    return { ok: true as const, expression: expression.value, structure: writable(structure) }
  // A variant that occurs twice is said at its line.
  const isRepeated = expression.error.code === 'REPEATED_VARIANT'
  return {
    ok: false as const,
    error: isRepeated ? 'Each variant can occur only once.' : expression.error.message,
  }
}

/** What is wrong with the variant of each line, by the key of the line. */
function lineErrors(
  lines: Lines,
  preview: ProfilePreviewQuery['previewMolecularProfileName'] | undefined,
  attempted: boolean,
): ReadonlyMap<string, string> {
  const errors = new Map<string, string>()
  const outOfUse = new Set(preview?.deprecatedVariants.map(({ id }) => id))
  for (const { place, part } of lines) {
    const { key, feature, variant } = part
    const earlier = lines.find((line) => line.part.variant && line.part.variant.id === variant?.id)
    if (!variant) {
      if (attempted)
        errors.set(key, `Select ${feature ? `a variant of ${feature.name}` : 'a feature and its variant'}.`)
    } else if (earlier && earlier.place !== place)
      errors.set(key, `Same as variant ${earlier.place}; a profile can include each variant only once.`)
    else if (outOfUse.has(variant.id))
      errors.set(key, `${variant.name} is deprecated; select another variant.`)
  }
  return errors
}

type StructureInput = {
  booleanOperator: ProfileStructure['booleanOperator']
  variantComponents: { variantId: number; not: boolean }[]
  complexComponents: StructureInput[]
}

/** The structure as GraphQL's input, whose lists may be changed. */
const writable = ({
  booleanOperator,
  variantComponents,
  complexComponents,
}: ProfileStructure): StructureInput => ({
  booleanOperator,
  variantComponents: (variantComponents ?? []).map(({ variantId, not }) => ({
    variantId,
    not: not ?? false,
  })),
  complexComponents: (complexComponents ?? []).map(writable),
})
