import { createContext, use } from 'react'

const Origin = createContext(typeof window === 'undefined' ? '' : window.location.origin)

/** Says where the service is reached while a page is drawn without a browser. */
export const OriginProvider = Origin.Provider

/** Where the reader reaches the service: scheme, host and port. */
export const useOrigin = (): string => use(Origin)
