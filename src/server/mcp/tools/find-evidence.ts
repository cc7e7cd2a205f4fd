import { z } from 'zod'
import { agreementsOf } from '../evidence/agreement.ts'
import { emptyForName, emptyOf } from '../evidence/empty.ts'
import { cursorArgument, filterArguments } from '../evidence/filters.ts'
import { namesakeNotes } from '../evidence/namesakes.ts'
import { leftOutOf, nothingLeftOut } from '../evidence/left-out.ts'
import type { LeftOut } from '../evidence/left-out.ts'
import { readSelection } from '../evidence/selection.ts'
import type { Selection } from '../evidence/selection.ts'
import { countSelected, selectedIds } from '../evidence/statement-rows.ts'
import { cursorAt, offsetOf } from '../output/cursors.ts'
import { SHORT_QUOTE } from '../output/plain-text.ts'
import { itemShape, selectionMembers } from '../output/schemas.ts'
import { charactersFor, itemsThatFit } from '../output/sizes.ts'
import { statementItems } from '../records/statement-items.ts'
import type { StatementItem } from '../records/statement-items.ts'
import type { McpReading } from '../reading/knowledge.ts'
import { ofKnowledge } from '../reading/knowledge.ts'
import { tool } from './tool.ts'

const DEFAULT_LIMIT = 20
/** Items of a page with quotes. */
const MOST_QUOTED = 25

const refs = z.array(z.string())

const agreementShape = z.object({
  profile: z.object({ ref: z.string(), name: z.string() }),
  disease: z.object({ ref: z.string(), name: z.string() }).nullable(),
  therapies: z.array(z.string()),
  therapyInteraction: z.string().nullable(),
  type: z.string(),
  conflict: z.boolean(),
  sensitive: refs,
  notSensitive: refs,
  resistant: refs,
  notResistant: refs,
  supporting: refs,
  notSupporting: refs,
})

const input = {
  ...filterArguments,
  detail: z
    .enum(['BRIEF', 'QUOTE'])
    .optional()
    .describe('QUOTE adds the stored text, at most 25 items a page.'),
  sort: z
    .enum(['LEVEL', 'NEWEST', 'ID'])
    .optional()
    .describe('LEVEL (default): strongest first; NEWEST: latest publication.'),
  limit: z.int().min(1).max(100).optional().describe('Default 20.'),
  cursor: cursorArgument,
}

/** Begins the notes where an alternative left out is better than what is returned. */
function alternativeNote({ alternatives }: LeftOut, items: readonly StatementItem[]): string[] {
  const { count, bestLevel } = alternatives
  if (count === 0 || bestLevel === null) return []
  const best = items.map(({ level, tier }) => level ?? tier ?? 'Z').sort()[0]
  if (best !== undefined && best <= bestLevel) return []
  return [
    `${count} more, up to ${bestLevel}, are on profiles with OR that hold by this variant alone: better than what is listed. Set combinations to ALTERNATIVES.`,
  ]
}

/** Names the items of retracted sources. */
function retractedNote(items: readonly StatementItem[]): string[] {
  const refs = items.flatMap(({ ref, source }) => (source?.retracted ? [ref] : []))
  return refs.length > 0
    ? [`Of retracted sources, so that they count in no agreement: ${refs.join(', ')}.`]
    : []
}

/** One page of items that fits in the answer. */
async function pageOf(
  reading: McpReading,
  selection: Selection,
  args: {
    detail?: string | undefined
    sort?: 'LEVEL' | 'NEWEST' | 'ID' | undefined
    limit?: number | undefined
  },
  offset: number,
): Promise<StatementItem[]> {
  const { detail, sort = 'LEVEL', limit = DEFAULT_LIMIT } = args
  const isQuoted = detail === 'QUOTE'
  const ids = await selectedIds(reading, selection, {
    sort,
    limit: isQuoted ? Math.min(limit, MOST_QUOTED) : limit,
    offset,
  })
  return statementItems(reading, selection.kind, ids, {
    disease: selection.disease,
    quote: isQuoted ? SHORT_QUOTE : null,
  })
}

/** Evidence items or assertions that pass filters. */
export const findEvidence = tool({
  name: 'find_evidence',
  title: 'Find evidence',
  description:
    'Evidence items (or, with kind ASSERTION, assertions) that pass all filters, strongest first, with what was left out and where they disagree. Use it for “what is known of…”. Read statement and direction, not significance alone. Use count_evidence for numbers, match_alterations for a whole sample. Example: {"variant": "BRAF V600E", "disease": "melanoma", "therapy": ["vemurafenib"]}.',
  input,
  output: {
    ...selectionMembers,
    total: z.int().describe('Of the whole filter, on every page.'),
    items: z.array(itemShape),
    agreement: z.array(agreementShape).describe('Over the whole filter; conflicts first.'),
    agreementTotal: z.int(),
    nextCursor: z.string().nullable(),
  },
  run: ({ services, caller }, args) =>
    ofKnowledge(services, { asOf: args.asOf, signal: caller.signal }, async (reading) => {
      const offset = offsetOf(reading.version, args)
      const selection = await readSelection(reading, args)
      const { understood, notes, unresolved } = selection
      const { knowledge } = reading
      if (unresolved)
        return {
          knowledge,
          understood,
          leftOut: nothingLeftOut,
          total: 0,
          items: [],
          agreement: [],
          agreementTotal: 0,
          nextCursor: null,
          empty: emptyForName(unresolved),
          notes,
        }
      const [total, leftOut, agreements, page, namesakes] = await Promise.all([
        countSelected(reading, selection),
        leftOutOf(reading, selection),
        agreementsOf(reading, selection),
        pageOf(reading, selection, args, offset),
        offset === 0 ? namesakeNotes(reading, args, selection) : [],
      ])
      const head = {
        knowledge,
        understood,
        leftOut,
        total,
        ...agreements,
        ...(total === 0 && { empty: await emptyOf(reading, args, selection, leftOut) }),
        notes: [
          ...(offset === 0 ? alternativeNote(leftOut, page) : []),
          ...retractedNote(page),
          ...namesakes,
          ...notes,
        ],
      }
      const items = page.slice(0, itemsThatFit(page, head, charactersFor(args.limit)))
      const end = offset + items.length
      return { ...head, items, nextCursor: end < total ? cursorAt(reading.version, args, end) : null }
    }),
})
