import { Link } from 'react-router'
import type { RevisedValue } from './revised-value.ts'
import { wordChanges } from './word-changes.ts'

/** A value beside another one that it is compared with: what only one of them has is marked in it. */
export function Difference({
  value,
  against,
  mark,
  brief = false,
}: {
  value: RevisedValue
  /** What it is compared with; null shows it without marks. */
  against: RevisedValue | null
  /** Whether what only this value has was taken away or added. */
  mark: 'removed' | 'added'
  /** Leaves out most of what both have, far from what differs. */
  brief?: boolean
}) {
  if (value.kind === 'text') {
    return (
      <TextDifference
        text={value.text}
        against={against?.kind === 'text' ? against.text : null}
        mark={mark}
        brief={brief}
      />
    )
  }
  if (value.records.length === 0) return <Nothing />
  const others = against?.kind === 'records' ? new Set(against.records.map(({ id }) => id)) : null
  return (
    <ul>
      {value.records.map(({ id, name, link }) => {
        const named = link ? (
          <Link className="link" to={link}>
            {name}
          </Link>
        ) : (
          name
        )
        return <li key={id}>{others && !others.has(id) ? <Marked mark={mark}>{named}</Marked> : named}</li>
      })}
    </ul>
  )
}

function TextDifference({
  text,
  against,
  mark,
  brief,
}: {
  text: string
  against: string | null
  mark: 'removed' | 'added'
  brief: boolean
}) {
  if (text === '') return <Nothing />
  if (against === null || against === text) return text
  const [before, after] = mark === 'added' ? [against, text] : [text, against]
  const parts = wordChanges(before, after)
  if (!parts) return <Marked mark={mark}>{text}</Marked>
  return parts
    .filter((part) => (mark === 'added' ? !part.removed : !part.added))
    .map((part, index, all) =>
      part.added || part.removed ? (
        // Parts have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <Marked key={index} mark={mark}>
          {part.value}
        </Marked>
      ) : brief ? (
        abridged(part.value, { isFirst: index === 0, isLast: index === all.length - 1 })
      ) : (
        part.value
      ),
    )
}

/** How many words of what both texts have are shown beside what differs. */
const wordsBeside = 12

/** The words at the ends of a text that lie beside something that differs. */
function abridged(text: string, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }): string {
  const words = text.split(/(?<=\s)(?=\S)/)
  if (words.length <= 3 * wordsBeside) return text
  const start = isFirst ? [] : words.slice(0, wordsBeside)
  const end = isLast ? [] : words.slice(-wordsBeside)
  return `${start.join('')}… ${end.join('')}`
}

/** Text that was taken away or added. */
export function Marked({ mark, children }: { mark: 'removed' | 'added'; children: React.ReactNode }) {
  return mark === 'added' ? (
    <ins className="rounded bg-good/10 text-good decoration-1">{children}</ins>
  ) : (
    <del className="rounded bg-danger-soft text-danger decoration-1">{children}</del>
  )
}

function Nothing() {
  return <span className="text-muted">nothing</span>
}
