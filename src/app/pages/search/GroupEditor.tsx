import { Button } from '#app/ui/controls/Button.tsx'
import { Select } from '#app/ui/controls/Select.tsx'
import { ConditionEditor } from './ConditionEditor.tsx'
import { emptyCondition, emptyGroup } from './search-query.ts'
import type { SearchGroup, SearchPart } from './search-query.ts'

/** Conditions of which all or any must hold, with groups among them. */
export function GroupEditor({
  filter,
  group,
  number = '',
  onChange,
  onRemove,
}: {
  filter: string
  group: SearchGroup
  /** Its place among the groups, such as `2.1`; empty for the outermost. */
  number?: string
  onChange: (group: SearchGroup) => void
  onRemove?: () => void
}) {
  const numberOf = (index: number) => (number ? `${number}.${index + 1}` : String(index + 1))
  const replace = (index: number, part: SearchPart) =>
    onChange({ ...group, parts: group.parts.map((each, place) => (place === index ? part : each)) })
  const remove = (index: number) =>
    onChange({ ...group, parts: group.parts.filter((_, place) => place !== index) })
  return (
    <fieldset className="rounded-md border border-line bg-surface p-3">
      <legend className="sr-only">{number ? `Group ${number}` : 'Conditions'}</legend>
      <div className="mb-2 flex items-center gap-2 text-sm">
        <Select
          aria-label={number ? `Operator of group ${number}` : 'Operator of the conditions'}
          value={group.any ? 'OR' : 'AND'}
          choices={[
            { value: 'AND', label: 'All of these (AND)' },
            { value: 'OR', label: 'Any of these (OR)' },
          ]}
          onChoose={(joined) => onChange({ ...group, any: joined === 'OR' })}
          className="w-auto!"
        />
        {onRemove ? (
          <Button look="quiet" onClick={onRemove}>
            Remove group
          </Button>
        ) : null}
      </div>
      <ul className="space-y-2 border-l-2 border-line pl-3">
        {group.parts.map((part, index) => (
          // Parts have no names of their own and keep their order.
          <li key={index}>
            {part.kind === 'group' ? (
              <GroupEditor
                filter={filter}
                group={part}
                number={numberOf(index)}
                onChange={(next) => replace(index, next)}
                onRemove={() => remove(index)}
              />
            ) : (
              <ConditionEditor
                filter={filter}
                condition={part}
                number={numberOf(index)}
                onChange={(next) => replace(index, next)}
                onRemove={() => remove(index)}
              />
            )}
          </li>
        ))}
      </ul>
      <div className="mt-2 flex gap-2">
        <Button onClick={() => onChange({ ...group, parts: [...group.parts, emptyCondition] })}>
          Add a condition
        </Button>
        <Button
          onClick={() => onChange({ ...group, parts: [...group.parts, { ...emptyGroup, any: !group.any }] })}
        >
          Add a group
        </Button>
      </div>
    </fieldset>
  )
}
