import { z } from 'zod'
import { changeKinds } from '#domain/versions/change-kinds.ts'
import { changeTexts } from '#domain/versions/document-text.ts'
import { versionedKinds } from '#domain/versions/record-document.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import { changeRange } from '#server/knowledge/activity/change-range.ts'
import type { ChangesFilter } from '#server/knowledge/activity/change-filter.ts'
import {
  changedName,
  changeKindCounts,
  changeOf,
  listChanges,
} from '#server/knowledge/activity/record-changes.ts'
import type { ChangedRow, RecordChange } from '#server/knowledge/activity/record-changes.ts'
import { countRows } from '#server/knowledge/paging/page.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { featureNamed, diseaseNamed, therapyNamed } from '../names/terms.ts'
import type { Naming } from '../names/named-record.ts'
import { candidateOf } from '../names/named-record.ts'
import type { Understood } from '../evidence/resolve-filters.ts'
import { cursorArgument } from '../evidence/filters.ts'
import { cursorAt, offsetOf } from '../output/cursors.ts'
import { plainText } from '../output/plain-text.ts'
import { refOf, referredKinds, urlOf } from '../reading/refs.ts'
import { knowledgeShape, understoodShape } from '../output/schemas.ts'
import { charactersFor, itemsThatFit } from '../output/sizes.ts'
import type { McpReading } from '../reading/knowledge.ts'
import { ofKnowledge } from '../reading/knowledge.ts'
import { tool } from './tool.ts'

const DEFAULT_LIMIT = 20
/** Characters of a value before or after. */
const LONGEST_VALUE = 300

const point = z.string().min(1).max(60)
const name = z.string().min(1).max(200).optional()

const input = {
  from: point.describe('State, release, date or knowledge version: the earlier one.'),
  to: point.optional().describe('The later one; the present unless given.'),
  kinds: z.array(z.enum(versionedKinds.values)).max(10).optional(),
  change: z
    .array(z.enum(changeKinds.values))
    .max(7)
    .optional()
    .describe('DIRECTION: direction or significance; TEXT: nothing but texts.'),
  gene: name,
  disease: name,
  therapy: name,
  limit: z.int().min(1).max(100).optional().describe('Default 20.'),
  cursor: cursorArgument,
}
type Args = z.infer<z.ZodObject<typeof input>>

const itemShape = z.object({
  ref: z.string(),
  kind: z.string(),
  name: z.string(),
  change: z.array(z.string()),
  fields: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  cause: z.string(),
  url: z.string(),
})

/** A point in time as versions of the knowledge know it: states by their names, too. */
async function pointOf({ services }: McpReading, text: string | undefined): Promise<string | undefined> {
  const states = text === undefined ? [] : await services.states.list()
  const state = states.find(({ name: each }) => each === text)
  return state ? String(state.version) : text
}

/** Reads the names of a filter. */
function namesRead(understood: Understood[]) {
  return async (argument: string, text: string | undefined, named: (text: string) => Promise<Naming>) => {
    if (text === undefined) return undefined
    const naming = await named(text)
    if (naming.outcome === 'ONE') {
      understood.push({ argument, text, how: naming.record.how, record: candidateOf(naming.record) })
      return naming.record.id
    }
    const shown = text.slice(0, 60)
    throw new ClientError(
      'BAD_USER_INPUT',
      naming.outcome === 'NONE'
        ? `${argument} is “${shown}”, which names no record here: search_records finds near names`
        : `${argument} is “${shown}”, which may be ${naming.candidates.map(({ ref }) => ref).join(', ')}: give the ref`,
    )
  }
}

const shortened = (text: string) => {
  const plain = plainText(text)
  return plain.length > LONGEST_VALUE ? `${plain.slice(0, LONGEST_VALUE)}…` : plain
}

const refOfChange = (kind: VersionedKind, id: number) => {
  const referred = referredKinds.find((each) => each === kind)
  return referred ? refOf(referred, id) : `${kind} ${id}`
}

function itemOf({ services }: McpReading, change: RecordChange): z.infer<typeof itemShape> {
  const { record_type: kind, record_id: id, number, cause } = change.version
  return {
    ref: refOfChange(kind, id),
    kind,
    name: shortened(changedName(change)),
    change: change.kinds,
    fields: change.fields.map((field) => {
      const { before, after } = changeTexts(field)
      return { field: field.field, before: shortened(before), after: shortened(after) }
    }),
    cause,
    url: urlOf(services.origin(), kind, id, number),
  }
}

async function pageOf(reading: McpReading, filter: ChangesFilter, limit: number, offset: number) {
  const { rows, order } = listChanges({ db: reading.scan, dialect: reading.dialect }, filter)
  const ordered = order.reduce(
    (query, { by, descending }) => query.orderBy(by, descending ? 'desc' : 'asc'),
    rows,
  )
  const found: ChangedRow[] = await ordered.limit(limit).offset(offset).execute()
  return found.map((row) => itemOf(reading, changeOf(row)))
}

async function filterOf(reading: McpReading, args: Args, understood: Understood[]): Promise<ChangesFilter> {
  const { from, to, kinds, change, gene, disease, therapy } = args
  const id = namesRead(understood)
  return {
    ...(await changeRange(reading.db, {
      from: await pointOf(reading, from),
      to: await pointOf(reading, to),
    })),
    recordTypes: kinds,
    changes: change,
    gene: await id('gene', gene, (text) => featureNamed(reading, text)),
    disease: await id('disease', disease, (text) => diseaseNamed(reading, text)),
    therapy: await id('therapy', therapy, (text) => therapyNamed(reading, text)),
  }
}

/** Says that nothing differs, and within what. */
function nothingChanged({ kinds, change, gene, disease, therapy }: Args): string {
  const isWhole = [kinds, change, gene, disease, therapy].every((each) => !each?.length)
  return isWhole
    ? 'Nothing differs between the two.'
    : 'Nothing that passes these filters differs between the two; without them other records may.'
}

/** Records that differ between two versions of the knowledge. */
export const listChangesTool = tool({
  name: 'list_changes',
  title: 'List changes',
  description:
    'Records that differ between two states, releases, dates or versions of the knowledge, each once, with their fields before and after. Use it for “what is new since…”; for one record as it was use get_record with asOf. Example: {"from": "01-Feb-2021", "to": "01-Aug-2024", "kinds": ["EVIDENCE_ITEM"], "change": ["LEVEL"]}.',
  input,
  output: {
    knowledge: knowledgeShape,
    understood: z.array(understoodShape),
    from: z.int().describe('Version of the knowledge.'),
    to: z.int(),
    total: z.int(),
    totals: z
      .array(z.object({ change: z.string(), count: z.int() }))
      .describe('By kind of change; a record may count for several.'),
    items: z.array(itemShape),
    notes: z.array(z.string()),
    nextCursor: z.string().nullable(),
  },
  run: ({ services, caller }, args) =>
    ofKnowledge(services, { signal: caller.signal }, async (reading) => {
      const offset = offsetOf(reading.version, args)
      const understood: Understood[] = []
      const filter = await filterOf(reading, args, understood)
      const source = { db: reading.scan, dialect: reading.dialect }
      const [total, totals, page] = await Promise.all([
        countRows(listChanges(source, filter).rows),
        changeKindCounts(source, filter),
        pageOf(reading, filter, args.limit ?? DEFAULT_LIMIT, offset),
      ])
      const head = {
        knowledge: reading.knowledge,
        understood,
        from: filter.from,
        to: filter.to,
        total,
        // Of changes that are not asked for, the filter counts none.
        totals: totals
          .filter(({ kind }) => !args.change?.length || args.change.includes(kind))
          .map(({ kind, count }) => ({ change: kind, count })),
        notes: total > 0 ? [] : [nothingChanged(args)],
      }
      const items = page.slice(0, itemsThatFit(page, head, charactersFor(args.limit)))
      const end = offset + items.length
      return { ...head, items, nextCursor: end < total ? cursorAt(reading.version, args, end) : null }
    }),
})
