import type { Exon, Transcript } from '#domain/matching/sequences/transcript.ts'
import type { ReferenceBuild } from '#domain/vocabularies/coordinates.ts'
import { ClientError } from '#server/errors/client-error.ts'

/** One line of a transcript: an exon, or the coding part of one. */
export interface TranscriptLine {
  line: number
  start: number
  stop: number
  /** Bases before the first whole codon of a coding part. */
  frame: string
  /** Number of the exon; null where the file gives none. */
  exon: number | null
}

/** Lines of a GTF file about one transcript. */
export interface TranscriptLines extends Pick<
  Transcript,
  'accession' | 'gene' | 'chromosome' | 'isReversed'
> {
  exons: TranscriptLine[]
  coding: TranscriptLine[]
}

/**
 * Makes a transcript of its lines; null where it codes for no protein, or begins within a codon: then its residues
 * cannot be counted.
 * @throws ClientError when exons are missing or overlap, or a coding part lies in none
 */
export function transcriptOf(
  { exons, coding, accession, gene, chromosome, isReversed }: TranscriptLines,
  build: ReferenceBuild,
  file: string,
): Transcript | null {
  const inOrder = (lines: readonly TranscriptLine[]) =>
    lines.toSorted((left, right) => (isReversed ? right.start - left.start : left.start - right.start))
  const unreadable = (line: number, what: string) =>
    new ClientError('BAD_USER_INPUT', `${file}, line ${line}: ${what} The file may be truncated.`)

  const parts = inOrder(coding)
  const ordered = inOrder(exons)
  const whole = ordered.map(({ line, start, stop, exon }, at): Exon => {
    if (exon !== null && exon !== at + 1)
      throw unreadable(line, `this is exon ${exon} of ${accession}, of which exon ${at + 1} is missing.`)
    const before = ordered[at - 1]
    if (before && start <= before.stop && before.start <= stop)
      throw unreadable(line, `two exons of ${accession} overlap.`)
    const part = parts.find((one) => one.start >= start && one.stop <= stop)
    return { start, stop, coding: part ? { start: part.start, stop: part.stop } : null }
  })
  const placed = whole.flatMap((one) => one.coding ?? [])
  const stray = parts.find(
    ({ start, stop }) => !placed.some((one) => one.start === start && one.stop === stop),
  )
  if (stray) throw unreadable(stray.line, `this coding part of ${accession} lies in no exon of its own.`)
  if (parts[0]?.frame !== '0') return null
  return { accession, gene, build, chromosome, isReversed, exons: whole }
}
