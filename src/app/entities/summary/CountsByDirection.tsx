import type { ClinicalSummary_countFragment } from '#app/graphql/generated/clinical-summary.ts'
import { LevelLetter } from '#app/entities/evidence/EvidenceLevelMark.tsx'
import { EvidenceSign } from '#app/entities/evidence/EvidenceSign.tsx'

/**
 * Numbers of evidence items that support a significance and that do not, each with its sign; for screen readers in words.
 * The letter of the level, which stands before, is that of the supporting evidence; what does not support it has its own
 * where they differ.
 */
export function CountsByDirection({
  count: { significance, evidenceItemCount, supporting, notSupporting, level, notSupportingLevel },
}: {
  count: ClinicalSummary_countFragment
}) {
  const undirected = evidenceItemCount - supporting - notSupporting
  return (
    <span className="whitespace-nowrap tabular-nums">
      {supporting > 0 ? <Count count={supporting} words="supporting" /> : null}
      {supporting > 0 && notSupportingLevel && notSupportingLevel !== level ? (
        <>
          <span className="sr-only">, level </span>
          <LevelLetter level={notSupportingLevel} />
        </>
      ) : null}
      {notSupporting > 0 ? (
        <>
          <EvidenceSign direction="DOES_NOT_SUPPORT" significance={significance} />
          <Count count={notSupporting} words="not supported" areSaid />
        </>
      ) : null}
      {undirected > 0 ? <Count count={undirected} words="without direction" areSaid /> : null}
    </span>
  )
}

/** A number of items; its words are seen only where the sign before it does not say them. */
function Count({ count, words, areSaid = false }: { count: number; words: string; areSaid?: boolean }) {
  return (
    <span className="mr-1.5 text-muted last:mr-0">
      <span aria-hidden="true">
        ×{count}
        {areSaid ? ` ${words}` : ''}
      </span>
      <span className="sr-only">
        , {count} {words}
      </span>
    </span>
  )
}
