import type { Alteration, SmallVariant } from './alteration.ts'
import { writeCodingChange } from '../sequences/coding-change.ts'
import { writeGenomicAllele } from '../sequences/genomic-allele.ts'
import { writeProteinChange } from '../protein-change.ts'

function describeSmallVariant({
  gene,
  proteinChanges,
  codingChanges,
  allele,
  identifiers,
}: SmallVariant): string {
  const on = (transcript: string | null) => (transcript ? `${transcript}:` : '')
  const names = [
    ...proteinChanges.map(({ change, transcript }) => `${on(transcript)}p.${writeProteinChange(change)}`),
    ...codingChanges.map(({ change, transcript }) => `${on(transcript)}c.${writeCodingChange(change)}`),
    ...(allele ? [writeGenomicAllele(allele)] : []),
    ...identifiers,
  ]
  return [gene, names.join(', ')].filter(Boolean).join(' ')
}

/** Words in small letters, but for changes, residues and abbreviations. */
export const readableWords = (words: string) =>
  words.replaceAll(/[^\s/]+/g, (word) =>
    /\d|^(?:[A-Z*]|ITD|PTD|LOH|CNLOH|TKD|VIII|I{2,3}|LOF|GOF|DNA|UTR|IHC|WHIM|\(IHC|P-LOOP)$/.test(word)
      ? word
      : word.toLowerCase(),
  )

/** Symbols stay in capitals; names of factors of several words need none. */
const featureName = (feature: string) => (feature.includes(' ') ? readableWords(feature) : feature)

const exon = (number: number | null) => (number === null ? '' : ` exon ${number}`)

/**
 * Description of an alteration as it was understood, for its reader to check: `BRAF p.V600E`, `EML4 exon
 * 6::ALK exon 20`.
 */
export function describeAlteration(alteration: Alteration): string {
  switch (alteration.kind) {
    case 'SMALL_VARIANT':
      return describeSmallVariant(alteration)
    case 'REPORTED':
      return `${featureName(alteration.feature)} ${readableWords(alteration.words)}`
    case 'FUSION': {
      const { gene, fivePrime, threePrime, fivePrimeExon, threePrimeExon } = alteration
      if (gene !== null) return `${gene} fusion, partner not given`
      return `${fivePrime ?? '?'}${exon(fivePrimeExon)}::${threePrime ?? '?'}${exon(threePrimeExon)}`
    }
  }
}

/** The shortest name of a small variant: its protein change, else its coding change, place or identifier. */
export function nameOfSmallVariant({
  gene,
  proteinChanges,
  codingChanges,
  allele,
  identifiers,
}: SmallVariant): string {
  const [protein] = proteinChanges
  const [coding] = codingChanges
  if (protein) return [gene, writeProteinChange(protein.change)].filter(Boolean).join(' ')
  if (coding) return [gene, `c.${writeCodingChange(coding.change)}`].filter(Boolean).join(' ')
  const place = allele ? writeGenomicAllele(allele) : (identifiers[0] ?? '')
  return [gene, place].filter(Boolean).join(' ')
}

/** A short name of an alteration for headings: `BRAF V600E`, `EML4::ALK`. */
export const nameOfAlteration = (alteration: Alteration): string =>
  alteration.kind === 'SMALL_VARIANT' ? nameOfSmallVariant(alteration) : describeAlteration(alteration)
