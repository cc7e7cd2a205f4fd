import { genomicChange } from '#domain/variants/genomic-hgvs.ts'
import { referenceBuilds } from '#domain/vocabularies/coordinates.ts'
import { variantsOfProfile } from '#server/knowledge/records/molecular-profiles.ts'
import type { MolecularProfileRecord, VariantCoordinateRecord } from '#server/knowledge/records/records.ts'
import { variantCoordinates } from '#server/knowledge/records/variants/coordinates.ts'
import { hgvsDescriptions } from '#server/knowledge/records/variants/variants.ts'
import type { GksContext } from '#server/gks/gks-context.ts'
import { sequenceOfAccession } from '#server/gks/vrs/chromosome-sequences.ts'
import type { ClinvarVariant } from './clinvar-types.ts'

/** Description of a variant on a sequence, with the assembly that goes with it. */
export interface DescribedVariant {
  variant: Pick<ClinvarVariant, 'hgvs' | 'chromosomeCoordinates'>
  /** Such as `GRCh37`; null where the record does not tell it. */
  assembly: string | null
}

const CODING = /^NM_\d+(\.\d+)?:c\.\S+$/
const GENOMIC = /^(NC_\d+(?:\.\d+)?):g\.\S+$/

const assemblyOf = (place: VariantCoordinateRecord | undefined): string | null =>
  place?.reference_build ? referenceBuilds.label(place.reference_build) : null

/** Longest alleles that ClinVar takes by their bases. */
const MOST_BASES = 50

/** A substitution by its coordinates: as many bases as there were before. */
function substitution(place: VariantCoordinateRecord | undefined): DescribedVariant | null {
  const change = place && genomicChange(place)
  if (!change) return null
  const { start, stop, referenceBases, variantBases } = change
  const chromosome = change.chromosome === 'M' ? 'MT' : change.chromosome
  const { length } = referenceBases
  if (length !== variantBases.length || stop - start + 1 !== length || length > MOST_BASES) return null
  const assembly = referenceBuilds.label(change.referenceBuild)
  const alleles = { referenceAllele: referenceBases, alternateAllele: variantBases }
  return { variant: { chromosomeCoordinates: { assembly, chromosome, start, stop, ...alleles } }, assembly }
}

/** The expression that ClinVar is given: the first on an RNA, else the first on a chromosome. */
function expression(
  hgvs: readonly string[],
  place: VariantCoordinateRecord | undefined,
): DescribedVariant | null {
  // By code units, as the expressions of every database are.
  const ordered = hgvs.toSorted((one, other) => (one < other ? -1 : 1))
  const coding = ordered.find((each) => CODING.test(each))
  if (coding) return { variant: { hgvs: coding }, assembly: assemblyOf(place) }
  const genomic = ordered.find((each) => GENOMIC.test(each))
  if (!genomic) return null
  const sequence = sequenceOfAccession(GENOMIC.exec(genomic)?.[1] ?? '')
  const assembly = sequence ? referenceBuilds.label(sequence.build) : assemblyOf(place)
  return { variant: { hgvs: genomic }, assembly }
}

/**
 * Description of the variant of a profile; null for a complex profile, a fusion, a region or a factor, and for a gene
 * variant with neither a fitting HGVS expression nor the coordinates of a substitution.
 */
export async function describedVariant(
  profile: MolecularProfileRecord,
  { load }: GksContext,
): Promise<DescribedVariant | null> {
  const [variant, ...others] = await load(variantsOfProfile, profile.id)
  if (profile.is_complex || !variant || others.length > 0 || variant.kind !== 'GENE') return null
  const [descriptions, places] = await Promise.all([
    load(hgvsDescriptions, variant.id),
    load(variantCoordinates, variant.id),
  ])
  const place = places.find(({ coordinate_type: type }) => type === 'GENE_VARIANT_COORDINATE')
  const hgvs = descriptions.map(({ name }) => name)
  return expression(hgvs, place) ?? substitution(place)
}
