import { sql } from 'kysely'
import { moveDenial } from '#domain/policies/evidence-moves.ts'
import { recordTag } from '#domain/records/tags.ts'
import { ClientError, throwIfAny } from '#server/errors/client-error.ts'
import type { Load } from '#server/knowledge/paging/batch.ts'
import { recordById } from '#server/knowledge/records/records.ts'
import type { Reading } from '#server/storage/database.ts'
import type { Curation } from '../curate.ts'
import { withCoi } from '../rights.ts'
import { applyRevisions } from './accept.ts'
import { draft, examineDrafts } from './drafts.ts'
import { suggestRevisions } from './suggest.ts'

/** Decisions on an item after which a move of it is not undone: somebody has relied on it. */
const decisions = ['ACCEPTED', 'REJECTED', 'REVERTED', 'REVISION_ACCEPTED'] as const

/** Evidence items that go to another molecular profile. */
export interface EvidenceMove {
  evidenceItemIds: number[]
  molecularProfileId: number
}

/** Outcome of moving one item. */
export interface ItemMove {
  evidenceItemId: number
  /** The profile that it is on; null where there is no such item. */
  fromProfileId: number | null
  /** Rules that it would break, and what else stands against it. */
  errors: string[]
}

const subjectOf = (id: number) => ({ entityType: 'EVIDENCE_ITEM', id }) as const

/** Examines a move item by item; changes nothing. */
export async function examineMove(
  { db, load }: { db: Reading; load: Load },
  { evidenceItemIds, molecularProfileId }: EvidenceMove,
): Promise<ItemMove[]> {
  const moves: ItemMove[] = []
  for (const id of evidenceItemIds) {
    const item = await load(recordById.evidence_items, id)
    const drafted = item && (await draft(db, subjectOf(id), { molecular_profile_id: molecularProfileId }))
    if (!item || !drafted) {
      const errors = [`Evidence item ${recordTag('EVIDENCE_ITEM', id)} doesn't exist`]
      moves.push({ evidenceItemId: id, fromProfileId: null, errors })
      continue
    }
    const { missing, conflicts, violations } = await examineDrafts(db, [drafted])
    const errors = [...missing, ...violations.map(({ message }) => message), ...conflicts]
    if (item.molecular_profile_id === molecularProfileId)
      errors.push('It is on this molecular profile already')
    moves.push({ evidenceItemId: id, fromProfileId: item.molecular_profile_id, errors })
  }
  return moves
}

/**
 * Moves evidence items to another molecular profile: an accepted revision of each, all or none (curation rules, section 4).
 * What others have suggested of the profile is accepted where it says the same, and else superseded.
 * @throws ClientError when the caller may not, and for the first items that cannot be moved
 */
export async function moveEvidenceItems(
  curation: Curation,
  { comment, ...move }: EvidenceMove & { comment: string },
) {
  const { tx, user, now, find } = curation
  const { evidenceItemIds, molecularProfileId } = move
  if (!(await find(recordById.molecular_profiles, molecularProfileId)))
    throw new ClientError('NOT_FOUND', `Molecular profile ${molecularProfileId} doesn't exist`)
  const denial = moveDenial(await withCoi(curation))
  if (denial) throw new ClientError('FORBIDDEN', denial)
  const examined = await examineMove({ db: tx, load: find }, move)
  throwIfAny(
    'CONFLICT',
    examined
      .filter(({ errors }) => errors.length > 0)
      .slice(0, 10)
      .map(
        ({ evidenceItemId, errors }) => `${recordTag('EVIDENCE_ITEM', evidenceItemId)}: ${errors.join(', ')}`,
      ),
  )
  const { id: moveId } = await tx
    .insertInto('evidence_moves')
    .values({ molecular_profile_id: molecularProfileId, user_id: user.id, created_at: now, undone_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const { evidenceItemId, fromProfileId } of examined) {
    const eventId = await reviseProfile(curation, evidenceItemId, molecularProfileId, comment)
    await tx
      .insertInto('evidence_move_items')
      .values({
        evidence_move_id: moveId,
        evidence_item_id: evidenceItemId,
        from_profile_id: fromProfileId ?? 0,
        event_id: eventId,
      })
      .execute()
  }
  return { moveId, evidenceItemIds, molecularProfileId }
}

/** Suggests the profile of an item, unless somebody has, and accepts it. Gives the last event that tells so. */
async function reviseProfile(
  curation: Curation,
  itemId: number,
  profileId: number,
  comment: string,
): Promise<number> {
  const record = subjectOf(itemId)
  const pending = await pendingProfile(curation, itemId, profileId)
  const revisionId =
    pending ??
    (
      await suggestRevisions(
        curation,
        { record, suggested: [{ subject: record, fields: { molecularProfileId: profileId } }] },
        comment,
      )
    ).results[0]?.id
  const revision = revisionId === undefined ? null : await curation.find(recordById.revisions, revisionId)
  if (!revision) throw new Error(`nothing was suggested of evidence item ${itemId}`)
  const { lastEventId } = await applyRevisions(curation, { record, revisions: [revision], comment })
  return lastEventId
}

async function pendingProfile({ tx }: Curation, itemId: number, profileId: number): Promise<number | null> {
  const pending = await tx
    .selectFrom('revisions')
    .select('id')
    .where('subject_type', '=', 'EVIDENCE_ITEM')
    .where('subject_id', '=', itemId)
    .where('field_name', '=', 'molecular_profile_id')
    .where('suggested_value', '=', JSON.stringify(profileId))
    .where('status', '=', 'NEW')
    .orderBy('id')
    .executeTakeFirst()
  return pending?.id ?? null
}

/**
 * Takes a move back as a whole, by accepted revisions, while nothing was decided on any of its items since.
 * @throws ClientError when there is none, it was undone, something followed, or the caller may not
 */
export async function undoEvidenceMove(
  curation: Curation,
  { moveId, comment }: { moveId: number; comment: string },
) {
  const { tx, now } = curation
  const move = await tx.selectFrom('evidence_moves').selectAll().where('id', '=', moveId).executeTakeFirst()
  if (!move) throw new ClientError('NOT_FOUND', `Move ${moveId} of evidence items doesn't exist`)
  if (move.undone_at !== null)
    throw new ClientError('CONFLICT', `Move ${moveId} of evidence items has already been undone`)
  const denial = moveDenial(await withCoi(curation))
  if (denial) throw new ClientError('FORBIDDEN', denial)
  const items = await tx
    .selectFrom('evidence_move_items')
    .select(['evidence_item_id', 'from_profile_id'])
    .select((eb) =>
      eb
        .selectFrom('events')
        .select(sql<number>`count(*)`.as('followed'))
        .whereRef('events.subject_id', '=', 'evidence_move_items.evidence_item_id')
        .where('events.subject_type', '=', 'EVIDENCE_ITEM')
        .whereRef('events.id', '>', 'evidence_move_items.event_id')
        .where('events.action', 'in', decisions)
        .as('followed'),
    )
    .where('evidence_move_id', '=', moveId)
    .orderBy('evidence_item_id')
    .execute()
  const followed = items.filter((item) => Number(item.followed) > 0)
  if (followed.length > 0) {
    const tags = followed.map(({ evidence_item_id }) => recordTag('EVIDENCE_ITEM', evidence_item_id))
    throw new ClientError(
      'CONFLICT',
      `Something was decided on ${tags.join(', ')} since; the move is not undone`,
    )
  }
  for (const { evidence_item_id, from_profile_id } of items)
    await reviseProfile(curation, evidence_item_id, from_profile_id, comment)
  await tx.updateTable('evidence_moves').set({ undone_at: now }).where('id', '=', moveId).execute()
  return {
    moveId,
    evidenceItemIds: items.map(({ evidence_item_id }) => evidence_item_id),
    molecularProfileId: move.molecular_profile_id,
  }
}
