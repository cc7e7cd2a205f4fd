import { referenceBuilds } from '#domain/vocabularies/coordinates.ts'
import { featureInstanceTypes } from '#domain/vocabularies/features.ts'
import { sourceSources } from '#domain/vocabularies/sources.ts'
import { termsOf } from './chapter.ts'
import type { Chapter } from './chapter.ts'

export const model: Chapter = {
  id: 'model',
  title: 'Records and how they relate',
  lead: 'What each kind of record stands for, from the gene to the assertion.',
  sections: [
    {
      id: 'chain',
      title: 'From feature to assertion',
      blocks: [
        'Every statement here is about a molecular profile: what was found in the tumour or in the patient. A profile is made of variants, and a variant belongs to a feature, such as a gene.',
        {
          terms: [
            {
              name: 'Feature',
              meaning: 'What can be altered: a gene, a fusion, a region or another factor.',
            },
            {
              name: 'Variant',
              meaning: 'One alteration of a feature, such as V600E, Amplification or Loss.',
            },
            {
              name: 'Molecular profile',
              meaning:
                'One variant, or several joined by AND, OR and NOT. Each variant has a profile of its own from the beginning.',
            },
            {
              name: 'Evidence item',
              meaning: 'One finding of one source about one profile: the smallest unit of curation.',
            },
            {
              name: 'Assertion',
              meaning:
                'A conclusion about a profile, drawn from several evidence items and classified by guidelines.',
            },
            { name: 'Variant group', meaning: 'Variants that are curated or read together.' },
          ],
        },
        'Evidence items are never merged into one: two studies of the same question are two items, and may disagree.',
      ],
    },
    {
      id: 'features',
      title: 'Kinds of feature',
      blocks: [
        termsOf(featureInstanceTypes, {
          GENE: 'A gene of HGNC, known by its symbol and its Entrez id. Genes are not created by hand.',
          FACTOR:
            'Something measured that is no alteration of a single gene, such as tumour mutational burden, a signature or methylation of a genome. Known by an NCI Thesaurus code where there is one.',
          FUSION: 'Two genes joined by a rearrangement, the 5′ partner first; see the chapter on fusions.',
          REGION: 'A stretch of a chromosome or a whole one, by its cytogenetic band.',
        }),
      ],
    },
    {
      id: 'sources',
      title: 'Sources',
      blocks: [
        'An evidence item has exactly one source. It is found or added by its id.',
        termsOf(sourceSources, {
          PUBMED: 'An article, by the digits of its PubMed id.',
          ASCO: 'An abstract of a meeting of the American Society of Clinical Oncology, by the digits in its address.',
          ASH: 'An abstract in Blood of the American Society of Hematology, by its DOI.',
        }),
        'A retracted source bars new evidence. Evidence that cites it stays, is marked, and counts in no summary, conflict or balance. A notice that is no retraction (an expression of concern, a correction) is shown and bars nothing; a reinstatement lifts a retraction.',
      ],
    },
    {
      id: 'coordinates',
      title: 'Coordinates',
      blocks: [
        'Positions count from 1, and both ends are included. Reference and variant bases are those of the forward strand. An insertion lies between two neighbouring positions and has no reference bases.',
        termsOf(referenceBuilds, {
          GRCH38: 'The present assembly of the human genome; hg38 at UCSC.',
          GRCH37: 'The assembly before it, in which most of the older literature is written; hg19.',
          NCBI36: 'The assembly of 2006; hg18. Kept for old records.',
        }),
      ],
    },
  ],
}
