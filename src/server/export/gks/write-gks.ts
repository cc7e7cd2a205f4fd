import { join } from 'node:path'
import { makeFolder } from '#server/files/make-folder.ts'
import { allWritten, GKS_COLLECTIONS } from '#server/gks/collections.ts'
import type { GksCollection } from '#server/gks/collections.ts'
import type { GksOptions } from '#server/gks/gks-context.ts'
import { gksOptions } from '#server/gks/gks-options.ts'
import type { GksSettings } from '#server/gks/gks-settings.ts'
import type { ReferenceGenome } from '#server/gks/reference/reference-genome.ts'
import type { Reading } from '#server/storage/database.ts'
import { createTextFile } from '#server/files/text-file.ts'
import type { TextFile } from '#server/files/text-file.ts'
import { COMPRESSED, gksLineFiles, gksStatementFiles } from './gks-files.ts'
import type { GksStatementFile } from './gks-files.ts'
import { gksMetadata } from './gks-metadata.ts'
import { writeStatements } from './write-statements.ts'

export interface WriteGksOptions {
  settings: GksSettings
  /** Address under which people reach the service, without a slash at the end. */
  site: string
  /** What the names of the files begin with: `nightly-`; nothing unless given. */
  prefix?: string
  /** Whether the files are compressed with gzip; not unless given. */
  isCompressed?: boolean
  detail?: GksOptions['detail']
  /** The organization whose approved assertions alone are written; null: all assertions. */
  organization?: number | null
  /** Sequences over which insertions and deletions are normalised; none unless given. */
  genome?: ReferenceGenome
  /** The time of the making; null where it must not be told. */
  now: Date | null
}

/** A file that was written, with its objects and its size. */
export interface GksFile {
  name: string
  rows: number
  bytes: number
}

/** Writes the objects of a collection as lines of JSON. @returns how many there are */
async function writeLines(
  db: Reading,
  collection: GksCollection,
  file: TextFile,
  options: GksOptions,
): Promise<number> {
  let objects = 0
  for await (const written of allWritten(collection, db, options)) {
    if ('exclusion' in written) continue
    objects += 1
    await file.write(`${JSON.stringify(written.object)}\n`)
  }
  return objects
}

/** Files of a folder, which have their names only when all of them are written. */
function filesIn(folder: string, { prefix = '', isCompressed = false }: WriteGksOptions) {
  const files: { name: string; file: TextFile }[] = []
  return {
    add(name: string): TextFile {
      const full = `${prefix}${name}${isCompressed ? COMPRESSED : ''}`
      const file = createTextFile(join(folder, full), { isCompressed })
      files.push({ name: full, file })
      return file
    },
    async finish(rows: readonly number[]): Promise<GksFile[]> {
      const written: GksFile[] = []
      for (const [place, { name, file }] of files.entries())
        written.push({ name, rows: rows[place] ?? 0, bytes: await file.complete() })
      for (const { file } of files) await file.publish()
      return written
    },
    async abandon() {
      for (const { file } of files) await file.abandon()
    },
  }
}

/**
 * Writes all objects of GKS into a folder, which is made when it is not there: assertions by what classifies them, evidence
 * items and molecular profiles as lines. Few are in memory at once.
 * @param db a snapshot, or a database that nobody changes
 */
export async function writeGks(db: Reading, folder: string, making: WriteGksOptions): Promise<GksFile[]> {
  const { settings, site, detail = 'full', organization = null, genome, now } = making
  makeFolder(folder)
  const options = await gksOptions(db, {
    settings,
    url: site,
    detail,
    organization,
    ...(genome && { genome }),
  })
  const files = filesIn(folder, making)
  try {
    const ofKind = (kind: GksStatementFile) => files.add(gksStatementFiles[kind])
    const statements = {
      clinicalSignificance: ofKind('clinicalSignificance'),
      oncogenicity: ofKind('oncogenicity'),
      pathogenicity: ofKind('pathogenicity'),
      base: ofKind('base'),
    }
    const counts = await writeStatements(db, statements, options, await gksMetadata(db, now))
    const rows = [counts.clinicalSignificance, counts.oncogenicity, counts.pathogenicity, counts.base]
    for (const [name, file] of Object.entries(gksLineFiles)) {
      const collection = GKS_COLLECTIONS.find((each) => each.name === name)
      if (collection) rows.push(await writeLines(db, collection, files.add(file), options))
    }
    return await files.finish(rows)
  } catch (error) {
    await files.abandon()
    throw error
  }
}
