import { createContext, use } from 'react'
import type { Density } from './table-preferences.ts'

/** `line`: one line of a card. */
type CellDensity = Density | 'line'

const DensityContext = createContext<CellDensity>('full')

export const DensityProvider = DensityContext.Provider

/** The density of the table a cell is drawn in; `full` outside tables. */
export function useCellDensity(): CellDensity {
  return use(DensityContext)
}
