import { useEffect, useState } from 'react'
import type { ChangeBoundsQuery } from '#app/graphql/generated/changes.ts'
import { readDay } from '#app/curation/review/filters/filter-days.ts'
import { formatDate } from '#app/ui/dates.ts'
import { fetchStates } from '#app/states/fetch-states.ts'
import type { ListedState } from '#app/states/fetch-states.ts'
import { Field } from '#app/ui/controls/Field.tsx'
import { SearchInput } from '#app/ui/controls/SearchInput.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Select } from '#app/ui/controls/Select.tsx'
import type { Choice } from '#app/ui/controls/Select.tsx'

/** Choices for which something is typed beside the menu. */
const DAY = 'day'
const VERSION = 'version'

const inputs = {
  [DAY]: { type: 'date', label: 'date' },
  [VERSION]: { type: 'search', label: 'knowledge version' },
} as const

type Typed = keyof typeof inputs
const isTyped = (choice: string): choice is Typed => choice === DAY || choice === VERSION

/** The frozen states beside the releases; none until they are there. */
export function useStates(): readonly ListedState[] {
  const [states, setStates] = useState<readonly ListedState[]>([])
  useEffect(() => {
    // Without them releases, dates and versions can still be chosen.
    fetchStates().then(setStates, () => undefined)
  }, [])
  return states
}

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value)

/** The choice that a value of the address stands for. */
function choiceOf(value: string, choices: readonly Choice[]): string {
  if (choices.some((choice) => choice.value === value)) return value
  return isDay(value) ? DAY : VERSION
}

/** A state of the knowledge to compare: a release, another frozen state, a day or a version of the knowledge. */
export function RangeBoundField({
  label,
  value,
  first,
  bounds: { importedReleases },
  states,
  onChoose,
}: {
  label: string
  value: string
  /** The choice that is no release: the beginning, or the present. */
  first: Choice
  bounds: ChangeBoundsQuery
  states: readonly ListedState[]
  onChoose: (value: string) => void
}) {
  const others = states.filter(({ name }) => !importedReleases.some((release) => release.name === name))
  const choices = [
    first,
    ...importedReleases.map(({ name }) => ({ value: name, label: `Release ${name}` })),
    ...others
      .map(({ name, knowledgeVersion, date }) => ({
        value: String(knowledgeVersion),
        label: `${name} (${formatDate(date)})`,
      }))
      .toReversed(),
  ]
  // An address may name another release: one that is not listed, or none at all.
  if (value !== '' && !isDay(value) && !/^\d+$/.test(value) && !choices.some((one) => one.value === value))
    choices.push({ value, label: value })
  const release = importedReleases.find(({ knowledgeVersion }) => String(knowledgeVersion) === value)
  const chosen = choiceOf(release?.name ?? value, choices)
  const [typing, setTyping] = useState<{ choice: Typed; beside: string } | null>(null)
  // What was chosen since goes before a choice for which nothing was typed.
  const choice = typing?.beside === value ? typing.choice : chosen
  return (
    <div
      className={classNames(
        'flex items-end gap-2',
        isTyped(choice) ? 'max-sm:w-full' : 'max-sm:w-[calc(50%-0.375rem)]',
      )}
    >
      <Field label={label} className="w-48 max-sm:w-auto max-sm:min-w-0 max-sm:flex-1">
        {(control) => (
          <Select
            {...control}
            value={choice}
            choices={[
              ...choices,
              { value: DAY, label: 'Date…' },
              { value: VERSION, label: 'Knowledge version…' },
            ]}
            onChoose={(next) => {
              setTyping(isTyped(next) ? { choice: next, beside: value } : null)
              if (!isTyped(next)) onChoose(next)
            }}
          />
        )}
      </Field>
      {isTyped(choice) ? (
        <Field label={`${label} ${inputs[choice].label}`} className="w-36">
          {(control) => (
            <SearchInput
              {...control}
              key={choice}
              type={inputs[choice].type}
              value={choice === chosen ? value : ''}
              onChangeEnd={(text) => {
                // A day is chosen when its year is complete.
                if (choice === DAY ? readDay(text) : text) onChoose(text)
              }}
            />
          )}
        </Field>
      ) : null}
    </div>
  )
}
