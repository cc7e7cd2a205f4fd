import { accessionOf } from '#domain/matching/sequences/transcript.ts'
import type { Transcript } from '#domain/matching/sequences/transcript.ts'
import type { Reading } from '#server/storage/database.ts'

/** Accessions in one statement: either engine takes so many parameters safely. */
const ACCESSIONS_OF_STATEMENT = 5000

async function readSome(db: Reading, accessions: readonly string[]): Promise<Transcript[]> {
  const rows = await db
    .selectFrom('transcript_exons')
    .selectAll()
    .where('accession', 'in', accessions)
    .orderBy('accession')
    .orderBy('exon')
    .execute()
  return [...Map.groupBy(rows, ({ accession }) => accession)].flatMap(([accession, exons]) => {
    const [first] = exons
    if (!first) return []
    const { gene, build, chromosome, is_reversed: isReversed } = first
    return {
      accession,
      gene,
      build,
      chromosome,
      isReversed,
      exons: exons.map(({ start, stop, coding_start, coding_stop }) => ({
        start,
        stop,
        coding:
          coding_start === null || coding_stop === null ? null : { start: coding_start, stop: coding_stop },
      })),
    }
  })
}

/** The transcripts of the imported annotation of the genome that records name, in any version. */
export async function readTranscripts(db: Reading, named: Iterable<string>): Promise<Transcript[]> {
  const accessions = [...new Set(Array.from(named, accessionOf))].filter((one) => one.startsWith('ENST'))
  const transcripts: Transcript[] = []
  for (let at = 0; at < accessions.length; at += ACCESSIONS_OF_STATEMENT)
    transcripts.push(...(await readSome(db, accessions.slice(at, at + ACCESSIONS_OF_STATEMENT))))
  return transcripts
}
