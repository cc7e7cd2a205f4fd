import { geneClassPredicate } from './predicate.ts'
import { parseProteinChange, writeProteinChange } from './protein-change.ts'
import type { CopyNumberState, GeneClass, Predicate } from './predicate.ts'

const COPY_NUMBER: readonly (readonly [RegExp, CopyNumberState])[] = [
  [/^(HIGH[- ]LEVEL )?(AMPLIFICATION|AMPLIFIED|AMP)$/, 'AMPLIFICATION'],
  [/^LOW[- ]LEVEL (COPY NUMBER )?GAIN$/, 'LOW_LEVEL_GAIN'],
  [/^(COPY NUMBER )?GAIN$|^(INCREASED|HIGH) COPY NUMBER$|^POLYSOMY$/, 'GAIN'],
  [
    /^(HOMOZYGOUS|DEEP|BIALLELIC) (GENE )?(DELETION|DEL|LOSS)$|^HOMDEL$|^COMPLETE (GENE )?DELETION$/,
    'DEEP_DELETION',
  ],
  [/^(WHOLE )?(GENE )?(DELETION|DELETED)$/, 'DELETION'],
  [
    /^(COPY NUMBER |HETEROZYGOUS |SHALLOW )?LOSS$|^(HETEROZYGOUS|SHALLOW) DELETION$|^HETEROZYGOUS DEL$/,
    'LOSS',
  ],
  [/^(COPY[- ]NEUTRAL )?(LOH|LOSS OF HETEROZYGOSITY)$|^CNLOH$/, 'LOH'],
  [/^BIALLELIC INACTIVATION$/, 'BIALLELIC_LOSS'],
  [/^COPY NUMBER (VARIATION|CHANGE|ALTERATION)$/, 'ANY'],
]

const MUTATION = '(?:MUTATIONS?|MUT|MUTATED|MUTANT|VARIANTS?|ALTERATIONS?)'

const CLASSES: readonly (readonly [RegExp, GeneClass])[] = [
  [/^(MUTATIONS?|MUT|MUTATED|MUTANT|ANY MUTATION|ONCOGENIC MUTATION|SOMATIC MUTATION)$/, 'MUTATION'],
  [new RegExp(`^(TRUNCATING|TRUNCATION)(?: ${MUTATION})?$`), 'TRUNCATING'],
  [new RegExp(`^NONSENSE(?: ${MUTATION})?$`), 'NONSENSE'],
  [new RegExp(`^FRAME ?SHIFT(?: TRUNCATION)?(?: ${MUTATION})?$`), 'FRAMESHIFT'],
  [new RegExp(`^(LOSS[- ]OF[- ]FUNCTION|INACTIVATING|LOF)(?: ${MUTATION})?$`), 'LOSS_OF_FUNCTION'],
  [/^MISSENSE$/, 'MISSENSE'],
  [new RegExp(`^MISSENSE ${MUTATION}$`), 'MISSENSE'],
  [
    new RegExp(`^(?:POINT ${MUTATION}|(?:BASE |NUCLEOTIDE )?SUBSTITUTIONS?(?: ${MUTATION})?)$`),
    'SUBSTITUTION',
  ],
  [new RegExp(`^IN-?FRAME DEL(?:ETION)?S?(?: ${MUTATION})?$`), 'INFRAME_DELETION'],
  [new RegExp(`^IN-?FRAME (?:INS(?:ERTION)?|DUP(?:LICATION)?)S?(?: ${MUTATION})?$`), 'INFRAME_INSERTION'],
  [
    new RegExp(`^(?:SPLICE|SPLICE[- ](?:SITE|DONOR|ACCEPTOR)|SPLICING)(?: (?!VARIANT)${MUTATION})?$`),
    'SPLICE_SITE',
  ],
  [new RegExp(`^SPLICE[- ](?:SITE|DONOR|ACCEPTOR)(?: SITE)? ${MUTATION}$`), 'SPLICE_SITE'],
  [new RegExp(`^PROMOTER ${MUTATION}$`), 'PROMOTER'],
  [
    new RegExp(
      `^(ACTIVATING|ACTIVATION|DELETERIOUS|DAMAGING|RARE|PATHOGENIC|GAIN[- ]OF[- ]FUNCTION|GOF|NON-P-LOOP)(?: ${MUTATION})?$`,
    ),
    'UNTELLABLE',
  ],
]

/** The predicate of a state of a whole gene or of a class of its changes; null for any other words. */
export function stateOfName(gene: string, name: string): Predicate | null {
  const copyNumber = COPY_NUMBER.find(([pattern]) => pattern.test(name))
  if (copyNumber) return { kind: 'COPY_NUMBER', gene, state: copyNumber[1] }
  const match = CLASSES.find(([pattern]) => pattern.test(name))
  if (match) return geneClassPredicate(gene, match[1], name.toLowerCase())
  const except = /^NON[- ]([A-Z])(\d+)(?: MUTATIONS?)?$/.exec(name)
  if (except) {
    const label = `mutation other than at ${except[1]}${except[2]}`
    return geneClassPredicate(gene, 'MUTATION', label, Number(except[2]))
  }
  const exceptChange = parseProteinChange(/^NON[- ](.+?)(?: MUTATIONS?)?$/.exec(name)?.[1] ?? '')
  if (exceptChange)
    return {
      ...geneClassPredicate(gene, 'MUTATION', `mutation other than ${writeProteinChange(exceptChange)}`),
      exceptChange,
    }
  if (/^WILD[- ]?TYPE$|^WT$/.test(name)) return { kind: 'WILD_TYPE', gene }
  return expressionOfName(gene, name) ?? methylationOfName(gene, name) ?? phosphorylationOfName(gene, name)
}

const EXPRESSION = [
  [/^(.*?) ?(?:OVER-?EXPRESSION|OVEREXPRESSED|HIGH EXPRESSION|INCREASED EXPRESSION)$/, 'OVER'],
  [
    /^(.*?) ?(?:UNDER-?EXPRESSION|UNDEREXPRESSED|LOW EXPRESSION|REDUCED EXPRESSION|DECREASED EXPRESSION)$/,
    'UNDER',
  ],
  [/^(.*?) ?(?:LOSS OF EXPRESSION|EXPRESSION LOSS|NO EXPRESSION|LOSS OF PROTEIN)$/, 'ABSENT'],
  [/^(.*?) ?(?:EXPRESSION|EXPRESSED)$/, 'PRESENT'],
] as const

function expressionOfName(gene: string, name: string): Predicate | null {
  for (const [pattern, state] of EXPRESSION) {
    const match = pattern.exec(name)
    if (match) return { kind: 'EXPRESSION', gene, state, qualifier: match[1] || null }
  }
  return null
}

function methylationOfName(gene: string, name: string): Predicate | null {
  const match = /^(PROMOTER )?(HYPER|HYPO|DE|UN)?-?METHYLAT(?:ION|ED)$/.exec(name)
  if (!match) return null
  const state = match[2] === 'HYPER' ? 'HYPER' : match[2] ? 'HYPO' : 'PRESENT'
  return { kind: 'METHYLATION', gene, state, promoter: Boolean(match[1]) }
}

function phosphorylationOfName(gene: string, name: string): Predicate | null {
  const match = /^(?:([STY]\d+) )?PHOSPHORYLATION$/.exec(name)
  return match ? { kind: 'PHOSPHORYLATION', gene, residue: match[1] ?? null } : null
}
