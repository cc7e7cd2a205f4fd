import { z } from 'zod'
import { asOfArgument, cursorArgument } from '../evidence/filters.ts'
import { cursorAt, offsetOf } from '../output/cursors.ts'
import { refOf, urlOf } from '../reading/refs.ts'
import { knowledgeShape } from '../output/schemas.ts'
import { charactersFor, itemsThatFit } from '../output/sizes.ts'
import { evidenceCountsOf } from '../records/evidence-counts.ts'
import { foundRecords, isAmbiguous, searchedKinds, waysOfMatching } from '../names/found-records.ts'
import type { FoundRecord } from '../names/found-records.ts'
import { phenotypesNamed } from '../names/sources.ts'
import { nearestNames } from '../names/nearest.ts'
import type { McpReading } from '../reading/knowledge.ts'
import { ofKnowledge } from '../reading/knowledge.ts'
import { tool } from './tool.ts'
import { candidateShape } from '../output/schemas.ts'

const DEFAULT_LIMIT = 20

const itemShape = z.object({
  ref: z.string(),
  kind: z.string(),
  name: z.string(),
  matched: z.object({ by: z.enum(waysOfMatching), text: z.string() }),
  evidence: z.object({ accepted: z.int(), submitted: z.int() }),
  url: z.string(),
})

async function itemOf(reading: McpReading, { kind, id, name, gene, by, text }: FoundRecord) {
  return {
    ref: refOf(kind, id),
    kind,
    name: gene === null ? name : `${gene} ${name}`,
    matched: { by, text },
    evidence: await evidenceCountsOf(reading, kind, id),
    url: urlOf(reading.services.origin(), kind, id),
  }
}

/** Records by name. */
export const searchRecords = tool({
  name: 'search_records',
  title: 'Search records by name',
  description:
    'Records that a name or identifier of unknown kind may mean, those that it names exactly first; names that merely contain it follow with matched.by CONTAINS. Use it to find a ref or to see whether a name is ambiguous; filters of find_evidence take names themselves. Example: {"query": "HER2"}.',
  input: {
    query: z.string().min(1).max(200).describe('Name, alias, symbol, identifier or ref.'),
    kinds: z.array(z.enum(searchedKinds)).max(searchedKinds.length).optional(),
    asOf: asOfArgument,
    limit: z.int().min(1).max(50).optional().describe('Default 20.'),
    cursor: cursorArgument,
  },
  output: {
    knowledge: knowledgeShape,
    total: z.int(),
    items: z.array(itemShape),
    ambiguous: z.boolean().describe('Several records of one kind bear this very name.'),
    nearest: z.array(candidateShape).describe('Near names, where nothing is found.'),
    nextCursor: z.string().nullable(),
    notes: z.array(z.string()),
  },
  run: ({ services, caller }, args) =>
    ofKnowledge(services, { asOf: args.asOf, signal: caller.signal }, async (reading) => {
      const offset = offsetOf(reading.version, args)
      const found = await foundRecords(reading, args.query, args.kinds ?? searchedKinds)
      const records = found.slice(offset, offset + (args.limit ?? DEFAULT_LIMIT))
      const page = await Promise.all(records.map((record) => itemOf(reading, record)))
      const phenotypes = offset === 0 ? await phenotypesNamed(reading, args.query) : []
      const isNamed = found.length > 0 || phenotypes.length > 0
      const head = {
        knowledge: reading.knowledge,
        total: found.length,
        ambiguous: isAmbiguous(found),
        nearest: isNamed ? [] : await nearestNames(reading, args.query, searchedKinds),
        notes: [
          ...phenotypes.map(
            ({ name, hpoId }) =>
              `It is a phenotype, ${[name, hpoId].filter(Boolean).join(', ')}, which has no ref: give it to find_evidence as phenotype.`,
          ),
          ...(isNamed ? [] : ['No record bears this name. That says nothing of biology.']),
        ],
      }
      const items = page.slice(0, itemsThatFit(page, head, charactersFor(args.limit)))
      const end = offset + items.length
      return { ...head, items, nextCursor: end < found.length ? cursorAt(reading.version, args, end) : null }
    }),
})
