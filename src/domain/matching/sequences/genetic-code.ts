const BASES = 'TCAG'
/** Amino acids of the codons in the order of their bases (standard genetic code, NCBI translation table 1). */
const RESIDUES = 'FFLLSSSSYY**CC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG'

const CODONS = [...RESIDUES].map((residue, at) => ({
  residue,
  codon: `${BASES[at >> 4]}${BASES[(at >> 2) & 3]}${BASES[at & 3]}`,
}))

/** Bases that are named at a place of a codon, from 0. */
interface BasesAt {
  at: number
  from: string
  to: string
}

const isAt = (codon: string, bases: string, at: number) => codon.slice(at, at + bases.length) === bases

/**
 * Checks whether a change of bases can make one residue another: whether some codon of the first becomes one of the
 * second. Bases that are not named (`from` empty) can be any.
 */
export function canBecome(before: string, after: string, { at, from, to }: BasesAt): boolean {
  return CODONS.some(({ residue, codon }) => {
    if (residue !== before || !isAt(codon, from, at)) return false
    const changed = codon.slice(0, at) + to + codon.slice(at + to.length)
    return CODONS.some((other) => other.codon === changed && other.residue === after)
  })
}
