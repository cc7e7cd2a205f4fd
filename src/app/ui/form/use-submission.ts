import { useState } from 'react'
import type { FormEvent } from 'react'

/**
 * A form that is sent by hand: what is typed stays in it until it succeeded. `submit` gets what the form holds and
 * gives what is wrong. While it runs a second submission does nothing.
 */
export function useSubmission(submit: (form: FormData) => Promise<string | null>) {
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    const form = new FormData(event.currentTarget)
    setPending(true)
    setError(null)
    try {
      setError(await submit(form))
    } finally {
      setPending(false)
    }
  }
  return { pending, error, onSubmit }
}

/** The text of a field, without white space around it; empty when there is none. */
export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
