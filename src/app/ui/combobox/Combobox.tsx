// The combobox pattern with a list below its input has no element of its own in HTML: it is made of roles.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role */
import { useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import type { ControlProps } from '../controls/Field.tsx'

export type ComboboxOption = {
  key: string
  label: string
  /** A word or two at the end of the line. */
  note?: string
  /** A second line. */
  detail?: string
  /** A text colour class; it only repeats what the words say. */
  colour?: string
  /** Something else than a match, such as creating one: it stands below the matches and apart from them. */
  apart?: boolean
  onPick: () => void
}

/**
 * A text field with a list of what its text may mean. Arrow keys move in the list, Enter picks, Escape closes it and
 * then empties the field. What is chosen stands before the text as `chosen`; Backspace in the empty field takes the
 * last of it back.
 */
export function Combobox({
  control,
  listLabel,
  text,
  onText,
  options,
  searching = false,
  error,
  emptyText,
  placeholder,
  disabled = false,
  chosen,
  onTakeBack,
}: {
  control: ControlProps
  listLabel: string
  text: string
  onText: (text: string) => void
  options: readonly ComboboxOption[]
  searching?: boolean
  /** Why nothing could be looked up. */
  error?: string | null
  /** What to say when there are no options for the text. */
  emptyText: string
  placeholder?: string
  disabled?: boolean
  chosen?: ReactNode
  onTakeBack?: () => void
}) {
  const list = useId()
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  const [place, setPlace] = useState(0)
  const current = Math.min(place, options.length - 1)
  const active = open && !searching ? options[current] : undefined

  const pick = (option: ComboboxOption) => {
    setOpen(false)
    setPlace(0)
    input.current?.focus()
    option.onPick()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      if (!open) setOpen(true)
      else if (options.length > 0) setPlace((current + step + options.length) % options.length)
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      // The form is sent by its button; here Enter only picks.
      event.preventDefault()
      if (active) pick(active)
    } else if (event.key === 'Escape' && (open || text)) {
      event.preventDefault()
      event.stopPropagation()
      if (open) setOpen(false)
      else onText('')
    } else if (event.key === 'Backspace' && text === '') {
      onTakeBack?.()
    }
  }

  const isAsking = text.trim() !== '' || options.length > 0
  const status = error ?? (searching ? 'Searching…' : options.length === 0 ? emptyText : null)
  return (
    <div
      ref={box}
      className="relative"
      onBlur={(event) => {
        if (!box.current?.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <div
        className={classNames(
          'flex min-h-8 flex-wrap items-center gap-1 rounded border bg-surface px-1 py-0.5 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent',
          control['aria-invalid'] ? 'border-danger' : 'border-line-strong',
          disabled && 'opacity-60',
        )}
      >
        {chosen}
        <input
          {...control}
          ref={input}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={open && options.length > 0}
          aria-controls={open && options.length > 0 ? list : undefined}
          aria-activedescendant={active ? `${list}-${current}` : undefined}
          autoComplete="off"
          spellCheck={false}
          disabled={disabled}
          placeholder={placeholder}
          value={text}
          onChange={(event) => {
            onText(event.target.value)
            setPlace(0)
            setOpen(true)
          }}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
          className="h-6 min-w-32 flex-1 bg-transparent px-1 text-sm text-ink outline-none"
        />
      </div>
      <output className="sr-only">
        {open && isAsking
          ? (status ?? `${options.length} ${options.length === 1 ? 'choice' : 'choices'}`)
          : ''}
      </output>
      {open && isAsking ? (
        <div className="absolute inset-x-0 top-full z-30 mt-1 overflow-hidden rounded-md border border-line bg-surface shadow-lg">
          {options.length > 0 ? (
            <ul
              id={list}
              role="listbox"
              aria-label={listLabel}
              className={classNames('max-h-72 overflow-y-auto p-1', searching && 'opacity-60')}
            >
              {options.map((option, index) => (
                <li
                  key={option.key}
                  id={`${list}-${index}`}
                  role="option"
                  aria-selected={index === current && !searching}
                  ref={index === current ? (line) => line?.scrollIntoView({ block: 'nearest' }) : undefined}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => pick(option)}
                  onKeyDown={(event) => event.key === 'Enter' && pick(option)}
                  onMouseMove={() => setPlace(index)}
                  className={classNames(
                    'cursor-pointer rounded px-2 py-1 text-sm',
                    index === current && 'bg-accent-soft',
                    option.apart && 'text-accent',
                    option.apart &&
                      index > 0 &&
                      !options[index - 1]?.apart &&
                      'relative mt-2 before:absolute before:inset-x-0 before:-top-1 before:border-t before:border-line',
                  )}
                >
                  <span className="flex items-baseline justify-between gap-3">
                    <span className={classNames('min-w-0 font-medium break-words', option.colour)}>
                      {option.apart ? <span aria-hidden="true">+ </span> : null}
                      {option.label}
                    </span>
                    {option.note ? <span className="shrink-0 text-xs text-muted">{option.note}</span> : null}
                  </span>
                  {option.detail ? (
                    <span className="line-clamp-2 text-xs text-muted">{option.detail}</span>
                  ) : null}
                </li>
              ))}
            </ul>
          ) : null}
          {status && (error || options.length === 0) ? (
            <p
              className={classNames('px-3 py-2 text-sm', error ? 'text-danger' : 'text-muted')}
              aria-hidden="true"
            >
              {status}
            </p>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
