import type { Alteration } from '#domain/matching/sample/alteration.ts'
import type { SampleOrigin } from '#domain/matching/comparison/origin-agreement.ts'
import type { MatchIndex } from '#domain/matching/match-index.ts'
import { isRelevant } from '#domain/matching/relevance.ts'
import type { ReferenceBuild } from '#domain/vocabularies/coordinates.ts'
import type { LeftOut } from '#domain/matching/match-report.ts'
import type { FileEntry, FileFormat, ReaderOptions } from './formats/file-entry.ts'
import { fileError, FileTooLarge, quoted } from './formats/file-error.ts'
import { askForBuild } from './missing-build.ts'
import { NO_PLACEMENT, placed } from './placement.ts'
import type { Placement } from './placement.ts'
import { referenceCheck } from './reference-check.ts'
import { readFileLines } from './formats/file-lines.ts'
import type { FileLimits } from './formats/file-lines.ts'
import { fileReader } from './formats/file-reader.ts'

/** An alteration of a file that was understood. */
export interface SampleEntry {
  line: number
  text: string
  alterations: readonly Alteration[]
  isAbsent: boolean
  warnings: readonly string[]
}

/** Content of a file about one sample. */
export interface FileSample {
  name: string | null
  /** Alterations that the knowledge may have to do with, and the first of the others. */
  entries: SampleEntry[]
  /** Alterations that were read, those among them that are not kept. */
  read: number
  /** The first that were not understood, and how many there are. */
  notUnderstood: { line: number; text: string; reason: string }[]
  notUnderstoodCount: number
}

/** Everything that matching needs of a file. */
export interface FileSamples {
  format: FileFormat
  build: ReferenceBuild | null
  lines: number
  samples: FileSample[]
  leftOut: LeftOut
  /** Diseases of samples, as the file writes them. */
  diseases: ReadonlyMap<string | null, ReadonlySet<string>>
  /** Origins of the alterations of samples, where the file gives them. */
  origins: ReadonlyMap<string | null, SampleOrigin>
  warnings: string[]
}

/** Bounds of what is kept of a file. */
export interface MatchFileLimits extends FileLimits {
  /** Alterations that the knowledge may have to do with. */
  mostRelevant: number
  /** Samples; null: any number. */
  mostSamples: number | null
}

/** Alterations of a file that are listed although the knowledge has nothing to do with them. */
const LISTED = 2000
/** Reasons that are listed of each sample, and of all together. */
const REASONS = 100
const REASONS_IN_ALL = 20_000
const LONGEST_SAMPLE_NAME = 200
/** Characters of a line that are listed. */
const LONGEST_TEXT = 1000

const shortened = (text: string) => (text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text)

/** @throws ClientError when a file has more samples than are matched */
function assertSampleCount(count: number, mostSamples: number | null): void {
  if (mostSamples === null || count <= mostSamples) return
  throw new FileTooLarge(
    `The file has more than ${mostSamples.toLocaleString('en-US')} samples, the most over HTTP (MATCH_FILE_SAMPLES): match it by the command line (curia match), which has no limit, or divide it.`,
  )
}

/** Collects the entries of a file by sample, and lets go of what the knowledge has nothing to do with. */
function collector(
  index: MatchIndex,
  { mostRelevant, mostSamples }: Pick<MatchFileLimits, 'mostRelevant' | 'mostSamples'>,
  placement: Placement,
) {
  const samples = new Map<string | null, FileSample>()
  const references = referenceCheck(placement.basesAt)
  let listed = 0
  let relevant = 0
  let reasons = 0

  function sampleOf(name: string | null): FileSample {
    const existing = samples.get(name)
    if (existing) return existing
    if (name !== null && name.length > LONGEST_SAMPLE_NAME)
      throw fileError(`The name of the sample ${quoted(name)} is too long.`)
    const sample = { name, entries: [], read: 0, notUnderstood: [], notUnderstoodCount: 0 }
    samples.set(name, sample)
    assertSampleCount(samples.size, mostSamples)
    return sample
  }

  function isRelevantEntry(
    { samples: { length }, line }: FileEntry,
    alterations: readonly Alteration[],
    build: ReferenceBuild | null,
  ) {
    if (alterations.some((one) => isRelevant(placed(one, build, placement), build, index))) {
      relevant += length
      if (relevant <= mostRelevant) return true
      throw new FileTooLarge(
        `up to here there are more than ${mostRelevant} alterations of genes of the knowledgebase: match the file by the command line (curia match), or leave out what is no finding.`,
        line,
      )
    }
    listed += length
    return listed <= LISTED
  }

  function add(entry: FileEntry, build: ReferenceBuild | null): void {
    const { line } = entry
    const text = shortened(entry.text)
    const reading = askForBuild(entry.reading, build)
    if (!reading.ok) {
      for (const name of entry.samples) {
        const sample = sampleOf(name)
        sample.notUnderstoodCount += 1
        if (sample.notUnderstood.length >= REASONS || reasons >= REASONS_IN_ALL) continue
        reasons += 1
        sample.notUnderstood.push({ line, text, reason: reading.reason })
      }
      return
    }
    const { alterations, isAbsent, warnings } = reading
    references.add(alterations, build)
    const sampleEntry = isRelevantEntry(entry, alterations, build)
      ? { line, text, alterations, isAbsent, warnings }
      : null
    for (const name of entry.samples) {
      const sample = sampleOf(name)
      sample.read += 1
      if (sampleEntry) sample.entries.push(sampleEntry)
    }
  }

  return { add, sampleOf, end: references.end, all: () => [...samples.values()] }
}

/**
 * Reads a file of any format and keeps what the knowledge may have to do with; memory does not grow with the rest.
 * @throws ClientError when the file cannot be read
 */
export async function readFileSamples(
  bytes: AsyncIterable<Uint8Array>,
  options: ReaderOptions,
  limits: MatchFileLimits,
  placement: Placement = NO_PLACEMENT,
): Promise<FileSamples> {
  const file = fileReader(options)
  const collected = collector(options.index, limits, placement)
  let lines = 0
  for await (const batch of readFileLines(bytes, limits)) {
    batch.lines.forEach((text, at) => {
      for (const entry of file.read(text, batch.first + at)) collected.add(entry, options.build)
      assertSampleCount(file.sampleCount(), limits.mostSamples)
    })
    lines += batch.lines.length
  }
  const reader = file.ended()
  for (const entry of reader.end()) collected.add(entry, options.build)
  collected.end()
  for (const name of reader.samples?.() ?? []) collected.sampleOf(name)
  if (collected.all().length === 0) {
    const isNamed = options.sample !== null && reader.format !== 'VCF'
    if (isNamed) throw fileError(`The file has no alterations of the sample ${quoted(options.sample ?? '')}.`)
    collected.sampleOf(null)
  }
  return {
    format: reader.format,
    build: reader.build() ?? options.build,
    lines,
    samples: collected.all(),
    leftOut: reader.leftOut,
    diseases: reader.diseases?.() ?? new Map(),
    origins: reader.origins?.() ?? new Map(),
    warnings: reader.warnings,
  }
}
