import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { Button } from '#app/ui/controls/Button.tsx'
import { FormError } from '#app/ui/form/FormError.tsx'
import { focusFirst } from '../submission/use-curation-form.ts'

/** Why a small form cannot be confirmed: a sentence, or the names of the fields that say it. */
export type Hindrance = string | readonly { field: string }[]

/**
 * A small form inside of a form: Enter in it confirms it, Escape closes it. `onConfirm` gives what is wrong, or null
 * when it is done.
 */
export function InPlaceForm({
  title,
  confirm,
  canConfirm = true,
  onConfirm,
  onCancel,
  children,
}: {
  title: string
  confirm: string
  canConfirm?: boolean
  onConfirm: () => Promise<Hindrance | null>
  onCancel: () => void
  children: ReactNode
}) {
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const box = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    // One that a draft brings back leaves the focus where it is.
    if (!box.current?.closest('[data-field]')?.contains(document.activeElement)) return
    const first =
      box.current.querySelector<HTMLElement>('input, select') ?? box.current.querySelector('button')
    first?.focus()
  }, [])
  /** What gives the focus back to the field that the form belongs to, also when the form is gone by then. */
  const focusGiver = () => {
    const field = box.current?.closest('[data-field]')
    return () => {
      const input = field?.querySelector('input')
      input?.focus()
      input?.select()
    }
  }
  const go = async () => {
    if (pending || !canConfirm) return
    const giveFocusBack = focusGiver()
    setPending(true)
    setError(null)
    const wrong = await onConfirm()
    // When it is done it is gone, and with it its state.
    setPending(false)
    if (typeof wrong === 'string') setError(wrong)
    else if (wrong) focusFirst(box.current, wrong)
    else giveFocusBack()
  }
  const cancel = () => {
    focusGiver()()
    onCancel()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    if (event.key === 'Escape') {
      event.preventDefault()
      cancel()
    }
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault()
      void go()
    }
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the fields in it
    <fieldset
      ref={box}
      onKeyDown={onKeyDown}
      className="mt-2 space-y-3 rounded-md border border-accent/40 bg-accent-soft p-3"
    >
      <legend className="float-left w-full text-sm font-semibold">{title}</legend>
      <div className="clear-both space-y-3">{children}</div>
      <FormError error={error} />
      <div className="flex flex-wrap gap-2">
        <Button look="primary" aria-disabled={pending || !canConfirm} onClick={() => void go()}>
          {pending ? 'Sending…' : confirm}
        </Button>
        <Button onClick={cancel}>Cancel</Button>
      </div>
    </fieldset>
  )
}
