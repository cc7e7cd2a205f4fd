import {
  ampLevels,
  evidenceDirections,
  evidenceLevelDescriptions,
  evidenceLevelWeights,
  evidenceLevels,
  evidenceSignificances,
  evidenceTypes,
  variantOrigins,
} from '#domain/vocabularies/evidence.ts'
import {
  ampLevelMeanings,
  evidenceLevelMeanings,
  evidenceTypeMeanings,
  variantOriginMeanings,
} from '#domain/vocabularies/meanings.ts'
import { evidenceTypeRules } from '#domain/clinical/evidence-rules.ts'
import { ratings } from '#app/curation/forms/evidence/ratings.ts'
import { significanceLabel } from '#app/entities/evidence/significance.ts'
import { tierLabel } from '#app/entities/evidence/tier-label.ts'
import type { HelpTopic } from '#app/entities/help-topics.ts'

/** A term of a record with what it means. */
type HelpTerm = { name: string; meaning: string }

/** Explanation of one kind of term. `id` is the anchor that records link to. */
export type HelpSection = { id: HelpTopic; title: string; lead: string; terms: readonly HelpTerm[] }

/** Significances that new evidence can have; releases hold others, too. */
const currentSignificances = new Set(
  evidenceTypes.values.flatMap((type) => evidenceTypeRules[type].significances),
)

export const helpSections: readonly HelpSection[] = [
  {
    id: 'level',
    title: 'Evidence level',
    lead: 'The kind of study behind an evidence item.',
    terms: evidenceLevels.values.map((level) => ({
      name: `${level}: ${evidenceLevelDescriptions[level]}`,
      meaning: evidenceLevelMeanings[level],
    })),
  },
  {
    id: 'rating',
    title: 'Evidence rating',
    lead: 'How well the source supports the statement, in stars, judged by the curator and the reviewing editor.',
    terms: ratings.map(({ label }) => {
      const [name = label, meaning = ''] = label.split(': ')
      return { name, meaning: `${meaning.charAt(0).toUpperCase()}${meaning.slice(1)}.` }
    }),
  },
  {
    id: 'type',
    title: 'Evidence type',
    lead: 'The clinical or biological question that the evidence answers.',
    terms: evidenceTypes.values.map((type) => ({
      name: evidenceTypes.label(type),
      meaning: evidenceTypeMeanings[type],
    })),
  },
  {
    id: 'significance',
    title: 'Significance',
    lead: 'The clinical meaning; its values depend on the evidence type.',
    terms: [
      ...evidenceTypes.values.map((type) => ({
        name: evidenceTypes.label(type),
        meaning: evidenceTypeRules[type].significances.map(significanceLabel).join(', '),
      })),
      {
        name: 'N/A (prognostic)',
        meaning: 'No effect on the outcome was found. It conflicts with evidence that supports an effect.',
      },
      {
        name: 'In older evidence',
        meaning: evidenceSignificances.values
          .filter((value) => !currentSignificances.has(value))
          .map(significanceLabel)
          .join(', '),
      },
    ],
  },
  {
    id: 'direction',
    title: 'Direction',
    lead: 'Whether the source supports the significance.',
    terms: [
      {
        name: evidenceDirections.label('SUPPORTS'),
        meaning: `“Supports ${evidenceSignificances.label('RESISTANCE').toLowerCase()}”: it was observed.`,
      },
      {
        name: evidenceDirections.label('DOES_NOT_SUPPORT'),
        meaning: 'It was tested and not observed. That is weaker than support for the opposite significance.',
      },
      {
        name: evidenceDirections.label('NA'),
        meaning: 'No direction applies, as in some evidence on predisposition.',
      },
    ],
  },
  {
    id: 'origin',
    title: 'Variant origin',
    lead: 'Where the variant arose.',
    terms: variantOrigins.values.map((origin) => ({
      name: variantOrigins.label(origin),
      meaning: variantOriginMeanings[origin],
    })),
  },
  {
    id: 'score',
    title: 'Molecular profile score',
    lead: 'The sum over the accepted evidence of the profile: level weight × rating. It reflects the amount of evidence, not the size of an effect.',
    terms: evidenceLevels.values.map((level) => ({
      name: `Level ${level}`,
      meaning: `${evidenceLevelWeights[level]} per star`,
    })),
  },
  {
    id: 'tier',
    title: 'AMP/ASCO/CAP tier',
    lead: 'The clinical significance of somatic variants in assertions, by the 2017 joint guideline.',
    terms: ampLevels.values.map((tier) => ({ name: tierLabel(tier), meaning: ampLevelMeanings[tier] })),
  },
  {
    id: 'status',
    title: 'Status',
    lead: 'The review status of a record. Lists state which they count.',
    terms: [
      { name: 'Submitted', meaning: 'Awaiting an editor’s decision.' },
      { name: 'Accepted', meaning: 'Accepted by an editor who did not submit it.' },
      { name: 'Rejected', meaning: 'Kept with the reason, and excluded from counts and scores.' },
    ],
  },
]
