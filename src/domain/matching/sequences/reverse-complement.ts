import { lookupTable } from '#domain/lookup-table.ts'
const COMPLEMENTS: Readonly<Record<string, string>> = lookupTable({ A: 'T', C: 'G', G: 'C', T: 'A', N: 'N' })

/** The bases of the other strand, in the direction in which it is read. */
export const reverseComplement = (bases: string): string =>
  [...bases]
    .toReversed()
    .map((base) => COMPLEMENTS[base] ?? base)
    .join('')
