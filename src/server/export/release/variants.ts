import type { Selectable } from 'kysely'
import { directions, referenceBuilds } from '#domain/vocabularies/coordinates.ts'
import { featureInstanceTypes, fusionPartnerStatuses } from '#domain/vocabularies/features.ts'
import type { FusionPartnerStatus } from '#domain/vocabularies/features.ts'
import { inList } from '#server/knowledge/paging/batch.ts'
import type { Reading } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'
import { booleanCell, namesCell, numberCell, plainNamesCell, textCell, timeCell } from '../cells.ts'
import { grouped, idChunks } from '../id-chunks.ts'
import { linkedNames } from '../relations.ts'
import { isInExtent } from './release-extent.ts'
import type { ReleaseExtent } from './release-extent.ts'
import type { ReleaseTable } from './release-table.ts'
import { cellsInOrder } from './release-table.ts'

const columns = [
  'variant_id',
  'variant_civic_url',
  'feature_type',
  'feature_id',
  'feature_name',
  'feature_civic_url',
  'variant',
  'variant_aliases',
  'is_flagged',
  'variant_groups',
  'variant_types',
  'single_variant_molecular_profile_id',
  'last_review_date',
  'gene',
  'entrez_id',
  'chromosome',
  'start',
  'stop',
  'reference_bases',
  'variant_bases',
  'representative_transcript',
  'ensembl_version',
  'reference_build',
  'hgvs_descriptions',
  'allele_registry_id',
  'clinvar_ids',
  'ncit_id',
  '5_prime_partner_status',
  '5_prime_partner',
  '3_prime_partner_status',
  '3_prime_partner',
  'vicc_compliant_name',
  '5_prime_transcript',
  '5_prime_end_exon',
  '5_prime_exon_offset',
  '5_prime_exon_offset_direction',
  '3_prime_transcript',
  '3_prime_start_exon',
  '3_prime_exon_offset',
  '3_prime_exon_offset_direction',
  'iscn_name',
] as const

type Cells = Partial<Record<(typeof columns)[number], string | null>>

const variantRows = (db: Reading, extent: ReleaseExtent) =>
  db
    .selectFrom('variants')
    .innerJoin('features', 'features.id', 'variants.feature_id')
    .leftJoin('genes', 'genes.feature_id', 'variants.feature_id')
    .leftJoin('fusions', 'fusions.feature_id', 'variants.feature_id')
    .leftJoin('features as five', 'five.id', 'fusions.five_prime_gene_id')
    .leftJoin('features as three', 'three.id', 'fusions.three_prime_gene_id')
    .select([
      'variants.id',
      'variants.kind',
      'variants.name',
      'variants.feature_id',
      'variants.single_variant_molecular_profile_id',
      'variants.allele_registry_id',
      'variants.ncit_id',
      'variants.vicc_name',
      'variants.iscn_name',
      'variants.flagged',
      'variants.updated_at',
      'features.name as feature_name',
      'genes.entrez_id',
      'fusions.five_prime_partner_status as five_status',
      'fusions.three_prime_partner_status as three_status',
      'five.name as five_name',
      'three.name as three_name',
    ])
    .where(isInExtent('variants', extent))

type VariantRow = Awaited<ReturnType<ReturnType<typeof variantRows>['execute']>>[number]

/** VariantSummaries: every variant of the extent. */
export const variantSummaries: ReleaseTable = {
  described: 'variants',
  columns,
  async *rows(db, links, extent) {
    const chunks = idChunks((after, limit) =>
      variantRows(db, extent).where('variants.id', '>', after).orderBy('variants.id').limit(limit).execute(),
    )
    for await (const variants of chunks) {
      const ids = variants.map(({ id }) => id)
      const aliases = await linkedNames(db, 'variantAliases', ids)
      const types = await linkedNames(db, 'variantTypes', ids)
      const groups = await groupNames(db, ids)
      const ofKind = await cellsOfKinds(db, variants)
      yield variants.map((variant) =>
        cellsInOrder(columns, {
          variant_id: String(variant.id),
          variant_civic_url: links('variants', variant.id),
          feature_type: featureInstanceTypes.label(variant.kind),
          feature_id: String(variant.feature_id),
          feature_name: textCell(variant.feature_name),
          feature_civic_url: links('features', variant.feature_id),
          variant: textCell(variant.name),
          variant_aliases: plainNamesCell(aliases(variant.id)),
          is_flagged: booleanCell(variant.flagged),
          variant_groups: namesCell(groups(variant.id)),
          variant_types: namesCell(types(variant.id)),
          single_variant_molecular_profile_id: String(variant.single_variant_molecular_profile_id),
          last_review_date: timeCell(variant.updated_at),
          ...ofKind(variant),
        }),
      )
    }
  },
}

async function groupNames(db: Reading, variantIds: readonly number[]): Promise<(id: number) => string[]> {
  const rows = await db
    .selectFrom('variant_group_variants as member')
    .innerJoin('variant_groups', 'variant_groups.id', 'member.variant_group_id')
    .select(['member.variant_id as owner_id', 'variant_groups.name as value'])
    .where('variant_groups.withdrawn', '=', false)
    .where('member.variant_id', 'in', inList(variantIds))
    .execute()
  return grouped(rows)
}

/** The cells that only the kind of a variant has. */
async function cellsOfKinds(
  db: Reading,
  variants: readonly VariantRow[],
): Promise<(variant: VariantRow) => Cells> {
  const idsOf = (kind: VariantRow['kind']) =>
    variants.filter((variant) => variant.kind === kind).map(({ id }) => id)
  const genes = await geneCells(db, idsOf('GENE'))
  const fusions = await fusionCells(db, idsOf('FUSION'))
  return (variant) => {
    switch (variant.kind) {
      case 'GENE':
        return genes(variant)
      case 'FACTOR':
        return { ncit_id: textCell(variant.ncit_id) }
      case 'FUSION':
        return fusions(variant)
      case 'REGION':
        return { iscn_name: textCell(variant.iscn_name) }
    }
  }
}

async function geneCells(db: Reading, ids: readonly number[]): Promise<(variant: VariantRow) => Cells> {
  if (ids.length === 0) return () => ({})
  const hgvs = await linkedNames(db, 'hgvs', ids)
  const clinvar = await linkedNames(db, 'clinvar', ids)
  const places = await db
    .selectFrom('variant_coordinates')
    .selectAll()
    .where('coordinate_type', '=', 'GENE_VARIANT_COORDINATE')
    .where('variant_id', 'in', inList(ids))
    .execute()
  const placeOf = new Map(places.map((place) => [place.variant_id, place]))
  return (variant) => {
    const place = placeOf.get(variant.id)
    return {
      gene: textCell(variant.feature_name),
      entrez_id: numberCell(variant.entrez_id),
      chromosome: textCell(place?.chromosome),
      start: numberCell(place?.start),
      stop: numberCell(place?.stop),
      reference_bases: textCell(place?.reference_bases),
      variant_bases: textCell(place?.variant_bases),
      representative_transcript: textCell(place?.representative_transcript),
      ensembl_version: numberCell(place?.ensembl_version),
      reference_build: place?.reference_build ? referenceBuilds.label(place.reference_build) : '',
      hgvs_descriptions: plainNamesCell(hgvs(variant.id)),
      allele_registry_id: textCell(variant.allele_registry_id),
      clinvar_ids: plainNamesCell(clinvar(variant.id)),
    }
  }
}

type Exon = Selectable<Tables['exon_coordinates']>
type Place = Selectable<Tables['variant_coordinates']>

async function fusionCells(db: Reading, ids: readonly number[]): Promise<(variant: VariantRow) => Cells> {
  if (ids.length === 0) return () => ({})
  const exons = await db
    .selectFrom('exon_coordinates')
    .selectAll()
    .where('variant_id', 'in', inList(ids))
    .execute()
  const places = await db
    .selectFrom('variant_coordinates')
    .selectAll()
    .where('variant_id', 'in', inList(ids))
    .execute()
  const exonOf = (id: number, type: Exon['coordinate_type']) =>
    exons.find((exon) => exon.variant_id === id && exon.coordinate_type === type)
  const placeOf = (id: number, type: Place['coordinate_type']) =>
    places.find((place) => place.variant_id === id && place.coordinate_type === type)
  return ({ id, vicc_name, five_status, three_status, five_name, three_name }) => {
    const five = exonOf(id, 'FIVE_PRIME_END_EXON_COORDINATE')
    const three = exonOf(id, 'THREE_PRIME_START_EXON_COORDINATE')
    return {
      '5_prime_partner_status': statusCell(five_status),
      '5_prime_partner': textCell(five_name),
      '3_prime_partner_status': statusCell(three_status),
      '3_prime_partner': textCell(three_name),
      vicc_compliant_name: textCell(vicc_name),
      '5_prime_transcript': transcriptCell(five, placeOf(id, 'FIVE_PRIME_FUSION_COORDINATE')),
      '5_prime_end_exon': numberCell(five?.exon),
      '5_prime_exon_offset': numberCell(five?.exon_offset),
      '5_prime_exon_offset_direction': directionCell(five),
      '3_prime_transcript': transcriptCell(three, placeOf(id, 'THREE_PRIME_FUSION_COORDINATE')),
      '3_prime_start_exon': numberCell(three?.exon),
      '3_prime_exon_offset': numberCell(three?.exon_offset),
      '3_prime_exon_offset_direction': directionCell(three),
    }
  }
}

function statusCell(status: FusionPartnerStatus | null): string {
  return status ? fusionPartnerStatuses.label(status) : ''
}

function transcriptCell(exon: Exon | undefined, place: Place | undefined): string {
  return textCell(exon?.representative_transcript ?? place?.representative_transcript)
}

function directionCell(exon: Exon | undefined): string {
  return exon?.exon_offset_direction ? directions.label(exon.exon_offset_direction) : ''
}
