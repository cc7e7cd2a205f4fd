import type { z } from 'zod'
import { aliasesOf } from '#server/knowledge/records/aliases.ts'
import { assertionIdsOfVariant, evidenceIdsOfVariant } from '#server/legacy/queries/evidence.ts'
import { sourceIdsOf } from '#server/legacy/queries/terms.ts'
import { valuesById } from '#server/knowledge/paging/values-by-id.ts'
import { clinvarIds, hgvsDescriptions } from '#server/knowledge/records/variants/variants.ts'
import { assertionsById } from './assertions.ts'
import { genomicHgvs } from './coordinates.ts'
import { readEvidenceItems } from './evidence-items.ts'
import { readFeatureLifecycles } from './lifecycle.ts'
import { readProvisionalValues } from './provisional.ts'
import type { ReadRecords } from './reading.ts'
import type { variantDetail } from './schemas/variant-detail.ts'
import { readSources } from './sources.ts'
import { groupsOfVariants } from './variant-groups.ts'
import { readVariantRows } from './variants.ts'

/**
 * Variants in their detail form. A variant has no description of its own any more: description, sources and
 * provisional values are those of the profile that consists of just this variant.
 */
export const readVariantDetails: ReadRecords<z.infer<typeof variantDetail>> = async (reading, ids) => {
  const { db } = reading
  const { rows, present, places } = await readVariantRows(reading, ids)
  const found = rows.map(({ id }) => id)
  const profileIds = rows.map((row) => row.profile_id)
  const evidenceIds = await valuesById(db, evidenceIdsOfVariant, found)
  const assertionIds = await valuesById(db, assertionIdsOfVariant, found)
  const evidence = new Map(
    (
      await readEvidenceItems(
        reading,
        found.flatMap(evidenceIds).map(({ id }) => id),
      )
    ).map((item) => [item.id, item]),
  )
  const assertions = await assertionsById(
    reading,
    found.flatMap(assertionIds).map(({ id }) => id),
  )
  const groups = await groupsOfVariants(reading, found)
  const aliases = await valuesById(db, aliasesOf.variant, found)
  const hgvs = await valuesById(db, hgvsDescriptions, found)
  const clinvar = await valuesById(db, clinvarIds, found)
  const sourceIds = await valuesById(db, sourceIdsOf.molecularProfile, profileIds)
  const sources = await readSources(
    db,
    profileIds.flatMap(sourceIds).map(({ source_id }) => source_id),
  )
  const lifecycles = await readFeatureLifecycles(reading, 'VARIANT', found)
  const provisional = await readProvisionalValues(db, 'MOLECULAR_PROFILE', profileIds)
  return rows.map((row) => ({
    ...present(row),
    evidence_items: evidenceIds(row.id).flatMap(({ id }) => evidence.get(id) ?? []),
    variant_groups: groups(row.id),
    assertions: assertions(assertionIds(row.id)),
    variant_aliases: aliases(row.id).map(({ name }) => name.toUpperCase()),
    hgvs_expressions: hgvs(row.id).map(({ name }) => name),
    clinvar_entries: clinvar(row.id).map(({ clinvar_id }) => clinvar_id),
    lifecycle_actions: lifecycles(row.id),
    sources: sourceIds(row.profile_id).map(({ source_id }) => sources(source_id)),
    allele_registry_id: row.allele_registry_id,
    allele_registry_hgvs: genomicHgvs(places(row.id)),
    provisional_values: provisional(row.profile_id),
    errors: {},
  }))
}
