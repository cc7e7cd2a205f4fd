import type { z } from 'zod'
import {
  groupIdsOfVariant,
  variantGroupOverview,
  variantIdsOfGroup,
} from '#server/legacy/queries/variants.ts'
import type { VariantGroupOverview } from '#server/legacy/queries/variants.ts'
import { sourceIdsOf } from '#server/legacy/queries/terms.ts'
import { valuesById } from '#server/knowledge/paging/values-by-id.ts'
import { readGroupLifecycles } from './lifecycle.ts'
import { foundOf } from './reading.ts'
import type { LegacyReading, ReadRecords } from './reading.ts'
import type { variantGroup, variantGroupDetail } from './schemas/variant-groups.ts'
import { readSources } from './sources.ts'
import { readVariants } from './variants.ts'
import type { Variant } from './variants.ts'

export type VariantGroup = z.infer<typeof variantGroup>

async function readGroupRows(reading: LegacyReading, ids: readonly number[]) {
  const overviews = await valuesById(reading.db, variantGroupOverview, ids)
  const rows = foundOf(ids, overviews)
  const found = rows.map(({ id }) => id)
  const members = await valuesById(reading.db, variantIdsOfGroup, found)
  const memberIds = [...new Set(found.flatMap(members).map(({ id }) => id))]
  const variants = new Map((await readVariants(reading, memberIds)).map((variant) => [variant.id, variant]))
  const variantsOf = (id: number): Variant[] => members(id).flatMap((member) => variants.get(member.id) ?? [])
  const present = ({ id, name, description, flagged, updated_at }: VariantGroupOverview): VariantGroup => ({
    id,
    name,
    description,
    variants: variantsOf(id),
    type: 'variant_group',
    flagged,
    updated_at,
  })
  return { rows, present, memberIds, variantsOf }
}

/** Variant groups in their index form. */
export const readVariantGroups: ReadRecords<VariantGroup> = async (reading, ids) => {
  const { rows, present } = await readGroupRows(reading, ids)
  return rows.map(present)
}

/** The groups of variants, in their index form, found by the variant's id. */
export async function groupsOfVariants(reading: LegacyReading, variantIds: readonly number[]) {
  const groupIds = await valuesById(reading.db, groupIdsOfVariant, variantIds)
  const distinct = [...new Set(variantIds.flatMap(groupIds).map(({ id }) => id))]
  const groups = new Map((await readVariantGroups(reading, distinct)).map((group) => [group.id, group]))
  return (variantId: number): VariantGroup[] => groupIds(variantId).flatMap(({ id }) => groups.get(id) ?? [])
}

/** Variant groups in their detail form. */
export const readVariantGroupDetails: ReadRecords<z.infer<typeof variantGroupDetail>> = async (
  reading,
  ids,
) => {
  const { rows, present, memberIds, variantsOf } = await readGroupRows(reading, ids)
  const found = rows.map(({ id }) => id)
  const groups = await groupsOfVariants(reading, memberIds)
  const lifecycles = await readGroupLifecycles(reading, found)
  const sourceIds = await valuesById(reading.db, sourceIdsOf.variantGroup, found)
  const sources = await readSources(
    reading.db,
    found.flatMap(sourceIds).map(({ source_id }) => source_id),
  )
  return rows.map((row) => ({
    ...present(row),
    variants: variantsOf(row.id).map((variant) => ({ ...variant, variant_groups: groups(variant.id) })),
    lifecycle_actions: lifecycles(row),
    sources: sourceIds(row.id).map(({ source_id }) => sources(source_id)),
  }))
}
