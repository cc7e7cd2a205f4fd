import { booleanOperators, fusionPartnerStatuses, regionVariantNames } from '#domain/vocabularies/features.ts'
import { directions } from '#domain/vocabularies/coordinates.ts'
import { termsOf } from './chapter.ts'
import type { Chapter } from './chapter.ts'

export const profiles: Chapter = {
  id: 'profiles',
  title: 'Complex profiles, fusions, factors and regions',
  lead: 'How to name what was found when it is more than one change of one gene.',
  sections: [
    {
      id: 'complex',
      title: 'Complex molecular profiles',
      blocks: [
        'A complex profile joins variants. Use one only where the source reports the combination itself: that 20 patients had both variants, or responded because a second one was absent.',
        termsOf(booleanOperators, {
          AND: 'All parts must be present.',
          OR: 'One of the parts is enough. For variants that the source pooled and did not tell apart.',
        }),
        {
          terms: [
            {
              name: 'NOT',
              meaning: 'The variant was looked for and is absent. Never because it was not tested.',
            },
            {
              name: 'Parentheses',
              meaning:
                'Needed where AND and OR stand beside each other; without them the expression is refused as ambiguous.',
            },
          ],
        },
        {
          example: 'EGFR L858R AND EGFR T790M',
          says: 'Both were found in the same tumour, as after resistance.',
        },
        {
          example: 'EGFR T790M AND NOT EGFR C797S',
          says: 'T790M was found, and C797S was tested for and absent.',
        },
        {
          example: 'BRAF V600E AND ( PTEN Loss OR PIK3CA Mutation )',
          says: 'V600E together with one of the two.',
        },
        'In the form, type the profile or select its parts. A part that does not exist yet can be created in place. If the same expression exists, that profile is used.',
      ],
    },
    {
      id: 'fusions',
      title: 'Fusions',
      blocks: [
        'The partner at the 5′ end comes first: EML4::ALK. Each side has a status:',
        termsOf(fusionPartnerStatuses, {
          KNOWN: 'The gene is named. Needed where a gene is selected, and refused where none is.',
          UNKNOWN: 'The partner was not determined; written as “?”.',
          MULTIPLE: 'Any of several partners, as in “ALK fusion”; written as “v”.',
        }),
        {
          list: [
            'One or both partners are genes: a fusion of two unknown partners is refused.',
            'The two partners are different genes.',
            'A new fusion gets a variant “Fusion” for reports without breakpoints.',
          ],
        },
        'A variant with breakpoints says the transcript and exon at which each side is joined: the last exon of the 5′ partner and the first exon of the 3′ partner. Where the breakpoint lies within or beside the exon, the offset counts the bases:',
        termsOf(directions, {
          POSITIVE: 'The breakpoint lies after the end of the exon, in the direction of the transcript.',
          NEGATIVE: 'It lies before.',
        }),
        {
          example: 'EML4 exon 13, ALK exon 20',
          says: 'The common variant 1. Transcripts are those of Ensembl with their version, such as ENST00000318522.10.',
        },
      ],
    },
    {
      id: 'factors',
      title: 'Factors',
      blocks: [
        'A factor is found by its name or another name; create one only if neither is there. Its variants are states, such as High or Low. Give the NCI Thesaurus code where the concept has one, and the threshold of the study in the statement, not in the name.',
      ],
    },
    {
      id: 'regions',
      title: 'Regions',
      blocks: [
        'A region is a band, an arm or a chromosome, and its variants have fixed names. Which of them a region can have depends on what it is: a band can be deleted, a whole chromosome can be missing. The ISCN name follows by itself.',
        termsOf(regionVariantNames, {
          ADDITION: 'Additional material of unknown origin is attached at the band.',
          AMPLIFICATION: 'Many copies.',
          CNLOH: 'Two copies of one parent and none of the other: copy-neutral loss of heterozygosity.',
          DELETION: 'The band is lost from one chromosome.',
          DISOMY: 'Two copies of a sex chromosome that is otherwise single.',
          DUPLICATION: 'The band is there once more.',
          HOMOZYGOUS_DELETION: 'The band is lost from both chromosomes.',
          MONOSOMY: 'One copy of the chromosome instead of two.',
          NULLISOMY: 'No copy of the chromosome.',
          RING: 'The chromosome forms a ring.',
          TETRASOMY: 'Four copies of the chromosome.',
          TRANSLOCATION:
            'Material is exchanged with another chromosome. Known from older records and offered for no region: curate it as a fusion.',
          TRIPLICATION: 'The band is there twice more.',
          TRISOMY: 'Three copies of the chromosome.',
        }),
      ],
    },
  ],
}
