import { readLines } from '#server/files/tsv/lines.ts'
import type { ReferenceKind } from './reference-file.ts'

/** Where files of a kind say at their beginning which version they are; others do not. */
const versionLines: Readonly<Partial<Record<ReferenceKind, readonly RegExp[]>>> = {
  diseases: [/^data-version:\s*(.+)$/, /^date:\s*(.+)$/],
  phenotypes: [/^data-version:\s*(.+)$/, /^date:\s*(.+)$/],
  'variant types': [/^data-version:\s*(.+)$/, /^date:\s*(.+)$/],
  transcripts: [/^#!genebuild-last-updated\s+(\S+)$/, /^##date:\s*(\S+)$/],
}

/** Lines at the beginning of a file in which its version may stand. */
const BEGINNING = 50

/** The version or date that a reference file gives itself, such as `releases/2026-07-31`; null where it gives none. */
export async function referenceVersion(path: string, kind: ReferenceKind): Promise<string | null> {
  const patterns = versionLines[kind] ?? []
  if (patterns.length === 0) return null
  for await (const lines of readLines(path)) {
    const beginning = lines.slice(0, BEGINNING).map((line) => line.trimEnd())
    for (const pattern of patterns) {
      const version = beginning.flatMap((line) => pattern.exec(line)?.[1] ?? [])[0]
      if (version !== undefined) return version
    }
    break
  }
  return null
}
