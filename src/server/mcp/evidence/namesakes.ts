import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { oneOf } from '#server/knowledge/conditions.ts'
import type { McpReading } from '../reading/knowledge.ts'
import { refOf } from '../reading/refs.ts'
import type { Filters } from './filters.ts'
import { inScope } from './selection.ts'
import type { Selection } from './selection.ts'
import { fromSelected } from './statement-rows.ts'

const MOST = 5

interface Named {
  id: number
  name: string
  count: number
}

/** Salts and forms of one substance; a conjugate is another drug. */
const SALTS = [
  'mesylate',
  'bismesylate',
  'hydrochloride',
  'dihydrochloride',
  'hydrobromide',
  'tosylate',
  'ditosylate',
  'maleate',
  'malate',
  'dimaleate',
  'phosphate',
  'sulfate',
  'sulphate',
  'acetate',
  'citrate',
  'tartrate',
  'succinate',
  'fumarate',
  'besylate',
  'sodium',
  'disodium',
  'potassium',
  'calcium',
  'dimethyl sulfoxide',
]

const listOf = (records: readonly Named[], kind: 'DISEASE' | 'THERAPY') =>
  records
    .slice(0, MOST)
    .map(({ id, name, count }) => `${name} (${refOf(kind, id)}): ${count}`)
    .concat(records.length > MOST ? [`and ${records.length - MOST} more`] : [])
    .join('; ')

async function counted({ scan }: McpReading, query: RawBuilder<Named>): Promise<Named[]> {
  const { rows } = await query.execute(scan)
  return rows.map(({ id, name, count }) => ({ id, name, count: Number(count) }))
}

/** Diseases that are called like the one asked for, with a word more, and are not within the scope. */
async function diseasesCalledSo(reading: McpReading, filters: Filters, selection: Selection) {
  const { disease } = selection
  const { diseaseScope = 'NARROWER' } = filters
  if (!disease || diseaseScope === 'EXACT') return []
  return counted(
    reading,
    sql<Named>`
    select other.id, other.name, count(*) as count
    from diseases as asked
    join diseases as other on other.id <> asked.id
      and (' ' || other.name_folded || ' ') like ('% ' || asked.name_folded || ' %')
    join (select item.id, item.disease_id ${fromSelected(selection, { without: 'disease' })}
      and not ${inScope(disease.id, diseaseScope)}) as item on item.disease_id = other.id
    where asked.id = ${disease.id}
    group by other.id, other.name order by count(*) desc, other.id`,
  )
}

/** Salts of the therapies asked for, which have records of their own. */
async function saltsOf(reading: McpReading, { therapyMatch }: Filters, selection: Selection) {
  const { therapyIds, kind } = selection
  if (therapyIds.length === 0 || (therapyMatch && therapyMatch !== 'ANY')) return []
  const owner = kind === 'EVIDENCE' ? 'evidence_item' : 'assertion'
  const link = sql.table(`${owner}_therapies`)
  const ownerId = sql.ref(`link.${owner}_id`)
  return counted(
    reading,
    sql<Named>`
    select salt.id, salt.name, count(distinct item.id) as count
    from therapies as asked
    join therapies as salt on ${sql.join(
      SALTS.map((word) => sql`salt.name_folded = asked.name_folded || ${` ${word}`}`),
      sql` or `,
    )}
    join ${link} as link on link.therapy_id = salt.id
    join (select item.id ${fromSelected(selection, { without: 'therapy' })}) as item on item.id = ${ownerId}
    where ${oneOf('asked.id', therapyIds)} and not ${oneOf('salt.id', therapyIds)}
    group by salt.id, salt.name order by count(distinct item.id) desc, salt.id`,
  )
}

/**
 * Notes on records that pass all other filters, of diseases and therapies that are called like those asked for and are
 * records of their own.
 */
export async function namesakeNotes(
  reading: McpReading,
  filters: Filters,
  selection: Selection,
): Promise<string[]> {
  const [diseases, salts] = await Promise.all([
    diseasesCalledSo(reading, filters, selection),
    saltsOf(reading, filters, selection),
  ])
  return [
    ...(diseases.length > 0
      ? [
          `Not included, as the ontology does not have them below ${filters.disease ?? ''}: ${listOf(diseases, 'DISEASE')}. Ask with them, too.`,
        ]
      : []),
    ...(salts.length > 0
      ? [
          `Not included, as salts have records of their own: ${listOf(salts, 'THERAPY')}. Name them in therapy, too.`,
        ]
      : []),
  ]
}
