import type { FileSamples } from './file-samples.ts'
import type { SampleReport } from './match-report.ts'

/** The report of a sample of a file, with what became of the file's lines. */
export interface FileSampleReport extends SampleReport {
  file: {
    format: FileSamples['format']
    lines: number
    /** Alterations of the sample that were read; `listed` of them are in `alterations`. */
    alterations: number
    listed: number
    notUnderstood: number
    leftOut: FileSamples['leftOut']
    /** Samples of the file that are matched; the first report has the names of the first of them. */
    samples: { count: number; names?: string[] }
  }
}
