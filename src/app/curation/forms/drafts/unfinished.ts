import { createContext, use, useMemo, useState } from 'react'
import type { z } from 'zod'

/** Input of a form that is no value of it yet, by the names of the fields that keep it. */
export type PartialInput = Readonly<Record<string, unknown>>

type Keeper = {
  unfinished: PartialInput
  /** Changes what is kept under a name; undefined forgets it. */
  keep: (name: string, change: (stored: unknown) => unknown) => void
}

const KeeperContext = createContext<Keeper | null>(null)

/** Where the fields below keep what is unfinished in them: the draft of their form. */
export const PartialInputProvider = KeeperContext.Provider

/** Partial input with one name of it changed. */
export function withPartialInput(
  unfinished: PartialInput,
  name: string,
  change: (stored: unknown) => unknown,
): PartialInput {
  const { [name]: stored, ...others } = unfinished
  const next = change(stored)
  return next === undefined ? others : { ...others, [name]: next }
}

/**
 * Something typed or begun that is no value of its form yet, such as a text of which nothing was chosen. It is kept
 * with the draft of the form, and only in the page where there is none.
 * @param read reads it from the draft; must stay the same
 * @param initial what it is when nothing was typed, and again when it is set to undefined
 */
export function usePartialInput<State>(
  name: string,
  read: z.ZodType<State>,
  initial: State,
): [state: State, set: (change: (state: State) => State | undefined) => void] {
  const keeper = use(KeeperContext)
  const [own, setOwn] = useState<unknown>()
  const stored = keeper ? keeper.unfinished[name] : own
  const storedState = useMemo(() => read.safeParse(stored).data, [read, stored])
  const keep = keeper
    ? (change: (value: unknown) => unknown) => keeper.keep(name, change)
    : (change: (value: unknown) => unknown) => setOwn(change)
  return [
    storedState ?? initial,
    (change) => keep((before) => change(read.safeParse(before).data ?? initial)),
  ]
}
