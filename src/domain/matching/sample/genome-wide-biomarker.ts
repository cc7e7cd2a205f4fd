import { askBack, understood } from './line-reading.ts'
import type { LineReading, NameLookup } from './line-reading.ts'

/** Kinds of biomarkers of the whole tumour genome. */
export type GenomeWideKind = 'MSI' | 'TMB' | 'REPAIR' | 'HRD' | 'LOH'

/** A biomarker of the whole tumour genome, which knowledgebases have as a factor. */
interface Biomarker {
  kind: GenomeWideKind
  /** Name in sentences. */
  title: string
  /** Names of its factor, in capitals. */
  factors: readonly string[]
  /** Beginning of a line about it; the rest is the result. */
  pattern: RegExp
  /** Names of the variant that stands for the biomarker being there or high. */
  presence: readonly string[]
  /** Names of the variant that stands for its absence, or for a low or stable state. */
  absence: readonly string[]
  /** The lowest number that is high, with its unit; null where no number is read. */
  threshold: { value: number; unit: string } | null
}

const BIOMARKERS: readonly Biomarker[] = [
  {
    kind: 'MSI',
    title: 'microsatellite instability',
    factors: ['MSI', 'MICROSATELLITE INSTABILITY', 'MICROSATELLITE STATUS'],
    pattern: /^(?:MSI(?=[\s:-]|$)|MSS$|MICROSATELLITE(?:S|[- ]INSTABILITY| STATUS)?(?=[\s:-]|$))/,
    presence: ['HIGH', 'MSI-HIGH', 'MSI-H', 'INSTABILITY-HIGH', 'UNSTABLE', 'POSITIVE'],
    absence: ['STABLE', 'MSS', 'STABILITY'],
    threshold: null,
  },
  {
    kind: 'TMB',
    title: 'tumour mutational burden',
    factors: ['TMB', 'TUMOR MUTATIONAL BURDEN', 'TUMOUR MUTATIONAL BURDEN', 'TUMOR MUTATION BURDEN'],
    pattern: /^(?:TMB|TUMOU?R MUTATION(?:AL)? BURDEN)(?=[\s:-]|$)/,
    presence: ['HIGH', 'TMB-HIGH', 'TMB-H'],
    absence: ['LOW', 'TMB-LOW', 'TMB-L'],
    // The limit of the approval of pembrolizumab by the FDA.
    threshold: { value: 10, unit: 'mut/Mb' },
  },
  {
    kind: 'REPAIR',
    title: 'mismatch repair deficiency',
    factors: ['DMMR', 'MISMATCH REPAIR DEFICIENCY', 'MISMATCH REPAIR', 'MMR'],
    pattern: /^(?:[DP]MMR$|MMR(?:[- ]?[DP]$|(?=[\s:-]|$))|MISMATCH REPAIR(?=[\s:-]|$))/,
    presence: ['DEFICIENT', 'DEFICIENCY', 'DMMR', 'POSITIVE', 'PRESENT'],
    absence: ['PROFICIENT', 'PMMR'],
    threshold: null,
  },
  {
    kind: 'HRD',
    title: 'homologous recombination deficiency',
    factors: ['HRD', 'HOMOLOGOUS RECOMBINATION DEFICIENCY'],
    pattern: /^(?:HRD|HOMOLOGOUS RECOMBINATION)(?=[\s:-]|$)/,
    presence: ['HIGH', 'POSITIVE', 'PRESENT', 'DEFICIENT', 'HRD'],
    absence: ['LOW', 'NEGATIVE', 'PROFICIENT'],
    threshold: null,
  },
  {
    kind: 'LOH',
    title: 'genome-wide loss of heterozygosity',
    factors: ['GLOH', 'GENOMIC LOH', 'GENOME-WIDE LOH', 'GENOMIC LOSS OF HETEROZYGOSITY', 'LOH'],
    // LOH of a gene or an arm is another thing.
    pattern:
      /^(?:(?:G|GENOMIC |GENOME-WIDE |GW)LOH(?=[\s:-]|$)|(?:LOH|LOSS OF HETEROZYGOSITY)(?=(?:[\s:-]+(?:HIGH|H|LOW|L|SCORE.*|\d[\d.,]*\s*%))?$))/,
    presence: ['HIGH', 'LOH-HIGH', 'POSITIVE', 'PRESENT'],
    absence: ['LOW', 'LOH-LOW'],
    threshold: null,
  },
]

const PRESENT =
  /^(?:H|HIGH|INSTABILITY[- ]HIGH|UNSTABLE|POSITIVE|POS|\+|DETECTED|PRESENT|D|DEFICIENT|DEFICIENCY)$/
const ABSENT = /^(?:S|STABLE|STABILITY|L|LOW|INSTABILITY[- ]LOW|NEGATIVE|NEG|P|PROFICIENT|PROFICIENCY)$/
const NUMBER =
  /^(?:SCORE )?(?:=|~|≥|>=)?\s*(\d+(?:[.,]\d+)?)\s*(?:MUT(?:ATION)?S?\s*(?:\/|PER)\s*(?:MB|MEGABASE))?$/

/** The biomarker that a factor stands for, by its name in capitals; null for other features. */
export function genomeWideBiomarkerOf(feature: string): { kind: GenomeWideKind; title: string } | null {
  return BIOMARKERS.find(({ factors }) => factors.includes(feature)) ?? null
}

type State = 'PRESENT' | 'ABSENT' | null

function stateOf({ threshold }: Biomarker, line: string, result: string): State {
  if (/^(?:MSS|PMMR|MMR[- ]?P)$/.test(line)) return 'ABSENT'
  if (/^(?:DMMR|MMR[- ]?D|HRD|G?LOH)$/.test(line)) return 'PRESENT'
  if (PRESENT.test(result)) return 'PRESENT'
  if (ABSENT.test(result)) return 'ABSENT'
  const number = threshold && NUMBER.exec(result)?.[1]
  if (!number) return null
  return Number(number.replace(',', '.')) >= threshold.value ? 'PRESENT' : 'ABSENT'
}

/** `MICROSATELLITE INSTABILITY-HIGH (MSI-H)` says one thing twice. */
function withoutRepetition(
  text: string,
  { pattern }: Biomarker,
  isAbsent: boolean,
  lookup: NameLookup,
): LineReading | null {
  const [, outer = '', inner = ''] = /^(.+?)\s*\(([^()]+)\)$/.exec(text) ?? []
  if (!pattern.test(inner.toUpperCase())) return null
  const [one, other] = [outer, inner].map((part) => genomeWideBiomarker(part, isAbsent, lookup))
  return one?.ok && other?.ok && one.isAbsent === other.isAbsent ? one : null
}

/**
 * Reading of a biomarker of the whole genome, such as `MSI-H`, `MSS`, `TMB 12 mut/Mb`, `dMMR`, as the record that stands
 * for it. Where the knowledgebase has none, the reading says so. Null for lines about anything else.
 * @param isAbsent whether the line denies what the text says
 */
export function genomeWideBiomarker(text: string, isAbsent: boolean, lookup: NameLookup): LineReading | null {
  const line = text.toUpperCase()
  const biomarker = BIOMARKERS.find(({ pattern }) => pattern.test(line))
  if (!biomarker) return null
  const repeated = withoutRepetition(text, biomarker, isAbsent, lookup)
  if (repeated) return repeated
  const { title, factors, pattern, presence, absence, threshold } = biomarker
  const features = factors.flatMap((factor) => lookup.featuresNamed(factor))
  if (features.length === 0) {
    const reason = `This knowledgebase has no record of ${title}, so “${text}” cannot be matched.`
    return { ok: false, reason }
  }
  const result = line.replace(pattern, '').replace(/^[\s:-]+/, '')
  // A table names the biomarker and, as its state, the biomarker again: `MSI MSI-H`.
  if (pattern.test(result)) return genomeWideBiomarker(result, isAbsent, lookup)
  const state = stateOf(biomarker, line, result) ?? (result === '' && isAbsent ? 'PRESENT' : null)
  const recordNamed = (names: readonly string[]) =>
    features.flatMap((feature) =>
      names.flatMap((words) => (lookup.hasVariantNamed(feature, words) ? [{ feature, words }] : [])),
    )[0]
  const own = recordNamed(result === '' ? [line] : [result])
  const named = own ?? (state && recordNamed(state === 'PRESENT' ? presence : absence))
  const number = threshold && NUMBER.exec(result)?.[1]
  const amount = number ? { amount: Number(number.replace(',', '.')) } : {}
  const notes =
    threshold && /\d/.test(result)
      ? [`${threshold.value} ${threshold.unit} or more was read as high, less as low.`]
      : []
  if (named) return understood([{ kind: 'REPORTED', ...named, meaning: null, ...amount }], notes)
  const contrary = state === 'ABSENT' ? recordNamed(presence) : undefined
  if (contrary)
    return {
      ...understood([{ kind: 'REPORTED', ...contrary, meaning: null, ...amount }], notes),
      isAbsent: true,
    }
  const reason = `This knowledgebase has records of ${title}, but none of “${text}”.`
  const name = pattern.exec(line)?.[0].trim() ?? ''
  return askBack(reason, /\d/.test(result) ? [`${name} positive`, `${name} negative`] : [])
}
