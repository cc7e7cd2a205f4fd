import type { Chapter } from './chapter.ts'

export const statements: Chapter = {
  id: 'statements',
  title: 'A good evidence statement',
  lead: 'What a reader must learn from the statement without opening the source.',
  sections: [
    {
      id: 'contents',
      title: 'What belongs in it',
      blocks: [
        {
          list: [
            'Who or what was studied: the kind of study, the number of patients or the model, and how many had the variant.',
            'What was done: the therapy with its dose or line, or the assay.',
            'What was found: numbers with their measure (response rate, hazard ratio, survival, p value), also where they are disappointing.',
            'What it is compared with: another arm, wild type, a published rate, or nothing.',
            'How the variant was detected, where that matters.',
          ],
        },
        'Write three to six sentences in your own words. Statements are published under CC0, so a sentence copied from an abstract must not be among them.',
      ],
    },
    {
      id: 'example',
      title: 'An example',
      blocks: [
        {
          example:
            'In a single-arm phase II trial of 57 patients with previously treated BRAF V600E non-small cell lung cancer, 36 of 57 (63%) responded to dabrafenib with trametinib. Median progression-free survival was 9.7 months. BRAF V600E was determined by local tests.',
          says: 'Population, number, therapy, result, endpoint and detection. It supports sensitivity at level B; as there is no control arm, five stars would be too many.',
        },
      ],
    },
    {
      id: 'avoid',
      title: 'What to avoid',
      blocks: [
        {
          list: [
            'Advice: “patients should receive”. An evidence item says what was seen, and an assertion concludes.',
            'Findings of a review. Cite the study that made the finding; a guideline or a label may be cited for level A.',
            'Several questions in one item. A trial with results on survival and on toxicity makes two items.',
            'The variant of another item. If 10 patients had V600E and 2 had V600K, state each in its own item.',
            'Abbreviations that only the paper explains.',
          ],
        },
        'Other records are named by their tags: #EID12, #V12, #MP12 become links. @name notifies a person.',
      ],
    },
  ],
}
