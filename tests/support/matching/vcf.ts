/** A VCF file as the tests read it, by themselves and strictly. */
export type Vcf = {
  /** `##key=value` lines of other keys. */
  meta: Map<string, string>
  /** Lengths of the contigs. */
  contigs: ReadonlyMap<string, number>
  /** Lines that count variants which are not in the file. */
  omitted: string[]
  /** Names of the fields of an annotation. */
  fields: string[]
  records: VcfRecord[]
}

type VcfRecord = {
  chromosome: string
  position: number
  id: string
  reference: string
  alternate: string
  gene: string
  variant: string
  annotations: Record<string, string>[]
}

/** @throws Error naming the line that is not as VCF 4.2 and the header want it */
export function parseVcf(text: string): Vcf {
  const lines = text.split('\n')
  if (lines.pop() !== '') throw new Error('the last line has no line end')
  const meta = new Map<string, string>()
  const contigs = new Map<string, number>()
  const omitted: string[] = []
  const information = new Map<string, string>()
  let fields: string[] = []
  const records: VcfRecord[] = []
  let columns: string[] = []
  for (const line of lines) {
    if (line.startsWith('##INFO=')) {
      const match = /^##INFO=<ID=(\w+),Number=([^,]+),Type=String,Description="([^"]+)">$/.exec(line)
      if (!match) throw new Error(`no INFO line: ${line}`)
      information.set(match[1] ?? '', match[2] ?? '')
      if (match[1] === 'CSQ') fields = /Format: (.*)$/.exec(match[3] ?? '')?.[1]?.split('|') ?? []
    } else if (line.startsWith('##contig=')) {
      const match = /^##contig=<ID=(\w+),length=(\d+),assembly=(GRCh3[78])>$/.exec(line)
      if (!match) throw new Error(`no contig line: ${line}`)
      contigs.set(match[1] ?? '', Number(match[2]))
    } else if (line.startsWith('##omittedVariants=')) {
      omitted.push(line.slice('##omittedVariants='.length))
    } else if (line.startsWith('##')) {
      const at = line.indexOf('=')
      meta.set(line.slice(2, at), line.slice(at + 1))
    } else if (line.startsWith('#')) columns = line.slice(1).split('\t')
    else records.push(recordOf(line, columns, information, fields))
  }
  for (const { chromosome, position, reference, alternate } of records) {
    if (position + reference.length - 1 > (contigs.get(chromosome) ?? 0)) {
      throw new Error(`not on the contig: ${chromosome}:${position}`)
    }
    if (reference === alternate) throw new Error(`equal alleles: ${chromosome}:${position}`)
  }
  return { meta, contigs, omitted, fields, records }
}

function recordOf(
  line: string,
  columns: readonly string[],
  information: ReadonlyMap<string, string>,
  fields: readonly string[],
): VcfRecord {
  const cells = line.split('\t')
  if (columns.join(' ') !== 'CHROM POS ID REF ALT QUAL FILTER INFO' || cells.length !== columns.length) {
    throw new Error(`wrong columns: ${line.slice(0, 100)}`)
  }
  const [chromosome = '', position = '', id = '', reference = '', alternate = '', qual, filter, info = ''] =
    cells
  const entries = new Map(info.split(';').map((entry) => [entry.split('=', 1)[0] ?? '', entry]))
  for (const [key, entry] of entries) {
    if (!information.has(key)) throw new Error(`INFO has an unknown key: ${key}`)
    if (/\s/.test(entry) || entry.slice(key.length + 1).includes('=')) throw new Error(`bad INFO: ${entry}`)
    if (information.get(key) === '1' && entry.includes(',')) throw new Error(`two values: ${entry}`)
  }
  if (!/^[ACGTN]+$/.test(reference) || !/^[ACGTN]+$/.test(alternate) || qual !== '.' || filter !== '.') {
    throw new Error(`bad alleles: ${line.slice(0, 100)}`)
  }
  const valueOf = (key: string) => (entries.get(key) ?? '').slice(key.length + 1)
  return {
    chromosome,
    position: Number(position),
    id,
    reference,
    alternate,
    gene: valueOf('GN'),
    variant: valueOf('VT'),
    annotations: valueOf('CSQ')
      .split(',')
      .map((annotation) => {
        const values = annotation.split('|')
        if (values.length !== fields.length) throw new Error(`an annotation has ${values.length} fields`)
        return Object.fromEntries(fields.map((field, place) => [field, values[place] ?? '']))
      }),
  }
}
