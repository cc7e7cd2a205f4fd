import { createContext, use } from 'react'
import type { Density } from './table-preferences.ts'

const DensityContext = createContext<Density>('full')

export const DensityProvider = DensityContext.Provider

/** The density of the table a cell is drawn in; `full` outside tables. */
export function useCellDensity(): Density {
  return use(DensityContext)
}
