import type { MatchedFile, MatchReport } from '#domain/matching/match-report.ts'

/** Report of a sample of a file, with what became of the file's lines. */
export type FileSampleReport = MatchReport & { file: MatchedFile }
