import { sql } from 'kysely'
import { isComplex, singleVariant, variantsOf } from '#domain/profiles/profile-expression.ts'
import { parseRawName } from '#domain/profiles/profile-raw-name.ts'
import { aliasesOf } from '#server/knowledge/records/aliases.ts'
import { factorOfFeature, geneOfFeature } from '#server/knowledge/records/features.ts'
import { existing, recordById } from '#server/knowledge/records/records.ts'
import { variantCoordinates } from '#server/knowledge/records/variants/coordinates.ts'
import { variantGroupMembers } from '#server/knowledge/records/variants/variant-groups.ts'
import { variantTypesOfVariant } from '#server/knowledge/records/variants/variant-types.ts'
import { clinvarIds, hgvsDescriptions } from '#server/knowledge/records/variants/variants.ts'
import type { McpReading } from '../reading/knowledge.ts'
import { LONG_QUOTE, quoteOf } from '../output/plain-text.ts'
import { refOf } from '../reading/refs.ts'
import { citationOf } from './citations.ts'
import { evidenceCountsOf, variantCountsOf } from './evidence-counts.ts'
import type { RecordAnswer } from './record-shapes.ts'

const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name)

/** A gene, factor, fusion or region; null where there is none. */
export async function featureRecord(reading: McpReading, id: number): Promise<RecordAnswer | null> {
  const { load } = reading
  const row = await load(recordById.features, id)
  if (!row) return null
  const kind = row.kind === 'GENE' ? 'GENE' : 'FEATURE'
  const [aliases, gene, factor, evidence, citation] = await Promise.all([
    load(aliasesOf.feature, id),
    load(geneOfFeature, id),
    load(factorOfFeature, id),
    evidenceCountsOf(reading, kind, id),
    citationOf(reading, { recordType: 'FEATURE', kind, id }),
  ])
  return {
    ref: refOf(kind, id),
    kind: row.kind,
    name: row.name,
    fullName: row.full_name,
    aliases: namesOf(aliases),
    entrezId: gene?.entrez_id ?? null,
    ncitId: factor?.ncit_id ?? null,
    deprecated: Boolean(row.deprecated),
    withdrawn: Boolean(row.withdrawn),
    evidence,
    quote: quoteOf(row.description, LONG_QUOTE),
    ...citation,
  }
}

async function coordinatesOf({ load }: McpReading, id: number) {
  const places = await load(variantCoordinates, id)
  const place = places.find(({ start }) => start !== null)
  return place
    ? {
        build: place.reference_build,
        chromosome: place.chromosome,
        start: place.start,
        stop: place.stop,
        reference: place.reference_bases,
        alternate: place.variant_bases,
        transcript: place.representative_transcript,
      }
    : null
}

/** A variant with its identifiers and where it lies; null where there is none. */
export async function variantRecord(reading: McpReading, id: number): Promise<RecordAnswer | null> {
  const { load } = reading
  const row = await load(recordById.variants, id)
  if (!row) return null
  const profileId = row.single_variant_molecular_profile_id
  const [feature, aliases, types, hgvs, clinvar, coordinates, profile, counts, citation] = await Promise.all([
    existing(load(recordById.features, row.feature_id)),
    load(aliasesOf.variant, id),
    load(variantTypesOfVariant, id),
    load(hgvsDescriptions, id),
    load(clinvarIds, id),
    coordinatesOf(reading, id),
    load(recordById.molecular_profiles, profileId),
    variantCountsOf(reading, id),
    citationOf(reading, { recordType: 'VARIANT', kind: 'VARIANT', id }),
  ])
  return {
    ref: refOf('VARIANT', id),
    kind: 'VARIANT',
    name: row.name,
    feature: { ref: refOf(feature.kind === 'GENE' ? 'GENE' : 'FEATURE', feature.id), name: feature.name },
    aliases: namesOf(aliases),
    types: namesOf(types),
    hgvs: namesOf(hgvs),
    alleleRegistryId: row.allele_registry_id,
    clinvarIds: clinvar.map(({ clinvar_id }) => clinvar_id),
    coordinates,
    profile: profile && { ref: refOf('MOLECULAR_PROFILE', profile.id), name: profile.name },
    deprecated: Boolean(row.deprecated),
    withdrawn: Boolean(row.withdrawn),
    counts,
    ...citation,
  }
}

async function variantsNamed({ db }: McpReading, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { ref: string; name: string; gene: string }>()
  const { rows } = await sql<{ id: number; name: string; gene: string }>`
    select variants.id, variants.name, features.name as gene from variants
    join features on features.id = variants.feature_id where variants.id in (${sql.join([...ids])})`.execute(
    db,
  )
  return new Map(rows.map(({ id, name, gene }) => [id, { ref: refOf('VARIANT', id), name, gene }]))
}

/** A molecular profile with its variants; null where there is none. */
export async function profileRecord(reading: McpReading, id: number): Promise<RecordAnswer | null> {
  const { load } = reading
  const row = await load(recordById.molecular_profiles, id)
  if (!row) return null
  const parsed = parseRawName(row.raw_name)
  const expression = parsed.ok ? parsed.value : singleVariant(0)
  const parts = variantsOf(expression)
  const [variants, aliases, evidence, citation] = await Promise.all([
    variantsNamed(
      reading,
      parts.map(({ variantId }) => variantId),
    ),
    load(aliasesOf.molecular_profile, id),
    evidenceCountsOf(reading, 'MOLECULAR_PROFILE', id),
    citationOf(reading, { recordType: 'MOLECULAR_PROFILE', kind: 'MOLECULAR_PROFILE', id }),
  ])
  return {
    ref: refOf('MOLECULAR_PROFILE', id),
    kind: 'MOLECULAR_PROFILE',
    name: row.name,
    isComplex: isComplex(expression),
    parts: parts.flatMap(({ variantId, negated }) => {
      const variant = variants.get(variantId)
      return variant ? [{ variant, negated }] : []
    }),
    aliases: namesOf(aliases),
    deprecated: Boolean(row.deprecated),
    withdrawn: Boolean(row.withdrawn),
    evidence,
    quote: quoteOf(row.description, LONG_QUOTE),
    ...citation,
  }
}

/** A variant group with its members; null where there is none. */
export async function groupRecord(reading: McpReading, id: number): Promise<RecordAnswer | null> {
  const { load } = reading
  const row = await load(recordById.variant_groups, id)
  if (!row) return null
  const members = await load(variantGroupMembers, id)
  const [variants, evidence, citation] = await Promise.all([
    variantsNamed(
      reading,
      members.map((member) => member.id),
    ),
    evidenceCountsOf(reading, 'VARIANT_GROUP', id),
    citationOf(reading, { recordType: 'VARIANT_GROUP', kind: 'VARIANT_GROUP', id }),
  ])
  return {
    ref: refOf('VARIANT_GROUP', id),
    kind: 'VARIANT_GROUP',
    name: row.name,
    withdrawn: Boolean(row.withdrawn),
    members: [...variants.values()],
    evidence,
    quote: quoteOf(row.description, LONG_QUOTE),
    ...citation,
  }
}
