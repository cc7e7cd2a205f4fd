import { fetchFresh } from '#app/curation/forms/references/requests.ts'
import { sourceReference } from '#app/curation/forms/references/references-by-id.ts'
import type { RecordToRevise } from '#app/curation/forms/revision/revised-record.ts'
import { MolecularProfileToReviseDocument } from '#app/graphql/generated/revise-molecular-profile.ts'
import { revisionLoader } from '../revision-loader.ts'
import type { MolecularProfileState } from './molecular-profile-state.ts'

export type MolecularProfileToRevise = RecordToRevise & {
  /** Of several variants, or of the absence of one. */
  isComplex: boolean
  values: MolecularProfileState
}

export const loader = revisionLoader(async (id): Promise<MolecularProfileToRevise | null> => {
  const { molecularProfile } = await fetchFresh(MolecularProfileToReviseDocument, { id })
  if (!molecularProfile) return null
  const { name, description, sources, deprecated, isComplex, molecularProfileAliases } = molecularProfile
  return {
    kind: 'molecularProfile',
    id,
    name,
    deprecated,
    isComplex,
    subjects: [{ entityType: 'MOLECULAR_PROFILE', id }],
    values: {
      description: description ?? '',
      sources: sources.map(sourceReference),
      aliases: [...molecularProfileAliases],
    },
  }
})
