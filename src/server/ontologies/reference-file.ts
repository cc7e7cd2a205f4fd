import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { isSequenceHeader } from '#domain/variants/sequence-accession.ts'
import { lookupTable } from '#domain/lookup-table.ts'
import { assertTextContent } from '#server/import/release/file-content.ts'
import { readLines } from '#server/files/tsv/lines.ts'
import { isChainHeader } from './chain.ts'
import { isGtfLine } from './gtf.ts'
import { isRetractionHeader } from './retraction-watch.ts'

/**
 * Files of outside vocabularies: HGNC's complete set, Disease Ontology, HPO and Sequence Ontology (OBO), NCI
 * Thesaurus (flat file), UCSC cytobands and chains, GTF of Ensembl, FASTA of RefSeq and Ensembl, Crossref's
 * Retraction Watch file (CSV).
 */
export const referenceKinds = [
  'genes',
  'diseases',
  'phenotypes',
  'variant types',
  'therapies',
  'cytogenetic bands',
  'lift-over',
  'transcripts',
  'sequences',
  'retractions',
] as const
export type ReferenceKind = (typeof referenceKinds)[number]

export interface ReferenceFile {
  path: string
  name: string
  kind: ReferenceKind
}

/** The beginning of a file: all that tells its kind stands in these lines. */
const LINES_TO_LOOK_AT = 400

async function beginningOf(path: string): Promise<string[]> {
  for await (const lines of readLines(path, { anyEncoding: true })) return lines.slice(0, LINES_TO_LOOK_AT)
  return []
}

const oboKinds: Readonly<Record<string, ReferenceKind>> = lookupTable({
  DOID: 'diseases',
  HP: 'phenotypes',
  SO: 'variant types',
})

function kindOfObo(lines: readonly string[]): ReferenceKind | null {
  for (const line of lines) {
    const prefix = /^id:\s*([A-Za-z]+):/.exec(line)?.[1]
    if (prefix !== undefined) return oboKinds[prefix.toUpperCase()] ?? null
  }
  return null
}

const isCytoband = (cells: readonly string[]) =>
  cells.length >= 5 &&
  /^chr\w+$/.test(cells[0] ?? '') &&
  /^\d+$/.test(cells[1] ?? '') &&
  /^\d+$/.test(cells[2] ?? '') &&
  /^([pq][\d.]*)?$/.test(cells[3] ?? '')

const isThesaurus = (cells: readonly string[]) =>
  cells.length >= 8 && /^C\d+$/.test(cells[0] ?? '') && /^<https?:/.test(cells[1] ?? '')

/**
 * The kind of reference file, by its content and not its name; null for any other file.
 * @throws ClientError when it is not what its name promises
 */
export async function recogniseReferenceFile(path: string): Promise<ReferenceFile | null> {
  await assertTextContent(path)
  const lines = (await beginningOf(path)).map((line) => line.replace(/\r$/, ''))
  const kind = kindOf(lines)
  return kind && { path, name: basename(path), kind }
}

function kindOf(lines: readonly string[]): ReferenceKind | null {
  const first = (lines.find((line) => line.trim() !== '') ?? '').split('\t')
  if (isRetractionHeader(lines[0] ?? '')) return 'retractions'
  if (lines.some(isChainHeader)) return 'lift-over'
  if (isSequenceHeader(first[0] ?? '')) return 'sequences'
  if (lines.some(isGtfLine)) return 'transcripts'
  if (lines.some((line) => line.startsWith('format-version:'))) return kindOfObo(lines)
  if (first.includes('hgnc_id') && first.includes('symbol') && first.includes('entrez_id')) return 'genes'
  if (isThesaurus(first)) return 'therapies'
  if (isCytoband(first.filter((cell) => !cell.startsWith('#')))) return 'cytogenetic bands'
  return null
}

const mayBeReference = (name: string) => /\.(tsv|csv|txt|obo|chain|gtf|fasta|fa|faa|fna)(\.gz)?$/i.test(name)
const mayBeRelease = (name: string) => /\.(tsv|csv|vcf)(\.gz)?$/i.test(name)

/**
 * Divides what somebody wants imported into reference files and the rest, which is for the import of releases: files
 * of other kinds, folders that hold such files or nothing known, addresses, and what does not exist.
 */
export async function referenceFilesAmong(
  paths: readonly string[],
): Promise<{ files: ReferenceFile[]; rest: string[] }> {
  const files: ReferenceFile[] = []
  const rest: string[] = []
  for (const path of paths) {
    const found = await stat(path).catch(() => null)
    if (!found?.isDirectory()) {
      const file = found && mayBeReference(path) ? await recogniseReferenceFile(path) : null
      if (file) files.push(file)
      else rest.push(path)
      continue
    }
    const names = (await readdir(path)).sort()
    const recognised = []
    for (const name of names.filter(mayBeReference)) {
      const file = await recogniseReferenceFile(join(path, name))
      if (file) recognised.push(file)
    }
    files.push(...recognised)
    const recognisedNames = new Set(recognised.map(({ name }) => name))
    const others = names.some((name) => mayBeRelease(name) && !recognisedNames.has(name))
    if (others || recognised.length === 0) rest.push(path)
  }
  return { files, rest }
}
