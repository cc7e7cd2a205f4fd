import { sql } from 'kysely'
import type { Insertable } from 'kysely'
import { foldText } from '#domain/text/names.ts'
import type { ProfileExpression } from '#domain/profiles/profile-expression.ts'
import {
  displayName,
  isComplex,
  isMultiVariant,
  rawName,
  variantsOf,
} from '#domain/profiles/profile-expression.ts'
import { parseRawName } from '#domain/profiles/profile-raw-name.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { ProfileFacts } from '../../parsers/profile-facts.ts'
import { readProfile } from '../../parsers/profile-facts.ts'
import type { Release } from '../../release/release-file.ts'
import { inParts } from '../batch-writer.ts'
import type { ImportContext } from '../import-context.ts'
import { syncLinks } from '../links.ts'
import { redirectReferences } from '../remapping/id-remapping.ts'
import { namedIds } from '../named-rows.ts'
import type { ReadProfile } from './profile-reading.ts'
import { readProfileName } from './profile-reading.ts'
import { readBatches } from '../read-batches.ts'
import type { CurrentRecord } from '../record-writer.ts'
import {
  currentRecords,
  isChangedHere,
  presentRecords,
  recordColumns,
  stubColumns,
  writeRecords,
} from '../record-writer.ts'
import { writeUnresolvedReferences } from '../unresolved.ts'
import type { VariantNames } from '../variants/variant-names.ts'

/** Profiles whose links to their variants are due; they are written once the variants are there. */
export type PendingMembers = { add(profileId: number): void; flush(): Promise<void> }

export function pendingMembers({ tx, writer }: ImportContext): PendingMembers {
  const pending = new Set<number>()
  return {
    add: (id) => void pending.add(id),
    async flush() {
      for (const part of inParts([...pending], 1000)) {
        await tx.deleteFrom('molecular_profile_variants').where('molecular_profile_id', 'in', part).execute()
        const profiles = await tx
          .selectFrom('molecular_profiles')
          .select(['id', 'raw_name'])
          .where('id', 'in', part)
          .execute()
        const rows: Insertable<Tables['molecular_profile_variants']>[] = []
        for (const { id, raw_name } of profiles) {
          const expression = parseRawName(raw_name)
          if (!expression.ok) throw new Error(`profile ${id} has no readable expression: ${raw_name}`)
          for (const [position, { variantId, negated }] of variantsOf(expression.value).entries()) {
            rows.push({ molecular_profile_id: id, variant_id: variantId, position, negated })
          }
        }
        await writer.insert('molecular_profile_variants', rows)
      }
      pending.clear()
    },
  }
}

/** Variants that a profile names and the release leaves out, by id, with their display names. */
export type LearnedVariants = Map<number, string | null>

/** Writes the molecular profiles that a release describes. */
export async function importProfiles(
  context: ImportContext,
  release: Release,
  names: VariantNames,
  members: PendingMembers,
  learned: LearnedVariants,
  onRows: (rows: number) => void,
): Promise<void> {
  const written = new Map<string, number>()
  for await (const batch of readBatches(context, release, 'profile', readProfile, onRows)) {
    const variantIds = batch.flatMap(({ facts }) => facts.variantIds)
    await names.prepare(variantIds)
    for (const id of variantIds) {
      const name = context.survey.profiledVariants.get(id)
      if (name === undefined || names.of(id) !== null) continue
      learned.set(id, name)
      names.learn(id, name)
    }
    const readings = new Map<number, ReadProfile>()
    const readable = batch.filter(({ facts, file, line }) => {
      const reading = readProfileName(facts.name, facts.variantIds, names)
      if (!reading.ok) {
        context.report.count('profile', 'read')
        context.report.skip('profile', { file, line, why: reading.error.message })
        return false
      }
      const raw = rawName(reading.value.expression)
      const twin = written.get(raw)
      if (twin !== undefined) {
        context.sameProfile.set(facts.id, twin)
        context.report.count('profile', 'read')
        context.report.skip('profile', {
          file,
          line,
          why: `the profile has the same definition as MPID${twin}`,
        })
        return false
      }
      written.set(raw, facts.id)
      readings.set(facts.id, reading.value)
      for (const id of facts.variantIds) {
        if (names.of(id) !== null) continue
        const name = reading.value.learned?.id === id ? reading.value.learned.name : null
        learned.set(id, name)
        if (name !== null) names.learn(id, name)
      }
      return true
    })
    await takeOver(
      context,
      [...readings].map(([id, { expression }]) => ({ id, raw: rawName(expression) })),
    )
    const records = await currentRecords(context, 'profile', readable)
    await writeProfiles(context, records, readings, names, members)
  }
  await moveProfiles(context, context.sameProfile)
}

async function writeProfiles(
  context: ImportContext,
  records: readonly CurrentRecord<ProfileFacts>[],
  readings: ReadonlyMap<number, ReadProfile>,
  names: VariantNames,
  members: PendingMembers,
): Promise<void> {
  const rows = []
  for (const record of records) {
    const { facts } = record
    const reading = readings.get(facts.id)
    if (!reading) continue
    members.add(facts.id)
    rows.push({
      id: facts.id,
      ...nameColumns(reading.expression, names, facts.name),
      description: facts.summary,
      ...recordColumns(context, 'profile', record),
    })
  }
  await freeNames(
    context,
    records.filter(({ present }) => present !== null).map(({ facts }) => facts.id),
  )
  await writeRecords(context, 'profile', rows)
  await writeAliases(context, records)
  for (const { facts } of records) {
    await context.flags.syncFlag(
      'MOLECULAR_PROFILE',
      facts.id,
      facts.flagged,
      facts.lastReview ?? context.now,
    )
  }
  await writeUnresolvedReferences(
    context,
    'MOLECULAR_PROFILE',
    records.map(({ facts, present }) => ({
      id: facts.id,
      isNew: present === null,
      evidence: facts.evidenceIds.filter((id) => !context.survey.ids.evidence.has(id)),
      assertion: facts.assertionIds.filter((id) => !context.survey.ids.assertion.has(id)),
    })),
  )
}

/** The columns that follow from a profile's expression; the name is that of the release, where it gives one. */
function nameColumns(expression: ProfileExpression, names: VariantNames, nameOfRelease?: string) {
  const name = nameOfRelease ?? displayName(expression, (id) => names.of(id) ?? `Variant ${id}`)
  return {
    raw_name: rawName(expression),
    name,
    name_folded: foldText(name),
    is_multi_variant: isMultiVariant(expression),
    is_complex: isComplex(expression),
  }
}

/**
 * Makes way for profiles about to be written: a profile that says the same under another id (made here, or in an older
 * release) is led to the new id; one that the release will give another meaning frees its name.
 */
async function takeOver(
  context: ImportContext,
  profiles: readonly { id: number; raw: string }[],
): Promise<void> {
  const byRaw = new Map(profiles.map(({ id, raw }) => [raw, id]))
  const moves = new Map<number, number>()
  const renamed: number[] = []
  for (const part of inParts([...byRaw.keys()], 1000)) {
    const rows = await context.tx
      .selectFrom('molecular_profiles')
      .select(['id', 'raw_name'])
      .where('raw_name', 'in', part)
      .execute()
    for (const { id, raw_name } of rows) {
      const newId = byRaw.get(raw_name) ?? id
      if (newId === id) continue
      if (context.survey.ids.profile.has(id)) renamed.push(id)
      else moves.set(id, newId)
    }
  }
  await freeNames(context, [...renamed, ...moves.keys()])
  await moveProfiles(context, moves)
}

/** Names are unique and may change places within a batch, so those about to be written let go of theirs first. */
async function freeNames({ tx }: ImportContext, ids: readonly number[]): Promise<void> {
  for (const part of inParts(ids, 1000)) {
    await tx
      .updateTable('molecular_profiles')
      .set({ raw_name: sql`'~' || cast(id as text)` })
      .where('id', 'in', part)
      .execute()
  }
}

/** Leads profiles to others that say the same and removes them; a missing target becomes a stub. */
export async function moveProfiles(
  context: ImportContext,
  moves: ReadonlyMap<number, number>,
): Promise<void> {
  const { tx, writer } = context
  if (moves.size === 0) return
  for (const part of inParts([...moves.keys()], 1000)) {
    const rows = await tx.selectFrom('molecular_profiles').selectAll().where('id', 'in', part).execute()
    const copies = rows.map((row) => {
      const id = moves.get(row.id) ?? row.id
      return { ...row, id, raw_name: `~${id}`, origin: context.origin, stub: true, release_digest: null }
    })
    await writer.insert('molecular_profiles', copies, { do: 'nothing' })
    for (const id of part) context.touchedProfiles.add(moves.get(id) ?? id)
  }
  await redirectReferences(context, 'MOLECULAR_PROFILE', moves)
  for (const part of inParts([...moves.keys()], 1000)) {
    await tx.deleteFrom('molecular_profiles').where('id', 'in', part).execute()
    for (const id of part) context.touchedProfiles.delete(id)
  }
}

async function writeAliases(
  context: ImportContext,
  records: readonly CurrentRecord<ProfileFacts>[],
): Promise<void> {
  const described = records.filter(
    ({ facts }) =>
      facts.aliases !== null && !isChangedHere(context, 'profile', facts.id, 'molecular_profile_alias_ids'),
  )
  const upper = (aliases: readonly string[] | null) => (aliases ?? []).map((alias) => alias.toUpperCase())
  const ids = await namedIds(
    context,
    'molecular_profile_aliases',
    described.flatMap(({ facts }) => upper(facts.aliases)),
  )
  await syncLinks(
    context,
    'molecular_profile_molecular_profile_aliases',
    'molecular_profile_id',
    'molecular_profile_alias_id',
    described.map(({ facts, present }) => ({
      owner: facts.id,
      targets: upper(facts.aliases).flatMap((alias) => ids.get(foldText(alias)) ?? []),
      isNew: present === null,
    })),
  )
}

/** Profiles that the release names without describing them. */
export async function writeStubProfiles(
  context: ImportContext,
  stubs: readonly { id: number; expression: ProfileExpression; name?: string }[],
  names: VariantNames,
  members: PendingMembers,
): Promise<void> {
  await takeOver(
    context,
    stubs.map(({ id, expression }) => ({ id, raw: rawName(expression) })),
  )
  const ids = stubs.map(({ id }) => id)
  const there = await presentRecords(context, 'profile', ids)
  await freeNames(context, [...there.keys()])
  for (const id of ids) members.add(id)
  context.report.count('profile', 'stubbed', ids.filter((id) => !there.has(id)).length)
  await writeRecords(
    context,
    'profile',
    stubs.map(({ id, expression, name }) => ({
      id,
      ...nameColumns(expression, names, name),
      description: null,
      ...stubColumns(context),
    })),
    ['description', 'stub', 'origin', 'updated_at', 'flagged', 'release_id', 'release_digest'],
  )
}
