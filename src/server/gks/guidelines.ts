import type { AssertionSignificance, AssertionType } from '#domain/vocabularies/evidence.ts'
import { lookupTable } from '#domain/lookup-table.ts'
import type { Direction, Method } from './gks-types.ts'

/** A class of a guideline: what it says of the proposition, and how surely. */
interface Classification {
  code: string
  strength: 'definitive' | 'likely' | null
  direction: Direction
}

/** Weight of a code of a guideline. */
export interface CodeWeight {
  /** The code as the schema writes it: `PM2_supporting`. */
  outcome: string
  /** Null for a criterion that is not met. */
  strength: string | null
  direction: Direction
  score?: number
  /** What the code looks at. */
  methodType: string
}

/** A guideline that classifies variants by codes. */
export interface Guideline {
  /** System of its codes. */
  system: string
  method: Method
  predicate: string
  classifications: Readonly<Partial<Record<AssertionSignificance, Classification>>>
  /** Null for a code that is none of the guideline's, as `N/A`. */
  weightOf(code: string): CodeWeight | null
}

const guidelineMethod = (name: string, pmid: string): Method => ({
  type: 'Method',
  name,
  methodType: 'guideline',
  reportedIn: { id: `pmid:${pmid}`, type: 'Document', pmid },
})

const BENIGN = {
  UNCERTAIN_SIGNIFICANCE: { code: 'uncertain significance', strength: null, direction: 'neutral' },
  LIKELY_BENIGN: { code: 'likely benign', strength: 'likely', direction: 'disputes' },
  BENIGN: { code: 'benign', strength: 'definitive', direction: 'disputes' },
} as const

/** Types of method with the codes that they give. */
type MethodTypes = Readonly<Record<string, string>>

const methodTypeOf = (types: MethodTypes, code: string): string | null =>
  Object.entries(types).find(([, codes]) => codes.split(' ').includes(code))?.[0] ?? null

const ONCOGENICITY_METHODS: MethodTypes = {
  population_frequency: 'SBVS1 SBS1 OP4',
  functional_assay: 'OS2 SBS2',
  primary_sequence_consequence: 'OVS1 OM2 SBP2',
  functional_domain_location: 'OM1',
  amino_acid_or_residue_analogy: 'OS1 OM4',
  somatic_hotspot_recurrence: 'OS3 OM3 OP3',
  computational_prediction: 'OP1 SBP1',
  single_genetic_etiology_context: 'OP2',
}

const ONCOGENICITY_WEIGHTS: Readonly<Record<string, readonly [strength: string, score: number]>> =
  lookupTable({
    OVS: ['very strong', 8],
    OS: ['strong', 4],
    OM: ['moderate', 2],
    OP: ['supporting', 1],
    SBVS: ['very strong', -8],
    SBS: ['strong', -4],
    SBP: ['supporting', -1],
  })

const ONCOGENICITY = 'ClinGen/CGC/VICC Guidelines for Oncogenicity, 2022'

/** ClinGen, CGC and VICC 2022: oncogenicity of somatic variants. */
export const oncogenicityGuideline: Guideline = {
  system: ONCOGENICITY,
  method: guidelineMethod(ONCOGENICITY, '35101336'),
  predicate: 'isOncogenicFor',
  classifications: {
    ONCOGENIC: { code: 'oncogenic', strength: 'definitive', direction: 'supports' },
    LIKELY_ONCOGENIC: { code: 'likely oncogenic', strength: 'likely', direction: 'supports' },
    ...BENIGN,
  },
  weightOf(code) {
    const weight = ONCOGENICITY_WEIGHTS[code.replace(/\d+$/, '')]
    const methodType = methodTypeOf(ONCOGENICITY_METHODS, code)
    if (!weight || !methodType) return null
    const [strength, score] = weight
    return { outcome: code, strength, score, direction: score > 0 ? 'supports' : 'disputes', methodType }
  },
}

const PATHOGENICITY_METHODS: MethodTypes = {
  'Population Data Assessment': 'BA1 BS1 PM2',
  'Null variant assessment': 'PVS1',
  'Same amino acid change assessment': 'PS1',
  'De Novo Data Assessment': 'PS2 PM6',
  'Functional Data Assessment': 'PS3 BS3',
  'Mutational hot spot and functional domain assessment': 'PM1',
  'Cis/trans variant assessment': 'PM3 BP2',
  'Protein length change assessment': 'PM4 BP3',
  'Novel missense position assessment': 'PM5',
  'Segregation Data Assessment': 'PP1 BS4',
  'Variant spectrum assessment': 'PP2 BP1',
  'In silico functional impact assessment': 'PP3 BP4',
  'Phenotype-gene specificity assessment': 'PP4',
  'Reputable Source Assessment': 'PP5 BP6',
  'Alternative cause assessment': 'BP5',
  'Predicted silent variant assessment': 'BP7',
  'Case-Control Enrichment Assessment': 'PS4 BS2',
}

const PATHOGENICITY_WEIGHTS: Readonly<Record<string, string>> = lookupTable({
  PVS: 'very strong',
  PS: 'strong',
  BS: 'strong',
  PM: 'moderate',
  PP: 'supporting',
  BP: 'supporting',
  BA: 'standalone',
})

/** Criteria with the strengths, other than their own, at which the schema lets them be applied. */
const PATHOGENICITY_OUTCOME =
  /^(?:PVS1(?:_(?:not_met|strong|moderate|supporting))?|[PB]S[1-4](?:_(?:not_met|very_strong|moderate|supporting))?|BA1(?:_not_met)?|PM[1-6](?:_(?:not_met|very_strong|strong|supporting))?|(?:PP[1-5]|BP[1-7])(?:_(?:not_met|very_strong|strong|moderate))?)$/

const PATHOGENICITY = 'ACMG Guidelines, 2015'

/** ACMG and AMP 2015: pathogenicity of germline variants. */
export const pathogenicityGuideline: Guideline = {
  system: PATHOGENICITY,
  method: guidelineMethod(PATHOGENICITY, '25741868'),
  predicate: 'isCausalFor',
  classifications: {
    PATHOGENIC: { code: 'pathogenic', strength: 'definitive', direction: 'supports' },
    LIKELY_PATHOGENIC: { code: 'likely pathogenic', strength: 'likely', direction: 'supports' },
    ...BENIGN,
  },
  weightOf(code) {
    const [criterion = '', applied] = code.toLowerCase().replaceAll('-', '_').split(/_(.*)/s)
    const base = criterion.toUpperCase()
    const own = PATHOGENICITY_WEIGHTS[base.replace(/\d+$/, '')]
    const methodType = methodTypeOf(PATHOGENICITY_METHODS, base)
    const outcome = applied === undefined ? base : `${base}_${applied}`
    if (!own || !methodType || !PATHOGENICITY_OUTCOME.test(outcome)) return null
    if (applied === 'not_met') return { outcome, strength: null, direction: 'neutral', methodType }
    const strength = applied?.replaceAll('_', ' ') ?? own
    return { outcome, strength, direction: base.startsWith('P') ? 'supports' : 'disputes', methodType }
  },
}

/** Guidelines of the types of assertion that are classified by codes. */
export const GUIDELINES: Readonly<Partial<Record<AssertionType, Guideline>>> = {
  ONCOGENIC: oncogenicityGuideline,
  PREDISPOSING: pathogenicityGuideline,
}
