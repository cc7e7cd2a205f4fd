import { z } from 'zod'
import { emptyForName, emptyOf } from '../evidence/empty.ts'
import { filterArguments } from '../evidence/filters.ts'
import { dimensions, groupsOf } from '../evidence/groups.ts'
import type { Dimension } from '../evidence/groups.ts'
import { namesakeNotes } from '../evidence/namesakes.ts'
import { leftOutOf, nothingLeftOut } from '../evidence/left-out.ts'
import { readSelection } from '../evidence/selection.ts'
import { countSelected } from '../evidence/statement-rows.ts'
import { selectionMembers } from '../output/schemas.ts'
import { ofKnowledge } from '../reading/knowledge.ts'
import { tool } from './tool.ts'

const input = {
  ...filterArguments,
  groupBy: z.array(z.enum(dimensions)).max(2).optional().describe('One or two.'),
}

const noGroups = { groups: [], groupTotal: 0, overlapping: false }

/** Numbers of evidence items or assertions. */
export const countEvidence = tool({
  name: 'count_evidence',
  title: 'Count evidence',
  description:
    'True numbers of evidence items or assertions, by up to two values. Use it for “how many” and for comparisons; never count the rows of a page. Counts are of curated records, not of patients. Groups of SIGNIFICANCE hold counts by direction. Example: {"gene": "EGFR", "type": ["PREDICTIVE"], "groupBy": ["SIGNIFICANCE"]}.',
  input,
  output: {
    ...selectionMembers,
    total: z.int(),
    groups: z.array(
      z.object({
        key: z.record(z.string(), z.string()),
        count: z.int(),
        directions: z
          .object({ supports: z.int(), doesNotSupport: z.int(), notApplicable: z.int() })
          .optional(),
      }),
    ),
    groupTotal: z.int().describe('Of all groups; at most 50 are listed, the largest first.'),
    overlapping: z.boolean().describe('An item may be in several groups.'),
  },
  run: ({ services, caller }, args) =>
    ofKnowledge(services, { asOf: args.asOf, signal: caller.signal }, async (reading) => {
      const selection = await readSelection(reading, args)
      const { understood, notes, unresolved } = selection
      const { knowledge } = reading
      if (unresolved)
        return {
          knowledge,
          understood,
          leftOut: nothingLeftOut,
          total: 0,
          ...noGroups,
          empty: emptyForName(unresolved),
          notes,
        }
      const [total, leftOut, namesakes] = await Promise.all([
        countSelected(reading, selection),
        leftOutOf(reading, selection),
        namesakeNotes(reading, args, selection),
      ])
      const [one, two] = args.groupBy ?? []
      const groupedBy: [Dimension, Dimension?] | null = one ? [one, two] : null
      return {
        knowledge,
        understood,
        leftOut,
        total,
        ...(groupedBy ? await groupsOf(reading, selection, groupedBy, total) : noGroups),
        ...(total === 0 && { empty: await emptyOf(reading, args, selection, leftOut) }),
        notes: [...namesakes, ...notes],
      }
    }),
})
