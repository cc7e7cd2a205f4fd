import type { FieldChanges_changeFragment } from '#app/graphql/generated/versions.ts'
import { Difference } from './Difference.tsx'
import type { RevisedValue } from './revised-value.ts'

const textValue = (text: string): RevisedValue => ({ kind: 'text', text })

/** The fields in which two versions of a record differ, word by word. */
export function FieldChanges({
  changes,
  brief = false,
}: {
  changes: readonly FieldChanges_changeFragment[]
  /** Leaves out most of what both versions of a long text have. */
  brief?: boolean
}) {
  return (
    <ul className="space-y-2">
      {changes.map(({ field, fieldDisplayName, beforeText, afterText }) => {
        const [before, after] = [textValue(beforeText), textValue(afterText)]
        return (
          <li key={field}>
            <strong className="font-semibold">{fieldDisplayName}</strong>
            <dl className="grid gap-x-3 sm:grid-cols-[4rem_1fr]">
              <dt className="text-muted">Before</dt>
              <dd className="max-w-prose min-w-0 break-words whitespace-pre-line">
                <Difference value={before} against={after} mark="removed" brief={brief} />
              </dd>
              <dt className="text-muted">After</dt>
              <dd className="max-w-prose min-w-0 break-words whitespace-pre-line">
                <Difference value={after} against={before} mark="added" brief={brief} />
              </dd>
            </dl>
          </li>
        )
      })}
    </ul>
  )
}
