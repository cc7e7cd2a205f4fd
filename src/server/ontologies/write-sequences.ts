import { accessionOfHgvs } from '#domain/variants/sequence-accession.ts'
import { refgetAccession, sha512t24u } from '#server/hashing/ga4gh-digest.ts'
import type { Writing } from '#server/storage/database.ts'
import type { FastaFile } from './fasta.ts'
import { noReferenceCounts } from './reference-context.ts'
import type { ReferenceContext, ReferenceCounts } from './reference-context.ts'

/** Accessions with version of the proteins and transcripts that HGVS expressions of records name. */
export async function accessionsOfRecords(db: Writing): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('hgvs_descriptions').select('name').execute()
  return new Set(rows.flatMap(({ name }) => accessionOfHgvs(name) ?? []))
}

/** Adds the sequences of a file to those that are there, or replaces them. */
export async function writeSequences(
  { tx, writer, note }: ReferenceContext,
  { sequences, read }: FastaFile,
): Promise<ReferenceCounts> {
  const counts = { ...noReferenceCounts(), read, left_out: read - sequences.size }
  if (sequences.size === 0) note('No HGVS expression of a record names a sequence of the FASTA file.')
  const stored = await tx.selectFrom('reference_sequences').select(['accession', 'refget']).execute()
  const refgetOf = new Map(stored.map(({ accession, refget }) => [accession, refget]))
  const rows = [...sequences].map(([accession, residues]) => ({
    accession,
    refget: refgetAccession(sha512t24u(residues)),
    residues,
  }))
  const written = rows.filter(({ accession, refget }) => refgetOf.get(accession) !== refget)
  counts.changed = written.filter(({ accession }) => refgetOf.has(accession)).length
  counts.added = written.length - counts.changed
  counts.unchanged = rows.length - written.length
  await writer.insert('reference_sequences', written, { do: 'update', key: ['accession'], keep: [] })
  return counts
}
