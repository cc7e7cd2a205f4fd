import type { MatchIndex } from '#domain/matching/match-index.ts'
import { smallVariant } from '#domain/matching/sample/alteration.ts'
import { parseAlterationLine } from '#domain/matching/sample/alteration-line.ts'
import type { LineReading } from '#domain/matching/sample/line-reading.ts'
import { accessionOf } from '#domain/matching/sequences/transcript.ts'
import type { GenomicAllele } from '#domain/matching/sequences/genomic-allele.ts'
import { present } from '../../formats/file-entry.ts'
import { readingOfGenes } from '../../formats/file-gene.ts'
import type { FileGene, GeneFinder } from '../../formats/file-gene.ts'
import { unorderedFusion } from '../../formats/tables/fusion-partners.ts'
import { contradictionOf } from './contradictions.ts'
import { readExpressions } from './expressions.ts'

/** A gene as a document names it. */
export interface NamedGene {
  symbol: string
  ids: string[]
}

/** Everything that a document says of one alteration. */
export interface AlterationFacts {
  genes: readonly NamedGene[]
  /** HGVS expressions with their sequences. */
  expressions: readonly string[]
  /** Places beside those of expressions. */
  alleles: readonly GenomicAllele[]
  /** `RS121913529`, `VCV000013961`, in capitals. */
  identifiers: readonly string[]
  /** Names in words, such as `BRAF V600E`. */
  names: readonly string[]
  /** Copies of the genes; null where none are given. */
  copies: number | null
  /** What is to be said of facts that are not compared. */
  warnings: readonly string[]
}

/** Genes, expressions, ids or names of one alteration: far more than any has, each of which is compared with the others. */
const MOST_FACTS = 50

const failed = (reason: string): LineReading => ({ ok: false, reason })

/** Text of facts for people: nothing but what was read of them. */
export function textOfFacts({ genes, expressions, identifiers, names, copies }: AlterationFacts): string {
  const symbols = genes.map(({ symbol, ids: [id = ''] }) => symbol || id)
  const facts = [...expressions, ...identifiers, ...(copies === null ? [] : [`${copies} copies`])]
  const said = facts.length > 0 ? [...new Set([...symbols, ...facts])] : names.length > 0 ? names : symbols
  return said.join(' ').slice(0, 500)
}

/** The reading of a name, by itself or behind the one gene that is given beside it. */
function readName(name: string, gene: FileGene | undefined, { names }: MatchIndex): LineReading {
  const alone = parseAlterationLine(name, names)
  if (alone.ok || !gene?.gene) return alone
  const behind = parseAlterationLine(`${gene.gene} ${name}`, names)
  return behind.ok ? behind : alone
}

/** The first of the names that is understood, or why none is. */
function readNames(
  { names }: AlterationFacts,
  gene: FileGene | undefined,
  index: MatchIndex,
): LineReading | null {
  const readings = names.map((name) => readName(name, gene, index))
  return readings.find(({ ok }) => ok) ?? readings[0] ?? null
}

/** Copies of each gene by the rule of lines, all of which must be present or absent together. */
function readCopies(genes: readonly FileGene[], copies: number, { names }: MatchIndex): LineReading {
  if (genes.length === 0) return failed('It gives copies and names no gene.')
  const readings = genes.map((found) =>
    readingOfGenes([found], parseAlterationLine(`${found.gene} copy number ${copies}`, names)),
  )
  const [first] = readings
  const read = readings.flatMap((one) => (one.ok ? [one] : []))
  if (!first || read.length < readings.length)
    return readings.find(({ ok }) => !ok) ?? failed('It names no gene.')
  return {
    ok: true,
    alterations: read.flatMap(({ alterations }) => alterations),
    isAbsent: read.every(({ isAbsent }) => isAbsent),
    warnings: [...new Set(read.flatMap(({ warnings }) => warnings))],
  }
}

/** The gene of sequences that records name, where the document names none. */
function geneOfSequences(sequences: readonly (string | null)[], { names }: MatchIndex): string | undefined {
  return sequences.flatMap((one) => (one && names.geneOfTranscript(accessionOf(one))) ?? [])[0]
}

/** One position of several on builds: that of the knowledge first. */
const preferred = (alleles: readonly GenomicAllele[]) =>
  alleles.find(({ build }) => build === 'GRCH37') ?? alleles[0] ?? null

/** An alteration by its bases, residues and ids together, which must agree. */
function readVariant(facts: AlterationFacts, genes: readonly FileGene[], index: MatchIndex): LineReading {
  const read = readExpressions(facts.expressions)
  const alleles = [...facts.alleles, ...read.alleles]
  const name = readNames(facts, genes[0], index)
  const named = name?.ok && name.alterations.length === 1 ? name.alterations[0] : undefined
  const byName = named?.kind === 'SMALL_VARIANT' ? named : null
  const proteinChanges = [...read.proteinChanges, ...(byName?.proteinChanges ?? [])]
  const codingChanges = [...read.codingChanges, ...(byName?.codingChanges ?? [])]
  const contradiction = contradictionOf(
    { proteinChanges, codingChanges, alleles, identifiers: facts.identifiers.slice() },
    index,
  )
  if (contradiction) return failed(contradiction)
  const [own, ...others] = genes
  if (others.length > 0)
    return failed(
      `It names one change and several genes: ${genes.map(({ gene }) => gene ?? '?').join(', ')}.`,
    )
  const ofSequence = geneOfSequences(
    [...read.proteinChanges, ...read.codingChanges].map(({ transcript }) => transcript),
    index,
  )
  const gene = own?.gene ?? ofSequence ?? byName?.gene ?? null
  const isBare = [...read.proteinChanges, ...read.codingChanges].some(({ transcript }) => !transcript)
  if (!gene && isBare) return failed('It names a change without its sequence, and no gene.')
  const other = [ofSequence, byName?.gene].find((one) => one && gene && one !== gene)
  if (other) return failed(`Its genes contradict one another: ${gene} and ${other}.`)
  const isWhole = proteinChanges.length + codingChanges.length > 0
  const unread = read.unread.map((text) => `“${text}” was not read.`)
  if (!isWhole && alleles.length + facts.identifiers.length === 0)
    return failed(unread.join(' ') || 'It names no change that is read.')
  const variant = smallVariant({
    gene,
    proteinChanges: read.proteinChanges.length > 0 ? read.proteinChanges : proteinChanges,
    codingChanges: read.codingChanges.length > 0 ? read.codingChanges : codingChanges,
    allele: preferred(alleles),
    identifiers: [...facts.identifiers],
  })
  const reading = present([variant], [...facts.warnings, ...unread])
  return own ? readingOfGenes([own], reading) : reading
}

/**
 * Reads one alteration by everything that is said of it.
 * @returns why not, where facts contradict one another or none says what was found
 */
export function readFacts(facts: AlterationFacts, genes: GeneFinder, index: MatchIndex): LineReading {
  const isTooMuch = [facts.genes, facts.expressions, facts.alleles, facts.identifiers, facts.names].some(
    ({ length }) => length > MOST_FACTS,
  )
  if (isTooMuch) return failed(`It says more than ${MOST_FACTS} things of one kind of one alteration.`)
  const [transcript = null] = facts.expressions.map(
    (one) => /^[\w.]+(?=(?:\([\w.-]+\))?:)/.exec(one)?.[0] ?? null,
  )
  const found = facts.genes.map(({ symbol, ids }) => genes(symbol, ids, transcript))
  const contradiction = found.find((one) => one.contradiction)?.contradiction
  if (contradiction) return failed(contradiction)
  const hasChange = facts.expressions.length + facts.alleles.length + facts.identifiers.length > 0
  const hasExpression = facts.expressions.some((one) => /(?:^|:)[cp]\./.test(one))
  if (facts.copies !== null && !hasExpression) return readCopies(found, facts.copies, index)
  if (hasChange) return readVariant(facts, found, index)
  const byName = readNames(facts, found[0], index)
  if (byName?.ok) return withWarnings(byName, facts)
  const [one, other, ...more] = found
  if (one && other && more.length === 0)
    return withWarnings(unorderedFusion({ ...one, exon: null }, { ...other, exon: null }, index.names), facts)
  if (byName) return byName
  const symbols = found.flatMap(({ gene }) => gene ?? []).join(', ')
  return failed(
    [
      symbols === '' ? 'It names no gene and no change that is read.' : `It names ${symbols} and no change.`,
      ...facts.warnings,
    ].join(' '),
  )
}

const withWarnings = (reading: LineReading, { warnings }: AlterationFacts): LineReading =>
  reading.ok ? { ...reading, warnings: [...warnings, ...reading.warnings] } : reading
