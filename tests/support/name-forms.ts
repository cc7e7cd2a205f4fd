import { parseProteinChange } from '#domain/matching/protein-change.ts'
import type { MatchIndex } from '#domain/matching/match-index.ts'
import type { MatchableVariant } from '#domain/matching/matchable-variant.ts'
import type { ExactPredicate, Predicate } from '#domain/matching/predicate.ts'
import { predicateOfName } from '#domain/matching/variant-name.ts'

const words = (value: string) => value.toLowerCase().replaceAll('_', ' ')

function exactForm({ proteinChanges, namesCodingChange }: ExactPredicate, name: string): string {
  if (predicateOfName('', name).kind === 'UNREADABLE')
    return 'a name that says nothing, with coordinates and bases'
  if (/^rs\d+$/i.test(name)) return 'identifier of a polymorphism with coordinates'
  if (predicateOfName('', name).kind === 'NAMED') return 'a name of its own, with HGVS or bases'
  const [protein] = proteinChanges
  if (!protein || (namesCodingChange && !parseProteinChange(name.replace(/[ (]*\b(c\.|IVS).*$/i, ''))))
    return 'coding change alone'
  const kind = words(protein.change.kind)
  return namesCodingChange ? `protein change (${kind}) with its coding change` : kind
}

/** The form of a name, in words, by what it was read as. */
function formOf(predicate: Predicate, name: string): string {
  switch (predicate.kind) {
    case 'EXACT':
      return exactForm(predicate, name)
    case 'ALL':
      return predicate.parts.map(({ kind }) => words(kind)).join(' and ')
    case 'ANY':
      return [...new Set(predicate.parts.map(({ kind }) => words(kind)))].join(' or ')
    case 'COPY_NUMBER':
      return words(predicate.state)
    case 'EXPRESSION':
      return words(predicate.state) + (predicate.qualifier ? ' of a part or form' : '')
    case 'FUSION': {
      const hasExons = predicate.fivePrimeExon !== null || predicate.threePrimeExon !== null
      return predicate.gene ? 'of the gene, any partner' : `two partners${hasExons ? ', with exons' : ''}`
    }
    case 'GENE_CLASS':
      return words(predicate.class) + (predicate.exceptResidue === null ? '' : ' except a residue')
    case 'METHYLATION':
      return (predicate.promoter ? 'promoter ' : '') + words(predicate.state)
    case 'REGION': {
      const { exons, residues, change } = predicate
      const part = exons
        ? 'exon'
        : residues
          ? 'residues'
          : /tandem/.test(predicate.label)
            ? 'tandem duplication'
            : 'domain'
      return `${part}: ${words(change)}`
    }
    default:
      return '–'
  }
}

const MOST_EXAMPLES = 3

/**
 * The table of docs/matching.md: the forms of the variants' names, what they are read as, how many there are, and the
 * accepted evidence on profiles of one such variant alone.
 */
export function nameFormTable(index: MatchIndex, evidenceOfProfile: ReadonlyMap<number, number>): string[] {
  const evidenceOf = new Map<number, number>()
  for (const { id, expression } of index.profiles.values()) {
    if (expression.kind !== 'variant' || expression.negated) continue
    const { variantId } = expression
    evidenceOf.set(variantId, (evidenceOf.get(variantId) ?? 0) + (evidenceOfProfile.get(id) ?? 0))
  }
  const evidence = ({ id }: MatchableVariant) => evidenceOf.get(id) ?? 0
  const forms = Map.groupBy(
    [...index.variants.values()],
    ({ predicate, name }) => `| \`${predicate.kind}\` | ${formOf(predicate, name)}`,
  )
  return [...forms]
    .map(([form, variants]) => {
      const byEvidence = variants.toSorted(
        (left, right) => evidence(right) - evidence(left) || left.id - right.id,
      )
      const distinct = new Map(byEvidence.toReversed().map(({ name }) => [name.toUpperCase(), name]))
      const names = [...distinct.values()]
        .toReversed()
        .slice(0, MOST_EXAMPLES)
        .map((name) => `\`${name}\``)
      const sum = variants.reduce((total, variant) => total + evidence(variant), 0)
      return `${form} | ${names.join(', ')} | ${variants.length} | ${sum} |`
    })
    .sort()
}
