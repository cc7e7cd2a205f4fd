import { differenceWords } from '#domain/clinical/evidence-conflict.ts'
import type { Claim, EvidenceMatrix } from '#domain/clinical/evidence-matrix.ts'
import type {
  AssertionWorkspace_diseaseFragment,
  AssertionWorkspace_evidenceFragment,
} from '#app/graphql/generated/assertion-page.ts'

/** Relation of an item to the assertion that cites it. */
export type ItemRelation = {
  conflicts: boolean
  /** In what it is about something else than the assertion, in words; null where the two are comparable. */
  difference: string | null
}

/** The relation of an item, by the matrix of the evidence and what the ontology says of the diseases. */
export function itemRelation(
  item: AssertionWorkspace_evidenceFragment,
  {
    claim,
    matrix,
    diseases,
  }: { claim: Claim; matrix: EvidenceMatrix; diseases: readonly AssertionWorkspace_diseaseFragment[] },
): ItemRelation {
  const ofItem = diseases.find(({ disease }) => disease.id === item.disease?.id)
  return {
    conflicts: matrix.disagreeing.includes(item.id),
    difference: matrix.notComparable.includes(item.id)
      ? differenceWords(claim, item, ofItem?.relation ?? 'UNKNOWN')
      : null,
  }
}
