import type { ReferenceKind } from '../reference-file.ts'

/** A published file of reference data. */
export interface ReferenceSource {
  /** Its name on the command line. */
  id: string
  title: string
  kind: ReferenceKind
  /** Official address. */
  url: string
  /** Name under which it is stored here, and below a base URL of one's own. */
  fileName: string
  /** The file inside of the archive that the address leads to; null where it leads to the file itself. */
  archived: RegExp | null
  /** Most bytes that are downloaded. */
  maxBytes: number
  /** What is not answered without it. */
  without: string
}

const MB = 1_000_000

const source = (
  id: string,
  kind: ReferenceKind,
  title: string,
  url: string,
  without: string,
  more: Partial<Pick<ReferenceSource, 'archived' | 'fileName' | 'maxBytes'>> = {},
): ReferenceSource => ({
  id,
  kind,
  title,
  url,
  without,
  fileName: url.split('/').at(-1) ?? id,
  archived: null,
  maxBytes: 200 * MB,
  ...more,
})

/** The published reference data, in the order in which they help. */
export const referenceSources: readonly ReferenceSource[] = [
  source(
    'genes',
    'genes',
    'HGNC complete set',
    'https://storage.googleapis.com/public-download-files/hgnc/tsv/tsv/hgnc_complete_set.txt',
    'aliases and former symbols of genes are not known, and genes without records cannot be selected',
  ),
  source(
    'diseases',
    'diseases',
    'Disease Ontology',
    'https://purl.obolibrary.org/obo/doid.obo',
    'whether two diseases are related is unknown, and searches do not include subtypes',
  ),
  source(
    'therapies',
    'therapies',
    'NCI Thesaurus',
    'https://evs.nci.nih.gov/ftp1/NCI_Thesaurus/Thesaurus.FLAT.zip',
    'trade names and synonyms of therapies are not known',
    { archived: /(^|\/)Thesaurus\.txt$/i, maxBytes: 1000 * MB },
  ),
  source(
    'transcripts',
    'transcripts',
    'Ensembl transcripts of GRCh37',
    'https://ftp.ensembl.org/pub/grch37/release-87/gtf/homo_sapiens/Homo_sapiens.GRCh37.87.gtf.gz',
    'exons, residues and positions of the genome are not compared with each other',
    { maxBytes: 500 * MB },
  ),
  source(
    'lift-over',
    'lift-over',
    'UCSC chain from GRCh38 to GRCh37',
    'https://hgdownload.soe.ucsc.edu/goldenPath/hg38/liftOver/hg38ToHg19.over.chain.gz',
    'positions on GRCh38 are not matched',
  ),
  source(
    'bands-grch38',
    'cytogenetic bands',
    'UCSC cytobands of GRCh38',
    'https://hgdownload.soe.ucsc.edu/goldenPath/hg38/database/cytoBand.txt.gz',
    'cytogenetic regions cannot be curated on GRCh38',
    { fileName: 'hg38.cytoBand.txt.gz' },
  ),
  source(
    'bands-grch37',
    'cytogenetic bands',
    'UCSC cytobands of GRCh37',
    'https://hgdownload.soe.ucsc.edu/goldenPath/hg19/database/cytoBand.txt.gz',
    'cytogenetic regions cannot be curated on GRCh37',
    { fileName: 'hg19.cytoBand.txt.gz' },
  ),
  source(
    'variant-types',
    'variant types',
    'Sequence Ontology',
    'https://purl.obolibrary.org/obo/so.obo',
    'variant types that no record has cannot be selected, and have no definitions',
  ),
  source(
    'phenotypes',
    'phenotypes',
    'Human Phenotype Ontology',
    'https://purl.obolibrary.org/obo/hp.obo',
    'phenotypes that no record has cannot be selected, and have no definitions',
  ),
  source(
    'retractions',
    'retractions',
    'Retraction Watch of Crossref',
    'https://gitlab.com/crossref/retraction-watch-data/-/raw/main/retraction_watch.csv',
    'retractions later than the record of PubMed are not known, nor their dates and reasons',
  ),
]
