import { useState } from 'react'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { z } from 'zod'
import { ChosenTag } from '#app/ui/combobox/ChosenTag.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Field } from '#app/ui/controls/Field.tsx'
import { usePartialInput } from './drafts/unfinished.ts'
import { textsIn, withTexts } from './text-list.ts'

const Typed = z.string()

/**
 * Several short texts, such as other names. Enter or leaving the field adds what was typed, what is pasted is split at
 * commas and lines, Backspace in the empty field takes the last one back. None is added twice, letter case aside.
 */
export function TextListField({
  label,
  name,
  texts,
  onChange,
  hint,
  error,
  placeholder = 'Add another…',
}: {
  label: string
  /** The name of the field in a list of what is wrong. */
  name: string
  texts: readonly string[]
  onChange: (texts: string[]) => void
  hint?: string
  error?: string
  placeholder?: string
}) {
  const [typed, setTyped] = usePartialInput(name, Typed, '')
  const [said, setSaid] = useState<{ text: string; isWrong: boolean } | null>(null)

  const add = (text: string) => {
    const more = textsIn(text)
    setTyped(() => undefined)
    if (more.length === 0) return
    const { texts: next, repeated } = withTexts(texts, more)
    const added = next.slice(texts.length)
    setSaid(
      repeated.length > 0
        ? { text: `${repeated.map((one) => `“${one}”`).join(', ')}: already in the list.`, isWrong: true }
        : { text: `Added ${added.join(', ')}.`, isWrong: false },
    )
    if (added.length > 0) onChange(next)
  }
  const remove = (text: string) => {
    onChange(texts.filter((other) => other !== text))
    setSaid({ text: `Removed ${text}.`, isWrong: false })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = texts.at(-1)
    if (event.key === 'Enter' && typed.trim() !== '') {
      // Also with Ctrl: what is sent must be in the list before.
      event.preventDefault()
      add(typed)
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault()
    else if (event.key === 'Escape' && typed !== '') {
      event.preventDefault()
      setTyped(() => undefined)
    } else if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last)
  }
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text')
    if (textsIn(pasted).length < 2) return
    event.preventDefault()
    add(`${typed}\n${pasted}`)
  }

  return (
    <div data-field={name}>
      <Field label={label} hint={hint} error={error ?? (said?.isWrong ? said.text : undefined)}>
        {(control) => (
          <>
            <div
              className={classNames(
                'flex min-h-8 flex-wrap items-center gap-1 rounded border bg-surface px-1 py-0.5 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent',
                control['aria-invalid'] ? 'border-danger' : 'border-line-strong',
              )}
            >
              {texts.map((text) => (
                <ChosenTag key={text} name={text} onRemove={() => remove(text)} />
              ))}
              <input
                {...control}
                type="text"
                autoComplete="off"
                spellCheck={false}
                placeholder={placeholder}
                value={typed}
                onChange={(event) => {
                  setTyped(() => event.target.value || undefined)
                  setSaid(null)
                }}
                onKeyDown={onKeyDown}
                onPaste={onPaste}
                onBlur={() => (typed.trim() === '' ? setSaid(null) : add(typed))}
                className="h-6 min-w-32 flex-1 bg-transparent px-1 text-sm text-ink outline-none"
              />
            </div>
            <output className="sr-only">{said?.text ?? ''}</output>
          </>
        )}
      </Field>
    </div>
  )
}
