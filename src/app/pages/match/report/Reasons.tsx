import { EntityLink } from '#app/entities/EntityLink.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import type { ProfilePart } from '#domain/matching/match-report.ts'

const SIGNS = {
  met: { sign: <Icon name="check" className="mt-1 size-4 text-good" />, words: 'Met: ' },
  failed: { sign: <Icon name="close" className="mt-1 size-4 text-danger" />, words: 'Not met: ' },
  unknown: {
    sign: (
      <span aria-hidden="true" className="w-4 shrink-0 text-center font-bold text-warning">
        ?
      </span>
    ),
    words: 'Unknown: ',
  },
}

function signOf({ state, negated }: ProfilePart) {
  if (state === 'UNKNOWN') return SIGNS.unknown
  return SIGNS[(state === 'TRUE') === negated ? 'failed' : 'met']
}

/** Each variant of a profile with its state in the sample and the sentence that says why. */
export function Reasons({ parts }: { parts: readonly ProfilePart[] }) {
  return (
    <ul className="space-y-0.5">
      {parts.map((part) => {
        const { variant, negated, because } = part
        const { sign, words } = signOf(part)
        return (
          <li key={`${variant.id} ${negated}`} className="flex items-start gap-1.5">
            {sign}
            <span className="min-w-0">
              <span className="sr-only">{words}</span>
              {negated ? <strong className="font-semibold">NOT </strong> : null}
              <EntityLink
                kind="variant"
                record={{ id: variant.id, name: `${variant.feature} ${variant.name}` }}
              />
              {': '}
              {because}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
