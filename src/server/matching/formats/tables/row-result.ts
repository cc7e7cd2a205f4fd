import { splitResult } from '#domain/matching/sample/result-words.ts'
import type { LineReading } from '#domain/matching/sample/line-reading.ts'

/** Columns of the result of the row's test. */
const RESULT_COLUMNS = [
  'result',
  'results',
  'test_result',
  'status',
  'variant_status',
  'call',
  'detected',
  'detection',
  'detection_status',
  'found',
  'present',
]
/** Columns in which a laboratory classifies the row's change. */
const CLASS_COLUMNS = [
  'classification',
  'pathogenicity',
  'acmg',
  'acmg_classification',
  'acmg_class',
  'tier',
  'amp_tier',
  'interpretation',
  'variant_interpretation',
]
/** Columns of the share of the sample's own reads; `AF` is that of a population in many tables. */
const FRACTION_COLUMNS = [
  'vaf',
  'vaf%',
  'vaf_%',
  '%vaf',
  'vaf(%)',
  'vaf_(%)',
  't_vaf',
  'tumor_vaf',
  'tumour_vaf',
  'allele_fraction',
  'variant_allele_fraction',
  'variant_allele_frequency',
  'mutant_allele_fraction',
  'mutant_allele_frequency',
]
/** In a MAF the frequency in a population. */
const FRACTION_OUTSIDE_MAF = ['allele_frequency', 'allele_frequency_%', 'allele_frequency_(%)', 'allele_freq']
/** Classes that match nothing, as in lines. */
const NO_FINDING =
  /^(?:vo?us|vou?s|benign|likely[ _]benign|(?:variant of )?(?:uncertain|unknown)[ _]significance|(?:tier|class)[ _-]?(?:iii|iv|3|4)|(?:iii|iv)(?:[ _-]?[a-d])?|artefact|artifact|polymorphism)$/i
/** Classes of the ACMG that are no finding; in a column of tiers 4 and 5 would be others. */
const ACMG_NO_FINDING = /^(?:class[ _-]?)?[123]$/i
const WILD_TYPE = /^(?:wt|wild[- ]?type|no mutation)$/i
const FILTER_PASSED = /^(?:|\.|PASS|PASSED|NA|-)$/i

/** Result that the other columns of a row give of what it names. */
export type RowResult =
  | { kind: 'FOUND' | 'DENIED' | 'NOT_CARRIED' | 'FILTERED' }
  | { kind: 'OPEN'; text: string }

/** Reads whether what a row names was found; columns that the table's own reader uses are not read. */
export function rowResultReader(
  names: readonly string[],
  used: readonly number[],
): (cell: (column: number) => string) => RowResult {
  const column = (...aliases: readonly string[]) => {
    const at = names.indexOf(aliases.find((name) => names.includes(name)) ?? '\0')
    return used.includes(at) ? -1 : at
  }
  const result = column(...RESULT_COLUMNS)
  const classes = CLASS_COLUMNS.map((name) => column(name)).filter((at) => at >= 0)
  const isMaf = names.includes('variant_classification')
  const fraction = column(...FRACTION_COLUMNS, ...(isMaf ? [] : FRACTION_OUTSIDE_MAF))
  const [alternate, reference] = [column('t_alt_count'), column('t_ref_count', 't_depth')]
  const status = column('mutation_status')
  const filter = column('filter')

  const isNone = (cell: (column: number) => string) =>
    /^0+(?:[.,]0+)?\s*%?$/.test(cell(fraction)) || (cell(alternate) === '0' && /^[1-9]/.test(cell(reference)))

  return (cell) => {
    if (!FILTER_PASSED.test(cell(filter))) return { kind: 'FILTERED' }
    const text = cell(result)
    const state = text === '' ? null : splitResult(`: ${text}`).state
    if (state === 'OPEN') return { kind: 'OPEN', text }
    if (state === 'ABSENT' || WILD_TYPE.test(text) || WILD_TYPE.test(cell(status))) return { kind: 'DENIED' }
    const noFinding = classes.find((at) => {
      const isAcmg = names[at]?.startsWith('acmg') && ACMG_NO_FINDING.test(cell(at))
      return isAcmg || NO_FINDING.test(cell(at))
    })
    if (noFinding !== undefined) return { kind: 'OPEN', text: cell(noFinding) }
    return { kind: isNone(cell) ? 'NOT_CARRIED' : 'FOUND' }
  }
}

/** A reading with the result of its row. */
export function withResult(reading: LineReading, result: RowResult): LineReading {
  if (!reading.ok) return reading
  if (result.kind === 'OPEN')
    return {
      ok: false,
      reason: `The row gives no result that can be matched (“${result.text.slice(0, 100)}”).`,
    }
  if (result.kind !== 'DENIED') return reading
  return reading.isAbsent
    ? { ok: false, reason: 'The row negates a negative result: write what was found.' }
    : { ...reading, isAbsent: true }
}
