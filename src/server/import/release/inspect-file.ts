import type { Hash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { ClientError } from '#server/errors/client-error.ts'
import { readLines } from '#server/files/tsv/lines.ts'
import { quotingJudge } from '#server/files/tsv/quoting.ts'
import { readTsv } from '#server/files/tsv/reader.ts'
import { canonicalColumns } from './columns.ts'
import { isSeparatedOtherwise, assertTextContent } from './file-content.ts'
import { kindNames, kindOfFile } from './kinds.ts'
import type { ReleaseFile } from './release-file.ts'
import { kindOfName, missingColumns, repeatedColumn } from './required-columns.ts'

/** A file of a release of which only the header was read. */
export type RecognisedFile = Omit<ReleaseFile, 'style' | 'rows'>

/**
 * Looks at a file's header and name only: what it describes and which states it holds. Null when it is no file of a
 * release.
 * @throws ClientError when it is not what its name promises, or its header names a column twice or lacks one
 */
export async function recogniseFile(path: string): Promise<RecognisedFile | null> {
  const name = basename(path)
  await assertTextContent(path)
  const header = await headerOf(path)
  const columns = canonicalColumns(header)
  const kind = kindOfFile(columns) ?? kindOfName(name)
  if (isSeparatedOtherwise(header)) {
    const message = `${name} is separated by commas or semicolons. Save it as tab-separated text (.tsv).`
    throw new ClientError('BAD_USER_INPUT', message)
  }
  if (!kind) return null
  const repeated = repeatedColumn(header)
  if (repeated !== null) {
    const message = `${name}, line 1: the column ${repeated} occurs twice. Remove the wrong one.`
    throw new ClientError('BAD_USER_INPUT', message)
  }
  const missing = missingColumns(kind, columns)
  if (missing.length > 0) {
    const message = `${name}, line 1: the header lacks ${missing.join(', ')}, which ${kindNames[kind]} need. Download the file again, or restore its header.`
    throw new ClientError('BAD_USER_INPUT', message)
  }
  return {
    path,
    name,
    kind,
    scope: /accepted_?and_?submitted/i.test(name) ? 'ALL' : 'ACCEPTED',
    columns,
    bytes: (await stat(path)).size,
  }
}

async function headerOf(path: string): Promise<string[]> {
  for await (const rows of readTsv(path, 'quoted')) return rows[0]?.cells ?? []
  return []
}

/** Reads a recognised file through once: how it is quoted, and its bytes into the release's digest. */
export async function inspectFile(
  file: RecognisedFile,
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
  return { ...file, style: judge.style(), rows: Math.max(rows, 0) }
}
