import { sql } from 'kysely'
import type { SubjectType } from '#server/storage/tables/activity/subjects.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { ImportContext } from '../import-context.ts'

type Tx = Pick<ImportContext, 'tx'>

/** Records whose ids change: old ids to new ones. */
export type IdRemapping = ReadonlyMap<number, number>

/** A row that says of an old id what `stays` says of the new one. */
type Double = { gone: number; stays: number }

/**
 * The rows with ids of their own that would say the same of one record after the moves: for each such set the row of
 * the new id stays, or else that of the smallest old id.
 * @param others the columns that, with the record, may be there once
 * @param rank rows of the smallest rank stay before all others
 */
async function doublesOf(
  { tx }: Tx,
  table: keyof Tables,
  column: string,
  others: readonly string[],
  moves: IdRemapping,
  only = sql`1 = 1`,
  rank = sql`0`,
): Promise<Double[]> {
  const concerned = sql.join([...new Set([...moves.keys(), ...moves.values()])].map((id) => sql.lit(id)))
  const { rows } = await sql<{ id: number; owner: number; rest: string; rank: number }>`
    select id, ${sql.ref(column)} as owner, ${rank} as rank,
      ${sql.join(
        others.map((other) => sql.ref(other)),
        sql` || ' ' || `,
      )} as rest
    from ${sql.table(table)} where ${sql.ref(column)} in (${concerned}) and ${only}
  `.execute(tx)
  const groups = Map.groupBy(rows, ({ owner, rest }) => `${moves.get(owner) ?? owner} ${rest}`)
  return [...groups.values()].flatMap((group) => {
    const [first, ...further] = group.toSorted(
      (left, right) =>
        left.rank - right.rank ||
        Number(moves.has(left.owner)) - Number(moves.has(right.owner)) ||
        left.owner - right.owner,
    )
    return first ? further.map(({ id }) => ({ gone: id, stays: first.id })) : []
  })
}

/**
 * Lets one subscription stay where somebody follows both the old and the new record, and leads the notifications that
 * the others brought to it.
 */
export async function joinSubscriptions(context: Tx, type: SubjectType, moves: IdRemapping): Promise<void> {
  const ofType = sql`subscribable_type = ${type}`
  const { tx } = context
  for (const { gone, stays } of await doublesOf(
    context,
    'subscriptions',
    'subscribable_id',
    ['user_id'],
    moves,
    ofType,
  )) {
    await tx
      .updateTable('notifications')
      .set({ subscription_id: stays })
      .where('subscription_id', '=', gone)
      .execute()
    await tx.deleteFrom('subscriptions').where('id', '=', gone).execute()
  }
}

const coordinateTables = {
  variant_coordinates: 'VARIANT_COORDINATES',
  exon_coordinates: 'EXON_COORDINATES',
} as const

/** Lets one set of coordinates of each kind stay, and leads the revisions of the others to it. */
export async function joinCoordinates(context: Tx, moves: IdRemapping): Promise<void> {
  const { tx } = context
  for (const [table, subjectType] of Object.entries(coordinateTables) as [
    keyof typeof coordinateTables,
    SubjectType,
  ][]) {
    const stubsLast = sql`case curation_state when 'STUB' then 1 else 0 end`
    const doubles = await doublesOf(
      context,
      table,
      'variant_id',
      ['coordinate_type'],
      moves,
      undefined,
      stubsLast,
    )
    await keepPendingApart(context, subjectType, new Map(doubles.map(({ gone, stays }) => [gone, stays])))
    for (const { gone, stays } of doubles) {
      await tx
        .updateTable('revisions')
        .set({ subject_id: stays })
        .where('subject_type', '=', subjectType)
        .where('subject_id', '=', gone)
        .execute()
      await tx.deleteFrom(table).where('id', '=', gone).execute()
    }
  }
}

/**
 * Pending suggestions of the same for an old and its new record both stay with their history, as two people made them:
 * accepting one supersedes the others. All but one get another digest, of which the database allows one.
 */
export async function keepPendingApart(context: Tx, type: SubjectType, moves: IdRemapping): Promise<void> {
  if (moves.size === 0) return
  const pending = sql`subject_type = ${type} and status = 'NEW'`
  for (const { gone } of await doublesOf(
    context,
    'revisions',
    'subject_id',
    ['suggestion_digest'],
    moves,
    pending,
  ))
    await context.tx
      .updateTable('revisions')
      .set({ suggestion_digest: sql<string>`suggestion_digest || ${` of ${gone}`}` })
      .where('id', '=', gone)
      .execute()
}

/** Who reviews the old record reviews the new one, unless somebody does already. */
export async function moveClaims({ tx }: Tx, type: SubjectType, moves: IdRemapping): Promise<void> {
  const claims = await tx
    .selectFrom('claims')
    .select('subject_id')
    .where('subject_type', '=', type)
    .orderBy('claimed_at', 'desc')
    .execute()
  const claimed = new Set(claims.map(({ subject_id }) => subject_id))
  for (const { subject_id: old } of claims) {
    const id = moves.get(old)
    if (id === undefined) continue
    const ofOld = sql<boolean>`subject_type = ${type} and subject_id = ${old}`
    if (claimed.has(id)) await tx.deleteFrom('claims').where(ofOld).execute()
    else await tx.updateTable('claims').set({ subject_id: id }).where(ofOld).execute()
    claimed.add(id)
  }
}
