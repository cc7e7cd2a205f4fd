import type { GenomicChange } from '#domain/variants/genomic-hgvs.ts'
import type { ReferenceBuild } from '#domain/vocabularies/coordinates.ts'

/** A page about a record at another database. */
export interface OutsideLink {
  name: string
  url: string
}

/** Place of a variant as far as it is known. */
export interface OutsidePlace {
  referenceBuild: ReferenceBuild | null
  chromosome: string | null
  start: number | null
  stop: number | null
}

const UCSC = { GRCH38: 'hg38', GRCH37: 'hg19', NCBI36: 'hg18' } as const
const ENSEMBL = {
  GRCH38: 'https://www.ensembl.org',
  GRCH37: 'https://grch37.ensembl.org',
  NCBI36: 'https://may2009.archive.ensembl.org',
} as const
const GNOMAD = { GRCH38: 'gnomad_r4', GRCH37: 'gnomad_r2_1' } as const

/** Genome browsers at the place of a variant, each on its own build. */
export function placeLinks({ referenceBuild, chromosome, start, stop }: OutsidePlace): OutsideLink[] {
  if (!referenceBuild || !chromosome || start === null || stop === null) return []
  const contig = chromosome.replace(/^chr/i, '')
  const range = `${start}-${stop}`
  const links = [
    {
      name: 'UCSC',
      url: `https://genome.ucsc.edu/cgi-bin/hgTracks?${new URLSearchParams({
        db: UCSC[referenceBuild],
        position: `chr${contig === 'MT' ? 'M' : contig}:${range}`,
      })}`,
    },
    {
      name: 'Ensembl',
      url: `${ENSEMBL[referenceBuild]}/Homo_sapiens/Location/View?${new URLSearchParams({ r: `${contig}:${range}` })}`,
    },
  ]
  if (referenceBuild === 'NCBI36') return links
  const region = `${encodeURIComponent(contig)}-${range}`
  return [
    {
      name: 'gnomAD',
      url: `https://gnomad.broadinstitute.org/region/${region}?dataset=${GNOMAD[referenceBuild]}`,
    },
    ...links,
  ]
}

/** The page of a substitution at gnomAD; null for changes that gnomAD names by other bases than a record has. */
export function gnomadVariantUrl(change: GenomicChange): string | null {
  const { referenceBuild, chromosome, start, referenceBases, variantBases } = change
  if (referenceBuild === 'NCBI36') return null
  if (referenceBases.length !== variantBases.length || referenceBases === '') return null
  const name = `${encodeURIComponent(chromosome)}-${start}-${referenceBases}-${variantBases}`
  return `https://gnomad.broadinstitute.org/variant/${name}?dataset=${GNOMAD[referenceBuild]}`
}

const query = (base: string, parameters: Record<string, string>) =>
  `${base}?${new URLSearchParams(parameters)}`

/** Pages about a gene by its symbol. */
export const geneLinks = (symbol: string): OutsideLink[] => [
  { name: 'DGIdb', url: query('https://dgidb.org/results', { searchType: 'gene', searchTerms: symbol }) },
  { name: 'ProteinPaint', url: query('https://proteinpaint.stjude.org/', { genome: 'hg19', gene: symbol }) },
  { name: 'COSMIC', url: query('https://cancer.sanger.ac.uk/cosmic/gene/analysis', { ln: symbol }) },
  {
    name: 'UCSC',
    url: query('https://genome.ucsc.edu/cgi-bin/hgTracks', {
      db: 'hg38',
      singleSearch: 'knownCanonical',
      position: symbol,
    }),
  },
]

/** Pages about a therapy by its name. */
export const therapyLinks = (name: string): OutsideLink[] => [
  { name: 'DGIdb', url: query('https://dgidb.org/results', { searchType: 'drug', searchTerms: name }) },
]

/** Pages by the ids that annotations give. */
export const idLinks = {
  cosmic: (id: string) => query('https://cancer.sanger.ac.uk/cosmic/search', { q: id }),
  clinvar: (id: number | string) =>
    `https://www.ncbi.nlm.nih.gov/clinvar/variation/${encodeURIComponent(id)}/`,
  dbsnp: (id: string) => `https://www.ncbi.nlm.nih.gov/snp/${encodeURIComponent(id)}`,
  uniprot: (id: string) => `https://www.uniprot.org/uniprotkb/${encodeURIComponent(id)}`,
  interpro: (id: string) => `https://www.ebi.ac.uk/interpro/entry/InterPro/${encodeURIComponent(id)}`,
  chembl: (id: string) => `https://www.ebi.ac.uk/chembl/explore/compound/${encodeURIComponent(id)}`,
  chebi: (id: string) => query('https://www.ebi.ac.uk/chebi/searchId.do', { chebiId: id }),
  drugbank: (id: string) => `https://go.drugbank.com/drugs/${encodeURIComponent(id)}`,
  rxnorm: (id: string) =>
    query('https://mor.nlm.nih.gov/RxNav/search', { searchBy: 'RXCUI', searchTerm: id }),
  pubchem: (id: string) => `https://pubchem.ncbi.nlm.nih.gov/compound/${encodeURIComponent(id)}`,
  pharmgkb: (id: string) => `https://www.clinpgx.org/chemical/${encodeURIComponent(id)}`,
  mesh: (id: string) => query('https://meshb.nlm.nih.gov/record/ui', { ui: id }),
  omim: (id: string) => `https://omim.org/entry/${encodeURIComponent(id)}`,
  mondo: (id: string) => `https://monarchinitiative.org/${encodeURIComponent(id)}`,
} as const
