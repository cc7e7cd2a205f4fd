import type { MatchIndex } from '#domain/matching/match-index.ts'
import type { Predicate } from '#domain/matching/predicate.ts'
import type { Alteration } from '#domain/matching/sample/alteration.ts'
import { parseAlterationLine } from '#domain/matching/sample/alteration-line.ts'
import { describeAlteration } from '#domain/matching/sample/describe-alteration.ts'
import { writeProteinChange } from '#domain/matching/protein-change.ts'

/** What words mean, by gene, event and class, whatever words they are. */
function eventOfMeaning(meaning: Predicate): string {
  switch (meaning.kind) {
    case 'COPY_NUMBER':
      return `${meaning.gene} ${meaning.state.toLowerCase().replaceAll('_', ' ')}`
    case 'EXPRESSION':
      return `${meaning.gene} expression ${meaning.state.toLowerCase()}${meaning.qualifier ? ` of ${meaning.qualifier}` : ''}`
    case 'METHYLATION':
      return `${meaning.gene} ${meaning.promoter ? 'promoter ' : ''}methylation ${meaning.state.toLowerCase()}`
    case 'CODON':
      return `${meaning.gene} codon ${meaning.codons.map(({ residue, position }) => `${residue ?? ''}${position}`).join('/')}`
    case 'REGION':
      return `${meaning.gene} ${meaning.label}: ${meaning.change.toLowerCase()}`
    case 'GENE_CLASS':
      return `${meaning.gene} class ${meaning.class === 'UNTELLABLE' || meaning.exceptChange ? meaning.label : meaning.class.toLowerCase().replaceAll('_', ' ')}`
    case 'WILD_TYPE':
      return `${meaning.gene} wild type`
    case 'EXACT':
      return `${meaning.gene} ${meaning.proteinChanges.length > 1 ? 'one of ' : 'p.'}${meaning.proteinChanges.map(({ change }) => writeProteinChange(change)).join('/')}`
    case 'FUSION':
      return describeAlteration(meaning)
    case 'ANY':
      return `one of ${meaning.parts.map(eventOfMeaning).join(' | ')}`
    case 'UNREADABLE':
      return 'none'
    default:
      return meaning.kind
  }
}

const eventOf = (one: Alteration): string =>
  one.kind === 'REPORTED'
    ? one.meaning
      ? eventOfMeaning(one.meaning)
      : `${one.feature} named ${one.words}`
    : describeAlteration(one)

/** The choice to leave a line out is a comment. */
const shortChoice = (choice: string) => (choice.startsWith('# ') ? '#' : choice)

/**
 * How a line is read, as one text: `EGFR p.L858R`, `not KRAS wild type`, `ask: ALK fusion | ALK mutation`, `ask: #` where
 * only leaving it out is offered.
 */
export function readEvent(line: string, index: MatchIndex): string {
  const reading = parseAlterationLine(line, index.names)
  if (!reading.ok) return `ask: ${(reading.choices ?? []).map(shortChoice).join(' | ')}`.trim()
  return `${reading.isAbsent ? 'not ' : ''}${reading.alterations.map(eventOf).join(' + ')}`
}
