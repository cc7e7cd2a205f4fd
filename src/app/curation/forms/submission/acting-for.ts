import { createContext, use } from 'react'

const ActingFor = createContext<number | null>(null)

/** Gives everything in a form the id of the organization on whose behalf it is sent. */
export const ActingForProvider = ActingFor.Provider

/** On behalf of which organization something is created; null for none or for the only one. */
export const useActingFor = (): number | null => use(ActingFor)
