/** Notes of a laboratory behind a change that say nothing of which change it is: allele fraction, zygosity, the method. */
const NOTES: readonly RegExp[] = [
  /[\s,;([]+(?:VAF|AF|MAF|allele (?:fraction|frequency)):?\s*[=:~≈]?\s*\d+(?:[.,]\d+)?\s*%?[)\]]?$/i,
  /[\s,;([]+\d+(?:[.,]\d+)?\s*%\s*(?:VAF|AF|allele (?:fraction|frequency))[)\]]?$/i,
  // A percentage of PD-L1 is the result.
  /(?<!^(?:PD-?L1|CD274)\b.*)(?<=\d[A-Z*][\s\w,>+.:()-]*?)[\s,;([]+\d+(?:[.,]\d+)?\s*%[)\]]?$/i,
  /(?<=\d[A-Z*][\s\w,>+.:()-]*?)[\s,;([]+(?:homozygous|heterozygous|hemizygous|hom|het)[)\]]?$/i,
  /\s*[([](?:by )?(?:IHC|FISH|NGS|PCR|Sanger)[)\]]$/i,
]

/** A text without the notes at its end, and those notes, the last first. */
export function withoutNotes(text: string): { text: string; notes: string[] } {
  for (const pattern of NOTES) {
    const note = pattern.exec(text)?.[0]
    if (!note) continue
    const rest = withoutNotes(text.slice(0, -note.length).trimEnd())
    return { text: rest.text, notes: [note.replaceAll(/^[\s,;([]+|[\s)\]]+$/g, ''), ...rest.notes] }
  }
  return { text, notes: [] }
}

const ABSENT_BEFORE = /^(?:no|not|without|negative for|absence of)\s+/i
const ABSENT_BEHIND =
  /\s*[:-]?\s*(?:(?:was |were )?not (?:detected|found|seen|identified|present)|negative|neg\.?|absent)$/i
const PROMOTER_WILD_TYPE = /\b(promoter)[ :-]+(?:wild[- ]?type|wt)$/i
/** `BRAF not mutated`, `MGMT promoter unmethylated`: the state is denied. */
const DENIED_STATE = /\s*[:-]?\s*\b(?:is |was )?(?:not |un)(mutated|methylated|amplified|rearranged)$/i

/**
 * Subject of a line, and whether the line denies it: `no KIT D816V`, `ALK fusion not detected`, `BRAF not
 * mutated`.
 */
export function splitAbsence(text: string): { bare: string; isAbsent: boolean } {
  const bare = text
    .replace(ABSENT_BEFORE, '')
    .replace(ABSENT_BEHIND, '')
    .replace(DENIED_STATE, ' $1')
    .replace(PROMOTER_WILD_TYPE, '$1 mutation')
  return { bare, isAbsent: bare !== text }
}

const PROTEIN = String.raw`P\.[^\s,;]+`
const CODING = String.raw`C\.[^\s,;()]+`
const CODING_FIRST = new RegExp(`^(${CODING})[\\s,;:/(]+(${PROTEIN})$`)
const PROTEIN_FIRST = new RegExp(`^(\\(?(?:P\\.)?[^\\s,;]+)[\\s,;:/]+\\(?(${CODING})\\)?$`)
const EXON = /^(?:EXONS?|EX)[. ]?(\d+(?:-\d+)?)[ -]?([A-Z]*)(.*)$/
/** `DEL19`: the deletions of exon 19 of EGFR; `DEL17` may be a chromosome. */
const DELETED_EXON = /^DEL ?(19)$/

/** Words behind a gene, in capitals, in the order and with the spaces of the names of variants. */
export function variantWords(words: string): string {
  const [, coding, protein = ''] = CODING_FIRST.exec(words) ?? []
  if (coding) return `${protein.replaceAll(/^P\.\(?|\)+$/g, '')} (${coding})`
  const [, change = '', codingBehind] = PROTEIN_FIRST.exec(words) ?? []
  if (codingBehind) return `${change.replaceAll(/^\(?(?:P\.)?\(?|\)+$/g, '')} (${codingBehind})`
  if (words === 'DEL') return 'DELETION'
  const [, deleted] = DELETED_EXON.exec(words) ?? []
  if (deleted) return `EXON ${deleted} DELETION`
  const [, exon, first = '', rest = ''] = EXON.exec(words) ?? []
  return exon ? `EXON ${exon} ${first}${rest}`.trim() : words
}

/** Changes that are written behind one gene: `L858R/T790M`, `L858R + T790M`, `p.G12D, p.G12V`. */
export const splitChanges = (words: string): string[] =>
  words.split(/\s*[,;+&/]\s*|\s+AND\s+/).filter((part) => part !== '')
