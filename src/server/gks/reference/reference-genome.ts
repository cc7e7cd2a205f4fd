import { open, readFile, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { startWorker } from '#server/workers/start-worker.ts'
import { sha512t24u } from '#server/hashing/ga4gh-digest.ts'
import { parseFastaIndex } from '#server/files/fasta-index.ts'
import { KNOWLEDGE_BUILD } from '#domain/variants/reference-build.ts'
import { referenceBuilds } from '#domain/vocabularies/coordinates.ts'
import { chromosomesOf } from '../vrs/chromosome-sequences.ts'
import type { ReadChromosome } from '../vrs/record-alleles.ts'
import { indexedSequence, namesOfChromosome } from './indexed-sequence.ts'
import type { SequenceDigests } from './sequence-digests.ts'
import { readStoredDigests, storeDigests } from './stored-digests.ts'
import type { FileState } from './stored-digests.ts'

/** The sequences of a genome, as far as they are known to be those of the public assembly. */
export interface ReferenceGenome {
  /** Reads a chromosome; null while its digest is not known, or where it is another sequence. */
  read: ReadChromosome
  /** Changes when chromosomes become known, so that objects made without them are not taken for current. */
  version(): string
  close(): Promise<void>
}

/** A genome that has no sequences: nothing can be normalised over it. */
export const noGenome: ReferenceGenome = { read: () => null, version: () => '', close: async () => {} }

/** Name of the file with the digests, in the data folder. */
const STORE = 'reference-digests.json'

const assembly = chromosomesOf(KNOWLEDGE_BUILD)
const chromosomes = assembly.map(({ chromosome }) => chromosome)

async function stateOf(path: string): Promise<FileState> {
  const { size, mtimeMs } = await stat(path)
  return { path: resolve(path), size, modified: mtimeMs }
}

/** Opens a FASTA file beside its index: its chromosomes whose digests are those of the sequences that are asked for. */
export async function openGenome(file: string, digests: SequenceDigests): Promise<ReferenceGenome> {
  const index = parseFastaIndex(await readFile(`${file}.fai`, 'utf8'), `${file}.fai`)
  const handle = await open(file)
  const version = sha512t24u(Object.values(digests).join(' '))
  return {
    read({ build, chromosome, refget }) {
      if (build !== KNOWLEDGE_BUILD) return null
      const name = namesOfChromosome(chromosome).find((each) => digests[each] === refget)
      return name === undefined ? null : indexedSequence(handle, index, name)
    },
    version: () => version,
    close: () => handle.close(),
  }
}

/** Computes digests in a thread. @returns null when it was ended before */
function digestsInThread(file: string, signal: AbortSignal): Promise<SequenceDigests | null> {
  const thread = startWorker(new URL('./digest-thread.ts', import.meta.url), 'digests of sequences', {
    workerData: { file, chromosomes },
  })
  signal.addEventListener('abort', () => void thread.terminate(), { once: true })
  return new Promise((done, fail) => {
    thread.once('message', (digests: SequenceDigests) => done(digests))
    thread.once('error', fail)
    thread.once('exit', () => done(null))
  })
}

/** A genome whose digests are computed or read beside other work. */
export interface PreparedGenome extends ReferenceGenome {
  /** Resolves when the chromosomes are known, or cannot be. */
  ready: Promise<void>
}

/**
 * The sequences of GRCh37 of an indexed FASTA file (`REFERENCE_FASTA`). Their digests are computed once for a file, in a
 * thread, and stored in the data folder with the size and time of the file; until they are known the genome has no
 * sequences.
 * @param report hears why there are none
 */
export function prepareGenome(
  file: string,
  dataFolder: string,
  report: (error: unknown) => void,
): PreparedGenome {
  const ending = new AbortController()
  const store = join(dataFolder, STORE)
  let genome = noGenome

  async function digestsOf(): Promise<SequenceDigests | null> {
    const before = await stateOf(file)
    const stored = await readStoredDigests(store, before)
    if (stored) return stored
    const digests = await digestsInThread(file, ending.signal)
    const after = await stateOf(file)
    if (!digests || after.size !== before.size || after.modified !== before.modified) return null
    // They count all the same; the next start computes them again.
    await storeDigests(store, before, digests).catch(report)
    return digests
  }

  async function prepare(): Promise<void> {
    const digests = await digestsOf()
    if (!digests) return
    genome = await openGenome(file, digests)
    if (!assembly.some((sequence) => genome.read(sequence)))
      report(
        new Error(`no chromosome of ${file} has the sequence of ${referenceBuilds.label(KNOWLEDGE_BUILD)}`),
      )
  }

  const ready = prepare().catch(report)
  return {
    read: (sequence) => genome.read(sequence),
    version: () => genome.version(),
    ready,
    async close() {
      ending.abort()
      await ready
      await genome.close()
    },
  }
}

/** The sequences of a FASTA file when they are known, or cannot be; none where there is no file. */
export async function readyGenome(
  file: string | null,
  dataFolder: string,
  report: (error: unknown) => void,
): Promise<ReferenceGenome> {
  if (file === null) return noGenome
  const genome = prepareGenome(file, dataFolder, report)
  await genome.ready
  return genome
}
