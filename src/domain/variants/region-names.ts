import { type Result, failure, success } from '#domain/result.ts'
import { type RegionVariantName, regionVariantNames } from '#domain/vocabularies/features.ts'

/** A stretch of a chromosome. Without a band it is the whole chromosome. */
export type CytogeneticRegion = { name: string; chromosome: string; band?: string | null }

type RegionKind = 'BAND' | 'AUTOSOME' | 'X' | 'Y'

/** What can be offered for which region (domain model, region names). Translocations never can. */
const offeredFor: Readonly<Record<RegionVariantName, readonly RegionKind[]>> = {
  ADDITION: ['BAND'],
  AMPLIFICATION: ['BAND', 'AUTOSOME', 'X', 'Y'],
  CNLOH: ['BAND', 'AUTOSOME', 'X'],
  DELETION: ['BAND'],
  DISOMY: ['X', 'Y'],
  DUPLICATION: ['BAND'],
  HOMOZYGOUS_DELETION: ['BAND'],
  MONOSOMY: ['AUTOSOME', 'X'],
  NULLISOMY: ['AUTOSOME', 'X', 'Y'],
  RING: ['AUTOSOME', 'X', 'Y'],
  TETRASOMY: ['AUTOSOME'],
  TRANSLOCATION: [],
  TRIPLICATION: ['BAND'],
  TRISOMY: ['AUTOSOME', 'X'],
}

const defaultAliases: Partial<Record<RegionVariantName, string>> = {
  CNLOH: 'Copy Neutral Loss of Heterozygosity',
  DELETION: 'Loss',
  DUPLICATION: 'Gain',
  TRIPLICATION: 'Gain',
  HOMOZYGOUS_DELETION: 'Homozygous Loss',
}

/** A region feature's name: the names of its regions in their order. */
export function regionFeatureName(regions: readonly CytogeneticRegion[]): string {
  return regions.map(({ name }) => name).join(' ')
}

/** The variants that a region feature can have, sorted by value; null for a feature of several regions. */
export function regionVariantNamesFor(regions: readonly CytogeneticRegion[]): RegionVariantName[] | null {
  const [region, ...others] = regions
  if (!region || others.length > 0) return null
  const kind = kindOf(region)
  return regionVariantNames.values.filter((name) => offeredFor[name].includes(kind)).sort()
}

/** Other names that a new region variant gets. */
export function regionVariantAliases(name: RegionVariantName): string[] {
  const alias = defaultAliases[name]
  return alias ? [alias] : []
}

/**
 * The ISCN name of a variant of one region: `del(5q31)` of a band, `+8` or `-7,-7` of a whole chromosome. An error
 * for a variant that the region cannot have.
 */
export function regionIscnName(name: RegionVariantName, region: CytogeneticRegion): Result<string> {
  if (!offeredFor[name].includes(kindOf(region))) {
    const allowed = regionVariantNames.labels(regionVariantNamesFor([region]) ?? []).join(', ')
    return failure(
      'REGION_VARIANT_NOT_OFFERED',
      `${regionVariantNames.label(name)} is not possible for ${region.name}; allowed are ${allowed}.`,
    )
  }
  return success(iscnName(name, region))
}

function iscnName(name: RegionVariantName, { name: region, chromosome, band }: CytogeneticRegion): string {
  switch (name) {
    case 'ADDITION':
      return `add(${region})`
    case 'AMPLIFICATION':
      return `amp(${band ? region : chromosome})`
    case 'CNLOH':
      return `(${region})x2 hmz`
    case 'DELETION':
      return `del(${region})`
    case 'DUPLICATION':
      return `dup(${region})`
    case 'HOMOZYGOUS_DELETION':
      return `del(${region}),del(${region})`
    case 'TRIPLICATION':
      return `tri(${region})`
    case 'DISOMY':
    case 'TRISOMY':
      return `+${chromosome}`
    case 'TETRASOMY':
      return `+${chromosome},+${chromosome}`
    case 'MONOSOMY':
      return `-${chromosome}`
    case 'NULLISOMY':
      return nullisomy(chromosome)
    case 'RING':
      return `r(${chromosome})`
    case 'TRANSLOCATION':
      throw new Error('Translocations are offered for no region.')
  }
}

function nullisomy(chromosome: string): string {
  if (chromosome === 'X') return '-X OR -X,-X'
  return chromosome === 'Y' ? '-Y' : `-${chromosome},-${chromosome}`
}

function kindOf({ band, chromosome }: CytogeneticRegion): RegionKind {
  if (band) return 'BAND'
  return chromosome === 'X' || chromosome === 'Y' ? chromosome : 'AUTOSOME'
}
