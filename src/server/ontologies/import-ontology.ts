import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { isConstraintViolation } from '#server/storage/constraint-violation.ts'
import type { Storage } from '#server/storage/database.ts'
import type { Writing } from '#server/storage/access.ts'
import { noteReferenceImport } from '#server/storage/knowledge-version.ts'
import type { Tables } from '#server/storage/tables.ts'
import { contradiction } from '#server/import/contradiction.ts'
import { batchWriter } from '#server/import/records/batch-writer.ts'
import { idSource } from '#server/import/records/remapping/ids.ts'
import { readChain } from './chain.ts'
import { readCytobands } from './cytobands.ts'
import { readFasta } from './fasta.ts'
import { readGtf } from './gtf.ts'
import { readHgnc } from './hgnc.ts'
import { readNciThesaurus } from './nci-thesaurus.ts'
import { readObo } from './obo.ts'
import type { ReferenceContext, ReferenceCounts } from './reference-context.ts'
import type { ReferenceFile } from './reference-file.ts'
import { readRetractionWatch } from './retraction-watch.ts'
import { referenceVersion } from './reference-version.ts'
import { termTables } from './term-tables.ts'
import { writeChain } from './write-chain.ts'
import { writeCytobands } from './write-cytobands.ts'
import { writeGenes } from './write-genes.ts'
import { accessionsOfRecords, writeSequences } from './write-sequences.ts'
import { writeRetractions } from './write-retractions.ts'
import { writeTerms } from './write-terms.ts'
import { namesOfVariantGenes, writeTranscripts } from './write-transcripts.ts'
import type { LinesOptions } from '#server/files/tsv/lines.ts'

/** Report of an import of reference files. */
export interface ReferenceReport {
  files: (ReferenceCounts & Pick<ReferenceFile, 'name' | 'kind'>)[]
  /** False when the database held all of it already: then not a byte was written. */
  changedAnything: boolean
  /** What a curator should know. */
  notes: string[]
}

export interface ReferenceOptions {
  onProgress?: (progress: { phase: 'reference'; done: number; total: number }) => void
  /** The time to record; now by default. */
  now?: Date
}

/** Ends a transaction in which nothing was changed, so that really nothing is. */
class NothingChanged extends Error {}

/**
 * Brings the vocabularies with which people curate up to date: everything in one transaction, or nothing. What is
 * there keeps its id and name; nothing is ever removed but outdated places in a hierarchy.
 * @throws ClientError when a file is broken
 */
export async function importReference(
  storage: Storage,
  files: readonly ReferenceFile[],
  options: ReferenceOptions = {},
): Promise<ReferenceReport> {
  const total = (await Promise.all(files.map(({ path }) => stat(path)))).reduce(
    (sum, { size }) => sum + size,
    0,
  )
  let done = 0
  const now = (options.now ?? new Date()).toISOString()
  const imported: ImportedFile[] = []
  const report: ReferenceReport = { files: [], changedAnything: false, notes: [] }
  let place = ''
  try {
    await storage.write(async (tx) => {
      const ids = idSource(tx, storage.dialect)
      const context: ReferenceContext = {
        tx,
        ids,
        writer: batchWriter(tx, storage.dialect),
        now,
        note: (sentence) => void report.notes.push(sentence),
      }
      for (const { name, kind, path } of files) {
        place = name
        const hash = createHash('sha256')
        let bytes = 0
        const onBytes = (read: Buffer) => {
          hash.update(read)
          bytes += read.length
          done += read.length
          options.onProgress?.({ phase: 'reference', done, total })
        }
        report.files.push({ name, kind, ...(await writeFile(context, kind, path, { onBytes })) })
        const version = await referenceVersion(path, kind)
        imported.push({ kind, name, version, bytes, sha256: hash.digest('hex'), imported_at: now })
      }
      report.changedAnything = report.files.some(({ added, changed }) => added + changed > 0)
      if (!report.changedAnything) throw new NothingChanged()
      await writeImportedFiles(tx, imported)
      await noteReferenceImport(tx)
      await ids.syncSequences()
      await storage.dialect.gatherStatistics(tx)
    })
  } catch (error) {
    if (isConstraintViolation(error)) throw contradiction(error, place)
    if (!(error instanceof NothingChanged)) throw error
    await storage.writeAside((tx) => writeImportedFiles(tx, imported))
  }
  return report
}

type ImportedFile = Tables['reference_files']

async function writeImportedFiles(tx: Writing, files: readonly ImportedFile[]): Promise<void> {
  for (const file of files) {
    await tx
      .insertInto('reference_files')
      .values(file)
      .onConflict((conflict) => conflict.columns(['kind', 'name']).doUpdateSet(file))
      .execute()
  }
}

async function writeFile(
  context: ReferenceContext,
  kind: ReferenceFile['kind'],
  path: string,
  options: LinesOptions,
): Promise<ReferenceCounts> {
  switch (kind) {
    case 'genes':
      return writeGenes(context, readHgnc(path, options))
    case 'cytogenetic bands':
      return writeCytobands(context, await readCytobands(path, options))
    case 'lift-over':
      return writeChain(context, await readChain(path, options))
    case 'transcripts': {
      const genes = await namesOfVariantGenes(context.tx)
      return writeTranscripts(context, await readGtf(path, (symbol) => genes.has(symbol), options))
    }
    case 'sequences': {
      const accessions = await accessionsOfRecords(context.tx)
      return writeSequences(context, await readFasta(path, (accession) => accessions.has(accession), options))
    }
    case 'retractions':
      return writeRetractions(context, readRetractionWatch(path, options))
    case 'therapies':
      return writeTerms(context, termTables.therapies, readNciThesaurus(path, options))
    default:
      return writeTerms(context, termTables[kind], readObo(path, options))
  }
}
