import { createLiftOver } from '#domain/matching/sequences/lift-over.ts'
import { grch38Block } from '#server/knowledge/records/variants/chain-blocks.ts'
import type { GksContext } from '../gks-context.ts'
import { chromosomeSequence } from '../vrs/chromosome-sequences.ts'
import { trim } from '../vrs/normalize-allele.ts'
import type { ChromosomeChange } from '../vrs/record-alleles.ts'
import { allele, sequenceLocation } from '../vrs/vrs-allele.ts'
import type { Allele } from '../vrs/vrs-types.ts'

/**
 * The allele on GRCh38 of a change on GRCh37, by the imported chain file of that direction. Null without it, for
 * insertions and deletions, as there is no sequence of GRCh38 to normalise them over, and where the change does not lie in
 * one stretch. Its location names no bases: those of GRCh38 are not known.
 */
export async function liftedAllele(
  { sequence, change }: ChromosomeChange,
  { load }: GksContext,
): Promise<Allele | null> {
  const { start, end, reference, alternate } = trim(change)
  if (sequence.build !== 'GRCH37' || reference === '' || alternate === '') return null
  const { chromosome } = sequence
  const block = await load(grch38Block, `${chromosome}:${start + 1}`)
  if (!block) return null
  const place = { build: sequence.build, chromosome, start: start + 1, stop: end, reference, alternate }
  const lifted = createLiftOver([block], 'GRCH38')(place)
  const target = lifted && chromosomeSequence('GRCH38', lifted.chromosome)
  // The mitochondrion is the same in both builds, and chrM of UCSC another sequence.
  if (!lifted || !target || target.refget === sequence.refget) return null
  const location = sequenceLocation(target.refget, lifted.start - 1, lifted.stop)
  return allele(location, { type: 'LiteralSequenceExpression', sequence: lifted.alternate })
}
