import { foldText } from '#domain/text/names.ts'
import { singleVariant } from '#domain/profiles/profile-expression.ts'
import type { VariantFacts } from '../../parsers/variant-facts.ts'
import { readVariant } from '../../parsers/variant-facts.ts'
import type { Release } from '../../release/release-file.ts'
import { inParts } from '../batch-writer.ts'
import { syncCoordinates } from './coordinates.ts'
import type { FeatureDirectory } from '../feature-directory.ts'
import { featureOfName } from '../feature-directory.ts'
import type { GroupMembers } from '../groups.ts'
import type { ImportContext } from '../import-context.ts'
import { amongNames, oneByOne, writeList } from '../field-lists.ts'
import { clinvarIds } from '../named-rows.ts'
import type { LearnedVariants, PendingMembers } from '../profiles/profiles.ts'
import { writeStubProfiles } from '../profiles/profiles.ts'
import { readBatches } from '../read-batches.ts'
import type { CurrentRecord, ReadFacts } from '../record-writer.ts'
import { currentRecords, recordColumns, stubColumns, writeRecords } from '../record-writer.ts'
import type { TermDirectory } from '../terms.ts'
import { writeUnresolvedReferences } from '../unresolved.ts'
import type { VariantNames } from './variant-names.ts'
import { requiredId } from '../required-id.ts'

export type VariantStep = {
  context: ImportContext
  directory: FeatureDirectory
  terms: TermDirectory
  names: VariantNames
  members: PendingMembers
  groups: GroupMembers
}

/** Writes the variants that a release describes, with a profile of their own where it names none. */
export async function importVariants(
  step: VariantStep,
  release: Release,
  onRows: (rows: number) => void,
): Promise<void> {
  const { context } = step
  const read = (row: Parameters<typeof readVariant>[0]) => readVariant(row, context.survey.vocabulary)
  for await (const batch of readBatches(context, release, 'variant', read, onRows))
    await writeBatch(step, batch)
}

async function writeBatch(step: VariantStep, batch: readonly ReadFacts<VariantFacts>[]): Promise<void> {
  const { context } = step
  for (const { facts } of batch) {
    for (const group of facts.groups ?? []) step.groups.add(group, facts.id)
  }
  const records = await currentRecords(context, 'variant', batch)
  const profileIds = await ownProfiles(step, records)
  const features = new Map<number, number>()
  for (const { facts } of records) {
    features.set(facts.id, await step.directory.idOf(facts.feature, facts.kind))
  }
  await noteRenames(context, records, features)
  await writeRecords(
    context,
    'variant',
    records.map((record) => ({
      id: record.facts.id,
      feature_id: requiredId(features, record.facts.id, 'the feature of variant'),
      ...variantColumns(record.facts),
      single_variant_molecular_profile_id: requiredId(
        profileIds,
        record.facts.id,
        'the molecular profile of variant',
      ),
      ...recordColumns(context, 'variant', record),
    })),
  )
  await syncCoordinates(context, records)
  await writeLinks(step, records)
  for (const { facts } of records) {
    await context.flags.syncFlag('VARIANT', facts.id, facts.flagged, facts.lastReview ?? context.now)
  }
  await writeUnresolvedReferences(
    context,
    'VARIANT',
    records.map(({ facts, present }) => ({
      id: facts.id,
      isNew: present === null,
      evidence: [],
      assertion: (facts.assertionIds ?? []).filter((id) => !context.survey.ids.assertion.has(id)),
    })),
  )
}

function variantColumns(facts: VariantFacts) {
  return {
    kind: facts.kind,
    name: facts.name,
    name_folded: foldText(facts.name),
    allele_registry_id: facts.alleleRegistryId,
    ncit_id: facts.ncitId,
    vicc_name: facts.viccName,
    iscn_name: facts.iscnName,
  }
}

/**
 * The own profile of each variant: the one that the release names, else the one it has, else a new one with an id of
 * ours. A profile that the release names without describing it becomes a stub; one that the older form implies holds
 * the variant's summary.
 */
async function ownProfiles(
  { context, names, members }: VariantStep,
  records: readonly CurrentRecord<VariantFacts>[],
): Promise<Map<number, number>> {
  const profileIds = new Map<number, number>()
  for (const part of inParts(
    records.map(({ facts }) => facts.id),
    1000,
  )) {
    const rows = await context.tx
      .selectFrom('variants')
      .select(['id', 'single_variant_molecular_profile_id as profileId'])
      .where('id', 'in', part)
      .execute()
    for (const { id, profileId } of rows) profileIds.set(id, profileId)
  }
  const stubs = []
  const implied: VariantFacts[] = []
  for (const { facts } of records) {
    const named =
      facts.singleProfileId === null
        ? null
        : (context.sameProfile.get(facts.singleProfileId) ?? facts.singleProfileId)
    if (named === null) implied.push(facts)
    else if (!context.survey.ids.profile.has(named)) {
      stubs.push({ id: named, expression: singleVariant(facts.id) })
    }
    profileIds.set(
      facts.id,
      named ?? profileIds.get(facts.id) ?? (await context.ids.next('molecular_profiles')),
    )
  }
  await writeStubProfiles(context, stubs, names, members)
  await writeImpliedProfiles(context, implied, profileIds, names, members)
  return profileIds
}

async function writeImpliedProfiles(
  context: ImportContext,
  variants: readonly VariantFacts[],
  profileIds: ReadonlyMap<number, number>,
  names: VariantNames,
  members: PendingMembers,
): Promise<void> {
  const there = new Set<number>()
  for (const part of inParts([...profileIds.values()], 1000)) {
    const rows = await context.tx
      .selectFrom('molecular_profiles')
      .select('id')
      .where('id', 'in', part)
      .execute()
    for (const { id } of rows) there.add(id)
  }
  const rows = []
  for (const { id: variantId, summary, lastReview } of variants) {
    const id = requiredId(profileIds, variantId, 'the molecular profile of variant')
    const name = names.of(variantId) ?? `Variant ${variantId}`
    if (!there.has(id)) {
      members.add(id)
      context.report.count('profile', 'added')
    }
    const at = lastReview ?? `${context.release.releasedOn}T00:00:00.000Z`
    rows.push({
      id,
      raw_name: `#VID${variantId}`,
      name,
      name_folded: foldText(name),
      description: summary,
      is_multi_variant: false,
      is_complex: false,
      origin: context.origin,
      stub: false,
      withdrawn: false,
      release_id: context.release.id,
      release_digest: null,
      flagged: context.flags.isFlagged('MOLECULAR_PROFILE', id, null),
      created_at: at,
      updated_at: at,
    })
  }
  await writeRecords(context, 'profile', rows)
}

/** Profiles must follow when a variant gets another name or another feature. */
async function noteRenames(
  context: ImportContext,
  records: readonly CurrentRecord<VariantFacts>[],
  features: ReadonlyMap<number, number>,
): Promise<void> {
  const changed = records.filter(({ present }) => present !== null)
  const byId = new Map(changed.map(({ facts }) => [facts.id, facts]))
  for (const part of inParts([...byId.keys()], 1000)) {
    const rows = await context.tx
      .selectFrom('variants')
      .select(['id', 'name', 'feature_id'])
      .where('id', 'in', part)
      .execute()
    for (const { id, name, feature_id } of rows) {
      if (name !== byId.get(id)?.name || feature_id !== features.get(id)) context.renamedVariants.add(id)
    }
  }
}

async function writeLinks(
  { context, terms }: VariantStep,
  variants: readonly CurrentRecord<VariantFacts>[],
): Promise<void> {
  const write = (
    key: string,
    fact: 'aliases' | 'types' | 'hgvs' | 'clinvar',
    find: Parameters<typeof writeList>[5],
  ) => writeList(context, 'variant', key, variants, (facts) => facts[fact], find)
  await write('variantAliasIds', 'aliases', amongNames(context, 'variant_aliases'))
  await write('hgvsDescriptionIds', 'hgvs', amongNames(context, 'hgvs_descriptions'))
  await write('clinvarEntryIds', 'clinvar', async (entries) => {
    const ids = await clinvarIds(context, entries)
    return (entry) => ids.get(entry)
  })
  await write('variantTypeIds', 'types', oneByOne(terms.variantType))
}

/** Writes, as stubs, the variants that profiles or evidence of the release name and no row describes. */
export async function writeStubVariants(step: VariantStep, learned: LearnedVariants): Promise<void> {
  const { context, directory, names, members } = step
  const missing = await notThere(context, [...context.survey.namedVariants.keys(), ...learned.keys()])
  for (const id of missing) {
    const facts = context.survey.namedVariants.get(id)
    const { featureId, variantName } = facts
      ? { featureId: await directory.idOf(facts.feature, facts.kind), variantName: facts.name }
      : await featureOfName(directory, learned.get(id) ?? `Variant ${id}`)
    const kind = directory.get(featureId)?.kind ?? 'FACTOR'
    const profileId = await profileOfStub(context, id)
    if (facts) await writeImpliedProfiles(context, [facts], new Map([[id, profileId]]), names, members)
    else if (!context.survey.ids.profile.has(profileId)) {
      await writeStubProfiles(context, [{ id: profileId, expression: singleVariant(id) }], names, members)
    }
    await writeRecords(context, 'variant', [
      {
        id,
        feature_id: featureId,
        kind,
        name: variantName,
        name_folded: foldText(variantName),
        single_variant_molecular_profile_id: profileId,
        allele_registry_id: null,
        ncit_id: null,
        vicc_name: null,
        iscn_name: null,
        ...stubColumns(context),
      },
    ])
    context.report.count('variant', 'stubbed')
    if (facts) await syncCoordinates(context, [{ facts, digest: '', present: null }])
  }
}

async function notThere(context: ImportContext, ids: readonly number[]): Promise<number[]> {
  const there = new Set<number>()
  for (const part of inParts(ids, 1000)) {
    const rows = await context.tx.selectFrom('variants').select('id').where('id', 'in', part).execute()
    for (const { id } of rows) there.add(id)
  }
  return [...new Set(ids)].filter((id) => !there.has(id))
}

// The release may describe or name the profile that is just this variant.
async function profileOfStub(context: ImportContext, variantId: number): Promise<number> {
  const own = await context.tx
    .selectFrom('molecular_profiles')
    .select('id')
    .where('raw_name', '=', `#VID${variantId}`)
    .executeTakeFirst()
  return own?.id ?? context.ids.next('molecular_profiles')
}
