import type { LeftOut } from '#domain/matching/match-report.ts'
import type { SampleOrigin } from '#domain/matching/comparison/origin-agreement.ts'
import type { LineReading } from '#domain/matching/sample/line-reading.ts'
import type { MatchIndex } from '#domain/matching/match-index.ts'
import type { ReferenceBuild } from '#domain/vocabularies/coordinates.ts'

/** Formats of files with alterations. */
export type FileFormat =
  | 'VCF'
  | 'MAF'
  | 'VARIANTS'
  | 'ANNOVAR'
  | 'TSO500'
  | 'FOUNDATION_ONE'
  | 'COPY_NUMBER_MATRIX'
  | 'COPY_NUMBER'
  | 'FUSIONS'
  | 'STATES'
  | 'JSON'
  | 'FHIR'
  | 'PHENOPACKET'
  | 'LINES'

/** One alteration of a file, as it was read or with the reason why it was not. */
export interface FileEntry {
  /** Names of the samples that have it; null where the file has one sample without a name. */
  samples: readonly (string | null)[]
  /** Line of the file, from 1. */
  line: number
  /** Text for people, such as `7:140453136 A>T`. */
  text: string
  reading: LineReading
}

/** Options of a reader beside the file. */
export interface ReaderOptions {
  index: MatchIndex
  /** Build that whoever sent the file names; null: told from the file. */
  build: ReferenceBuild | null
  /** Name of the one sample to read; null: all. */
  sample: string | null
  includeFiltered: boolean
}

/** Reads a file line by line; what it throws are {@link ClientError}s. */
export interface FormatReader {
  format: FileFormat
  /** The alterations of one line; `line` counts from 1. */
  read(text: string, line: number): readonly FileEntry[]
  /** What only the end of the file completes. */
  end(): readonly FileEntry[]
  /** Samples that the header names, whether anything is found in them or not. */
  samples?(): readonly string[]
  /** Diseases of samples, as the file writes them. */
  diseases?(): ReadonlyMap<string | null, ReadonlySet<string>>
  /** Origins of the alterations of samples. */
  origins?(): ReadonlyMap<string | null, SampleOrigin>
  /** Build of the positions, as far as it is known. */
  build(): ReferenceBuild | null
  leftOut: LeftOut
  warnings: string[]
}

export const nothingLeftOut = (): LeftOut => ({
  filtered: 0,
  notCarried: 0,
  withoutGenotype: 0,
  withoutAllele: 0,
})

/** A reading of alterations that are present. */
export const present = (
  alterations: Extract<LineReading, { ok: true }>['alterations'],
  warnings: string[] = [],
): LineReading => ({ ok: true, alterations, isAbsent: false, warnings })
