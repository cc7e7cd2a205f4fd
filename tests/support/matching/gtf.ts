interface GtfLine {
  feature?: 'exon' | 'CDS'
  chromosome?: string
  start?: number | string
  stop?: number
  strand?: string
  frame?: string
  exon?: number
  gene?: string
  transcript?: string
}

/** A line of GTF as Ensembl writes it: exon 1 of BRAF where nothing else is said. */
export function gtfLine(fields: GtfLine): string {
  const { feature = 'exon', chromosome = '7', start = 91, stop = 110, strand = '+', exon = 1 } = fields
  const { gene = 'BRAF', transcript = 'ENST00000288602', frame = feature === 'CDS' ? '0' : '.' } = fields
  const attributes = [
    'gene_id "ENSG00000157764";',
    ...(transcript ? [`transcript_id "${transcript}";`] : []),
    `exon_number "${exon}";`,
    `gene_name "${gene}";`,
  ]
  const cells = [chromosome, 'protein_coding', feature, start, stop, '.', strand, frame, attributes.join(' ')]
  return cells.join('\t')
}

/** A GTF file of GRCh37. */
export const gtf = (...lines: readonly string[]): string =>
  ['#!genome-build GRCh37.p13', '#!genome-version GRCh37', ...lines, ''].join('\n')
