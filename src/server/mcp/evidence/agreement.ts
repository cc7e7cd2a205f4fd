import { sql } from 'kysely'
import { evidenceConflicts, subjectKey } from '#domain/clinical/evidence-conflict.ts'
import { treatmentOf } from '#domain/clinical/treatment.ts'
import type { TherapyInteraction } from '#domain/vocabularies/evidence.ts'
import { inList } from '#server/knowledge/paging/batch.ts'
import { recordById } from '#server/knowledge/records/records.ts'
import { diseaseById } from '#server/knowledge/records/diseases.ts'
import { refOf } from '../reading/refs.ts'
import type { McpReading } from '../reading/knowledge.ts'
import { allSelected, owners } from './statement-rows.ts'
import type { StatementRow } from './statement-rows.ts'
import type { Selection, StatementKind } from './selection.ts'

/** Statements about one profile, disease and treatment, by what they say. */
export interface Agreement {
  profile: { ref: string; name: string }
  disease: { ref: string; name: string } | null
  therapies: string[]
  therapyInteraction: TherapyInteraction | null
  type: string
  /** Whether some of it contradicts other, by the rule of the clinical summary. */
  conflict: boolean
  sensitive: string[]
  notSensitive: string[]
  resistant: string[]
  notResistant: string[]
  supporting: string[]
  notSupporting: string[]
}

/** Agreements that an answer lists. */
const MOST = 10
/** Refs of one list. */
const MOST_REFS = 40

type Sides = Pick<
  Agreement,
  'sensitive' | 'notSensitive' | 'resistant' | 'notResistant' | 'supporting' | 'notSupporting'
>

/** The side of a statement, as it is stored: what does not support resistance is no evidence of sensitivity. */
function sideOf({ type, significance, direction }: StatementRow): keyof Sides | null {
  const supports = direction === 'SUPPORTS'
  if (!supports && direction !== 'DOES_NOT_SUPPORT') return null
  if (type === 'PREDICTIVE' && significance === 'SENSITIVITYRESPONSE')
    return supports ? 'sensitive' : 'notSensitive'
  if (type === 'PREDICTIVE' && (significance === 'RESISTANCE' || significance === 'REDUCED_SENSITIVITY'))
    return supports ? 'resistant' : 'notResistant'
  return supports ? 'supporting' : 'notSupporting'
}

type NamedTherapy = { id: number; name: string }

async function therapiesOf({ scan }: McpReading, kind: StatementKind, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, NamedTherapy[]>()
  const { therapies, ownerId } = owners[kind]
  const { rows } = await sql<NamedTherapy & { owner_id: number }>`
    select link.${ownerId} as owner_id, therapies.id, therapies.name from ${therapies} as link
    join therapies on therapies.id = link.therapy_id
    where link.${ownerId} in (${sql.join(inList(ids))})`.execute(scan)
  return Map.groupBy(
    rows.map((row) => ({ ...row, id: row.id })),
    (row) => row.owner_id,
  )
}

/** Ids of one statement: engines limit the parameters. */
const IDS_AT_ONCE = 4096

async function withTherapies(reading: McpReading, kind: StatementKind, rows: readonly StatementRow[]) {
  const found = new Map<number, NamedTherapy[]>()
  const ids = rows.filter(({ type }) => type === 'PREDICTIVE').map(({ id }) => id)
  for (let at = 0; at < ids.length; at += IDS_AT_ONCE)
    for (const [id, therapies] of await therapiesOf(reading, kind, ids.slice(at, at + IDS_AT_ONCE)))
      found.set(id, therapies)
  return rows.map((row) => ({
    ...row,
    molecularProfile: { id: row.profile_id },
    disease: row.disease_id === null ? null : { id: row.disease_id },
    evidenceType: row.type,
    evidenceDirection: row.direction,
    therapies: found.get(row.id) ?? [],
    therapyInteractionType: row.interaction,
  }))
}

type Statement = Awaited<ReturnType<typeof withTherapies>>[number]

async function agreementOf(
  { load }: McpReading,
  kind: StatementKind,
  { items, conflict }: { items: readonly Statement[]; conflict: boolean },
): Promise<Agreement[]> {
  const [first] = items
  if (!first) return []
  const profile = await load(recordById.molecular_profiles, first.profile_id)
  const disease = first.disease_id === null ? null : await load(diseaseById, first.disease_id)
  const treatment = treatmentOf(first)
  const refs = (side: keyof Sides) =>
    items
      .filter((item) => sideOf(item) === side)
      .slice(0, MOST_REFS)
      .map(({ id }) => refOf(kind === 'EVIDENCE' ? 'EVIDENCE_ITEM' : 'ASSERTION', id))
  return [
    {
      profile: { ref: refOf('MOLECULAR_PROFILE', first.profile_id), name: profile?.name ?? '' },
      disease: disease && { ref: refOf('DISEASE', disease.id), name: disease.name },
      therapies: treatment?.therapies.map(({ name }) => name) ?? [],
      therapyInteraction: treatment?.interaction ?? null,
      type: first.type,
      conflict,
      sensitive: refs('sensitive'),
      notSensitive: refs('notSensitive'),
      resistant: refs('resistant'),
      notResistant: refs('notResistant'),
      supporting: refs('supporting'),
      notSupporting: refs('notSupporting'),
    },
  ]
}

/**
 * Statements of a whole selection by profile, disease and treatment: where it conflicts first, then where most is said.
 */
export async function agreementsOf(
  reading: McpReading,
  selection: Selection,
): Promise<{ agreement: Agreement[]; agreementTotal: number }> {
  const rows = await allSelected(reading, selection)
  const statements = await withTherapies(reading, selection.kind, rows)
  const groups = Map.groupBy(statements, subjectKey)
  const conflicting = new Set(
    evidenceConflicts(statements.filter(({ retracted }) => !retracted)).flatMap(([first]) =>
      first ? subjectKey(first) : [],
    ),
  )
  const ordered = [...groups]
    .map(([key, items]) => ({ items, conflict: conflicting.has(key) }))
    .sort(
      (left, right) =>
        Number(right.conflict) - Number(left.conflict) || right.items.length - left.items.length,
    )
  const agreement = await Promise.all(
    ordered.slice(0, MOST).map((group) => agreementOf(reading, selection.kind, group)),
  )
  return { agreement: agreement.flat(), agreementTotal: groups.size }
}
