import { createWriteStream } from 'node:fs'
import { copyFile, link, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { putInPlace } from '#server/files/folder-owner.ts'
import { makeFolder } from '#server/files/make-folder.ts'
import type { Reading, Storage } from '#server/storage/database.ts'
import { version } from '#server/config/version.ts'
import type { GksSettings } from '#server/gks/gks-settings.ts'
import type { ReferenceGenome } from '#server/gks/reference/reference-genome.ts'
import { COMPRESSED, gksFileNames } from './gks/gks-files.ts'
import { writeGks } from './gks/write-gks.ts'
import { releaseContents } from './release-contents.ts'
import type { ReleaseExtent } from './release/release-extent.ts'
import { hasStubsAlone } from './release/release-extent.ts'
import type { ReleaseFileKey } from './release-files.ts'
import { releaseFileKeys, releaseFiles } from './release-files.ts'
import { releaseText } from './release-text.ts'
import type { TextChunk } from './release-text.ts'
import { openReferenceSequence } from './vcf/reference-sequence.ts'

/** Progress of an export: `done` of `total` rows of all its files. */
export type ExportProgress = { phase: 'count' | 'write'; done: number; total: number | null }

export type WriteReleaseOptions = {
  /** Files are called `<name>-FeatureSummaries.tsv`. */
  name: string
  /** Address under which people reach the service, without a slash at the end. */
  site: string
  /** Which features, variants and profiles are described; those of a public release by default. */
  extent?: ReleaseExtent
  /** The time that counts as now; today's day goes into the VCF files. */
  now?: Date
  /** What is configured of GKS objects, whose files are then written, too, compressed; none unless given. */
  gks?: GksSettings
  /** Sequences of GKS objects; none unless given. */
  genome?: ReferenceGenome
  /** Indexed FASTA file of GRCh37, for the base before an insertion or deletion. */
  referenceFasta?: string | null
  onProgress?: (progress: ExportProgress) => void
}

export type WrittenFile = {
  name: string
  alias: string | null
  rows: number
  bytes: number
}

/**
 * Writes all files of a release into a folder, which is made when it is not there: all of one state of the database,
 * with little of it in memory at once. A file has its name only when it is complete; one of that name before is
 * replaced. A table of features, variants or profiles is left out where all are known by reference alone.
 */
export async function writeRelease(
  storage: Storage,
  folder: string,
  options: WriteReleaseOptions,
): Promise<WrittenFile[]> {
  makeFolder(folder)
  await removeAbandoned(folder)
  const progress = options.onProgress ?? (() => {})
  await using resources = new AsyncDisposableStack()
  const sequence = options.referenceFasta ? await openReferenceSequence(options.referenceFasta) : null
  resources.defer(() => sequence?.close())
  const text = {
    site: options.site,
    extent: options.extent ?? 'PUBLISHED',
    day: (options.now ?? new Date()).toISOString().slice(0, 10),
    producer: `Curia v${version}`,
  }
  const snapshot = resources.use(await storage.snapshot('stream'))
  progress({ phase: 'count', done: 0, total: null })
  const total = await expectedRows(snapshot.db)
  const written: WrittenFile[] = []
  let done = 0
  for (const key of releaseFileKeys) {
    const file = releaseFiles[key]
    const name = `${options.name}-${file.name}`
    const alias = file.alias && `${options.name}-${file.alias}`
    if (await isLeftOut(snapshot.db, key, text.extent)) {
      for (const each of [name, alias ?? name]) await rm(join(folder, each), { force: true })
      continue
    }
    const count = { rows: 0, bytes: 0 }
    const chunks = releaseText(snapshot.db, key, { ...text, baseAt: sequence?.baseAt })
    await writeFile(join(folder, name), chunks, (rows, bytes) => {
      count.rows += rows
      count.bytes += bytes
      done += rows
      progress({ phase: 'write', done, total })
    })
    if (alias) await nameAlso(folder, name, alias)
    written.push({ name, alias, ...count })
  }
  if (options.gks) written.push(...(await gksFilesOf(snapshot.db, folder, options, options.gks)))
  return written
}

/** Checks whether a table is left out, as nothing is known of its records: see {@link hasStubsAlone}. */
async function isLeftOut(db: Reading, key: ReleaseFileKey, extent: ReleaseExtent): Promise<boolean> {
  const content = releaseContents[key]
  return 'table' in content && content.table.described !== undefined
    ? hasStubsAlone(db, content.table.described, extent)
    : false
}

/** The files of GKS objects of a release. */
async function gksFilesOf(
  db: Reading,
  folder: string,
  { name, site, genome, now = new Date() }: WriteReleaseOptions,
  settings: GksSettings,
): Promise<WrittenFile[]> {
  const files = await writeGks(db, folder, {
    settings,
    site,
    prefix: `${name}-`,
    isCompressed: true,
    ...(genome && { genome }),
    now,
  })
  return files.map((file) => ({ ...file, alias: null }))
}

const fileNames = [
  ...Object.values(releaseFiles).flatMap(({ name, alias }) => (alias ? [name, alias] : [name])),
  ...gksFileNames.map((name) => `${name}${COMPRESSED}`),
]
/** An export writes to its files all the time: one that nobody has written to for so long was cut short, in ms. */
const ABANDONED_MS = 3_600_000

/** Removes the unfinished files of exports into this folder that were cut short. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!fileNames.some((file) => name.endsWith(`-${file}.part`))) continue
    const { mtimeMs } = await stat(join(folder, name))
    if (Date.now() - mtimeMs > ABANDONED_MS) await rm(join(folder, name), { force: true })
  }
}

async function writeFile(
  path: string,
  chunks: AsyncGenerator<TextChunk>,
  onWritten: (rows: number, bytes: number) => void,
): Promise<void> {
  const unfinished = `${path}.part`
  const encode = new Transform({
    writableObjectMode: true,
    writableHighWaterMark: 1,
    transform({ text, rows }: TextChunk, _encoding, done) {
      const bytes = Buffer.from(text)
      onWritten(rows, bytes.length)
      done(null, bytes)
    },
  })
  try {
    await pipeline(
      Readable.from(chunks, { highWaterMark: 1 }),
      encode,
      createWriteStream(unfinished, { flush: true }),
    )
    await putInPlace(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** A second name for a file, without a second copy where the file system can. */
async function nameAlso(folder: string, name: string, alias: string): Promise<void> {
  const unfinished = join(folder, `${alias}.part`)
  await rm(unfinished, { force: true })
  await link(join(folder, name), unfinished).catch(() => copyFile(join(folder, name), unfinished))
  await putInPlace(unfinished, join(folder, alias))
}

/** About how many rows all files have together; what is not in a release is counted, too. */
async function expectedRows(db: Reading): Promise<number> {
  const count = async (table: 'features' | 'variants' | 'molecular_profiles' | 'variant_groups') =>
    (
      await db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow()
    ).rows
  const judged = async (table: 'evidence_items' | 'assertions', status: 'ACCEPTED' | 'SUBMITTED') =>
    (
      await db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('rows'))
        .where('status', '=', status)
        .executeTakeFirstOrThrow()
    ).rows
  let total = 0
  // Variants stand in their own file and, many of them, in both VCF files.
  for (const [table, files] of [
    ['features', 1],
    ['variants', 2],
    ['molecular_profiles', 1],
    ['variant_groups', 1],
  ] as const) {
    total += files * (await count(table))
  }
  for (const table of ['evidence_items', 'assertions'] as const) {
    total += 2 * (await judged(table, 'ACCEPTED')) + (await judged(table, 'SUBMITTED'))
  }
  return total
}
