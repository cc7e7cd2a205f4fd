import type { QuotingStyle } from '#server/files/tsv/quoting.ts'
import type { FileKind } from './kinds.ts'

/** Which states of evidence or assertions a file holds. */
export type FileScope = 'ACCEPTED' | 'ALL'

/** One file of a release, recognised by its columns. */
export type ReleaseFile = {
  /** Where it lies on this machine. */
  path: string
  /** Its own name, as reports call it. */
  name: string
  kind: FileKind
  scope: FileScope
  style: QuotingStyle
  /** Today's names of its columns, in the file's order. */
  columns: string[]
  bytes: number
  /** Lines with something on them after the header; a row may take several. */
  rows: number
}

/** A release as it was found: its files in the order in which they are read, at most one a kind and scope. */
export type Release = {
  /** `01-Aug-2024`, `nightly`, `starter`. */
  name: string
  /** Day, `2024-08-01`; null when only the content can tell. */
  releasedOn: string | null
  /** SHA-256 over all files. */
  digest: string
  files: ReleaseFile[]
  /** VCF files, from which only the therapies' NCIt ids are read. */
  vcfFiles: string[]
  /** What was left out and why, in sentences. */
  notes: string[]
}
