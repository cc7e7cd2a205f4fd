/** Reads content as a file that arrives in pieces. */
export async function* inPieces(content: string | Uint8Array, bytes = 1000): AsyncGenerator<Uint8Array> {
  const buffer = typeof content === 'string' ? Buffer.from(content) : content
  for (let at = 0; at < buffer.length; at += bytes) yield buffer.subarray(at, at + bytes)
}

const CSQ_FIELDS = 'Allele|Consequence|SYMBOL|Feature|BIOTYPE|EXON|HGVSc|HGVSp|CANONICAL|ALLELE_NUM'

/** Header of a VCF file as VEP writes it, with the line of columns. */
export const vcfHeader = (samples: readonly string[] = [], build: 37 | 38 = 37): string =>
  [
    '##fileformat=VCFv4.3',
    `##contig=<ID=chr7,length=${build === 37 ? 159138663 : 159345973}>`,
    `##INFO=<ID=CSQ,Number=.,Type=String,Description="Consequence annotations from Ensembl VEP. Format: ${CSQ_FIELDS}">`,
    [
      '#CHROM',
      'POS',
      'ID',
      'REF',
      'ALT',
      'QUAL',
      'FILTER',
      'INFO',
      ...(samples.length > 0 ? ['FORMAT', ...samples] : []),
    ].join('\t'),
    '',
  ].join('\n')

/** A line of a VCF file. */
export const vcfLine = (fields: {
  chromosome?: string
  position: number
  reference: string
  alternate: string
  info?: string
  filter?: string
  id?: string
  samples?: readonly string[]
  format?: string
}): string => {
  const {
    chromosome = 'chr7',
    position,
    reference,
    alternate,
    info = '.',
    filter = 'PASS',
    id = '.',
  } = fields
  const samples = fields.samples ? [fields.format ?? 'GT', ...fields.samples] : []
  return `${[chromosome, position, id, reference, alternate, '.', filter, info, ...samples].join('\t')}\n`
}

/** VEP's annotation of one allele on one transcript. */
export const csq = (fields: {
  allele: string
  terms: string
  gene: string
  transcript?: string
  biotype?: string
  exon?: string
  coding?: string
  protein?: string
  number?: number
}): string => {
  const { transcript = '', biotype = 'protein_coding', exon = '', coding = '', protein = '' } = fields
  const accession = (text: string) => (text ? `${transcript}:${text}` : '')
  const { allele, terms, gene, number = '' } = fields
  const names = [accession(coding), accession(protein), 'YES', number]
  return [allele, terms, gene, transcript, biotype, exon, ...names].join('|')
}

/** BRAF V600E as VEP annotates it. */
const brafV600E = csq({
  allele: 'T',
  terms: 'missense_variant',
  gene: 'BRAF',
  transcript: 'ENST00000288602',
  exon: '15/18',
  coding: 'c.1799T>A',
  protein: 'p.Val600Glu',
})

/** The line of BRAF V600E. */
export const brafLine = (more: Partial<Parameters<typeof vcfLine>[0]> = {}): string =>
  vcfLine({ position: 140453136, reference: 'A', alternate: 'T', info: `CSQ=${brafV600E}`, ...more })
