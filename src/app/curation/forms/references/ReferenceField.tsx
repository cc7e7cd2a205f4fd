import type { ReactNode } from 'react'
import { z } from 'zod'
import { entities } from '#app/entities/entities.ts'
import type { EntityKind } from '#app/entities/entities.ts'
import { handbookHref } from '../handbook-place.ts'
import type { HandbookPlace } from '../handbook-place.ts'
import { ChosenTag } from '#app/ui/combobox/ChosenTag.tsx'
import { Combobox } from '#app/ui/combobox/Combobox.tsx'
import type { ComboboxOption } from '#app/ui/combobox/Combobox.tsx'
import { Field } from '#app/ui/controls/Field.tsx'
import { PartialInputProvider, usePartialInput, withPartialInput } from '../drafts/unfinished.ts'
import type { Reference, ReferenceSearch } from './reference.ts'
import { useTypeahead } from './use-typeahead.ts'

/**
 * Offer of a field for a text that names nothing yet: the last line of the list, and what it opens in place.
 */
export type Creation<Chosen extends Reference> = {
  /** Offered before anything is typed, too. */
  always?: boolean
  /** The words of the line; null when nothing can be created of the text or what was found. */
  label: (text: string, found: number) => string | null
  form: (props: { text: string; onCreated: (created: Chosen) => void; onCancel: () => void }) => ReactNode
}

type Props<Chosen extends Reference> = {
  label: string
  help?: HandbookPlace | undefined
  /** Of records; what has no page of its own is called by its `noun`. */
  kind?: EntityKind
  noun?: string
  /** The name of the field in a list of what is wrong. */
  name: string
  search: ReferenceSearch<Chosen>
  chosen: readonly Chosen[]
  /** One replaces another instead of standing beside it. */
  single?: boolean
  onChoose: (chosen: Chosen[]) => void
  /** How many characters to type before anything is looked for. */
  minimum?: number
  hint?: string
  error?: string
  placeholder?: string
  /** What stands in the field before anything is typed. */
  startText?: string
  disabled?: boolean
  emptyText?: string
  /** What can be made in place, in the order in which it is offered. */
  creation?: Creation<Chosen> | readonly Creation<Chosen>[]
}

/** What was typed into a field without choosing. */
const Typed = z.object({
  text: z.string(),
  /** Which of what is offered is being created, and of which text; null for nothing. */
  creating: z.object({ what: z.number().int(), text: z.string() }).nullable().catch(null),
  /** What is unfinished where it is created. */
  inside: z.record(z.string(), z.unknown()),
})

/** One or several records, found by typing; what is missing can be created in place. */
export function ReferenceField<Chosen extends Reference>(props: Props<Chosen>) {
  const { label, kind, name, chosen, single = false, onChoose, minimum = 1 } = props
  const creations: readonly Creation<Chosen>[] = props.creation ? [props.creation].flat() : []
  const untouched = { text: props.startText ?? '', creating: null, inside: {} }
  const [typed, setTyped] = usePartialInput(name, Typed, untouched)
  const { text, creating, inside } = typed
  const { found, searching, error } = useTypeahead(props.search, text, minimum)
  const entity = kind && entities[kind]
  const colour = entity?.colour
  const noun = entity?.noun ?? props.noun ?? 'Record'
  const words = text.trim()

  const choose = (reference: Chosen) => {
    setTyped(() => undefined)
    if (single) onChoose([reference])
    else if (!chosen.some(({ id }) => id === reference.id)) onChoose([...chosen, reference])
  }
  const options: ComboboxOption[] = found.map(({ reference, note, detail }) => ({
    key: String(reference.id),
    label: reference.name,
    note: chosen.some(({ id }) => id === reference.id) ? 'chosen' : note,
    detail,
    colour,
    onPick: () => choose(reference),
  }))
  for (const [what, { always, label }] of creations.entries()) {
    const offer =
      !searching && (always || words.length >= Math.max(minimum, 1)) ? label(words, found.length) : null
    if (offer)
      options.push({
        key: `create ${what}`,
        label: offer,
        apart: true,
        onPick: () => setTyped((before) => ({ ...before, creating: { what, text: words }, inside: {} })),
      })
  }
  const leftOver =
    words && creating === null ? `Select “${words}” from the list or clear the field.` : undefined

  return (
    <div data-field={name}>
      <Field
        label={label}
        help={props.help && handbookHref(props.help)}
        hint={leftOver ?? props.hint}
        error={props.error}
      >
        {(control) => (
          <Combobox
            control={control}
            listLabel={`${noun}: options`}
            text={text}
            onText={(next) =>
              setTyped((before) =>
                next === untouched.text && before.creating === null ? undefined : { ...before, text: next },
              )
            }
            options={options}
            searching={searching}
            error={error}
            emptyText={
              words.length < minimum
                ? `Type ${minimum} characters or more.`
                : (props.emptyText ?? `No ${noun.toLowerCase()} matches.`)
            }
            placeholder={chosen.length === 0 ? props.placeholder : single ? 'Replace…' : 'Add another…'}
            disabled={props.disabled}
            onTakeBack={() => chosen.length > 0 && onChoose(chosen.slice(0, -1))}
            chosen={chosen.map((reference) => (
              <ChosenTag
                key={reference.id}
                name={reference.barred ? `${reference.name} (${reference.barred})` : reference.name}
                colour={colour}
                onRemove={() => onChoose(chosen.filter(({ id }) => id !== reference.id))}
              />
            ))}
          />
        )}
      </Field>
      {creating ? (
        <PartialInputProvider
          value={{
            unfinished: inside,
            keep: (key, change) =>
              setTyped((before) => ({ ...before, inside: withPartialInput(before.inside, key, change) })),
          }}
        >
          {creations[creating.what]?.form({
            text: creating.text,
            onCreated: choose,
            onCancel: () => setTyped((before) => ({ ...before, creating: null, inside: {} })),
          })}
        </PartialInputProvider>
      ) : null}
    </div>
  )
}
