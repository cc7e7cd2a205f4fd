import { assertionTypeRules } from '#domain/clinical/assertion-rules.ts'
import {
  ampLevels,
  assertionDirections,
  assertionSignificances,
  assertionTypes,
} from '#domain/vocabularies/evidence.ts'
import {
  assertionTypeMeanings,
  assertionSignificanceMeanings,
  assertionDirectionMeanings,
  ampLevelMeanings,
} from '#domain/vocabularies/meanings.ts'
import type { Requirement } from '#domain/validity.ts'
import { significanceLabel } from '#app/entities/evidence/significance.ts'
import { tierLabel } from '#app/entities/evidence/tier-label.ts'
import { termsOf } from './chapter.ts'
import type { Chapter } from './chapter.ts'

const needed: Record<Requirement, string> = { REQUIRED: 'required', ALLOWED: 'optional', NONE: 'none' }

/** What the rules of each type allow, as the form checks it. */
const rules = {
  terms: assertionTypes.values.map((type) => {
    const rule = assertionTypeRules[type]
    return {
      name: assertionTypes.label(type),
      meaning: `Significance: ${rule.significances.map(significanceLabel).join(', ')}. Direction: ${rule.directions.map(assertionDirections.label).join(' or ').toLowerCase()}. Disease: required. Therapies: ${needed[rule.therapies]}. ACMG codes: ${needed[rule.acmgCodes]}. ClinGen codes: ${needed[rule.clingenCodes]}. AMP/ASCO/CAP tier: ${needed[rule.ampLevel]}. FDA regulatory approval: ${needed[rule.fdaRegulatoryApproval]}. Evidence items: ${needed[rule.evidenceItems]}.`,
    }
  }),
}

export const assertions: Chapter = {
  id: 'assertions',
  title: 'Assertions and guidelines',
  lead: 'From evidence to a classified conclusion: tiers, ACMG/AMP and ClinGen codes, guidelines and approvals.',
  sections: [
    {
      id: 'types',
      title: 'Types and what each allows',
      blocks: [
        termsOf(assertionTypes, assertionTypeMeanings),
        'Functional evidence supports assertions of the other types; there is no functional assertion.',
        'The form and the interface check the same rules:',
        rules,
      ],
    },
    {
      id: 'significance',
      title: 'Significance and direction',
      blocks: [
        termsOf(assertionSignificances, assertionSignificanceMeanings, significanceLabel),
        termsOf(assertionDirections, assertionDirectionMeanings),
      ],
    },
    {
      id: 'tiers',
      title: 'AMP/ASCO/CAP tiers',
      blocks: [
        'For somatic variants, by the joint guideline of 2017. The tier is about this disease: a therapy that is approved in another tumour type makes tier II.',
        termsOf(ampLevels, ampLevelMeanings, tierLabel),
      ],
    },
    {
      id: 'acmg',
      title: 'ACMG/AMP codes',
      blocks: [
        'For inherited variants, in predisposing assertions. Each code is a criterion that the variant meets; its letters say for what and how strongly. In the form, type the beginning of a code: its text is shown beside it.',
        {
          terms: [
            {
              name: 'PVS',
              meaning:
                'Pathogenic, very strong: PVS1, a null variant where loss of function causes the disease.',
            },
            { name: 'PS', meaning: 'Pathogenic, strong: such as PS3, functional studies that show damage.' },
            { name: 'PM', meaning: 'Pathogenic, moderate: such as PM2, absent from population databases.' },
            { name: 'PP', meaning: 'Pathogenic, supporting: such as PP3, predictors agree on damage.' },
            { name: 'BA', meaning: 'Benign, stand-alone: BA1, an allele frequency above 5%.' },
            { name: 'BS', meaning: 'Benign, strong: such as BS1, more frequent than the disease allows.' },
            { name: 'BP', meaning: 'Benign, supporting: such as BP4, predictors agree on no effect.' },
          ],
        },
        {
          list: [
            'Name a code only where a linked evidence item or the description shows why it is met.',
            'One observation counts for one code.',
            'Contradicting codes that do not outweigh each other make uncertain significance.',
          ],
        },
        {
          example: 'VHL L128F with PM1, PM2, PP1 and PP3',
          says: 'Two moderate and two supporting criteria for pathogenicity: likely pathogenic.',
        },
      ],
    },
    {
      id: 'clingen',
      title: 'ClinGen/CGC/VICC codes',
      blocks: [
        'For the oncogenicity of somatic variants, in oncogenic assertions. Codes have points, and their sum makes the class.',
        {
          terms: [
            { name: 'OVS', meaning: 'Oncogenic, very strong: 8 points.' },
            { name: 'OS', meaning: 'Oncogenic, strong: 4 points each.' },
            { name: 'OM', meaning: 'Oncogenic, moderate: 2 points each.' },
            { name: 'OP', meaning: 'Oncogenic, supporting: 1 point each.' },
            { name: 'SBVS', meaning: 'Benign, very strong: −8 points.' },
            { name: 'SBS', meaning: 'Benign, strong: −4 points each.' },
            { name: 'SBP', meaning: 'Benign, supporting: −1 point each.' },
          ],
        },
        {
          list: [
            '10 points or more: oncogenic. 6 to 9: likely oncogenic. 0 to 5: uncertain. −1 to −6: likely benign. −7 or fewer: benign.',
          ],
        },
        'An oncogenic assertion may stand without evidence items, when the codes rest on databases alone.',
      ],
    },
    {
      id: 'guidelines',
      title: 'NCCN, FDA and companion diagnostics',
      blocks: [
        {
          terms: [
            {
              name: 'NCCN guideline and version',
              meaning: 'Given together. The version is one or two digits, a point and the year: 3.2018.',
            },
            {
              name: 'FDA regulatory approval',
              meaning:
                'The therapy is approved for this profile in this disease. Only for predictive assertions.',
            },
            {
              name: 'FDA-approved companion diagnostic',
              meaning: 'An approved test detects the profile for this therapy.',
            },
          ],
        },
      ],
    },
    {
      id: 'evidence',
      title: 'Which evidence to link',
      blocks: [
        'Link all evidence on the same question, also what contradicts the conclusion, and say in the description why the conclusion holds nevertheless. Each linked item must itself follow the rules of evidence. The page of the assertion shows what is missing: accepted evidence, level A or B, a second source, a publication of recent years, or a source that was retracted.',
      ],
    },
  ],
}
