import { type ValueOf, vocabulary } from './vocabulary.ts'

export const referenceBuilds = vocabulary('ReferenceBuild', ['GRCH38', 'GRCH37', 'NCBI36'], {
  labels: { GRCH38: 'GRCh38', GRCH37: 'GRCh37', NCBI36: 'NCBI36' },
  alsoRead: { hg38: 'GRCH38', hg19: 'GRCH37', hg18: 'NCBI36' },
})
export type ReferenceBuild = ValueOf<typeof referenceBuilds>

/** Human chromosomes. The label is the plain name (`7`, `X`), which is also how coordinates are stored. */
export const chromosomes = vocabulary(
  'Chromosome',
  [
    'CHR_1',
    'CHR_2',
    'CHR_3',
    'CHR_4',
    'CHR_5',
    'CHR_6',
    'CHR_7',
    'CHR_8',
    'CHR_9',
    'CHR_10',
    'CHR_11',
    'CHR_12',
    'CHR_13',
    'CHR_14',
    'CHR_15',
    'CHR_16',
    'CHR_17',
    'CHR_18',
    'CHR_19',
    'CHR_20',
    'CHR_21',
    'CHR_22',
    'CHR_X',
    'CHR_Y',
  ],
  {
    labels: {
      CHR_1: '1',
      CHR_2: '2',
      CHR_3: '3',
      CHR_4: '4',
      CHR_5: '5',
      CHR_6: '6',
      CHR_7: '7',
      CHR_8: '8',
      CHR_9: '9',
      CHR_10: '10',
      CHR_11: '11',
      CHR_12: '12',
      CHR_13: '13',
      CHR_14: '14',
      CHR_15: '15',
      CHR_16: '16',
      CHR_17: '17',
      CHR_18: '18',
      CHR_19: '19',
      CHR_20: '20',
      CHR_21: '21',
      CHR_22: '22',
      CHR_X: 'X',
      CHR_Y: 'Y',
    },
  },
)
export type Chromosome = ValueOf<typeof chromosomes>

/** Sign of an exon offset, or the strand. */
export const directions = vocabulary('Direction', ['POSITIVE', 'NEGATIVE'])
export type Direction = ValueOf<typeof directions>

export const variantCoordinateTypes = vocabulary('VariantCoordinateType', [
  'GENE_VARIANT_COORDINATE',
  'FIVE_PRIME_FUSION_COORDINATE',
  'THREE_PRIME_FUSION_COORDINATE',
])
export type VariantCoordinateType = ValueOf<typeof variantCoordinateTypes>

export const exonCoordinateTypes = vocabulary('ExonCoordinateType', [
  'FIVE_PRIME_START_EXON_COORDINATE',
  'FIVE_PRIME_END_EXON_COORDINATE',
  'THREE_PRIME_START_EXON_COORDINATE',
  'THREE_PRIME_END_EXON_COORDINATE',
])
export type ExonCoordinateType = ValueOf<typeof exonCoordinateTypes>

/** States of a coordinate row by what is filled in; not part of the public interface. */
export const coordinateStates = vocabulary('CoordinateState', ['STUB', 'EXONS_PROVIDED', 'FULLY_CURATED'])
export type CoordinateState = ValueOf<typeof coordinateStates>

/** Coordinates of the variants of a fusion by side; `status` is the column of the fusion that says whether its gene is known. */
export const fusionSides = [
  {
    status: 'five_prime_partner_status',
    place: 'FIVE_PRIME_FUSION_COORDINATE',
    exons: ['FIVE_PRIME_START_EXON_COORDINATE', 'FIVE_PRIME_END_EXON_COORDINATE'],
  },
  {
    status: 'three_prime_partner_status',
    place: 'THREE_PRIME_FUSION_COORDINATE',
    exons: ['THREE_PRIME_START_EXON_COORDINATE', 'THREE_PRIME_END_EXON_COORDINATE'],
  },
] as const
