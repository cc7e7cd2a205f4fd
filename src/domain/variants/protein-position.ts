import { squeezeSpace } from '#domain/text/names.ts'

/** Residues of the protein, counted from 1, both ends inclusive; one residue has start = stop. */
export type ProteinPosition = { start: number; stop: number }

const residue = '[ACDEFGHIKLMNPQRSTVWY*]'
// V600E, G719, W88FS, D835H/Y, G12/G13, E55=, E746_A750del, T1151dup, E746_T751>I; then (c.…) or a known word.
const namedChange = new RegExp(
  `^(?:p\\.)?${residue}(\\d+)(?:_${residue}?(\\d+))?[A-Za-z*=?>]*(?:\\d+|\\*\\d*)?(?:/${residue}?(\\d+)?)*( \\([^)]*\\)| c\\.\\S+)?( phosphorylation)?$`,
  'i',
)
// 106insR; without an amino acid among the letters it counts bases: 1100DELC.
const numberedChange = /^(?:p\.)?(\d+)(?:_(\d+))?(?:ins|del|dup)(?![ACGT]*(?:$| ))[A-Z]+(?: \([^)]*\))?$/i
const deletedRange = /^del (\d+)-(\d+)$/i
const hgvsProtein = /(?:^|:)p\.[([]*(?:[A-Z][a-z]{2}|[A-Z*])?(\d+)(?:_(?:[A-Z][a-z]{2}|[A-Z*])?(\d+))?/

// Their names look like residues but count bases: TERT C228T.
const outsideProtein =
  /regulatory|utr|intron|upstream|downstream|intergenic|promoter|binding_site|splice|non_coding|repeat/i

/** Checks by the Sequence Ontology names of its types whether a change's name counts bases, not residues: TERT C228T. */
export const isOutsideProtein = (variantTypes: readonly string[]): boolean =>
  variantTypes.length > 0 && variantTypes.every((type) => outsideProtein.test(type))

/**
 * Where a variant lies along its protein, for the lollipop: from its name as curators write it (`V600E`,
 * `L747_P753delinsS`, `106insR (c.316insGCC)`), else from the first protein-level HGVS description. Null for
 * variants of the whole gene, exons, expression and fusions. The Sequence Ontology names of the variant's types
 * keep regulatory variants such as `C228T` out, whose names count bases.
 */
export function proteinPosition(variant: {
  name: string
  hgvsDescriptions?: readonly string[]
  variantTypes?: readonly string[]
}): ProteinPosition | null {
  const named = isOutsideProtein(variant.variantTypes ?? []) ? null : positionFromName(variant.name)
  if (named || variant.name.includes('::')) return named
  for (const description of variant.hgvsDescriptions ?? []) {
    const position = positionFromHgvs(description)
    if (position) return position
  }
  return null
}

/** The residues that a variant's name names; null for any other name. */
export function positionFromName(name: string): ProteinPosition | null {
  const text = squeezeSpace(name)
  // Isoforms and antigens (`V7 EXPRESSION`, `p16`) and fusions begin like residues too: a capital letter is needed.
  if (!/^(p\.)?[A-Z*\d]|^del /i.test(text) || /^[a-z]\d/.test(text)) return null
  const match = namedChange.exec(text)
  if (match) return range(match[1], match[2] ?? match[3])
  const numbered = numberedChange.exec(text) ?? deletedRange.exec(text)
  return numbered ? range(numbered[1], numbered[2]) : null
}

/** The residues of an HGVS protein description: `NP_004324.2:p.Val600Glu`, `p.(E746_A750del)`. */
export function positionFromHgvs(description: string): ProteinPosition | null {
  const match = hgvsProtein.exec(description.trim())
  return match ? range(match[1], match[2]) : null
}

function range(first: string | undefined, last: string | undefined): ProteinPosition | null {
  const start = Number(first)
  const stop = last ? Number(last) : start
  return start >= 1 && stop >= start ? { start, stop } : null
}
