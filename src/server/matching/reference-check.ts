import type { Alteration } from '#domain/matching/sample/alteration.ts'
import { agreesWithSequence } from '#domain/matching/sequences/reference-sequence.ts'
import type { BasesAt } from '#domain/matching/sequences/reference-sequence.ts'
import { KNOWLEDGE_BUILD } from '#domain/variants/reference-build.ts'
import type { ReferenceBuild } from '#domain/vocabularies/coordinates.ts'
import { fileError } from './formats/file-error.ts'

/** Alleles of a file that are compared with the sequence: more tell no more of its build. */
const MOST_COMPARED = 2000
/** Fewer say little: each that disagrees is not placed anyhow. */
const LEAST_COMPARED = 50
/** Share of reference bases that may disagree with the sequence. */
const MOST_DISAGREEING = 0.02

/** Compares the reference bases of a file with the sequence of its build. */
export function referenceCheck(basesAt: BasesAt | null) {
  let compared = 0
  let disagreeing = 0
  return {
    add(alterations: readonly Alteration[], build: ReferenceBuild | null): void {
      const [first] = alterations
      if (!basesAt || compared >= MOST_COMPARED || first?.kind !== 'SMALL_VARIANT' || !first.allele) return
      if ((first.allele.build ?? build) !== KNOWLEDGE_BUILD) return
      const agrees = agreesWithSequence(first.allele, basesAt)
      if (agrees === null) return
      compared += 1
      if (!agrees) disagreeing += 1
    },
    /** @throws ClientError when the file is of another build */
    end(): void {
      const share = disagreeing / compared
      if (compared < LEAST_COMPARED || share <= MOST_DISAGREEING) return
      throw fileError(
        `${(100 * share).toFixed(1)} % of the reference bases (${disagreeing} of ${compared} that were compared) are not those of GRCh37: the file is of another build.`,
      )
    },
  }
}
