import { accessionOf } from '#domain/matching/sequences/transcript.ts'
import type { Transcript } from '#domain/matching/sequences/transcript.ts'
import { buildOfName, KNOWLEDGE_BUILD } from '#domain/variants/reference-build.ts'
import { referenceBuilds } from '#domain/vocabularies/coordinates.ts'
import type { ReferenceBuild } from '#domain/vocabularies/coordinates.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { readLines } from '#server/files/tsv/lines.ts'
import type { LinesOptions } from '#server/files/tsv/lines.ts'
import { transcriptOf } from './gtf-transcript.ts'
import type { TranscriptLine, TranscriptLines } from './gtf-transcript.ts'

/** An annotation of the genome in GTF, as far as the knowledge has to do with it. */
export interface GtfFile {
  transcripts: Transcript[]
  /** Transcripts of those genes that do not code for a protein, or of which the beginning is not known. */
  leftOut: number
}

/** Columns of GTF: sequence, source, feature, start, end, score, strand, frame, attributes. */
const COLUMNS = 9
const FEATURE = /^(?:gene|transcript|exon|CDS|start_codon|stop_codon|UTR|five_prime_utr|three_prime_utr)$/

/** Checks whether a line is one of GTF. */
export function isGtfLine(line: string): boolean {
  const cells = line.split('\t')
  return cells.length === COLUMNS && FEATURE.test(cells[2] ?? '') && /\bgene_id "/.test(cells[8] ?? '')
}

const chromosomeOf = (name: string) => {
  const chromosome = /^(?:chr)?(\d{1,2}|X|Y)$/i.exec(name)?.[1]
  return chromosome?.toUpperCase() ?? null
}

/** The value of an attribute such as `gene_name "BRAF"`; empty where it is not there. */
function attribute(attributes: string, name: string): string {
  const start = attributes.indexOf(`${name} "`)
  if (start === -1) return ''
  const from = start + name.length + 2
  return attributes.slice(from, attributes.indexOf('"', from))
}

/** Exons and coding parts that are held in memory; all of a human annotation are fewer. */
const MOST_LINES = 5_000_000

/**
 * Reads the exons and coding parts of the coding transcripts of some genes from a GTF file, as Ensembl and GENCODE
 * publish them. Memory grows with those genes, not with the file.
 * @param includes whether a gene is, by its symbol in capitals
 * @throws ClientError when the file is broken, does not name its build, is of another or has none of the genes
 */
export async function readGtf(
  file: string,
  includes: (symbol: string) => boolean,
  options: LinesOptions = {},
): Promise<GtfFile> {
  const byAccession = new Map<string, TranscriptLines>()
  let named: ReferenceBuild | null = null
  let hasBegun = false
  let number = 0
  let held = 0
  const unreadable = (what: string) => new ClientError('BAD_USER_INPUT', `${file}, line ${number}: ${what}`)

  function begin(): void {
    hasBegun = true
    if (named === KNOWLEDGE_BUILD) return
    const { label } = referenceBuilds
    const what = named
      ? `is of ${label(named)}`
      : 'does not name its build in the comments at its beginning (#!genome-build)'
    throw new ClientError(
      'BAD_USER_INPUT',
      `${file} ${what}, but coordinates in the database use ${label(KNOWLEDGE_BUILD)}. Import the Ensembl file for that build, such as Homo_sapiens.${label(KNOWLEDGE_BUILD)}.87.gtf.gz.`,
    )
  }

  function readLine(text: string): void {
    const cells = text.split('\t')
    if (cells.length !== COLUMNS)
      throw unreadable(
        `a line of GTF has ${COLUMNS} columns separated by tabs, this one ${cells.length}. The file may be truncated.`,
      )
    const [contig = '', , feature = '', from = '', to = '', , strand = '', frame = '', attributes = ''] =
      cells
    if (!attributes.trimEnd().endsWith(';'))
      throw unreadable(
        'the last attribute of a line of GTF ends with “;”, this one does not. The file may be truncated.',
      )
    if (feature !== 'exon' && feature !== 'CDS') return
    const chromosome = chromosomeOf(contig)
    const gene = attribute(attributes, 'gene_name').toUpperCase()
    if (chromosome === null || !includes(gene)) return
    const [start, stop] = [Number(from), Number(to)]
    if (!Number.isSafeInteger(start) || !Number.isSafeInteger(stop) || start < 1 || stop < start)
      throw unreadable(
        `an ${feature} from “${from}” to “${to}” is no stretch of a chromosome, counted from 1.`,
      )
    if (strand !== '+' && strand !== '-')
      throw unreadable(`the strand of an ${feature} is “${strand}”, not + or -.`)
    // GENCODE numbers its transfers from GRCh38 behind the version: ENST00000288602.11_5.
    const accession = accessionOf(attribute(attributes, 'transcript_id').replace(/_\d+$/, ''))
    if (!accession) throw unreadable(`an ${feature} of ${gene} has no transcript_id.`)
    const isReversed = strand === '-'
    const entry = byAccession.get(accession)
    if (entry && (entry.chromosome !== chromosome || entry.isReversed !== isReversed))
      throw unreadable(`${accession} lies on two chromosomes or strands.`)
    const transcript = entry ?? { accession, gene, chromosome, isReversed, exons: [], coding: [] }
    byAccession.set(accession, transcript)
    const exon = attribute(attributes, 'exon_number')
    const line: TranscriptLine = { line: number, start, stop, frame, exon: exon ? Number(exon) : null }
    const lines = feature === 'exon' ? transcript.exons : transcript.coding
    lines.push(line)
    held += 1
    if (held > MOST_LINES)
      throw unreadable(`up to here the file has more than ${MOST_LINES} exons of genes of the knowledge.`)
  }

  for await (const lines of readLines(file, options)) {
    for (const each of lines) {
      number += 1
      const text = each.replace(/\r$/, '')
      if (text.startsWith('#')) named ??= hasBegun ? null : buildOfName(text)
      else if (text !== '') {
        if (!hasBegun) begin()
        readLine(text)
      }
    }
  }
  if (!hasBegun) begin()
  const read = [...byAccession.values()].map((lines) => transcriptOf(lines, KNOWLEDGE_BUILD, file))
  const transcripts = read.filter((one) => one !== null)
  if (transcripts.length === 0)
    throw new ClientError(
      'BAD_USER_INPUT',
      `${file} has no coding transcript of a known gene. Import a release first, then this file.`,
    )
  return { transcripts, leftOut: read.length - transcripts.length }
}
