import type { Vocabulary } from '#domain/vocabularies/vocabulary.ts'
import { handbookHref } from './handbook-place.ts'
import type { HandbookPlace } from './handbook-place.ts'
import { Field } from '#app/ui/controls/Field.tsx'
import { Select } from '#app/ui/controls/Select.tsx'

/**
 * One of a vocabulary, of those that are allowed. A chosen one that is allowed no more stays to be seen, marked, until
 * another is chosen.
 */
export function VocabularySelect<Value extends string>({
  label,
  help,
  name,
  words,
  meanings,
  allowed = words.values,
  wordsOf = words.label,
  chosen,
  onChoose,
  empty = 'Select…',
  hint,
  error,
}: {
  label: string
  help?: HandbookPlace | undefined
  name: string
  words: Vocabulary<Value>
  /** Meaning of each value, said below the field of the chosen one. */
  meanings?: Readonly<Record<Value, string>>
  allowed?: readonly Value[]
  wordsOf?: (value: Value) => string
  chosen: Value | null
  onChoose: (value: Value | null) => void
  empty?: string
  hint?: string
  error?: string
}) {
  const choices = allowed.map((value) => ({ value, label: wordsOf(value) }))
  if (chosen !== null && !allowed.includes(chosen))
    choices.push({ value: chosen, label: `${wordsOf(chosen)} (not allowed here)` })
  return (
    <div data-field={name}>
      <Field
        label={label}
        help={help && handbookHref(help)}
        hint={(chosen && meanings?.[chosen]) ?? hint}
        error={error}
      >
        {(control) => (
          <Select
            {...control}
            empty={empty}
            choices={choices}
            value={chosen ?? ''}
            onChoose={(value) => onChoose(words.has(value) ? value : null)}
          />
        )}
      </Field>
    </div>
  )
}
