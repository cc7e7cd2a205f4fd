import { parseProteinChange } from '#domain/matching/protein-change.ts'
import type { ProteinChange } from '#domain/matching/protein-change.ts'
import type { OnTranscript } from '#domain/matching/predicate.ts'
import { parseCodingChange } from '#domain/matching/sequences/coding-change.ts'
import type { CodingChange } from '#domain/matching/sequences/coding-change.ts'
import { parseGenomicAllele } from '#domain/matching/sequences/genomic-allele.ts'
import type { GenomicAllele } from '#domain/matching/sequences/genomic-allele.ts'

/** Facts that HGVS expressions give of one alteration. */
export interface ExpressionFacts {
  proteinChanges: OnTranscript<ProteinChange>[]
  codingChanges: OnTranscript<CodingChange>[]
  alleles: GenomicAllele[]
  /** Expressions that are not read. */
  unread: string[]
}

const EXPRESSION = /^(?:([\w.]{2,40})(?:\([\w.-]{1,40}\))?:)?([cpg])\.(.{1,200})$/

/** An effect on the protein that is not known is nothing to compare. */
const UNKNOWN_EFFECT = /^\(?(?:\?|=)\)?$/

/** Reads HGVS expressions of one alteration, with their sequences or of the gene beside them: `NP_004324.2:p.Val600Glu`, `NM_004333.4:c.1799T>A`, `NC_000007.13:g.140453136A>T`. */
export function readExpressions(expressions: readonly string[]): ExpressionFacts {
  const facts: ExpressionFacts = { proteinChanges: [], codingChanges: [], alleles: [], unread: [] }
  for (const text of new Set(expressions)) {
    const [, sequence = '', level, change = ''] = EXPRESSION.exec(text.trim()) ?? []
    const transcript = sequence.toUpperCase() || null
    const protein = level === 'p' && parseProteinChange(`p.${change}`)
    const coding = level === 'c' && parseCodingChange(change)
    const allele = level === 'g' && parseGenomicAllele(`${sequence}:g.${change}`)
    if (protein) facts.proteinChanges.push({ change: protein, transcript })
    else if (coding) facts.codingChanges.push({ change: coding, transcript })
    else if (allele) facts.alleles.push(allele)
    else if (!UNKNOWN_EFFECT.test(change)) facts.unread.push(level ? text.slice(0, 60) : 'an expression')
  }
  return facts
}
