import { assertionTherapies } from '#server/knowledge/records/clinical/clinical-terms.ts'
import { sameForAll } from '#server/knowledge/summaries/clinical-significance.ts'
import type { SignificanceGroup } from '#server/knowledge/summaries/clinical-significance.ts'
import { diseaseById } from '#server/knowledge/records/diseases.ts'
import { builder } from '../schema/builder.ts'
import {
  AssertionDirection,
  AssertionSignificance,
  AssertionType,
  TherapyInteraction,
} from '../schema/enums.ts'
import { Assertion, Disease, Therapy } from '../schema/refs.ts'

export const ClinicalSignificanceCounts = builder
  .objectRef<SignificanceGroup>('ClinicalSignificanceCounts')
  .implement({
    description:
      'Assertions of a feature or variant with the same type, direction and significance; in detailed counts, also with the same disease.',
    fields: (t) => ({
      type: t.field({
        type: AssertionType,
        description: 'Type of the assertions.',
        resolve: ({ assertions: [first] }) => first.assertion_type,
      }),
      direction: t.field({
        type: AssertionDirection,
        description: 'Direction of the assertions.',
        resolve: ({ assertions: [first] }) => first.assertion_direction,
      }),
      significance: t.field({
        type: AssertionSignificance,
        description: 'Significance of the assertions.',
        resolve: ({ assertions: [first] }) => first.significance,
      }),
      disease: t.field({
        type: Disease,
        nullable: true,
        description: 'Disease of the assertions; null unless the counts are detailed.',
        resolve: ({ assertions: [first], detailed }, _args, { load }) =>
          detailed && first.disease_id !== null ? load(diseaseById, first.disease_id) : null,
      }),
      therapies: t.field({
        type: [Therapy],
        nullable: true,
        description: 'Therapies of the assertions, each once; null unless the counts are detailed.',
        resolve: async ({ assertions, detailed }, _args, { load }) => {
          if (!detailed) return null
          const therapies = await Promise.all(assertions.map(({ id }) => load(assertionTherapies, id)))
          return [...new Map(therapies.flat().map((therapy) => [therapy.id, therapy])).values()]
        },
      }),
      therapyInteractionType: t.field({
        type: TherapyInteraction,
        nullable: true,
        description:
          'Therapy interaction type; null unless the counts are detailed and all assertions agree.',
        resolve: ({ assertions, detailed }) =>
          detailed ? sameForAll(assertions, (assertion) => assertion.therapy_interaction_type) : null,
      }),
      count: t.int({
        description: 'Number of assertions.',
        resolve: ({ assertions }) => assertions.length,
      }),
      assertions: t.field({
        type: [Assertion],
        description: 'The assertions, by id.',
        resolve: ({ assertions }) => [...assertions],
      }),
    }),
  })
