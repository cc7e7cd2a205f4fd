import { recordKinds } from '#domain/records/record-kinds.ts'
import { recordTag } from '#domain/records/tags.ts'
import { coiDenial, editorDenial } from './rights.ts'
import type { Curator, Denial } from './rights.ts'

/** A record that somebody wants to take out of use. */
export type Deprecable = { id: number; name: string; deprecated: boolean } & (
  | { entityType: 'FEATURE'; isGene: boolean }
  | { entityType: 'VARIANT' }
  | { entityType: 'MOLECULAR_PROFILE'; isComplex: boolean }
)

/** Why the record is deprecated already, which ends it: there is no way back (curation rules, section 8). */
export const alreadyDeprecatedDenial = ({ entityType, id, name, deprecated }: Deprecable): Denial =>
  deprecated
    ? `${recordKinds[entityType].noun} ${name} (${recordTag(entityType, id)}) is already deprecated`
    : null

/** Why a record of its kind is not deprecated by itself (curation rules, section 8). */
export function deprecableDenial(record: Deprecable): Denial {
  const named = `${record.name} (${recordTag(record.entityType, record.id)})`
  if (record.entityType === 'FEATURE' && record.isGene)
    return `${named} is a gene: genes cannot be deprecated`
  if (record.entityType === 'MOLECULAR_PROFILE' && !record.isComplex)
    return `${named} is not complex: it is deprecated with its variant`
  return null
}

/** Why the person may not deprecate records: for editors with a valid conflict-of-interest statement only. */
export function deprecationDenial(person: Curator): Denial {
  const action = 'deprecate records'
  return editorDenial(person, action) ?? coiDenial(person, action)
}
