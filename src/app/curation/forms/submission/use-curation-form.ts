import { useRef, useState } from 'react'
import type { FocusEvent, FormEvent, KeyboardEvent } from 'react'
import type { Violation } from '#domain/validity.ts'
import { isSignedOut } from '#app/apollo/mutate.ts'
import type { MutationResult } from '#app/apollo/mutate.ts'
import { atFields, violationsOf } from './violations.ts'
import type { FieldViolation } from './violations.ts'

/** Violations that the server found. */
type ServerViolations<Values, Field extends string> = {
  violations: readonly FieldViolation<Field>[]
  /** What was in the form then: a field that was changed since is not accused any more. */
  values: Values
}

/** Where and how a form is sent, and what it says at each field. */
export type CurationForm<Field extends string> = {
  errorOf: (field: Field) => string | undefined
  /** What stands in the way since the last attempt. */
  open: readonly FieldViolation<Field>[]
  /** Why the server refused, when no field is to blame. */
  error: string | null
  signedOut: boolean
  pending: boolean
  attempted: boolean
  /** For the form element. */
  events: {
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
    onBlur: (event: FocusEvent<HTMLFormElement>) => void
    onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => void
  }
}

const fieldAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null

/** Brings the reader to a field. */
export function focusField(form: ParentNode | null, name: string): void {
  form?.querySelector<HTMLElement>(`[data-field="${name}"] :is(input, select, textarea, [tabindex])`)?.focus()
}

/** Brings the reader to the one of the fields that comes first on the page. */
export function focusFirst(form: ParentNode | null, rules: readonly { field: string }[]): void {
  const fields = new Set(rules.map(({ field }) => field))
  const names = Array.from(
    form?.querySelectorAll<HTMLElement>('[data-field]') ?? [],
    ({ dataset }) => dataset['field'],
  )
  const first = names.find((name) => name !== undefined && fields.has(name))
  if (first) focusField(form, first)
}

/** Brings the reader to the field that is wrong; to the error summary, once it is there, when several are. */
function focusErrors(form: ParentNode, rules: readonly { field: string }[]): void {
  if (new Set(rules.map(({ field }) => field)).size < 2) focusFirst(form, rules)
  else requestAnimationFrame(() => form.querySelector<HTMLElement>('[data-error-summary]')?.focus())
}

/**
 * A form of curation. What is filled in wrongly is said at once; what is missing when its field is left, or when the
 * form is sent. `send` is called when no rule is known to be broken; nothing typed changes when it is refused.
 */
export function useCurationForm<Values extends object, Field extends string>({
  values,
  violations,
  isEmpty,
  fieldOf,
  send,
}: {
  values: Values
  violations: readonly FieldViolation<Field>[]
  isEmpty: (field: Field) => boolean
  /** Which field each attribute of the server's violations is about. */
  fieldOf: Readonly<Record<string, Field>>
  send: () => Promise<MutationResult<unknown>>
}): CurationForm<Field> {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [attempted, setAttempted] = useState(false)
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<{ text: string; signedOut: boolean } | null>(null)
  const [fromServer, setFromServer] = useState<ServerViolations<Values, Field> | null>(null)
  const running = useRef(false)

  const still = (fromServer?.violations ?? []).filter(({ field }) =>
    sameAt(fromServer?.values, values, field),
  )
  const place = Object.keys(values)
  const shownViolations = [
    ...violations,
    ...still.filter(({ field }) => !violations.some((rule) => rule.field === field)),
  ].sort((left, right) => place.indexOf(left.field) - place.indexOf(right.field))

  const submit = async (form: HTMLFormElement) => {
    if (running.current) return
    setAttempted(true)
    setError(null)
    if (violations.length > 0) {
      focusErrors(form, violations)
      return
    }
    running.current = true
    setPending(true)
    const result = await send()
    running.current = false
    setPending(false)
    if (result.error === null) return
    const found: Violation[] = violationsOf(result.cause)
    const atTheirFields = atFields(found, fieldOf)
    setFromServer({ violations: atTheirFields, values })
    if (atTheirFields.length === 0 || atTheirFields.length < found.length) {
      setError({ text: result.error, signedOut: isSignedOut(result.cause) })
    }
    focusErrors(form, atTheirFields)
  }

  return {
    errorOf: (field) => {
      const rule = shownViolations.find((one) => one.field === field)
      if (!rule) return undefined
      return attempted || left.has(field) || !isEmpty(field) ? rule.message : undefined
    },
    open: attempted ? shownViolations : [],
    error: error?.text ?? null,
    signedOut: error?.signedOut ?? false,
    pending,
    attempted,
    events: {
      onSubmit: (event) => {
        event.preventDefault()
        void submit(event.currentTarget)
      },
      onBlur: (event) => {
        const field = fieldAt(event.target)
        const name = field?.dataset['field']
        if (name && !field.contains(event.relatedTarget) && !left.has(name)) setLeft(new Set([...left, name]))
      },
      onKeyDown: (event) => {
        // A small form inside of this one takes it for itself.
        if (event.defaultPrevented || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        void submit(event.currentTarget)
      },
    },
  }
}

function sameAt(before: object | undefined, now: object, field: string): boolean {
  const valueOf = (values: object | undefined) =>
    values && field in values ? (values as Record<string, unknown>)[field] : undefined
  return valueOf(before) === valueOf(now)
}
