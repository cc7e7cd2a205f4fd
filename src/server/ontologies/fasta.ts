import { basename } from 'node:path'
import { accessionOfHeader } from '#domain/variants/sequence-accession.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { readLines } from '#server/files/tsv/lines.ts'
import type { LinesOptions } from '#server/files/tsv/lines.ts'

/** Sequences of proteins and transcripts of a FASTA file, by accession, as far as records name them. */
export interface FastaFile {
  /** Residues in capitals. */
  sequences: ReadonlyMap<string, string>
  /** Entries of the file. */
  read: number
}

const RESIDUES = /^[A-Z*-]+$/i

/** Residues that are held in memory; those of all transcripts that a knowledgebase names are far fewer. */
const MOST_RESIDUES = 500_000_000

/**
 * Reads sequences from a FASTA file of RefSeq or Ensembl. Memory grows with those that are included, not with the file.
 * @param includes whether a sequence is, by its accession with version
 * @throws ClientError when the file is broken, has two sequences of one accession, or none of a protein or transcript
 */
export async function readFasta(
  file: string,
  includes: (accession: string) => boolean,
  options: LinesOptions = {},
): Promise<FastaFile> {
  const parts = new Map<string, string[]>()
  let entry: string[] | null = null
  let [line, read, withAccession, held] = [0, 0, 0, 0]
  const unreadable = (what: string) =>
    new ClientError('BAD_USER_INPUT', `${basename(file)}, line ${line}: ${what}`)

  function begin(header: string): void {
    read += 1
    const accession = accessionOfHeader(header)
    if (accession) withAccession += 1
    entry = null
    if (!accession || !includes(accession)) return
    if (parts.has(accession)) throw unreadable(`${accession} is in the file twice. Remove one of them.`)
    entry = []
    parts.set(accession, entry)
  }

  function readResidues(text: string): void {
    if (read === 0) throw unreadable('residues before the first header (a line that begins with “>”).')
    if (!entry) return
    if (!RESIDUES.test(text)) throw unreadable(`“${text.slice(0, 40)}” is not a line of residues.`)
    held += text.length
    if (held > MOST_RESIDUES) throw unreadable('records name more than 500 million residues of this file.')
    entry.push(text.toUpperCase())
  }

  for await (const lines of readLines(file, options)) {
    for (const each of lines) {
      line += 1
      const text = each.trim()
      if (text.startsWith('>')) begin(text)
      else if (text !== '') readResidues(text)
    }
  }
  if (withAccession === 0)
    throw new ClientError(
      'BAD_USER_INPUT',
      `${basename(file)} has no sequence with an accession and version of RefSeq or Ensembl (NP_005219.2, NM_005228.5, ENSP00000275493.2, ENST00000275493.2).`,
    )
  const sequences = new Map([...parts].map(([accession, residues]) => [accession, residues.join('')]))
  return { sequences, read }
}
