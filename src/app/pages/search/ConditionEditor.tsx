import { searchComparisons, searchGroups } from '#app/graphql/generated/search-filters.ts'
import type { Comparison } from '#app/graphql/generated/search-filters.ts'
import { IconButton } from '#app/ui/controls/IconButton.tsx'
import { Select } from '#app/ui/controls/Select.tsx'
import { TextInput } from '#app/ui/controls/TextInput.tsx'
import { comparisonAt, inputAt, takesValue } from './search-query.ts'
import type { SearchCondition } from './search-query.ts'
import { choiceLabel, fieldLabel, operatorLabel } from './search-words.ts'

/** One comparison: a field, perhaps of a related record, how it compares, and with what. */
export function ConditionEditor({
  filter,
  condition,
  number,
  onChange,
  onRemove,
}: {
  filter: string
  condition: SearchCondition
  /** Counts the conditions, to tell their controls apart for screen readers. */
  number: string
  onChange: (condition: SearchCondition) => void
  onRemove: () => void
}) {
  const { path, operator } = condition
  const comparison = comparisonAt(filter, path)
  const steps = [...path, ...(comparison ? [] : [''])]
  const choosePath = (next: readonly string[]) => {
    const [first] = comparisonAt(filter, next)?.operators ?? []
    onChange({ ...condition, path: next, operator: first ?? '', value: '' })
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      {steps.map((name, depth) => {
        const before = path.slice(0, depth)
        const fields = searchGroups[inputAt(filter, before) ?? ''] ?? []
        return (
          <Select
            key={depth}
            aria-label={
              depth === 0 ? `Field of condition ${number}` : `Field ${depth + 1} of condition ${number}`
            }
            empty="Select a field…"
            value={name}
            choices={fields
              .map((field) => ({
                value: field.name,
                label: `${fieldLabel(field.name)}${searchComparisons[field.input] ? '' : ' …'}`,
              }))
              .toSorted((left, right) => left.label.localeCompare(right.label))}
            onChoose={(chosen) => choosePath(chosen ? [...before, chosen] : before)}
            className="w-auto!"
          />
        )
      })}
      {comparison && comparison.operators.length > 0 ? (
        <Select
          aria-label={`Comparison of condition ${number}`}
          value={operator}
          choices={comparison.operators.map((value) => ({ value, label: operatorLabel(value) }))}
          onChoose={(chosen) => onChange({ ...condition, operator: chosen })}
          className="w-auto!"
        />
      ) : null}
      {comparison && takesValue(operator) ? (
        <ValueControl
          label={`Value of condition ${number}`}
          comparison={comparison}
          value={condition.value}
          onChange={(value) => onChange({ ...condition, value })}
        />
      ) : null}
      <IconButton icon="close" label={`Remove condition ${number}`} className="size-7" onClick={onRemove} />
    </div>
  )
}

function ValueControl({
  label,
  comparison,
  value,
  onChange,
}: {
  label: string
  comparison: Comparison
  value: string
  onChange: (value: string) => void
}) {
  if (comparison.value === 'choice' || comparison.value === 'boolean') {
    const choices =
      comparison.value === 'boolean'
        ? [
            { value: 'true', label: 'Yes' },
            { value: 'false', label: 'No' },
          ]
        : (comparison.choices ?? []).map((choice) => ({
            value: choice,
            label: choiceLabel(comparison.vocabulary, choice),
          }))
    return (
      <Select
        aria-label={label}
        empty="Select…"
        value={value}
        choices={choices}
        onChoose={onChange}
        className="w-auto!"
      />
    )
  }
  return (
    <TextInput
      aria-label={label}
      type={comparison.value === 'date' ? 'date' : 'text'}
      inputMode={comparison.value === 'number' ? 'decimal' : undefined}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="w-56!"
    />
  )
}
