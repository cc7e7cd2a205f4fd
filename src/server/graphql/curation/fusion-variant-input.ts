import type { ExonPlace } from '#domain/records/fields/coordinates.ts'
import { builder } from '../schema/builder.ts'
import { Direction, ReferenceBuild } from '../schema/enums.ts'

const transcript = 'Ensembl transcript with its version, such as `ENST00000318522.9`.'
const offset = 'Bases between the exon boundary and the breakpoint, 0 or more.'
const direction = 'Direction of the offset from the exon boundary; required with an offset.'

export const FusionVariantInput = builder.inputType('FusionVariantInput', {
  description:
    'Exons at the breakpoint of a fusion: one for each side with a known gene, none for any other. Exons are numbered from 1.',
  fields: (t) => ({
    ensemblVersion: t.int({ required: true, description: 'Ensembl version of the transcripts.' }),
    referenceBuild: t.field({
      type: ReferenceBuild,
      description: 'Reference build of the transcripts; required with an exon.',
    }),
    fivePrimeTranscript: t.string({ description: transcript }),
    fivePrimeExonEnd: t.int({ description: "Last exon of the 5' gene." }),
    fivePrimeOffset: t.int({ description: offset }),
    fivePrimeOffsetDirection: t.field({ type: Direction, description: direction }),
    threePrimeTranscript: t.string({ description: transcript }),
    threePrimeExonStart: t.int({ description: "First exon of the 3' gene." }),
    threePrimeOffset: t.int({ description: offset }),
    threePrimeOffsetDirection: t.field({ type: Direction, description: direction }),
  }),
})

/** The exon at which each side breaks; null for a side of which nothing is said. */
export function brokenExons(
  input: typeof FusionVariantInput.$inferInput,
): Record<'fivePrime' | 'threePrime', ExonPlace | null> {
  const side = (
    representativeTranscript: string | null | undefined,
    exon: number | null | undefined,
    exonOffset: number | null | undefined,
    exonOffsetDirection: typeof input.fivePrimeOffsetDirection,
  ): ExonPlace | null => {
    const place = {
      representativeTranscript: representativeTranscript?.trim() || null,
      exon: exon ?? null,
      exonOffset: exonOffset ?? null,
      exonOffsetDirection: exonOffsetDirection ?? null,
    }
    if (Object.values(place).every((value) => value === null)) return null
    return { ...place, referenceBuild: input.referenceBuild ?? null, ensemblVersion: input.ensemblVersion }
  }
  return {
    fivePrime: side(
      input.fivePrimeTranscript,
      input.fivePrimeExonEnd,
      input.fivePrimeOffset,
      input.fivePrimeOffsetDirection,
    ),
    threePrime: side(
      input.threePrimeTranscript,
      input.threePrimeExonStart,
      input.threePrimeOffset,
      input.threePrimeOffsetDirection,
    ),
  }
}
