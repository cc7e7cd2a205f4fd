import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { isCoiDenial } from '#domain/policies/rights.ts'

const disclosure = 'Complete your conflict-of-interest disclosure to review.'

/** Sentence for a denial of the rules. */
export const denialSentence = (reason: string): string => (isCoiDenial(reason) ? disclosure : `${reason}.`)

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
