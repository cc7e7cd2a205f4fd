import type { ReactNode } from 'react'
import { Difference } from '#app/entities/history/Difference.tsx'
import type { Conflict } from './conflict.ts'

/** The three contents of the field of a conflict side by side, or one below the other where there is little room. */
export function ConflictContents({ conflict }: { conflict: Conflict }) {
  const { isBaseKnown, baseText, oursText, theirsText, upstreamName } = conflict
  const text = (words: string) => ({ kind: 'text', text: words }) as const
  return (
    <div className="@container">
      <dl className="grid gap-3 @xl:grid-cols-3">
        <Content name="Before">
          {isBaseKnown ? (
            <Difference value={text(baseText)} against={null} mark="removed" />
          ) : (
            <span className="text-muted">Not known</span>
          )}
        </Content>
        <Content name="Here">
          <Difference
            value={text(oursText)}
            against={text(isBaseKnown ? baseText : theirsText)}
            mark={isBaseKnown ? 'added' : 'removed'}
          />
        </Content>
        <Content name={upstreamName}>
          <Difference
            value={text(theirsText)}
            against={text(isBaseKnown ? baseText : oursText)}
            mark="added"
          />
        </Content>
      </dl>
    </div>
  )
}

function Content({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0 rounded-md border border-line bg-surface">
      <dt className="border-b border-line px-3 py-1 text-xs font-medium text-muted">{name}</dt>
      <dd className="px-3 py-2 text-sm leading-relaxed break-words whitespace-pre-line">{children}</dd>
    </div>
  )
}
