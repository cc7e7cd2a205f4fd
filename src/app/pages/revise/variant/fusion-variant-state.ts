import { z } from 'zod'
import type { RevisedFields } from '#app/curation/forms/revision/revised-fields.ts'
import type { RevisedSubject } from '#app/curation/forms/revision/pending-revisions.ts'
import { idsOf } from '#app/curation/forms/values.ts'
import {
  junctionInput,
  junctionSides,
  JunctionValues,
  sideNames,
} from '#app/curation/forms/variant/junction-values.ts'
import type { FusionSides, JunctionSide } from '#app/curation/forms/variant/junction-values.ts'
import type { SuggestFusionVariantRevisionMutationVariables } from '#app/graphql/generated/revise-variant.ts'
import { numberShown, variantNameFields, variantNameValues } from './variant-common.ts'

/** Fields that people may change of a variant of a fusion. */
export const FusionVariantState = z.object({ ...variantNameValues, ...JunctionValues.shape })
export type FusionVariantState = z.infer<typeof FusionVariantState>

/** The exon of each side, where it is recorded already. */
export type ExonSubjects = Readonly<Record<JunctionSide, readonly RevisedSubject[]>>

/**
 * Names under which it is recorded: each side's exon is a subject of its own with the same fields. Sides without a
 * gene come first, so that what the server finds wrong with an exon is said where there is one.
 */
export function fusionVariantFields(
  sides: FusionSides,
  exons: ExonSubjects,
): RevisedFields<FusionVariantState> {
  const both = sideNames.flatMap((side) => exons[side])
  const fieldsOfSide = {
    fivePrime: {
      fivePrimeTranscript: recorded('fivePrime', 'representative_transcript', 'transcript', exons),
      fivePrimeExonEnd: { ...recorded('fivePrime', 'exon', 'exon', exons), shown: numberShown },
      fivePrimeOffset: { ...recorded('fivePrime', 'exon_offset', 'offset', exons), shown: numberShown },
      fivePrimeOffsetDirection: recorded('fivePrime', 'exon_offset_direction', 'offset direction', exons),
    },
    threePrime: {
      threePrimeTranscript: recorded('threePrime', 'representative_transcript', 'transcript', exons),
      threePrimeExonStart: { ...recorded('threePrime', 'exon', 'exon', exons), shown: numberShown },
      threePrimeOffset: { ...recorded('threePrime', 'exon_offset', 'offset', exons), shown: numberShown },
      threePrimeOffsetDirection: recorded('threePrime', 'exon_offset_direction', 'offset direction', exons),
    },
  }
  const shared = {
    ...variantNameFields,
    referenceBuild: { name: 'reference_build', subjects: both },
    ensemblVersion: { name: 'ensembl_version', subjects: both, shown: numberShown },
  }
  return sides.threePrime.status === 'KNOWN'
    ? { ...shared, ...fieldsOfSide.fivePrime, ...fieldsOfSide.threePrime }
    : { ...shared, ...fieldsOfSide.threePrime, ...fieldsOfSide.fivePrime }
}

const recorded = (side: JunctionSide, name: string, what: string, exons: ExonSubjects) => ({
  name,
  label: `${junctionSides[side].label}: ${what}`,
  subjects: exons[side],
})

/** The whole new state, as the interface takes it. */
export const fusionVariantInput = (
  values: FusionVariantState,
  sides: FusionSides,
): SuggestFusionVariantRevisionMutationVariables['input']['fields'] => ({
  aliases: values.aliases,
  variantTypeIds: idsOf(values.variantTypes),
  coordinates: junctionInput(values, sides),
})
