import type { RecordKind } from '../../release/kinds.ts'
import type { Release } from '../../release/release-file.ts'
import { inParts } from '../batch-writer.ts'
import { heldFeatures, heldProfiles, heldVariants, ownProfiles, pendingProfiles } from './held-records.ts'
import type { ImportContext } from '../import-context.ts'
import { recordTables } from '../record-writer.ts'
import { mirrored } from './mirrored-records.ts'
import type { Shrinkage } from './shrinkage.ts'
import { withdrawStatements } from './withdraw-statements.ts'

/**
 * Marks what earlier releases held and this one, where it has a file of the kind, no longer does. A record that the
 * release holds is never withdrawn: one that it describes or names, and what such a record stands on. So the mark
 * follows from the release alone, whatever was imported before it. Evidence items and assertions also become rejected,
 * so that they leave every accepted list, count and score; a file of accepted ones says nothing of others.
 */
export async function withdrawMissing(
  context: ImportContext,
  release: Release,
  shrunk: Shrinkage,
): Promise<void> {
  const { survey } = context
  const has = (kind: RecordKind) =>
    survey.ids[kind].size > 0 && release.files.some((file) => file.kind === kind)
  const mark = async (kind: RecordKind, held: (id: number) => boolean) => {
    await bringBack(context, kind, held)
    return has(kind) ? withdraw(context, shrunk, kind, held) : []
  }
  if (has('evidence')) await withdrawStatements(context, shrunk, 'evidence')
  if (has('assertion')) await withdrawStatements(context, shrunk, 'assertion')
  await mark('group', (id) => survey.ids.group.has(id))
  const profiles = await heldProfiles(context)
  const pending = await pendingProfiles(context)
  await mark('profile', (id) => profiles.has(id) || pending.has(id))
  const variants = await heldVariants(context, has('profile') ? null : profiles)
  const gone = await mark('variant', (id) => variants.has(id))
  // The own profile of a variant goes with it.
  const own = await ownProfiles(context, gone)
  await withdraw(context, shrunk, 'profile', (id) => !own.has(id) || profiles.has(id) || pending.has(id))
  const features = await heldFeatures(context)
  await mark('feature', (id) => features.has(id))
}

async function bringBack(
  context: ImportContext,
  kind: RecordKind,
  held: (id: number) => boolean,
): Promise<void> {
  const ids = (await idsOf(context, kind, true)).filter(held)
  if (ids.length > 0) context.report.changedSomething()
  await setWithdrawn(context, kind, ids, { withdrawn: false })
}

/** Gives the ids of the records that it withdraws. */
async function withdraw(
  context: ImportContext,
  shrunk: Shrinkage,
  kind: RecordKind,
  held: (id: number) => boolean,
): Promise<number[]> {
  const ids = (await idsOf(context, kind, false)).filter((id) => !held(id))
  await shrunk.withdrawn(kind, ids)
  await setWithdrawn(context, kind, ids, { withdrawn: true, release_id: context.release.id })
  context.report.count(kind, 'withdrawn', ids.length)
  return ids
}

/** Records of releases, stubs among them, but none that a mirror follows. */
async function idsOf({ tx }: ImportContext, kind: RecordKind, withdrawn: boolean): Promise<number[]> {
  const rows = await tx
    .selectFrom(recordTables[kind])
    .select('id')
    .where('origin', '=', 'RELEASE')
    .where('withdrawn', '=', withdrawn)
    .where(({ not, exists }) => not(exists(mirrored(tx, kind))))
    .execute()
  return rows.map(({ id }) => id)
}

async function setWithdrawn(
  { tx }: ImportContext,
  kind: RecordKind,
  ids: readonly number[],
  values: { withdrawn: boolean; release_id?: number },
): Promise<void> {
  for (const part of inParts(ids, 1000))
    await tx.updateTable(recordTables[kind]).set(values).where('id', 'in', part).execute()
}
