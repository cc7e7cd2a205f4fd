import { buildMatchIndex } from '#domain/matching/match-index.ts'
import type { MatchIndex } from '#domain/matching/match-index.ts'
import { matchableVariants } from '#domain/matching/matchable-variant.ts'
import type { VariantFacts } from '#domain/matching/matchable-variant.ts'
import type { Transcript } from '#domain/matching/sequences/transcript.ts'
import { normalizeName } from '#domain/matching/variant-name.ts'
import { singleVariant } from '#domain/profiles/profile-expression.ts'

export const place = (chromosome: string, start: number, from: string, to: string, transcript: string) => ({
  reference_build: 'GRCH37' as const,
  chromosome,
  start,
  stop: start + from.length - 1,
  reference_bases: from,
  variant_bases: to,
  representative_transcript: transcript,
})

/** Coordinates of a record of an exon or domain. */
const stretch = (chromosome: string, start: number, stop: number, transcript: string) => ({
  ...place(chromosome, start, '', '', transcript),
  stop,
  reference_bases: null,
  variant_bases: null,
})

const BRAF = 'ENST00000288602.6'
const EGFR = 'ENST00000275493.2'

/** A variant by what tells its meaning; what is not said is not known. */
export type SomeFacts = Partial<VariantFacts> & Pick<VariantFacts, 'feature' | 'name'>

const smallFacts: readonly SomeFacts[] = [
  {
    feature: 'BRAF',
    name: 'V600E',
    hgvsDescriptions: ['NM_004333.4:c.1799T>A', 'NP_004324.2:p.Val600Glu'],
    coordinates: place('7', 140453136, 'A', 'T', BRAF),
  },
  { feature: 'EGFR', name: 'L858R', coordinates: place('7', 55259515, 'T', 'G', EGFR) },
  { feature: 'EGFR', name: 'T790M', coordinates: place('7', 55249071, 'C', 'T', EGFR) },
  {
    feature: 'EGFR',
    name: 'E746_A750del',
    coordinates: place('7', 55242465, 'GGAATTAAGAGAAGC', '', EGFR),
  },
  {
    feature: 'EGFR',
    name: 'Exon 19 Deletion',
    types: ['inframe_deletion'],
    coordinates: stretch('7', 55242415, 55242513, EGFR),
  },
  { feature: 'BRAF', name: 'V600' },
  { feature: 'TP53', name: 'Truncating Mutation' },
  { feature: 'ERBB2', name: 'Amplification' },
  { feature: 'CDKN2A', name: 'Deletion' },
  { feature: 'ALK', name: 'Fusion' },
  { feature: 'ALK', name: 'EML4::ALK' },
  { feature: 'CD274', name: 'Overexpression' },
  { feature: 'MGMT', name: 'Promoter Methylation' },
  { feature: 'MSI', name: 'High', isFactor: true },
]

/** An index of a few well-known variants, each with a profile of its own. */
export const smallMatchIndex = (): MatchIndex => matchIndexOf(smallFacts)

/** Symbols with other names of the gene. */
const geneAliases = [
  ['KRAS', 'KI-RAS'],
  ['KMT2A', 'MLL'],
  ['ABL1', 'ABL'],
  ['KIT', 'C-KIT', 'CD117'],
  ['CDKN2A', 'P16'],
  ['SMARCB1', 'INI1'],
  ['ESR1', 'ER'],
  ['PGR', 'PR'],
  ['RUNX1', 'AML1'],
] as const

const aliases: Readonly<Record<string, readonly string[]>> = {
  ERBB2: ['HER2', 'HER-2', 'HER2/NEU', 'NEU'],
  CD274: ['PD-L1', 'PDL1'],
  FBXW7: ['FBXO30', 'FBW7'],
  DDR2: ['TKT'],
  ...Object.fromEntries(geneAliases.map(([gene = '', ...names]) => [gene, names])),
  'Microsatellite Instability': ['MSI', 'MSI-H', 'MSI-HIGH'],
  'Tumor Mutational Burden': ['TMB'],
  'Mismatch Repair Deficiency': ['DMMR'],
  'Homologous Recombination Deficiency': ['HRD'],
}

/** Aliases of a release that are symbols of other genes. */
const SYMBOLS_OF_OTHERS = ['FBXO30', 'FBW7', 'TKT']

/** Entrez ids; without those of HGNC, as where only a release was imported. */
const entrezIds: Readonly<Record<string, readonly string[]>> = {
  BRAF: ['673'],
  EGFR: ['1956'],
  TP53: ['7157'],
  ERBB2: ['2064'],
  CDKN2A: ['1029'],
  ALK: ['238'],
  EML4: ['27436'],
  CD274: ['29126'],
  FBXW7: ['55294'],
  DDR2: ['4921'],
  MET: ['4233'],
  KRAS: ['3845'],
}

/** An index of variants, each with a profile of its own. */
export function matchIndexOf(
  facts: readonly SomeFacts[],
  transcripts: readonly Transcript[] = [],
  ids: Readonly<Record<string, readonly string[]>> = entrezIds,
): MatchIndex {
  const variants = matchableVariants(
    facts.map((one, position) => ({
      id: position + 1,
      aliases: [],
      hgvsDescriptions: [],
      alleleRegistryId: null,
      clinvarIds: [],
      types: [],
      coordinates: null,
      isFactor: false,
      ...one,
    })),
  )
  const profiles = variants.map(({ id, feature, name }) => ({
    id,
    name: `${feature} ${name}`,
    expression: singleVariant(id),
  }))
  const features = [
    ...new Set([
      ...facts.map(({ feature }) => feature),
      'EML4',
      ...(ids === entrezIds ? [] : Object.keys(ids)),
    ]),
  ].map((name) => ({
    name: normalizeName(name),
    aliases: aliases[name] ?? [],
    commonNames: (aliases[name] ?? []).filter((alias) => !SYMBOLS_OF_OTHERS.includes(alias)),
    ids: ids[name] ?? [],
  }))
  return buildMatchIndex(variants, profiles, features, transcripts)
}
