import { recordById } from '#server/knowledge/records/records.ts'
import { recordTag } from '#domain/records/tags.ts'
import { ClientError } from '#server/errors/client-error.ts'
import type { AssertionFields } from '../submission/assertion-fields.ts'
import type { Curation } from '../curate.ts'
import type { EvidenceItemFields } from '../submission/evidence-item-fields.ts'
import { idsOfNames } from '../submission/named-things.ts'
import type { Proposal } from './suggest.ts'
import type { VariantGroupFields } from './variant-group.ts'

/** An evidence item with what it should become. @throws ClientError when there is none */
export async function proposeEvidenceItem(
  { find }: Curation,
  id: number,
  fields: EvidenceItemFields,
): Promise<Proposal> {
  if (!(await find(recordById.evidence_items, id)))
    throw new ClientError('NOT_FOUND', `Evidence item ${recordTag('EVIDENCE_ITEM', id)} doesn't exist`)
  const record = { entityType: 'EVIDENCE_ITEM', id } as const
  return { record, suggested: [{ subject: record, fields }] }
}

/** An assertion with what it should become. @throws ClientError when there is none */
export async function proposeAssertion(
  { find }: Curation,
  id: number,
  fields: AssertionFields,
): Promise<Proposal> {
  const assertion = await find(recordById.assertions, id)
  if (!assertion) throw new ClientError('NOT_FOUND', `Assertion ${recordTag('ASSERTION', id)} doesn't exist`)
  const record = { entityType: 'ASSERTION', id } as const
  // An imported one may have no origin, which is read as Unknown: sent back so, it is no change.
  const isOriginAsRead =
    assertion.variant_origin === null &&
    fields.variantOrigin === 'UNKNOWN' &&
    fields.assertionType === assertion.assertion_type
  const suggested = isOriginAsRead ? { ...fields, variantOrigin: null } : fields
  return { record, suggested: [{ subject: record, fields: suggested }] }
}

/** A variant group with what it should become. @throws ClientError when there is none */
export async function proposeVariantGroup(
  { find }: Curation,
  id: number,
  fields: VariantGroupFields,
): Promise<Proposal> {
  if (!(await find(recordById.variant_groups, id)))
    throw new ClientError('NOT_FOUND', `Variant group ${id} doesn't exist`)
  const record = { entityType: 'VARIANT_GROUP', id } as const
  return { record, suggested: [{ subject: record, fields }] }
}

/** What is suggested of a molecular profile. */
interface SuggestedProfile {
  description: string | null
  sourceIds: number[]
  /** Left aside for the profile of a single variant, whose aliases are the variant's. */
  aliases: string[]
}

/** A molecular profile with what it should become. @throws ClientError when there is none */
export async function proposeMolecularProfile(
  { tx, find }: Curation,
  id: number,
  { aliases, ...fields }: SuggestedProfile,
): Promise<Proposal> {
  const profile = await find(recordById.molecular_profiles, id)
  if (!profile) throw new ClientError('NOT_FOUND', `Molecular profile ${id} doesn't exist`)
  const record = { entityType: 'MOLECULAR_PROFILE', id } as const
  if (!profile.is_complex) return { record, suggested: [{ subject: record, fields }] }
  const names = aliases.map((alias) => alias.toUpperCase())
  const molecularProfileAliasIds = await idsOfNames(tx, 'molecular_profile_aliases', names)
  return { record, suggested: [{ subject: record, fields: { ...fields, molecularProfileAliasIds } }] }
}
