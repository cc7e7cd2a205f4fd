import type { ReferenceBuild } from '#domain/vocabularies/coordinates.ts'
import { fileError, quoted } from '../file-error.ts'
import { buildOfLength, buildOfName } from '#domain/variants/reference-build.ts'

/** Positions of the fields of one annotation, by name in capitals. */
export type AnnotationFields = ReadonlyMap<string, number>

/** Programs whose annotations are read; VEP's may be in a field of any name. */
export type Annotator = 'VEP' | 'SNPEFF' | 'BCSQ'

/** A field of INFO with annotations. */
export interface AnnotationField {
  id: string
  annotator: Annotator
  fields: AnnotationFields
}

/** Header of a VCF file, as far as matching needs it. */
export interface VcfHeader {
  /** Told by the lengths of its contigs, else by the names of assembly and reference; null when neither tells. */
  build: ReferenceBuild | null
  annotations: AnnotationField[]
  /** Annotations of other programs, as `FUNCOTATION of Funcotator`. */
  unreadAnnotators: string[]
  samples: string[]
  /** The sample that is said to be normal (`##normal_sample` of GATK); null where none is. */
  normal: string | null
}

const FIXED = ['#CHROM', 'POS', 'ID', 'REF', 'ALT', 'QUAL', 'FILTER', 'INFO']

const FORMATS: readonly (readonly [Annotator, RegExp])[] = [
  ['VEP', /Format: ?(Allele\|Consequence\|[^">]+)/i],
  ['VEP', /Format: ?([^">]*\|?Consequence\|[^">]*\|SYMBOL[^">]*)/],
  ['BCSQ', /Format: ?(Consequence\|gene\|transcript[^">]+)/i],
  ['SNPEFF', /annotations: ?'?\s*(Allele[^'">]+)/i],
]

/** How many fields that are not read a message names. */
const MOST_NAMED = 4

/** Fields of programs that annotate genes or proteins, and are not read. */
const UNREAD: readonly (readonly [RegExp, string])[] = [
  [/^FUNCOTATION$/, 'Funcotator'],
  [/^EFF$/, 'SnpEff before 4.1'],
  [/^(?:ANNOVAR_DATE|AAChange[._]\w+)$/i, 'ANNOVAR'],
  [/^(?:CSQT|CSQR)$/, 'Illumina’s annotation'],
  [/^FUNC$/, 'Ion Reporter'],
  [/^SVANN$/, 'an annotation of structural variants'],
  [/^(?:dbNSFP_|snpeff_)\w+$/i, 'SnpSift or GATK'],
  [/^(?:protein_change|Protein_Change|transcript_change)$/, 'Oncotator'],
]

/** The annotations of a program that is not read; null for other fields. */
function unreadAnnotator(line: string): string | null {
  const id = /^##INFO=<ID=([^,>]+),/.exec(line)?.[1] ?? ''
  const program = UNREAD.find(([name]) => name.test(id))?.[1]
  return program ? `${id} of ${program}` : null
}

/** The annotations that a line of the header declares; null for other lines. */
function annotationField(line: string): AnnotationField | null {
  const id = /^##INFO=<ID=([^,>]+),/.exec(line)?.[1]
  if (!id) return null
  for (const [annotator, format] of FORMATS) {
    const names = format
      .exec(line)?.[1]
      ?.split('|')
      .map((name) => name.trim().replace(/^\[/, '').toUpperCase())
    if (names && names.length > 1)
      return { id, annotator, fields: new Map(names.map((name, at) => [name, at])) }
  }
  return null
}

/** Reads the header line by line, until the line of the columns is complete. */
export function vcfHeaderReader() {
  let byLength: ReferenceBuild | null = null
  let byName: ReferenceBuild | null = null
  const header: VcfHeader = { build: null, annotations: [], unreadAnnotators: [], samples: [], normal: null }

  function meta(line: string, number: number): void {
    const field = annotationField(line)
    const unread = field ? null : unreadAnnotator(line)
    if (field) header.annotations.push(field)
    if (unread && header.unreadAnnotators.length < MOST_NAMED) header.unreadAnnotators.push(unread)
    header.normal ??= /^##normal_sample=(.+)$/.exec(line)?.[1]?.trim() ?? null
    if (line.startsWith('##contig=<')) {
      const [id, length] = [/[<,]ID=([^,>]+)/.exec(line)?.[1], /[<,]length=(\d+)/.exec(line)?.[1]]
      const build = buildOfLength(id ?? '', Number(length))
      if (build && byLength && build !== byLength)
        throw fileError('the lengths of the contigs are those of two builds.', number)
      byLength ??= build
      byName ??= buildOfName(/[<,]assembly=([^,>]+)/.exec(line)?.[1] ?? '')
    }
    if (/^##(reference|assembly|VEP)=/.test(line)) byName ??= buildOfName(line)
  }

  /** @throws ClientError when a column is missing or samples share a name */
  function columns(line: string, number: number): VcfHeader {
    const names = line.split('\t')
    const wrong = FIXED.findIndex((name, at) => names[at] !== name)
    if (wrong !== -1) {
      const there = names[wrong] === undefined ? 'is missing' : `is ${quoted(names[wrong])}`
      throw fileError(
        `column ${wrong + 1} of a VCF file must be ${FIXED[wrong]}, here it ${there}. Columns are separated by tabs.`,
        number,
      )
    }
    const samples = names.slice(9)
    const seen = new Set<string>()
    const repeated = samples.find((name) => seen.size === seen.add(name).size)
    if (repeated !== undefined) throw fileError(`the sample ${quoted(repeated)} is there twice.`, number)
    return { ...header, samples, build: byLength ?? byName }
  }

  return { meta, columns }
}
