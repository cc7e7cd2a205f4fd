import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { isCoiDenial } from '#domain/policies/rights.ts'

const disclosure = 'Complete your conflict-of-interest disclosure to review.'

/** Sentence for a denial of the rules. */
export const denialSentence = (reason: string): string => (isCoiDenial(reason) ? disclosure : `${reason}.`)

/** Reasons of denials, each once: a missing disclosure denies every decision by the same sentence. */
export function DenialReasons({ id, reasons }: { id: string; reasons: readonly string[] }) {
  const bySentence = new Map(reasons.map((reason) => [denialSentence(reason), reason]))
  return (
    <ul id={id} className="text-xs text-muted empty:hidden">
      {[...bySentence].map(([sentence, reason]) => (
        <li key={sentence}>
          <DenialReason reason={reason} />
        </li>
      ))}
    </ul>
  )
}

/** Reason of a denial; a missing disclosure with the way to it. */
export function DenialReason({ reason }: { reason: string }) {
  return (
    <>
      {denialSentence(reason)}
      {isCoiDenial(reason) ? (
        <>
          {' '}
          <Link className="link" to={paths.conflictOfInterest.href()}>
            Complete it
          </Link>
        </>
      ) : null}
    </>
  )
}
