import { evidenceLevels, evidenceSignificances, evidenceTypes } from '../vocabularies/evidence.ts'
import type { EvidenceLevel, EvidenceSignificance, EvidenceType } from '../vocabularies/evidence.ts'

/** Claim that a word of a search asks of evidence. */
export interface Claim {
  significance?: EvidenceSignificance
  evidenceType?: EvidenceType
  evidenceLevel?: EvidenceLevel
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

const LEVEL = /^level-([A-E])$/i

/** The claim of a level of evidence: `level A`, joined by a hyphen; null for everything else. */
export function claimOfLevel(part: string): { text: string; claim: Claim } | null {
  const level = LEVEL.exec(part)?.[1]?.toUpperCase()
  return evidenceLevels.has(level) ? { text: `level ${level}`, claim: { evidenceLevel: level } } : null
}

/** A claim in words: `Resistance, level A`. */
export const claimText = ({ significance, evidenceType, evidenceLevel }: Claim): string =>
  [
    significance && evidenceSignificances.label(significance),
    evidenceType && evidenceTypes.label(evidenceType),
    evidenceLevel && `level ${evidenceLevel}`,
  ]
    .filter(Boolean)
    .join(', ')
