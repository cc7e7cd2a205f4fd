import { createHash } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { ImportProblem } from '../import-problem.ts'
import { dateInName, releaseNameOf } from './dates.ts'
import { inspectFile, recogniseFile } from './inspect-file.ts'
import type { FileKind } from './kinds.ts'
import { fileKinds, kindNames } from './kinds.ts'
import type { Release, ReleaseFile } from './release-file.ts'

type Recognised = Omit<ReleaseFile, 'style'>

/**
 * Finds the files of a release in a folder, or takes the files named, and reads each once to recognise its kind and
 * quoting. Of several files of one kind it takes the most complete; of assertions also the accepted ones, since
 * only the file tells which those are.
 * @throws ImportProblem when there is no release, a file is empty or no text, or files of two releases are mixed
 */
export async function locateRelease(
  paths: readonly string[],
  onBytes: (bytes: number) => void = () => {},
): Promise<Release> {
  const { files, folder } = await listFiles(paths)
  const notes: string[] = []
  const recognised: Recognised[] = []
  for (const path of files.filter((path) => !/\.vcf$/i.test(path))) {
    const file = await recogniseFile(path)
    if (file) recognised.push(file)
    else notes.push(`${basename(path)} was left out: its columns are those of no release file.`)
  }
  if (!recognised.some(({ kind }) => kind !== 'therapy' && kind !== 'source')) {
    throw new ImportProblem('NOT_A_RELEASE', notARelease(paths, folder, notes.length))
  }
  const chosen = choose(recognised, notes)
  const days = [...new Set(chosen.flatMap(({ name }) => dateInName(name) ?? []))]
  if (days.length > 1) {
    throw new ImportProblem(
      'MIXED_RELEASES',
      `The files are of several releases (${days.map(releaseNameOf).join(', ')}); name the files of one.`,
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
    vcfFiles: files.filter((path) => /\.vcf$/i.test(path)),
    notes,
  }
}

async function listFiles(paths: readonly string[]): Promise<{ files: string[]; folder: string }> {
  const files: string[] = []
  let folder = ''
  for (const path of paths) {
    const absolute = resolve(path)
    const found = await stat(absolute).catch(() => null)
    if (!found) throw new ImportProblem('NOT_FOUND', `There is no file or folder ${path}.`)
    if (!found.isDirectory()) {
      files.push(absolute)
      folder ||= dirname(absolute)
      continue
    }
    folder ||= absolute
    const names = (await readdir(absolute, { withFileTypes: true }))
      .filter((entry) => !entry.isDirectory() && /\.(tsv|vcf)$/i.test(entry.name))
      .map((entry) => entry.name)
    files.push(...names.sort().map((name) => join(absolute, name)))
  }
  return { files, folder }
}

function notARelease(paths: readonly string[], folder: string, leftOut: number): string {
  const what =
    paths.length === 1 && resolve(paths[0] ?? '') === folder ? `The folder ${paths[0]}` : paths.join(', ')
  if (leftOut > 0)
    return `${what} holds no file of a CIViC release: no header names genes, variants or evidence.`
  return `${what} holds no TSV files; a release has files such as 01-Aug-2024-ClinicalEvidenceSummaries.tsv.`
}

/** The most complete file of each kind, in reading order. */
function choose(files: readonly Recognised[], notes: string[]): Recognised[] {
  const chosen: Recognised[] = []
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
        notes.push(`${other.name} was left out: ${best.name} holds its ${kindNames[kind]}.`)
      else chosen.push(other)
    }
  }
  return chosen
}

function sameDay(left: Recognised, right: Recognised): boolean {
  return dateInName(left.name) === dateInName(right.name)
}

function preference({ scope, name, kind }: Recognised): number {
  return (scope === 'ALL' ? 4 : 0) + (/accepted/i.test(name) ? 2 : 0) + (feature(kind, name) ? 1 : 0)
}

function feature(kind: FileKind, name: string): boolean {
  return kind === 'feature' && /feature/i.test(name)
}

function nameWithoutDate(files: readonly Recognised[], folder: string): string {
  return files.some(({ name }) => /^nightly-/i.test(name)) ? 'nightly' : basename(folder)
}
