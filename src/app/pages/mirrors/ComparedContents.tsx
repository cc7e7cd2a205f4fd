import type { ReactNode } from 'react'
import { Difference } from '#app/entities/history/Difference.tsx'

/** A field with two contents. */
interface ComparedContent {
  key: string
  label: string
  left: string
  right: string
  /** What is said of the field below its name. */
  note?: ReactNode
}

const text = (content: string) => ({ kind: 'text', text: content }) as const

/** Contents of fields side by side, or below one another on narrow screens, with the differing words marked. */
export function ComparedContents({
  names: [left, right],
  contents,
}: {
  names: readonly [string, string]
  contents: readonly ComparedContent[]
}) {
  return (
    <dl className="divide-y divide-line text-sm">
      {contents.map((content) => (
        <div key={content.key} className="grid gap-x-4 gap-y-1 py-2 first:pt-0 sm:grid-cols-[11rem_1fr_1fr]">
          <dt className="font-medium">
            {content.label}
            {content.note}
          </dt>
          <dd className="min-w-0">
            <span className="block text-xs text-muted">{left}</span>
            <span className="break-words whitespace-pre-line">
              <Difference value={text(content.left)} against={text(content.right)} mark="removed" />
            </span>
          </dd>
          <dd className="min-w-0">
            <span className="block text-xs text-muted">{right}</span>
            <span className="break-words whitespace-pre-line">
              <Difference value={text(content.right)} against={text(content.left)} mark="added" />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
