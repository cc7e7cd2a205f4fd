import type { EvidenceSignificance, EvidenceType } from '../vocabularies/evidence.ts'

/** Claim that a word of a search asks of evidence. */
export interface Claim {
  significance?: EvidenceSignificance
  evidenceType?: EvidenceType
}

const CLAIMS: readonly (readonly [readonly string[], Claim])[] = [
  [['resistance', 'resistant', 'resist', 'resists'], { significance: 'RESISTANCE' }],
  [
    ['sensitivity', 'sensitive', 'response', 'responsive', 'sensitizing', 'sensitising'],
    { significance: 'SENSITIVITYRESPONSE' },
  ],
  [['toxicity', 'toxic'], { significance: 'ADVERSE_RESPONSE' }],
  [['predictive'], { evidenceType: 'PREDICTIVE' }],
  [['prognosis', 'prognostic', 'survival'], { evidenceType: 'PROGNOSTIC' }],
  [['diagnosis', 'diagnostic'], { evidenceType: 'DIAGNOSTIC' }],
  [
    ['predisposing', 'predisposition', 'hereditary', 'germline', 'inherited'],
    { evidenceType: 'PREDISPOSING' },
  ],
  [['oncogenic', 'oncogenicity'], { evidenceType: 'ONCOGENIC' }],
]

const claims = new Map(CLAIMS.flatMap(([words, claim]) => words.map((word) => [word, claim] as const)))

/** The claim of a folded word; null for every other word. */
export const claimOfWord = (word: string): Claim | null => claims.get(word) ?? null
