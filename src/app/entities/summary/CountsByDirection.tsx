import type { ClinicalSummary_countFragment } from '#app/graphql/generated/clinical-summary.ts'
import { LevelLetter } from '#app/entities/evidence/EvidenceLevelMark.tsx'
import { classNames } from '#app/ui/class-names.ts'

/**
 * `+12 −1`: how much evidence supports a significance, and how much does not; for screen readers in words. The letter of
 * the level, which stands before, is that of the supporting evidence; what does not support it has its own where they
 * differ.
 */
export function CountsByDirection({
  count: { evidenceItemCount, supporting, notSupporting, level, notSupportingLevel },
  isAdverse = false,
}: {
  count: ClinicalSummary_countFragment
  /** The significance is one that nobody hopes for: resistance. */
  isAdverse?: boolean
}) {
  const undirected = evidenceItemCount - supporting - notSupporting
  const [good, bad] = ['text-good', 'text-danger']
  return (
    <span className="whitespace-nowrap tabular-nums">
      {supporting > 0 ? (
        <Count sign="+" count={supporting} words="supporting" colour={isAdverse ? bad : good} />
      ) : null}
      {supporting > 0 && notSupportingLevel && notSupportingLevel !== level ? (
        <>
          <span className="sr-only">, level </span>
          <LevelLetter level={notSupportingLevel} />
        </>
      ) : null}
      {notSupporting > 0 ? (
        <Count sign="−" count={notSupporting} words="not supporting" colour={isAdverse ? good : bad} />
      ) : null}
      {undirected > 0 ? (
        <Count sign="±" count={undirected} words="without direction" colour="text-muted" />
      ) : null}
    </span>
  )
}

function Count({
  sign,
  count,
  words,
  colour,
}: {
  sign: string
  count: number
  words: string
  colour: string
}) {
  return (
    <>
      <span aria-hidden="true" className={classNames('mr-1.5 font-semibold last:mr-0', colour)}>
        {sign}
        {count}
      </span>
      <span className="sr-only">
        , {count} {words}
      </span>
    </>
  )
}
