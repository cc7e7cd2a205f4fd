import { parseCodingChange, writeCodingChange } from '../matching/sequences/coding-change.ts'
import { parseProteinChange, writeProteinChange } from '../matching/protein-change.ts'
import { predicateOfName } from '../matching/variant-name.ts'
import { foldText } from '../text/names.ts'
import { separateWords } from './search-text.ts'

/** Any gene: names are compared without theirs. */
const GENE = 'GENE'

/** Names that curators give classes of changes, beside those of single exons. */
const CLASSES = [
  'Amplification',
  'Copy Gain',
  'Gain',
  'Loss',
  'Deletion',
  'Biallelic Inactivation',
  'Mutation',
  'Loss-of-function',
  'Truncating Mutation',
  'Frameshift Mutation',
  'Frameshift Truncation',
  'Nonsense',
  'Promoter Mutation',
  'Wild Type',
  'Overexpression',
  'Underexpression',
  'Expression',
  'Loss Of Expression',
  'Methylation',
  'Hypermethylation',
  'Promoter Methylation',
  'Promoter Hypermethylation',
  'ITD',
  'Internal Duplication',
  'Fusion',
  'Rearrangement',
  'Kinase Domain Mutation',
] as const

const areClasses: ReadonlySet<string> = new Set(CLASSES.map(foldText))

const EXON_EVENTS = ['Deletion', 'Insertion', 'Mutation', 'Skipping', 'Skipping Mutation', 'Frameshift']

/**
 * Meaning of the name of a variant, to compare it with that of another name; null for one that only names itself. The words
 * of a region are no part of its meaning.
 * @param gene symbol of the gene, in capitals; any gene unless given
 */
export function meaningOf(name: string, gene: string = GENE): string | null {
  const predicate = predicateOfName(gene, name)
  if (predicate.kind === 'UNREADABLE' || predicate.kind === 'NAMED') return null
  return JSON.stringify(predicate, (key, value: unknown) => (key === 'label' ? undefined : value))
}

let classesByMeaning: Map<string | null, (typeof CLASSES)[number][]> | undefined

function classesMeaning(meaning: string): readonly string[] {
  classesByMeaning ??= Map.groupBy(CLASSES, (name) => meaningOf(name))
  return classesByMeaning.get(meaning) ?? []
}

/** Beginnings of words of which one is in every name of a class: most texts have none, and are read no further. */
const STEMS =
  /\b(?:amp|gain|increas|high|low|loss|lost|lof|loh|del|hom|deep|bial|mut|alter|vari|trunc|nonsense|frame|wild|wt|no |over|under|express|reduc|decreas|methyl|hyper|hypo|promot|itd|intern|tandem|dup|ins|skip|fus|rearr|transloc|copy|kinase|inactiv)|ex\d|^\s*\d{1,2}(?:del|ins)/i

/** Names of the class of changes that the text names in other words: `Amplification` for `amp`. */
function classNames(text: string): string[] {
  if (!STEMS.test(text)) return []
  // A number before the kind of change alone counts exons.
  const named = text.trim().replace(/^(\d{1,2})\s*((?:del|ins)[a-z]*)$/i, 'exon $1 $2')
  const words = separateWords(named).join(' ')
  // What is such a name already means itself.
  if (areClasses.has(foldText(words))) return []
  const meaning = meaningOf(words)
  if (meaning === null) return []
  const [exon] = /\d+/.exec(words) ?? []
  const ofExon = exon ? EXON_EVENTS.map((event) => `Exon ${exon} ${event}`) : []
  return [...classesMeaning(meaning), ...ofExon.filter((name) => meaningOf(name) === meaning)]
}

/** A residue and what becomes of it: symbols and words have nothing of the kind. */
const MAY_BE_CHANGE = /\d.*[a-z*=?]|^\W*p\./i

/** A change as names of variants write it; null for text that is no change. */
function shortNotation(text: string): string | null {
  if (!MAY_BE_CHANGE.test(text)) return null
  const coding = /^c\./i.test(text) ? parseCodingChange(text) : null
  if (coding) return `c.${writeCodingChange(coding)}`
  const protein = parseProteinChange(text)
  return protein && writeProteinChange(protein)
}

/**
 * The same change in the notations of names of variants, folded: `v600e` and `p.v600e` for `p.Val600Glu`. Empty for text
 * that is no single change.
 */
export function changeNotations(text: string): string[] {
  const short = shortNotation(text.trim())
  if (short === null) return []
  const ofCoding = short.startsWith('c.')
  const written = ofCoding ? [short] : [short, `p.${short}`]
  return [...new Set(written.flatMap((one) => [one, one.replace('*', 'X'), one.replace('*', 'Ter')]))].map(
    foldText,
  )
}

/** All spellings under which a variant may be named, folded: the text itself first. */
export const variantSpellings = (text: string): string[] => [
  ...new Set([foldText(text), ...changeNotations(text), ...classNames(text).map(foldText)]),
]
