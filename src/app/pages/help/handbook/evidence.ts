import { evidenceTypeRules } from '#domain/clinical/evidence-rules.ts'
import {
  evidenceDirections,
  evidenceLevelDescriptions,
  evidenceLevels,
  evidenceSignificances,
  evidenceTypes,
  therapyInteractions,
  variantOrigins,
} from '#domain/vocabularies/evidence.ts'
import {
  evidenceTypeMeanings,
  evidenceSignificanceMeanings,
  evidenceDirectionMeanings,
  evidenceLevelMeanings,
  variantOriginMeanings,
  therapyInteractionMeanings,
} from '#domain/vocabularies/meanings.ts'
import type { Requirement } from '#domain/validity.ts'
import { significanceLabel } from '#app/entities/evidence/significance.ts'
import { termsOf } from './chapter.ts'
import type { Chapter } from './chapter.ts'

const needed: Record<Requirement, string> = { REQUIRED: 'required', ALLOWED: 'optional', NONE: 'none' }

/** What the rules of each type allow, as the form checks it. */
const rules = {
  terms: evidenceTypes.values.map((type) => {
    const { significances, directions, disease, therapies } = evidenceTypeRules[type]
    return {
      name: evidenceTypes.label(type),
      meaning: `Significance: ${significances.map(significanceLabel).join(', ')}. Direction: ${directions.map(evidenceDirections.label).join(' or ').toLowerCase()}. Disease: ${needed[disease]}. Therapies: ${needed[therapies]}.`,
    }
  }),
}

export const evidence: Chapter = {
  id: 'evidence',
  title: 'Evidence items',
  lead: 'What each field of an evidence item means, with examples, and what the form allows.',
  sections: [
    {
      id: 'types',
      title: 'Type: the question that is answered',
      blocks: [
        termsOf(evidenceTypes, evidenceTypeMeanings),
        {
          example:
            'In a phase III trial of 675 patients with BRAF V600E melanoma, vemurafenib prolonged survival compared with dacarbazine.',
          says: 'Predictive, supports sensitivity, level B. A better outcome on one therapy against another is predictive, not prognostic.',
        },
        {
          example: 'Patients with the variant died earlier than those without it; therapy did not differ.',
          says: 'Prognostic, supports poor outcome.',
        },
        {
          example: 'Cells with the variant phosphorylated the substrate twice as fast.',
          says: 'Functional, supports gain of function, level D. Functional evidence has no disease and no therapy.',
        },
      ],
    },
    {
      id: 'rules',
      title: 'What each type allows',
      blocks: ['The form and the interface check the same rules:', rules],
    },
    {
      id: 'significance',
      title: 'Significance',
      blocks: [
        'The meaning of the finding. Together with the direction it makes the claim: “does not support resistance” says that resistance was looked for and not found.',
        termsOf(evidenceSignificances, evidenceSignificanceMeanings, significanceLabel),
      ],
    },
    {
      id: 'direction',
      title: 'Direction',
      blocks: [termsOf(evidenceDirections, evidenceDirectionMeanings)],
    },
    {
      id: 'level',
      title: 'Level: the kind of study',
      blocks: [
        'The level follows from how the finding was made, not from how much it convinces; that is the rating.',
        termsOf(
          evidenceLevels,
          evidenceLevelMeanings,
          (level) => `${level}: ${evidenceLevelDescriptions[level]}`,
        ),
      ],
    },
    {
      id: 'rating',
      title: 'Rating: trust in the finding',
      blocks: [
        'One to five stars for how well this source supports this statement: size, controls, methods, confirmation. A level D item may have five stars, and a level B item one. The rating is yours and that of the editor; it is not the journal’s rank.',
      ],
    },
    {
      id: 'origin',
      title: 'Variant origin',
      blocks: [termsOf(variantOrigins, variantOriginMeanings)],
    },
    {
      id: 'therapies',
      title: 'Therapies',
      blocks: [
        'Name the substance, not the brand. Several therapies need an interaction type, and one therapy has none:',
        termsOf(therapyInteractions, therapyInteractionMeanings),
        'Deprecated therapies and diseases are refused.',
      ],
    },
    {
      id: 'identical',
      title: 'Identical items',
      blocks: [
        'An item whose fields, the statement aside, are those of another that is submitted or accepted is refused, and the error names that one. Suggest a revision of it, or find what tells the two findings apart: dose, cohort, endpoint.',
      ],
    },
  ],
}
