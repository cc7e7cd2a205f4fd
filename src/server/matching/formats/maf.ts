import { smallVariant } from '#domain/matching/sample/alteration.ts'
import type { SmallVariant } from '#domain/matching/sample/alteration.ts'
import { parseCodingChange } from '#domain/matching/sequences/coding-change.ts'
import { trimAllele } from '#domain/matching/sequences/genomic-allele.ts'
import type { GenomicAllele } from '#domain/matching/sequences/genomic-allele.ts'
import { parseProteinChange } from '#domain/matching/protein-change.ts'
import type { ReferenceBuild } from '#domain/vocabularies/coordinates.ts'
import { consequencesOfClassification } from './consequence-terms.ts'
import { featureFinder } from './feature-name.ts'
import type { FileEntry, FormatReader, ReaderOptions } from './file-entry.ts'
import { isChosen, present } from './file-entry.ts'
import { fileError, quoted } from './file-error.ts'
import { referenceBuilds } from '#domain/vocabularies/coordinates.ts'
import { buildOfName } from '#domain/variants/reference-build.ts'
import { columnOf, SAMPLE_COLUMNS, tableReader } from './table.ts'
import type { Cell, TableHeader } from './table.ts'

/** Checks whether a table has the columns of a MAF file (GDC, cBioPortal). */
export const isMaf = (header: TableHeader): boolean =>
  header.names.includes('hugo_symbol') &&
  ['variant_classification', 'hgvsp_short', 'tumor_seq_allele2', 'start_position'].some((name) =>
    header.names.includes(name),
  )

const columnsOf = (header: TableHeader) => ({
  gene: columnOf(header, 'hugo_symbol'),
  build: columnOf(header, 'ncbi_build'),
  chromosome: columnOf(header, 'chromosome'),
  start: columnOf(header, 'start_position'),
  reference: columnOf(header, 'reference_allele'),
  firstAllele: columnOf(header, 'tumor_seq_allele1'),
  secondAllele: columnOf(header, 'tumor_seq_allele2'),
  classification: columnOf(header, 'variant_classification'),
  shortProtein: columnOf(header, 'hgvsp_short', 'protein_change', 'amino_acid_change'),
  protein: columnOf(header, 'hgvsp'),
  coding: columnOf(header, 'hgvsc'),
  transcript: columnOf(header, 'transcript_id'),
  exon: columnOf(header, 'exon_number'),
  dbsnp: columnOf(header, 'dbsnp_rs'),
  sample: columnOf(header, ...SAMPLE_COLUMNS),
})

const BASES = /^[ACGTN]+$/i
const bare = (bases: string) => (bases === '-' || bases === '.' ? '' : bases.toUpperCase())

/** Names of chromosomes as MAF files write them: `7`, `chr7`, `23` for X. */
const chromosomeOf = (text: string) =>
  text.replace(/^chr/i, '').toUpperCase().replace(/^23$/, 'X').replace(/^24$/, 'Y').replace(/^M$/, 'MT')

/** Reads the rows of a MAF file; several samples make a cohort. */
export function mafReader(header: TableHeader, line: number, options: ReaderOptions): FormatReader {
  const at = columnsOf(header)
  const feature = featureFinder(options.index.names)
  let fileBuild: ReferenceBuild | null = options.build

  function buildOf(cell: Cell, line: number): ReferenceBuild | null {
    const text = cell(at.build)
    const build = buildOfName(text)
    if (text && !build)
      throw fileError(`NCBI_Build is ${quoted(text)}; read are GRCh37, hg19, GRCh38 and hg38.`, line)
    if (!build) return options.build
    if (options.build && build !== options.build)
      throw fileError(
        `NCBI_Build is ${referenceBuilds.label(build)}, but ${referenceBuilds.label(options.build)} was asked for.`,
        line,
      )
    fileBuild ??= build
    return build
  }

  function alleleOf(cell: Cell, line: number): GenomicAllele | null {
    const reference = bare(cell(at.reference))
    const [first, second] = [bare(cell(at.firstAllele)), bare(cell(at.secondAllele))]
    const alternate = second === reference && at.firstAllele >= 0 ? first : second
    const start = Number(cell(at.start))
    const chromosome = chromosomeOf(cell(at.chromosome))
    const isAllele = [reference, alternate].every((bases) => bases === '' || BASES.test(bases))
    if (!chromosome || !Number.isSafeInteger(start) || start < 1 || !isAllele || reference === alternate)
      return null
    // An insertion lies behind its start.
    return trimAllele(buildOf(cell, line), chromosome, reference ? start : start + 1, reference, alternate)
  }

  function variantOf(cell: Cell, line: number): SmallVariant {
    const symbol = cell(at.gene)
    const transcript = cell(at.transcript) || null
    const [, accession, words] = /^([^:]+):(.+)$/.exec(cell(at.coding)) ?? [null, null, cell(at.coding)]
    const coding = parseCodingChange(words ?? '')
    const proteinText = cell(at.shortProtein) || cell(at.protein).replace(/^[^:]+:/, '')
    const protein = parseProteinChange(proteinText.replaceAll('%3D', '='))
    const exons = /^(\d+)(?:-(\d+))?\//.exec(cell(at.exon))
    const rs = /^rs\d+/i.exec(cell(at.dbsnp))?.[0]
    return smallVariant({
      gene: feature(symbol) ?? (symbol.toUpperCase() || null),
      proteinChanges: protein ? [{ change: protein, transcript }] : [],
      codingChanges: coding ? [{ change: coding, transcript: accession ?? transcript }] : [],
      allele: alleleOf(cell, line),
      consequences: consequencesOfClassification(cell(at.classification)),
      exons: exons ? [{ number: Number(exons[1]), transcript }] : [],
      identifiers: rs ? [rs.toUpperCase()] : [],
    })
  }

  function read(cell: Cell, line: number): FileEntry[] {
    const sample = cell(at.sample) || null
    if (!isChosen(options, at.sample, sample)) return []
    const variant = variantOf(cell, line)
    const words = [cell(at.shortProtein), cell(at.classification).replaceAll('_', ' ')].filter(Boolean)
    const text = [cell(at.gene), ...words].join(' ')
    const isEmpty =
      !variant.allele &&
      variant.proteinChanges.length + variant.codingChanges.length + variant.consequences.length === 0
    if (!isEmpty && (variant.gene || variant.allele))
      return [{ samples: [sample], line, text, reading: present([variant]) }]
    const reason = `It names ${variant.gene ? 'no place, protein change or classification' : 'no gene'} that can be read.`
    return [{ samples: [sample], line, text, reading: { ok: false, reason } }]
  }

  const columns = Object.values(at).filter((column) => column >= 0)
  return tableReader(header, line, { format: 'MAF', columns, read, build: () => fileBuild })
}
