import { featureLifecycle } from './people.ts'
import { errors, provisionalValues } from './provisional.ts'
import { constant, describe, flag, integer, list, named, nullable, object, text, timestamp } from './shape.ts'
import { source } from './terms.ts'

const listedVariant = object({
  name: text,
  id: integer,
  evidence_items: object({ accepted_count: integer, rejected_count: integer, submitted_count: integer }),
})

const identity = {
  id: integer,
  name: describe(text, 'Gene symbol.'),
  entrez_id: describe(integer, 'Entrez id; 0 if unknown.'),
}

const members = {
  ...identity,
  description: text,
  flagged: flag,
  variants: list(listedVariant),
  aliases: list(text),
  updated_at: nullable(timestamp),
  type: constant('gene'),
}

export const gene = named('Gene', 'Gene with its variants and their evidence counts.', object(members))

export const geneDetail = named(
  'GeneDetail',
  'Gene with its sources and its history.',
  object({
    ...members,
    lifecycle_actions: featureLifecycle,
    sources: describe(list(source), 'Sources of the description.'),
    provisional_values: provisionalValues,
    errors,
  }),
)

/** Members of a gene that `detailed=false` leaves. */
export const geneName = named('GeneName', 'Ids and symbol of a gene.', object(identity))

/** Members of a gene in a list that `detailed=false` leaves. */
export const geneNames = named(
  'GeneNames',
  'Ids, symbol and aliases of a gene.',
  object({ ...identity, aliases: list(text) }),
)
