import type { Hash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { ImportProblem } from '../import-problem.ts'
import { readLines } from '../tsv/lines.ts'
import { quotingJudge } from '../tsv/quoting.ts'
import { readTsv } from '../tsv/reader.ts'
import { canonicalColumns } from './columns.ts'
import type { FileKind } from './kinds.ts'
import { kindOfFile } from './kinds.ts'
import type { FileScope, ReleaseFile } from './release-file.ts'

/**
 * Looks at a file's header and name only: what it describes and which states it holds. Null when it is no file of a
 * release.
 * @throws ImportProblem when it is empty or no text
 */
export async function recogniseFile(path: string): Promise<{
  path: string
  name: string
  kind: FileKind
  scope: FileScope
  columns: string[]
  bytes: number
} | null> {
  const name = basename(path)
  const { size } = await stat(path)
  if (size === 0) throw new ImportProblem('EMPTY_FILE', `${name} is empty.`)
  const columns = canonicalColumns(await headerOf(path))
  const kind = kindOfFile(columns)
  if (!kind) return null
  return {
    path,
    name,
    kind,
    scope: /accepted_?and_?submitted/i.test(name) ? 'ALL' : 'ACCEPTED',
    columns,
    bytes: size,
  }
}

async function headerOf(path: string): Promise<string[]> {
  for await (const rows of readTsv(path, 'quoted')) return rows[0]?.cells ?? []
  return []
}

/** Reads a recognised file through once: how it is quoted, and its bytes into the release's digest. */
export async function inspectFile(
  file: Omit<ReleaseFile, 'style'>,
  digest: Hash,
  onBytes: (bytes: number) => void,
): Promise<ReleaseFile> {
  const judge = quotingJudge()
  let rows = -1
  digest.update(`\n${file.kind} ${file.scope} ${file.bytes}\n`)
  const lines = readLines(file.path, {
    onBytes: (bytes) => {
      digest.update(bytes)
      onBytes(bytes.length)
    },
  })
  for await (const some of lines) {
    for (const line of some) {
      judge.line(line)
      if (line.trim() !== '') rows += 1
    }
  }
  // An older release may have no assertions or groups yet; one without the rest is broken.
  if (rows < 1 && file.kind !== 'assertion' && file.kind !== 'group') {
    throw new ImportProblem('EMPTY_FILE', `${file.name} has a header but no rows.`)
  }
  return { ...file, style: judge.style() }
}
