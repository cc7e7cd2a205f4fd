import type { Selectable } from 'kysely'
import type { Direction, VariantCoordinateType } from '#domain/vocabularies/coordinates.ts'
import { directions, referenceBuilds } from '#domain/vocabularies/coordinates.ts'
import { optionalInteger, optionalName, optionalValue } from '../cells/cell-values.ts'
import { withoutPoint } from '../cells/whole-numbers.ts'
import type { Row } from '../release/rows.ts'
import type { Tables } from '#server/storage/tables.ts'

type Coordinates<Table extends 'variant_coordinates' | 'exon_coordinates'> = Omit<
  Selectable<Tables[Table]>,
  'id' | 'variant_id' | 'created_at' | 'updated_at'
>

/** Where a variant lies, 1-based and inclusive. */
export type CoordinatesFacts = Coordinates<'variant_coordinates'>

/** The exon at which a side of a fusion breaks; its place is not read. */
export type ExonFacts = Omit<
  Coordinates<'exon_coordinates'>,
  'strand' | 'ensembl_id' | 'chromosome' | 'start' | 'stop'
>

/** Coordinates of a variant and exons of its sides. */
export type PlaceFacts = { coordinates: CoordinatesFacts[]; exons: ExonFacts[] }

/**
 * The coordinates of a gene variant, a stub where the release says nothing of them. Until 2024 fusions were gene
 * variants with a second set for the 3' partner; that set is kept as the 3' coordinates, the first as the variant's own.
 */
export function readGeneCoordinates(row: Row): CoordinatesFacts[] {
  const own = setOf(row, '', 'GENE_VARIANT_COORDINATE')
  const partner = setOf(row, '2', 'THREE_PRIME_FUSION_COORDINATE')
  return saysNothing(partner) ? [own] : [own, partner]
}

/** The build alone says nothing of the place. */
const saysNothing = (set: CoordinatesFacts) =>
  [
    set.chromosome,
    set.start,
    set.stop,
    set.reference_bases,
    set.variant_bases,
    set.representative_transcript,
  ].every((value) => value === null)

function setOf(row: Row, suffix: '' | '2', type: VariantCoordinateType): CoordinatesFacts {
  const facts = {
    coordinate_type: type,
    reference_build: optionalValue(row, 'reference_build', referenceBuilds),
    ensembl_version: optionalInteger(row, 'ensembl_version'),
    chromosome: chromosome(optionalName(row, `chromosome${suffix}`)),
    start: optionalInteger(row, `start${suffix}`),
    stop: optionalInteger(row, `stop${suffix}`),
    reference_bases: suffix ? null : optionalName(row, 'reference_bases'),
    variant_bases: suffix ? null : optionalName(row, 'variant_bases'),
    representative_transcript: optionalName(row, `representative_transcript${suffix}`),
  }
  const { chromosome: on, start, stop, reference_build, representative_transcript } = facts
  const complete = [on, start, stop, reference_build, representative_transcript].every(
    (value) => value !== null,
  )
  return { ...facts, curation_state: complete ? 'FULLY_CURATED' : 'STUB' }
}

function chromosome(text: string | null): string | null {
  return text && withoutPoint(text.replace(/^chr/i, '').toUpperCase())
}

/** The sides of a fusion variant: its exons, and the place of each side as far as the transcript tells it. */
export function readFusionCoordinates(row: Row): PlaceFacts {
  const build = optionalValue(row, 'reference_build', referenceBuilds)
  const version = optionalInteger(row, 'ensembl_version')
  const coordinates: CoordinatesFacts[] = []
  const exons: ExonFacts[] = []
  for (const { side, exonColumn, exonType, type } of fusionSides) {
    const transcript = optionalName(row, `${side}_prime_transcript`)
    const exon = optionalInteger(row, `${side}_prime_${exonColumn}`)
    if (transcript === null && exon === null) continue
    coordinates.push({
      coordinate_type: type,
      curation_state: 'STUB',
      reference_build: build,
      ensembl_version: version,
      chromosome: null,
      start: null,
      stop: null,
      reference_bases: null,
      variant_bases: null,
      representative_transcript: transcript,
    })
    const complete = [transcript, exon, build, version].every((value) => value !== null)
    exons.push({
      coordinate_type: exonType,
      curation_state: complete ? 'EXONS_PROVIDED' : 'STUB',
      exon,
      exon_offset: optionalInteger(row, `${side}_prime_exon_offset`),
      exon_offset_direction: direction(row, `${side}_prime_exon_offset_direction`),
      reference_build: build,
      ensembl_version: version,
      representative_transcript: transcript,
    })
  }
  return { coordinates, exons }
}

const fusionSides = [
  {
    side: '5',
    exonColumn: 'end_exon',
    exonType: 'FIVE_PRIME_END_EXON_COORDINATE',
    type: 'FIVE_PRIME_FUSION_COORDINATE',
  },
  {
    side: '3',
    exonColumn: 'start_exon',
    exonType: 'THREE_PRIME_START_EXON_COORDINATE',
    type: 'THREE_PRIME_FUSION_COORDINATE',
  },
] as const

function direction(row: Row, column: string): Direction | null {
  const text = row.text(column)
  if (text === '+') return 'POSITIVE'
  return text === '-' ? 'NEGATIVE' : optionalValue(row, column, directions)
}
