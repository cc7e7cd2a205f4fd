import type { ReferenceBuild } from '#domain/vocabularies/coordinates.ts'

/** A chromosome of a reference build, with the names of its sequence. */
export interface ChromosomeSequence {
  build: ReferenceBuild
  /** `7`, `X`, `MT`. */
  chromosome: string
  /** RefSeq accession with version: `NC_000007.13`. */
  refseq: string
  /** GA4GH digest of the sequence, as locations of VRS name it. */
  refget: string
}

/** Chromosomes by build, in order, with RefSeq accession and refget digest (NCBI assembly reports; GA4GH refget). */
const CHROMOSOMES: Readonly<Partial<Record<ReferenceBuild, string>>> = {
  GRCH37: `
    1 NC_000001.10 SQ.S_KjnFVz-FE7M0W6yoaUDgYxLPc1jyWU
    2 NC_000002.11 SQ.9KdcA9ZpY1Cpvxvg8bMSLYDUpsX6GDLO
    3 NC_000003.11 SQ.VNBualIltAyi2AI_uXcKU7M9XUOuA7MS
    4 NC_000004.11 SQ.iy7Zfceb5_VGtTQzJ-v5JpPbpeifHD_V
    5 NC_000005.9 SQ.vbjOdMfHJvTjK_nqvFvpaSKhZillW0SX
    6 NC_000006.11 SQ.KqaUhJMW3CDjhoVtBetdEKT1n6hM-7Ek
    7 NC_000007.13 SQ.IW78mgV5Cqf6M24hy52hPjyyo5tCCd86
    8 NC_000008.10 SQ.tTm7wmhz0G4lpt8wPspcNkAD_qiminj6
    9 NC_000009.11 SQ.HBckYGQ4wYG9APHLpjoQ9UUe9v7NxExt
    10 NC_000010.10 SQ.-BOZ8Esn8J88qDwNiSEwUr5425UXdiGX
    11 NC_000011.9 SQ.XXi2_O1ly-CCOi3HP5TypAw7LtC6niFG
    12 NC_000012.11 SQ.105bBysLoDFQHhajooTAUyUkNiZ8LJEH
    13 NC_000013.10 SQ.Ewb9qlgTqN6e_XQiRVYpoUfZJHXeiUfH
    14 NC_000014.8 SQ.5Ji6FGEKfejK1U6BMScqrdKJK8GqmIGf
    15 NC_000015.9 SQ.zIMZb3Ft7RdWa5XYq0PxIlezLY2ccCgt
    16 NC_000016.9 SQ.W6wLoIFOn4G7cjopxPxYNk2lcEqhLQFb
    17 NC_000017.10 SQ.AjWXsI7AkTK35XW9pgd3UbjpC3MAevlz
    18 NC_000018.9 SQ.BTj4BDaaHYoPhD3oY2GdwC_l0uqZ92UD
    19 NC_000019.9 SQ.ItRDD47aMoioDCNW_occY5fWKZBKlxCX
    20 NC_000020.10 SQ.iy_UbUrvECxFRX5LPTH_KPojdlT7BKsf
    21 NC_000021.8 SQ.LpTaNW-hwuY_yARP0rtarCnpCQLkgVCg
    22 NC_000022.10 SQ.XOgHwwR3Upfp5sZYk6ZKzvV25a4RBVu8
    X NC_000023.10 SQ.v7noePfnNpK8ghYXEqZ9NukMXW7YeNsm
    Y NC_000024.9 SQ.BT7QyW5iXaX_1PSX-msSGYsqRdMKqkj-
    MT NC_012920.1 SQ.k3grVkjY-hoWcCUojHw6VU6GE3MZ8Sct`,
  GRCH38: `
    1 NC_000001.11 SQ.Ya6Rs7DHhDeg7YaOSg1EoNi3U_nQ9SvO
    2 NC_000002.12 SQ.pnAqCRBrTsUoBghSD1yp_jXWSmlbdh4g
    3 NC_000003.12 SQ.Zu7h9AggXxhTaGVsy7h_EZSChSZGcmgX
    4 NC_000004.12 SQ.HxuclGHh0XCDuF8x6yQrpHUBL7ZntAHc
    5 NC_000005.10 SQ.aUiQCzCPZ2d0csHbMSbh2NzInhonSXwI
    6 NC_000006.12 SQ.0iKlIQk2oZLoeOG9P1riRU6hvL5Ux8TV
    7 NC_000007.14 SQ.F-LrLMe1SRpfUZHkQmvkVKFEGaoDeHul
    8 NC_000008.11 SQ.209Z7zJ-mFypBEWLk4rNC6S_OxY5p7bs
    9 NC_000009.12 SQ.KEO-4XBcm1cxeo_DIQ8_ofqGUkp4iZhI
    10 NC_000010.11 SQ.ss8r_wB0-b9r44TQTMmVTI92884QvBiB
    11 NC_000011.10 SQ.2NkFm8HK88MqeNkCgj78KidCAXgnsfV1
    12 NC_000012.12 SQ.6wlJpONE3oNb4D69ULmEXhqyDZ4vwNfl
    13 NC_000013.11 SQ._0wi-qoDrvram155UmcSC-zA5ZK4fpLT
    14 NC_000014.9 SQ.eK4D2MosgK_ivBkgi6FVPg5UXs1bYESm
    15 NC_000015.10 SQ.AsXvWL1-2i5U_buw6_niVIxD6zTbAuS6
    16 NC_000016.10 SQ.yC_0RBj3fgBlvgyAuycbzdubtLxq-rE0
    17 NC_000017.11 SQ.dLZ15tNO1Ur0IcGjwc3Sdi_0A6Yf4zm7
    18 NC_000018.10 SQ.vWwFhJ5lQDMhh-czg06YtlWqu0lvFAZV
    19 NC_000019.10 SQ.IIB53T8CNeJJdUqzn9V_JnRtQadwWCbl
    20 NC_000020.11 SQ.-A1QmD_MatoqxvgVxBLZTONHz9-c7nQo
    21 NC_000021.9 SQ.5ZUqxCmDDgN4xTRbaSjN8LwgZironmB8
    22 NC_000022.11 SQ.7B7SHsmchAR0dFcDCuSFjJAo7tX87krQ
    X NC_000023.11 SQ.w0WZEvgJF0zf_P4yyTzjjv9oW1z61HHP
    Y NC_000024.10 SQ.8_liLu1aycC0tPQPFmUaGXJLDs5SbPZ5
    MT NC_012920.1 SQ.k3grVkjY-hoWcCUojHw6VU6GE3MZ8Sct`,
}

const sequences: readonly ChromosomeSequence[] = (['GRCH37', 'GRCH38'] as const).flatMap((build) =>
  (CHROMOSOMES[build] ?? '')
    .trim()
    .split('\n')
    .map((line) => {
      const [chromosome = '', refseq = '', refget = ''] = line.trim().split(' ')
      return { build, chromosome, refseq, refget }
    }),
)

const byRefget = new Map(sequences.map((sequence) => [sequence.refget, sequence.build]))

/** The build of a chromosome by its digest; null for any other sequence. That of MT is the same in all. */
export const buildOfSequence = (refget: string): ReferenceBuild | null => byRefget.get(refget) ?? null

/** The chromosomes of a build, in order; none of NCBI36. */
export const chromosomesOf = (build: ReferenceBuild): readonly ChromosomeSequence[] =>
  sequences.filter((sequence) => sequence.build === build)

const byName = new Map(sequences.map((sequence) => [`${sequence.build} ${sequence.chromosome}`, sequence]))
const byRefseq = new Map(sequences.map((sequence) => [sequence.refseq, sequence]))

/** The sequence of a chromosome (`7`, `MT` or `M`); null where none is known, as of NCBI36. */
export const chromosomeSequence = (build: ReferenceBuild, chromosome: string): ChromosomeSequence | null =>
  byName.get(`${build} ${chromosome === 'M' ? 'MT' : chromosome}`) ?? null

/** The chromosome with the RefSeq accession, such as `NC_000007.13`; null where none has it. */
export const sequenceOfAccession = (refseq: string): ChromosomeSequence | null => byRefseq.get(refseq) ?? null
