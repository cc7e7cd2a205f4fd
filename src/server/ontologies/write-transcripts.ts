import type { Transcript } from '#domain/matching/sequences/transcript.ts'
import type { Writing } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { GtfFile } from './gtf.ts'
import { noReferenceCounts } from './reference-context.ts'
import type { ReferenceContext, ReferenceCounts } from './reference-context.ts'

/** Symbols of the genes that have variants, and their other names, in capitals. */
export async function namesOfVariantGenes(db: Writing): Promise<ReadonlySet<string>> {
  const genes = await db
    .selectFrom('variants')
    .innerJoin('features', 'features.id', 'variants.feature_id')
    .select('features.name')
    .distinct()
    .execute()
  const aliases = await db
    .selectFrom('feature_feature_aliases as link')
    .innerJoin('feature_aliases as alias', 'alias.id', 'link.feature_alias_id')
    .innerJoin('variants', 'variants.feature_id', 'link.feature_id')
    .select('alias.name')
    .distinct()
    .execute()
  return new Set([...genes, ...aliases].map(({ name }) => name.toUpperCase()))
}

type ExonRow = Tables['transcript_exons']

const rowsOf = ({ exons, accession, gene, build, chromosome, isReversed }: Transcript): ExonRow[] =>
  exons.map(({ start, stop, coding }, at) => ({
    accession,
    exon: at + 1,
    gene,
    build,
    chromosome,
    is_reversed: isReversed,
    start,
    stop,
    coding_start: coding?.start ?? null,
    coding_stop: coding?.stop ?? null,
  }))

/** A text of all exons of a transcript, equal where nothing has changed. */
const textOf = (rows: readonly ExonRow[]) =>
  rows
    .map(({ exon, gene, build, chromosome, is_reversed, start, stop, coding_start, coding_stop }) =>
      [exon, gene, build, chromosome, is_reversed, start, stop, coding_start, coding_stop].join(' '),
    )
    .join('\n')

/** Replaces the transcripts by those of a file; counts are of transcripts. */
export async function writeTranscripts(
  { tx, writer }: ReferenceContext,
  { transcripts, leftOut }: GtfFile,
): Promise<ReferenceCounts> {
  const stored = await tx
    .selectFrom('transcript_exons')
    .selectAll()
    .orderBy('accession')
    .orderBy('exon')
    .execute()
  const before = new Map(
    [...Map.groupBy(stored, ({ accession }) => accession)].map(([accession, rows]) => [
      accession,
      textOf(rows),
    ]),
  )
  const counts = { ...noReferenceCounts(), read: transcripts.length + leftOut, left_out: leftOut }
  const rows = transcripts.map(rowsOf)
  for (const [at, { accession }] of transcripts.entries()) {
    const existing = before.get(accession)
    before.delete(accession)
    if (existing === undefined) counts.added += 1
    else if (existing === textOf(rows[at] ?? [])) counts.unchanged += 1
    else counts.changed += 1
  }
  // What the file does not have any more goes, too.
  counts.changed += before.size
  if (counts.added + counts.changed === 0) return counts
  await tx.deleteFrom('transcript_exons').execute()
  await writer.insert('transcript_exons', rows.flat())
  return counts
}
