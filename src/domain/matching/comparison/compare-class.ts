import { consequencesOf, isProteinAltering } from '../sample/alteration.ts'
import type { Consequence, SmallVariant } from '../sample/alteration.ts'
import { holds, undecided } from './comparison.ts'
import type { MaybeComparison } from './comparison.ts'
import { nameOfSmallVariant } from '../sample/describe-alteration.ts'
import type { GeneClass, GeneClassPredicate, GenomicSpan } from '../predicate.ts'
import { isSameProteinChange } from './protein-change-comparison.ts'
import { touchesResidue, writeProteinChange } from '../protein-change.ts'
import type { ProteinChange } from '../protein-change.ts'
import { residuesOf } from '../sequences/coding-position.ts'

const isWithin = (found: GenomicSpan, span: GenomicSpan): boolean | null => {
  if (found.build !== span.build) return null
  return found.chromosome === span.chromosome && found.start <= span.stop && found.stop >= span.start
}

const TRUNCATING: readonly Consequence[] = ['NONSENSE', 'FRAMESHIFT']

/** Classes that are told by consequences, with those of their members. */
export const MEMBERS: Partial<Record<GeneClass, readonly Consequence[]>> = {
  TRUNCATING: ['NONSENSE', 'FRAMESHIFT', 'SPLICE_SITE'],
  NONSENSE: ['NONSENSE'],
  FRAMESHIFT: ['FRAMESHIFT'],
  MISSENSE: ['MISSENSE'],
  SUBSTITUTION: ['MISSENSE', 'NONSENSE'],
  INFRAME_DELETION: ['INFRAME_DELETION'],
  INFRAME_INSERTION: ['INFRAME_INSERTION'],
  SPLICE_SITE: ['SPLICE_SITE'],
}

/** Classes that a change beside a splice site is not of, whatever it does to splicing. */
const NOT_OF_SPLICING: ReadonlySet<GeneClass> = new Set([
  'NONSENSE',
  'FRAMESHIFT',
  'MISSENSE',
  'SUBSTITUTION',
  'INFRAME_DELETION',
  'INFRAME_INSERTION',
])

/** Decides whether a change belongs to a class of changes of its gene. */
export function compareClass(found: SmallVariant, predicate: GeneClassPredicate): MaybeComparison {
  if (found.gene !== predicate.gene) return null
  const name = nameOfSmallVariant(found)
  const consequences = consequencesOf(found)
  const isTruncating = TRUNCATING.some((one) => consequences.has(one))
  if (predicate.class === 'PROMOTER') return comparePromoter(found, predicate, name)
  const altering = isProteinAltering(found)
  if (altering === false || isAtExcepted(found, predicate)) return null
  const isBesideSplice = consequences.has('SPLICE_REGION')
  if (altering === null && isBesideSplice)
    return NOT_OF_SPLICING.has(predicate.class)
      ? null
      : undecided('CLASS', `Whether ${name}, which lies beside a splice site, alters splicing is not given.`)
  if (altering === null) return undecided('CLASS', `The effect of ${name} on the protein is not given.`)
  const { exceptResidue } = predicate
  switch (predicate.class) {
    case 'MUTATION':
      if (predicate.exceptChange) return compareOtherChange(found, predicate.exceptChange, name)
      if (exceptResidue === null) return holds('CLASS', `${name} is a protein-changing variant.`)
      if (found.proteinChanges.length === 0)
        return undecided('CLASS', `The residue that ${name} changes is not given.`)
      return found.proteinChanges.some(({ change }) => touchesResidue(change, exceptResidue))
        ? null
        : holds('CLASS', `${name} is a protein-changing variant at a residue other than ${exceptResidue}.`)
    case 'TRUNCATING':
      if (isTruncating) return holds('CLASS', `${name} truncates the protein.`)
      return consequences.has('SPLICE_SITE') ? untellable(name, predicate.label) : null
    case 'LOSS_OF_FUNCTION':
      // Near the end of a protein a truncation can leave its function, or even raise it.
      return untellable(isTruncating ? `${name}, which truncates the protein,` : name, predicate.label)
    case 'UNTELLABLE':
      return untellable(name, predicate.label)
    default:
      return MEMBERS[predicate.class]?.some((one) => consequences.has(one))
        ? holds('CLASS', `${name} is ${MEMBER_WORDS[predicate.class]}.`)
        : null
  }
}

/** Decides whether a change is another than the one that does not count. */
function compareOtherChange(
  { proteinChanges }: SmallVariant,
  except: ProteinChange,
  name: string,
): MaybeComparison {
  const truths = proteinChanges.map(({ change }) => isSameProteinChange(change, except))
  if (truths.includes('TRUE')) return null
  return proteinChanges.length === 0 || truths.includes('UNKNOWN')
    ? undecided('CLASS', `Whether ${name} is ${writeProteinChange(except)} is not given.`)
    : holds('CLASS', `${name} is a protein-changing variant other than ${writeProteinChange(except)}.`)
}

const MEMBER_WORDS: Partial<Record<GeneClass, string>> = {
  FRAMESHIFT: 'a frameshift',
  NONSENSE: 'a nonsense variant',
  MISSENSE: 'a missense variant',
  SUBSTITUTION: 'a substitution',
  INFRAME_DELETION: 'an in-frame deletion',
  INFRAME_INSERTION: 'an in-frame insertion',
  SPLICE_SITE: 'a change of a splice site',
}

/** Whether the coding bases are those of the residue whose changes do not count, and no others. */
function isAtExcepted(
  { codingChanges, proteinChanges }: SmallVariant,
  { exceptResidue }: GeneClassPredicate,
) {
  if (exceptResidue === null || proteinChanges.length > 0) return false
  return codingChanges.some(({ change }) => {
    const residues = residuesOf(change)
    return residues?.first === exceptResidue && residues.last === exceptResidue
  })
}

const untellable = (name: string, label: string) =>
  undecided('CLASS', `Whether ${name} is ${article(label)} cannot be told from the change alone.`)

const article = (words: string) => `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`

function comparePromoter(found: SmallVariant, { span }: GeneClassPredicate, name: string): MaybeComparison {
  const placed = found.allele && span ? isWithin(found.allele, span) : null
  if (placed) return holds('CLASS', `${name} lies in the promoter.`)
  const consequences = consequencesOf(found)
  if (consequences.has('UPSTREAM')) return holds('CLASS', `${name} lies upstream of the coding sequence.`)
  if (placed === false || consequences.size > 0) return null
  return undecided('CLASS', `Whether ${name} lies in the promoter cannot be determined.`)
}
