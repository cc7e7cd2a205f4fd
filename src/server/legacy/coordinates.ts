import type { z } from 'zod'
import { referenceBuilds } from '#domain/vocabularies/coordinates.ts'
import type { ReferenceBuild } from '#domain/vocabularies/coordinates.ts'
import type { VariantCoordinateRecord } from '#server/knowledge/records/records.ts'
import type { coordinates } from './schemas/terms.ts'

/** The first place in the plain members, a second one in those ending in 2. */
export function presentCoordinates(places: readonly VariantCoordinateRecord[]): z.infer<typeof coordinates> {
  const [first, second] = places
  const build = first?.reference_build ?? second?.reference_build ?? null
  return {
    chromosome: first?.chromosome ?? null,
    start: first?.start ?? null,
    stop: first?.stop ?? null,
    reference_bases: first?.reference_bases ?? null,
    variant_bases: first?.variant_bases ?? null,
    representative_transcript: first?.representative_transcript ?? null,
    chromosome2: second?.chromosome ?? null,
    start2: second?.start ?? null,
    stop2: second?.stop ?? null,
    representative_transcript2: second?.representative_transcript ?? null,
    ensembl_version: first?.ensembl_version ?? second?.ensembl_version ?? null,
    reference_build: build && referenceBuilds.legacyLabel(build),
  }
}

/** Versions of the RefSeq accessions NC_000001 to NC_000024 (chromosomes 1 to 22, X, Y) in GRCh37; GRCh38 has the next ones. */
const VERSIONS = [10, 11, 11, 11, 9, 11, 13, 10, 11, 10, 9, 11, 10, 8, 9, 9, 10, 9, 9, 10, 8, 10, 10, 9]

function refSeqAccession(chromosome: string, build: ReferenceBuild): string | null {
  const number = chromosome === 'X' ? 23 : chromosome === 'Y' ? 24 : Number(chromosome)
  const version = VERSIONS[number - 1]
  if (version === undefined || build === 'NCBI36') return null
  return `NC_${String(number).padStart(6, '0')}.${build === 'GRCH38' ? version + 1 : version}`
}

const isBases = (bases: string) => /^[ACGT]*$/i.test(bases)

/** What follows the start: `A>T`, `del`, `_12del`, `_12insT` or `_12delinsTT`; null for anything else. */
function changeOf(reference: string, variant: string, stop: number | null): string | null {
  if (!isBases(reference) || !isBases(variant)) return null
  if (reference.length === 1 && variant.length === 1) return `${reference}>${variant}`
  if (reference.length === 1 && variant === '') return 'del'
  if (stop === null) return null
  if (reference.length > 1 && variant === '') return `_${stop}del`
  if (reference === '' && variant.length > 0) return `_${stop}ins${variant}`
  if (reference.length > 1 && variant.length > 1) return `_${stop}delins${variant}`
  return null
}

/** The genomic HGVS expression of a variant that lies in one place; null when its coordinates do not say enough. */
export function genomicHgvs(places: readonly VariantCoordinateRecord[]): string | null {
  const [first, second] = places
  if (!first || second?.chromosome || second?.start) return null
  const { chromosome, start, stop, reference_build: build } = first
  if (!chromosome || !start || !build) return null
  const accession = refSeqAccession(chromosome, build)
  const change = changeOf(first.reference_bases ?? '', first.variant_bases ?? '', stop)
  return accession && change && `${accession}:g.${start}${change}`
}
