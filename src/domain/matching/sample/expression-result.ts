import { askBack, understood } from './line-reading.ts'
import type { LineReading, NameLookup } from './line-reading.ts'
import { predicateOfName } from '../variant-name.ts'

/** Symbol of the gene of PD-L1. */
const PD_L1 = 'CD274'
/** Percentage of PD-L1-positive tumour cells from which expression is high, as trials of pembrolizumab defined it. */
const HIGH_PERCENT = 50

const METHOD = String.raw`\(?(?:IHC|IMMUNOHISTOCHEMISTRY|22C3|28-8|SP142|SP263|73-10|PHARMDX)\)?`
/** Assays and antibodies before a result. */
const ASSAY = new RegExp(`^(?:${METHOD}(?:[\\s,:]+|$)|EXPRESSION[\\s,:]+(?=\\S))+`)
const PD_L1_ALONE = new RegExp(`^(?:PD-?L1|CD274|B7-?H1)(?: ${METHOD})*$`, 'i')
const POSITIVE = /^(?:POSITIVE|POS\.?|\+|EXPRESSED|DETECTED|PRESENT)$/
const NEGATIVE = /^(?:NEGATIVE|NEG\.?|-|NOT EXPRESSED)$/
const HIGH = /^(?:HIGH|STRONG|HIGHLY POSITIVE)$/
const SCORE = /^(?:(TPS|TC|CPS|IC)\s*[:=]?\s*)?(<|>=|≥|>)?\s*(\d+(?:[.,]\d+)?)\s*(%)?$/

const expression = (feature: string, words: string): Extract<LineReading, { ok: true }> => ({
  ok: true,
  isAbsent: false,
  warnings: [],
  alterations: [{ kind: 'REPORTED', feature, words, meaning: predicateOfName(feature, words) }],
})

/** A positive, high or absent expression of PD-L1 with the sentence that says why it was read so. */
function pdL1Reading(state: 'EXPRESSION' | 'HIGH EXPRESSION' | 'ABSENT', because: string): LineReading {
  const reading = expression(PD_L1, state === 'ABSENT' ? 'EXPRESSION' : state)
  return { ...reading, isAbsent: state === 'ABSENT', warnings: [because] }
}

/** Percentages of tumour cells from 50 are high; other scores say that PD-L1 is expressed, at 1 or more. */
function scoreReading(score: RegExpExecArray): LineReading | null {
  const [, kind = 'TPS', sign = '', number = '', percent = ''] = score
  if (!score[1] && !percent) return null
  const value = Number(number.replace(',', '.'))
  const text = `${score[1] ? `${kind} ` : ''}${sign}${number}${percent && ' %'}`
  const isAbove = sign !== '' && sign !== '<'
  if (sign === '<' ? value <= 1 : value < 1 && !isAbove)
    return pdL1Reading('ABSENT', `PD-L1 ${text} was read as no expression.`)
  if (sign === '<' || value < 1)
    return { ok: false, reason: `PD-L1 ${text} does not say whether PD-L1 is expressed: write the value.` }
  const countsTumourCells = kind === 'TPS' || (kind === 'TC' && percent !== '')
  if (countsTumourCells && value >= HIGH_PERCENT)
    return pdL1Reading(
      'HIGH EXPRESSION',
      `PD-L1 ${text} was read as high expression (${HIGH_PERCENT} % of tumour cells or more).`,
    )
  return pdL1Reading('EXPRESSION', `PD-L1 ${text} was read as expression (1 or more).`)
}

/** A number without its score: none of them is expression where it is below 1. */
const bareNumber = (number: string): LineReading =>
  Number(number.replace(',', '.')) < 1
    ? pdL1Reading('ABSENT', `PD-L1 ${number} was read as no expression.`)
    : askBack(`PD-L1 ${number} does not name its score: write the intended one.`, [
        `PD-L1 TPS ${number}%`,
        `PD-L1 CPS ${number}`,
      ])

/** Reading of a result for PD-L1, such as `TPS 80%`, `CPS 20`, `POSITIVE`; null for other words. */
function pdL1Result(words: string): LineReading | null {
  const result = words
    .replace(ASSAY, '')
    .replace(/^TUMOU?R PROPORTION SCORE(?: \(TPS\))?/, 'TPS')
    .replace(/^COMBINED POSITIVE SCORE(?: \(CPS\))?/, 'CPS')
    .trim()
  if (result === 'EXPRESSION') return expression(PD_L1, 'EXPRESSION')
  if (POSITIVE.test(result)) return pdL1Reading('EXPRESSION', 'PD-L1 positive was read as expression.')
  if (NEGATIVE.test(result)) return pdL1Reading('ABSENT', 'PD-L1 negative was read as no expression.')
  if (HIGH.test(result)) return pdL1Reading('HIGH EXPRESSION', 'PD-L1 high was read as high expression.')
  if (/^LOW(?: POSITIVE| EXPRESSION)?$/.test(result))
    return {
      ok: false,
      reason: 'Low PD-L1 may be 1 to 49 % of tumour cells, which is positive, or none: write the result.',
      choices: ['PD-L1 positive', 'PD-L1 negative'],
    }
  if (/^\d+(?:[.,]\d+)?$/.test(result)) return bareNumber(result)
  const score = SCORE.exec(result)
  return score ? scoreReading(score) : null
}

/** Splice variants as reports number them, with the result: `V7`, `V7 POSITIVE`, `SPLICE VARIANT V7`. */
const SPLICE_VARIANT =
  /^(?:SPLICE VARIANT |VARIANT )?(V\d+[A-Z]*)(?: (?:SPLICE VARIANT|VARIANT))?(?: (?:POSITIVE|POS\.?|DETECTED|PRESENT|EXPRESSED))?$/

/** A splice variant of which a record of the gene has the expression; null where none has. */
function spliceVariantResult(gene: string, words: string, lookup: NameLookup): LineReading | null {
  const name = SPLICE_VARIANT.exec(words)?.[1]
  if (!name || lookup.hasVariantNamed(gene, words) || !lookup.hasVariantNamed(gene, `${name} EXPRESSION`))
    return null
  const { alterations } = expression(gene, `${name} EXPRESSION`)
  return understood(alterations, [`${gene}-${name} was read as expression of this splice variant.`])
}

/** Checks whether a line is a marker alone of which a result is one of expression: PD-L1. */
export const isExpressionMarker = (text: string): boolean => PD_L1_ALONE.test(text)

const JOINED = /^([A-Z\d]+)-?(v\d+[A-Z]*)(?=\s|$)/i

/** `AR-V7`, `ARv7` as gene and splice variant where a record names that; other lines as they are. */
export function splitSpliceVariant(text: string, { featuresNamed, hasVariantNamed }: NameLookup): string {
  const [all = '', gene = '', name = ''] = JOINED.exec(text) ?? []
  const [symbol] = featuresNamed(gene.toUpperCase())
  return symbol && hasVariantNamed(symbol, `${name.toUpperCase()} EXPRESSION`)
    ? `${symbol} ${name}${text.slice(all.length)}`
    : text
}

/** Checks whether a text names a splice variant of a gene of the knowledge by its number: `AR-V7`. */
export const isSpliceVariant = (text: string, { featuresNamed }: NameLookup): boolean => {
  const [, gene = ''] = /^([A-Z\d]+)-V\d{1,2}$/.exec(text) ?? []
  return gene !== '' && featuresNamed(gene).length > 0
}

/**
 * Reading of the expression of a gene as laboratories report it: of PD-L1, and of a splice variant (`AR-V7`). Null for
 * other genes and words.
 * @param gene symbol, in capitals
 * @param words in capitals
 */
export const expressionResult = (gene: string, words: string, lookup: NameLookup): LineReading | null =>
  gene === PD_L1 ? pdL1Result(words) : spliceVariantResult(gene, words, lookup)
