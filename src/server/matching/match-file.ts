import type { Reading } from '#server/storage/database.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { sampleContexts } from './diseases/sample-disease.ts'
import { readingOfFileSample, withFurtherAlterations } from './file-sample-reading.ts'
import { readFileSamples } from './file-samples.ts'
import type { FileSample, FileSamples, MatchFileLimits } from './file-samples.ts'
import { fileError } from './formats/file-error.ts'
import type { MatchFileOptions } from './match-file-options.ts'
import { assertAcceptedOnly, fhirTexts } from './fhir/write/texts.ts'
import type { ReadReport } from './fhir/write/bundle.ts'
import type { FileSampleReport } from './file-sample-report.ts'
import { sampleReport } from './match-report.ts'
import type { MatchedFile, MatchReport } from '#domain/matching/match-report.ts'
import { jsonTexts } from './output/json.ts'
import { leftOutSentences } from './output/left-out.ts'
import { ndjsonText } from './output/ndjson.ts'
import { tsvHeader, tsvText } from './output/tsv.ts'
import { annotatedVcf, lineAnnotations } from './output/vcf.ts'
import { assayedGenes, readSample } from './read-sample.ts'
import type { ReadSample } from './read-sample.ts'
import type { MatchRequest } from './match-request.ts'
import { reportContext } from './report-context.ts'
import type { ReportContext } from './report-context.ts'

/** Names of samples that are listed. */
const LISTED_SAMPLES = 100

/** A file that can be read again from its beginning. */
export type FileContent = () => AsyncIterable<Uint8Array>

/** Progress of a job: samples that are matched, of all. */
type MatchProgress = (done: number, total: number) => void

/** Options of matching a file beside the request. */
export interface MatchFileSetting {
  onProgress?: MatchProgress
  /** Hears of each report before it is written. */
  onReport?: (report: FileSampleReport) => void
  /** Address of the service, with which links of tables begin; they are relative unless given. */
  site?: string
  /** Address of the service, which FHIR names. */
  address?: string
  /** Indexed FASTA file of GRCh37; null where none is configured. */
  referenceFasta?: string | null
}

async function* fileReports(
  db: Reading,
  context: ReportContext,
  content: FileSamples,
  { assayed, sample: name, alterations }: MatchFileOptions,
  { onProgress = () => {}, onReport = () => {} }: MatchFileSetting,
): AsyncGenerator<ReadReport<FileSampleReport>> {
  const { build, format, lines, leftOut, warnings, samples } = content
  const genes = assayedGenes(assayed, context.index)
  const further = furtherAlterations(context, content, alterations)
  const contextOf = sampleContexts(db, context, content)
  for (const [at, sample] of samples.entries()) {
    const own = await contextOf(sample.name)
    const ofFile = readingOfFileSample(sample, build, genes)
    const reading = further ? withFurtherAlterations(further, ofFile) : ofFile
    const read = await sampleReport(own.context, sample.name ?? name, reading)
    const report = {
      ...read,
      warnings: [...warnings, ...own.warnings, ...read.warnings],
      file: fileCounts(sample, at),
    }
    onReport(report)
    yield { report, read: reading }
    onProgress(at + 1, samples.length)
  }
  function fileCounts({ read, entries, notUnderstoodCount }: FileSample, at: number): MatchedFile {
    const counts = { alterations: read, listed: entries.length, notUnderstood: notUnderstoodCount }
    const names = samples.slice(0, LISTED_SAMPLES).flatMap((one) => one.name ?? [])
    return {
      format,
      lines,
      ...counts,
      leftOut,
      samples: { count: samples.length, ...(at === 0 && { names }) },
    }
  }
}

/** Alterations that were sent beside a file of one sample; null where there are none. */
function furtherAlterations(
  { index }: ReportContext,
  { samples }: FileSamples,
  lines: readonly string[],
): ReadSample | null {
  const alterations = lines.filter((line) => !/^\s*(#|$)/.test(line))
  if (alterations.length === 0) return null
  if (samples.length > 1)
    throw new ClientError(
      'BAD_REQUEST',
      `The file has ${samples.length} samples: choose one by “sample”, as the further alterations are of one.`,
    )
  return readSample({ alterations }, index)
}

/** An answer: the format, whether it has several samples, and its text piece by piece. */
export interface MatchAnswer {
  format: MatchFileOptions['format']
  isCohort: boolean
  texts: AsyncGenerator<string>
}

/** What the writers of reports need beside them. */
interface WriterSetting {
  db: Reading
  context: ReportContext
  isCohort: boolean
  site: string
  address: string
}

async function* withoutReadings<One>(reports: AsyncIterable<{ report: One }>): AsyncGenerator<One> {
  for await (const { report } of reports) yield report
}

/** Writes reports as texts of the format that was asked for. */
async function* writeReports<One extends MatchReport & Partial<Pick<FileSampleReport, 'file'>>>(
  reports: AsyncIterable<ReadReport<One>>,
  format: Exclude<MatchFileOptions['format'], 'vcf'>,
  { db, context, isCohort, site, address }: WriterSetting,
): AsyncGenerator<string> {
  if (format === 'fhir') return yield* fhirTexts(reports, { db, index: context.index, address })
  if (format === 'json') return yield* jsonTexts(withoutReadings(reports), isCohort)
  if (format === 'tsv') yield tsvHeader()
  for await (const { report } of reports)
    yield format === 'tsv'
      ? tsvText(report, {
          site,
          count: report.file?.notUnderstood,
          leftOut: report.file ? leftOutSentences(report.file.leftOut) : [],
        })
      : ndjsonText(report)
}

/**
 * Matches the samples of a file; the answer is written piece by piece. The file is read first, so that an error of it comes
 * first; for an annotated VCF it is read twice.
 * @throws ClientError, also from the texts, when the file cannot be read, or the request not be answered as it is
 */
export async function matchFile(
  db: Reading,
  file: FileContent,
  options: MatchFileOptions,
  limits: MatchFileLimits,
  setting: MatchFileSetting = {},
): Promise<MatchAnswer> {
  const { build = null, sample = null, includeFiltered, format } = options
  if (format === 'fhir') assertAcceptedOnly(options)
  const context = await reportContext(db, options, setting.referenceFasta)
  const { index, placement } = context
  const content = await readFileSamples(file(), { index, build, sample, includeFiltered }, limits, placement)
  const isCohort = content.samples.length > 1
  const reports = fileReports(db, context, content, options, setting)
  if (format !== 'vcf') {
    const { site = '', address = '' } = setting
    return {
      format,
      isCohort,
      texts: writeReports(reports, format, { db, context, isCohort, site, address }),
    }
  }
  if (content.format !== 'VCF') throw fileError(ONLY_VCF)
  async function* annotated() {
    const annotations = await lineAnnotations(withoutReadings(reports))
    yield* annotatedVcf(file(), limits, annotations, {
      ...context.knowledge,
      leftOut: content.leftOut,
      notUnderstood: content.samples.reduce((sum, { notUnderstoodCount }) => sum + notUnderstoodCount, 0),
    })
  }
  return { format, isCohort, texts: annotated() }
}

const ONLY_VCF = 'Only a VCF file can be annotated: ask for json, ndjson, tsv or fhir.'

/**
 * Matches the sample of a JSON request and writes the answer in another format than JSON.
 * @throws ClientError, also from the texts, when it cannot be answered as it is
 */
export async function matchRequest(
  db: Reading,
  request: MatchRequest,
  format: MatchFileOptions['format'],
  { referenceFasta = null, address = '' }: Pick<MatchFileSetting, 'referenceFasta' | 'address'>,
): Promise<MatchAnswer> {
  if (format === 'vcf') throw fileError(ONLY_VCF)
  if (format === 'fhir') assertAcceptedOnly(request)
  const context = await reportContext(db, request, referenceFasta)
  async function* reports() {
    const read = readSample(request, context.index)
    yield { report: await sampleReport(context, request.sample ?? null, read), read }
  }
  const setting = { db, context, isCohort: false, site: '', address }
  return { format, isCohort: false, texts: writeReports(reports(), format, setting) }
}
