import { createHash } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { ClientError } from '#server/errors/client-error.ts'
import { dateInName, releaseNameOf } from './dates.ts'
import { notesOfEmptyTables } from './empty-tables.ts'
import type { RecognisedFile } from './inspect-file.ts'
import { inspectFile, recogniseFile } from './inspect-file.ts'
import type { FileKind } from './kinds.ts'
import { fileKinds, kindNames } from './kinds.ts'
import type { Release, ReleaseFile } from './release-file.ts'
import { kindOfName } from './required-columns.ts'

type FoundFiles = {
  /** Files that may be tables of a release, with whether somebody named the file itself. */
  tables: { path: string; named: boolean }[]
  vcfFiles: string[]
  folder: string
  notes: string[]
}

/**
 * Finds the files of a release in a folder, or takes the files named, and reads each once to recognise its kind and
 * quoting. Of several files of one kind it takes the most complete; of assertions also the accepted ones, since
 * only the file tells which those are. Files of a folder that are not read are named in the notes.
 * @param elsewhere files that another import reads
 * @throws ClientError when there is no release, a file is not what it seems, or files of two releases are mixed
 */
export async function locateRelease(
  paths: readonly string[],
  onBytes: (bytes: number) => void = () => {},
  elsewhere: readonly string[] = [],
): Promise<Release> {
  const { tables, vcfFiles, folder, notes } = await listFiles(paths, elsewhere)
  const recognised: RecognisedFile[] = []
  for (const { path, named } of tables) {
    const file = await recogniseFile(path)
    if (file) recognised.push(file)
    else if (named) throw new ClientError('BAD_USER_INPUT', notAFile(path))
    else notes.push(`${basename(path)} was skipped: its columns are not those of a release file.`)
  }
  if (!recognised.some(({ kind }) => kind !== 'therapy' && kind !== 'source')) {
    throw new ClientError('BAD_USER_INPUT', notARelease(paths, folder, tables.length))
  }
  const chosen = choose(recognised, notes)
  const days = [...new Set(chosen.flatMap(({ name }) => dateInName(name) ?? []))]
  if (days.length > 1) {
    throw new ClientError(
      'BAD_USER_INPUT',
      `The files belong to several releases (${days.map(releaseNameOf).join(', ')}); give the files of one.`,
    )
  }
  const digest = createHash('sha256')
  const inspected: ReleaseFile[] = []
  for (const file of chosen) inspected.push(await inspectFile(file, digest, onBytes))
  const releasedOn = days[0] ?? dateInName(basename(folder))
  return {
    name: releasedOn ? releaseNameOf(releasedOn) : nameWithoutDate(chosen, folder),
    releasedOn,
    digest: digest.digest('hex'),
    files: inspected,
    vcfFiles,
    notes: [...notes, ...notesOfEmptyTables(inspected)],
  }
}

const isVcf = (name: string) => /\.vcf(\.gz)?$/i.test(name)
const isTable = (name: string) => /\.tsv(\.gz)?$/i.test(name)

/** Whether a file that is no TSV by its name should be one: refused by its content, or read. */
const shouldBeTable = (name: string) =>
  kindOfName(name) !== null && /\.(csv|txt|xlsx?|ods|zip|html?)(\.gz)?$/i.test(name)

/** Whether nobody would take the file for knowledge. */
const isIncidental = (name: string) => name.startsWith('.') || /\.md$/i.test(name)

async function listFiles(paths: readonly string[], elsewhere: readonly string[]): Promise<FoundFiles> {
  const found: FoundFiles = { tables: [], vcfFiles: [], folder: '', notes: [] }
  const others = new Set(elsewhere.map((path) => resolve(path)))
  for (const path of paths) {
    const absolute = resolve(path)
    const there = await stat(absolute).catch(() => null)
    if (!there) throw new ClientError('NOT_FOUND', `There is no file or folder ${path}.`)
    if (!there.isDirectory()) {
      found.folder ||= dirname(absolute)
      if (isVcf(absolute)) found.vcfFiles.push(absolute)
      else found.tables.push({ path: absolute, named: true })
      continue
    }
    found.folder ||= absolute
    const entries = await readdir(absolute, { withFileTypes: true })
    const unread: string[] = []
    for (const entry of entries.sort((left, right) => (left.name < right.name ? -1 : 1))) {
      const { name } = entry
      const file = join(absolute, name)
      if (others.has(file)) continue
      if (entry.isDirectory()) unread.push(...(isIncidental(name) ? [] : [`${name}/`]))
      else if (isVcf(name)) found.vcfFiles.push(file)
      else if (isTable(name) || shouldBeTable(name)) found.tables.push({ path: file, named: false })
      else if (!isIncidental(name)) unread.push(name)
    }
    if (unread.length > 0) found.notes.push(`Skipped, not a release file: ${unread.join(', ')}.`)
  }
  return found
}

const notAFile = (path: string) =>
  `${basename(path)} is not a CIViC release file: its header has no columns of genes, variants or evidence. Leave it out, or download the right file.`

function notARelease(paths: readonly string[], folder: string, leftOut: number): string {
  const what =
    paths.length === 1 && resolve(paths[0] ?? '') === folder ? `The folder ${paths[0]}` : paths.join(', ')
  if (leftOut > 0)
    return `${what} has no CIViC release files: no header has columns of genes, variants or evidence.`
  return `${what} has no TSV files; a release has files such as 01-Aug-2024-ClinicalEvidenceSummaries.tsv.`
}

/** The most complete file of each kind, in reading order. */
function choose(files: readonly RecognisedFile[], notes: string[]): RecognisedFile[] {
  const chosen: RecognisedFile[] = []
  for (const kind of fileKinds) {
    const [best, ...others] = files
      .filter((file) => file.kind === kind)
      .sort((left, right) => preference(right) - preference(left) || (left.name < right.name ? -1 : 1))
    if (!best) continue
    const accepted =
      kind === 'assertion' && best.scope === 'ALL'
        ? others.find(({ scope }) => scope === 'ACCEPTED')
        : undefined
    if (accepted) chosen.push(accepted)
    chosen.push(best)
    for (const other of others) {
      if (other === accepted) continue
      if (sameDay(other, best))
        notes.push(`${other.name} was skipped: ${best.name} has its ${kindNames[kind]}.`)
      else chosen.push(other)
    }
  }
  return chosen
}

function sameDay(left: RecognisedFile, right: RecognisedFile): boolean {
  return dateInName(left.name) === dateInName(right.name)
}

function preference({ scope, name, kind }: RecognisedFile): number {
  return (scope === 'ALL' ? 4 : 0) + (/accepted/i.test(name) ? 2 : 0) + (feature(kind, name) ? 1 : 0)
}

function feature(kind: FileKind, name: string): boolean {
  return kind === 'feature' && /feature/i.test(name)
}

function nameWithoutDate(files: readonly RecognisedFile[], folder: string): string {
  return files.some(({ name }) => /^nightly-/i.test(name)) ? 'nightly' : basename(folder)
}
