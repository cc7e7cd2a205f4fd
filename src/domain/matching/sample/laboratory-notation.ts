const NUMBER = String.raw`\d+(?:[.,]\d+)?`
/** Words that say of a change how it was found, how often, and how it is classified. */
const REMARK = [
  'homozygous|heterozygous|hemizygous|hom|het|homozygot|heterozygot|homozygote|hétérozygote',
  'low (?:vaf|af|level|frequency|allele (?:fraction|frequency))',
  '(?:sub)?clonal|somatic|germ-?line|mosaic|de novo|acquired',
  '(?:likely )?(?:pathogenic|oncogenic)(?: (?:variant|mutation))?|actionable|driver|hotspot|tier (?:I{1,2}|[12])(?:[- ]?[A-D])?|(?:acmg )?class [45]|(?:level|amp) [0-4A-D][AB]?',
  String.raw`(?:in |from )?(?:plasma|tissue|blood|tumou?r(?: tissue)?|[cf]{2}dna|ctdna|csf|bone marrow|liquid biopsy)`,
  String.raw`(?:cosm|cosv|rs|ca|vcv)\d+(?:\.\d+)?`,
  String.raw`(?:by |via |using )?(?:ihc|fish|ish|cish|ngs|pcr|rt-pcr|ddpcr|qpcr|sanger(?: sequencing)?|wes|wgs|rna-?seq|archer)`,
  String.raw`\d+ ?x|(?:depth|coverage|dp|reads?)[\s:=]*\d+ ?x?|\d+\/\d+(?: reads)?|\d+ (?:reads|of \d+ reads)`,
].join('|')

/** Notes of a laboratory behind a change that say nothing of which change it is: allele fraction, zygosity, the method. */
const NOTES: readonly RegExp[] = [
  new RegExp(
    String.raw`[\s,;([]+(?:VAF|AF|MAF|VF|allele (?:fraction|frequency)|(?:allelic|allele) (?:ratio|burden)|%? ?(?:cf|ct)DNA|mutant allele(?: fraction)?):?\s*(?:of\s*)?[=:~≈]?\s*${NUMBER}\s*%?[)\]]?$`,
    'i',
  ),
  new RegExp(
    String.raw`[\s,;([]+${NUMBER}\s*%\s*(?:VAF|AF|allele (?:fraction|frequency)|of (?:reads|alleles))[)\]]?$`,
    'i',
  ),
  /(?<=\bITD)[\s,;([]+(?:(?:AR|ratio|allelic ratio)[\s:=]*\d+(?:[.,]\d+)?|\d+ ?bp)[)\]]?$/i,
  // A percentage of PD-L1 is the result.
  new RegExp(
    String.raw`(?<!^(?:PD-?L1|CD274)\b.*)(?<=\d[A-Z*][\s\w,>+.:()-]*?)[\s,;([]+${NUMBER}\s*%[)\]]?$`,
    'i',
  ),
  new RegExp(
    String.raw`(?<=\d(?:[A-Z*]|del|dup)[\s\w,;%=>+.:()*-]*?)(?<!(?:del(?:etion)?|loss|lost)[\s,;([-]*)[\s,;([-]+(?:${REMARK})[)\]]?$`,
    'i',
  ),
  /(?<=\b(?:detected|identified|found|confirmed|present))\s+(?:by|via|on|using|with)\s+(?:IHC|FISH|ISH|NGS|PCR|RT-?PCR|RNA-?seq|Archer|Sanger(?: sequencing)?)$/i,
  /(?<!(?:loss|lost)\s*)\s*[([](?:by )?(?:IHC|FISH|NGS|PCR|Sanger)[)\]]$/i,
  /(?<=\))[\s,]+(?:in )?exon \d+$/i,
  /(?<=(?:fusions?|rearrange(?:ment|d)|translocation))[\s,(–-]+(?:by |via )?(?:low VAF|Archer|FISH|NGS|RNA-?seq|RT-?PCR)[)\]]?$/i,
]

/** A text without the notes at its end, and those notes, the last first. */
export function withoutNotes(text: string): { text: string; notes: string[] } {
  for (const pattern of NOTES) {
    const note = pattern.exec(text)?.[0]
    if (!note) continue
    const rest = withoutNotes(text.slice(0, -note.length).trimEnd())
    return { text: rest.text, notes: [note.replaceAll(/^[\s,;([-]+|[\s)\]]+$/g, ''), ...rest.notes] }
  }
  return { text, notes: [] }
}

const PROTEIN = String.raw`P\.[^\s,;]+`
const CODING = String.raw`C\.[^\s,;()]+`
const CODING_FIRST = new RegExp(`^(${CODING})[\\s,;:/(]+(${PROTEIN}|[A-Z]\\d+(?:[A-Z*]|_[A-Z]\\d)[^\\s,;]*)$`)
const PROTEIN_FIRST = new RegExp(`^(\\(?(?:P\\.)?[^\\s,;]+)[\\s,;:/]+\\(?(${CODING})\\)?$`)

/** Coding and protein change behind a gene, in capitals, in the order and with the spaces of the names of variants. */
export function inOrder(words: string): string {
  const [, coding, protein = ''] = CODING_FIRST.exec(words) ?? []
  if (coding) return `${protein.replaceAll(/^P\.\(?|\)+$/g, '')} (${coding})`
  const [, change = '', codingBehind] = PROTEIN_FIRST.exec(words) ?? []
  return codingBehind && !/^\(?C\./.test(change)
    ? `${change.replaceAll(/^\(?(?:P\.)?\(?|\)+$/g, '')} (${codingBehind})`
    : words
}

/** Changes that are written behind one gene: `L858R/T790M`, `L858R + T790M`, `p.G12D, p.G12V`. */
export const splitChanges = (words: string): string[] =>
  words.split(/\s*[,;+&/]\s*(?:AND\s+)?|\s+AND\s+|(?<=\d[A-Z])-(?=[A-Z]\d)/).filter((part) => part !== '')
