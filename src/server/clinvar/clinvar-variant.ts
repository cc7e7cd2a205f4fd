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
  /** Such as `GRCh37`. */
  assembly: string
}

/** The part that a profile lacks to be described: an allele, or the reference build that an HGVS expression needs. */
export type MissingDescription = 'allele' | 'build'

const CODING = /^NM_\d+\.\d+:c\.\S+$/
const GENOMIC = /^(NC_\d+\.\d+):g\.\S+$/
/** Expressions that tell no change: of unknown parts, or of bases that stay as they are. */
const INDEFINITE = /\?|=\)?$/

/** Longest alleles that ClinVar takes by their bases. */
const MOST_BASES = 50

const DEFINITE_BASES = /^[ACGT]+$/

/** A substitution by its coordinates: as many bases as there were before, all of them known. */
function substitution(place: VariantCoordinateRecord | undefined): DescribedVariant | null {
  const change = place && genomicChange(place)
  if (!change) return null
  const { start, stop, referenceBases, variantBases } = change
  const chromosome = change.chromosome === 'M' ? 'MT' : change.chromosome
  const { length } = referenceBases
  if (length !== variantBases.length || stop - start + 1 !== length || length > MOST_BASES) return null
  if (!DEFINITE_BASES.test(referenceBases + variantBases)) return null
  const assembly = referenceBuilds.label(change.referenceBuild)
  const alleles = { referenceAllele: referenceBases, alternateAllele: variantBases }
  return { variant: { chromosomeCoordinates: { assembly, chromosome, start, stop, ...alleles } }, assembly }
}

/**
 * The expression that ClinVar is given: the first on an RNA, as long as the record tells the build, else the first on a
 * chromosome of a known build. Null without any; `build` where it is the build alone that is missing.
 */
function expression(
  hgvs: readonly string[],
  place: VariantCoordinateRecord | undefined,
): DescribedVariant | 'build' | null {
  // By code units, as the expressions of every database are.
  const ordered = hgvs
    .filter((each) => !INDEFINITE.test(each))
    .toSorted((one, other) => (one < other ? -1 : 1))
  const coding = ordered.find((each) => CODING.test(each))
  if (coding && place?.reference_build)
    return { variant: { hgvs: coding }, assembly: referenceBuilds.label(place.reference_build) }
  for (const genomic of ordered) {
    const sequence = sequenceOfAccession(GENOMIC.exec(genomic)?.[1] ?? '')
    if (sequence) return { variant: { hgvs: genomic }, assembly: referenceBuilds.label(sequence.build) }
  }
  return coding ? 'build' : null
}

/**
 * Description of the variant of a profile. A complex profile, a fusion, a region or a factor has none (`allele`), nor has a
 * gene variant with neither a fitting HGVS expression nor the coordinates of a substitution.
 */
export async function describedVariant(
  profile: MolecularProfileRecord,
  { load }: GksContext,
): Promise<DescribedVariant | MissingDescription> {
  const [variant, ...others] = await load(variantsOfProfile, profile.id)
  if (profile.is_complex || !variant || others.length > 0 || variant.kind !== 'GENE') return 'allele'
  const [descriptions, places] = await Promise.all([
    load(hgvsDescriptions, variant.id),
    load(variantCoordinates, variant.id),
  ])
  const place = places.find(({ coordinate_type: type }) => type === 'GENE_VARIANT_COORDINATE')
  const hgvs = descriptions.map(({ name }) => name)
  return expression(hgvs, place) ?? substitution(place) ?? 'allele'
}
