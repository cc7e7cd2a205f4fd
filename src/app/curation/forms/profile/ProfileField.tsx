import { useQuery } from '@apollo/client/react'
import { skipToken } from '@apollo/client/react'
import { useMemo } from 'react'
import { ChosenProfileDocument } from '#app/graphql/generated/profile-preview.ts'
import { ProfileExpression } from '#app/entities/profile/ProfileExpression.tsx'
import { ReferenceField } from '../references/ReferenceField.tsx'
import type { Creation } from '../references/ReferenceField.tsx'
import type { ProfileReference, Reference } from '../references/reference.ts'
import { searchProfiles } from '../references/reference-searches.ts'
import { ProfileBuilder } from './ProfileBuilder.tsx'

const compositionOf = (feature: Reference | null): Creation<ProfileReference> => ({
  always: true,
  label: () => 'Compose a profile: gene, variant, AND / OR / NOT…',
  form: ({ text, onCreated, onCancel }) => (
    <ProfileBuilder text={text} feature={feature} onCreated={onCreated} onCancel={onCancel} />
  ),
})

/** A molecular profile: found by name, or composed. */
export function ProfileField({
  label = 'Molecular profile',
  feature = null,
  chosen,
  onChoose,
  hint = 'Type part of its name, such as BRAF V600E, or compose a profile.',
  error,
}: {
  label?: string
  /** What its first variant is of, when that is known already. */
  feature?: Reference | null
  chosen: ProfileReference | null
  onChoose: (profile: ProfileReference | null) => void
  hint?: string
  error?: string
}) {
  const chosenProfile = useChosenProfile(chosen)
  const composition = useMemo(() => compositionOf(feature), [feature])
  return (
    <div className="space-y-2">
      <ReferenceField
        label={label}
        help="profiles#complex"
        kind="molecularProfile"
        name="molecularProfile"
        search={searchProfiles}
        single
        chosen={chosen ? [chosen] : []}
        onChoose={([profile]) => onChoose(profile ?? null)}
        minimum={2}
        hint={hint}
        error={error}
        creation={composition}
        startText={chosen ? undefined : feature?.name}
      />
      {chosenProfile?.isComplex ? (
        <div className="rounded border border-line bg-sunken px-3 py-2">
          <ProfileExpression profile={chosenProfile} />
        </div>
      ) : null}
    </div>
  )
}

/** Details of a chosen profile; null while it is asked for. */
export function useChosenProfile(chosen: ProfileReference | null) {
  const { data } = useQuery(ChosenProfileDocument, chosen ? { variables: { id: chosen.id } } : skipToken)
  return (chosen && data?.molecularProfile) ?? null
}
