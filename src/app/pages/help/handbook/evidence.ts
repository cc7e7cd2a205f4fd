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
        termsOf(evidenceTypes, {
          PREDICTIVE: 'Does the variant tell who responds to a therapy, resists it, or is harmed by it?',
          DIAGNOSTIC: 'Does the variant help to establish or to exclude a disease or a subtype?',
          PROGNOSTIC: 'Do patients with the variant fare better or worse, whatever therapy they receive?',
          PREDISPOSING: 'Does a germline variant raise or lower the risk of a disease?',
          ONCOGENIC: 'Does the variant drive the formation or growth of a tumour?',
          FUNCTIONAL: 'What does the variant do to the function of the gene product, in any system?',
        }),
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
        termsOf(
          evidenceSignificances,
          {
            SENSITIVITYRESPONSE: 'Patients or models with the variant respond to the therapy.',
            RESISTANCE: 'They do not respond, or stop responding because of the variant.',
            REDUCED_SENSITIVITY: 'They respond less than those without it.',
            ADVERSE_RESPONSE: 'They are harmed by the therapy.',
            BETTER_OUTCOME: 'The course of the disease is better than without the variant.',
            POOR_OUTCOME: 'The course of the disease is worse.',
            POSITIVE: 'The variant speaks for the diagnosis.',
            NEGATIVE: 'The variant speaks against the diagnosis.',
            NA: 'The variant was examined and made no difference to therapy or outcome.',
            PATHOGENIC: 'Causes the disease; in evidence only of older records.',
            LIKELY_PATHOGENIC: 'Probably causes the disease; in evidence only of older records.',
            BENIGN: 'Does not cause the disease; in evidence only of older records.',
            LIKELY_BENIGN: 'Probably does not cause the disease; in evidence only of older records.',
            UNCERTAIN_SIGNIFICANCE: 'Cannot be classified; in evidence only of older records.',
            GAIN_OF_FUNCTION: 'The product does more, or does it without its signal.',
            LOSS_OF_FUNCTION: 'The product does less or nothing.',
            UNALTERED_FUNCTION: 'The product works as the wild type does.',
            NEOMORPHIC: 'The product does something that the wild type does not.',
            DOMINANT_NEGATIVE: 'The product disturbs that of the other allele.',
            UNKNOWN: 'The effect on function could not be determined.',
            PREDISPOSITION: 'Carriers have a higher risk of the disease.',
            PROTECTIVENESS: 'The variant lowers the risk, or hinders the tumour.',
            ONCOGENICITY: 'The variant takes part in forming the tumour.',
            LIKELY_ONCOGENIC: 'Probably takes part in forming the tumour; in evidence only of older records.',
          },
          significanceLabel,
        ),
      ],
    },
    {
      id: 'direction',
      title: 'Direction',
      blocks: [
        termsOf(evidenceDirections, {
          SUPPORTS: 'The source found it.',
          DOES_NOT_SUPPORT:
            'The source looked for it and did not find it. This is not evidence for the opposite: no response in two patients does not show resistance.',
          NA: 'No direction applies; only in older records.',
        }),
      ],
    },
    {
      id: 'level',
      title: 'Level: the kind of study',
      blocks: [
        'The level follows from how the finding was made, not from how much it convinces; that is the rating.',
        termsOf(
          evidenceLevels,
          {
            A: 'Established in practice: a guideline, an approval, or the consensus of several large studies. Example: a companion diagnostic named in a label.',
            B: 'Patients in a trial or a cohort. Example: response rates of 48 patients of a phase II trial.',
            C: 'Single patients or a small series. Example: a case report with imaging before and after.',
            D: 'Cells, organoids, animals or other models. Example: growth of a transfected line under increasing doses.',
            E: 'Inferred, without direct observation of this variant. Example: a structure suggests that a neighbouring residue behaves alike.',
          },
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
      blocks: [
        termsOf(variantOrigins, {
          SOMATIC: 'Acquired in the tumour.',
          RARE_GERMLINE: 'Inherited and rare in the population, as in a hereditary syndrome.',
          COMMON_GERMLINE: 'Inherited and frequent, a polymorphism.',
          UNKNOWN: 'The source does not say, and it cannot be concluded.',
          NA: 'The distinction makes no sense, as for expression.',
          COMBINED:
            'A molecular profile of several variants, some inherited and some acquired; refused for one variant.',
          MIXED: 'One variant that was inherited in some of the patients and acquired in others.',
        }),
      ],
    },
    {
      id: 'therapies',
      title: 'Therapies',
      blocks: [
        'Name the substance, not the brand. Several therapies need an interaction type, and one therapy has none:',
        termsOf(therapyInteractions, {
          COMBINATION: 'Given together.',
          SEQUENTIAL: 'Given one after the other.',
          SUBSTITUTES: 'The finding holds for each by itself, and the source does not tell them apart.',
        }),
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
