import { foldText } from '#domain/text/names.ts'
import { featureInstanceTypes } from '#domain/vocabularies/features.ts'
import type { FeatureFacts, NamedGene } from '../parsers/feature-facts.ts'
import { readFeature } from '../parsers/feature-facts.ts'
import type { Release } from '../release/release-file.ts'
import { FIRST_LOCAL_ID } from '#server/storage/dialect.ts'
import type { FeatureDirectory } from './feature-directory.ts'
import type { ImportContext } from './import-context.ts'
import { originOf } from './import-context.ts'
import { syncLinks } from './links.ts'
import { redirectReferences } from './remapping/id-remapping.ts'
import { namedIds } from './named-rows.ts'
import { readBatches } from './read-batches.ts'
import type { CurrentRecord } from './record-writer.ts'
import { currentRecords, isChangedHere, recordColumns, writeRecords } from './record-writer.ts'

/** Writes the features of a release, after those whose id it changed have moved to their new id. */
export async function importFeatures(
  context: ImportContext,
  release: Release,
  directory: FeatureDirectory,
  onRows: (rows: number) => void,
): Promise<void> {
  await moveFeatures(context, directory)
  for await (const batch of readBatches(context, release, 'feature', readFeature, onRows)) {
    const possible = batch.filter(({ facts, file, line }) => {
      const why = whyImpossible(context, directory, facts)
      if (why !== null) context.report.skip('feature', { file, line, why })
      return why === null
    })
    await writeFeatures(context, directory, await currentRecords(context, 'feature', possible))
  }
}

function whyImpossible(
  context: ImportContext,
  directory: FeatureDirectory,
  facts: FeatureFacts,
): string | null {
  const existing = directory.get(facts.id)
  if (existing && !existing.stub && existing.kind !== facts.kind) {
    return `feature ${facts.id} is a ${featureInstanceTypes.label(existing.kind)} and cannot become a ${featureInstanceTypes.label(facts.kind)}`
  }
  for (const gene of [facts.fusion?.fivePrime.gene, facts.fusion?.threePrime.gene]) {
    if (!gene || entrezIdOf(context, directory, gene) !== null) continue
    return `gene ${gene.id} of the fusion has no Entrez id`
  }
  return null
}

function entrezIdOf(context: ImportContext, directory: FeatureDirectory, gene: NamedGene): number | null {
  return (
    gene.entrezId ??
    context.survey.features.get(gene.id)?.entrezId ??
    directory.get(gene.id)?.entrezId ??
    null
  )
}

/**
 * Genes keep their Entrez id and stubs their name when a later release gives them another id. Ids that change places
 * go through a free one.
 */
async function moveFeatures(context: ImportContext, directory: FeatureDirectory): Promise<void> {
  for (const [id, { kind, name, entrezId }] of context.survey.features) {
    const gene = entrezId !== null && kind === 'GENE' ? directory.byEntrez(entrezId) : undefined
    if (gene && gene.id !== id) {
      if (directory.get(id)) await moveFeature(context, directory, id, await context.ids.next('features'))
      await moveFeature(context, directory, gene.id, id)
    }
    const stub = directory.byName(name).find((feature) => feature.stub && feature.id >= 1_000_000)
    if (stub && stub.id !== id) await moveFeature(context, directory, stub.id, id)
  }
}

async function moveFeature(
  context: ImportContext,
  directory: FeatureDirectory,
  old: number,
  id: number,
): Promise<void> {
  const { tx, writer } = context
  const existing = directory.get(old)
  if (!existing) return
  const row = await tx.selectFrom('features').selectAll().where('id', '=', old).executeTakeFirstOrThrow()
  // Two live features made here cannot have one name, not even for a moment.
  await tx.updateTable('features').set({ deprecated: true }).where('id', '=', old).execute()
  const origin = id < FIRST_LOCAL_ID ? originOf(context, id) : row.origin
  await writer.insert('features', [{ ...row, id, origin }], { do: 'nothing' })
  if (!directory.get(id)) {
    if (existing.entrezId !== null) {
      // Two genes cannot have one Entrez id, not even for a moment.
      await tx.updateTable('genes').set({ entrez_id: -old }).where('feature_id', '=', old).execute()
      await writer.insert('genes', [{ feature_id: id, entrez_id: existing.entrezId }])
    }
    const factor = await tx.selectFrom('factors').selectAll().where('feature_id', '=', old).executeTakeFirst()
    if (factor) await writer.insert('factors', [{ ...factor, feature_id: id }])
    const fusion = await tx.selectFrom('fusions').selectAll().where('feature_id', '=', old).executeTakeFirst()
    if (fusion) await writer.insert('fusions', [{ ...fusion, feature_id: id }])
    directory.learn({ ...existing, id })
  }
  await redirectReferences(context, 'FEATURE', new Map([[old, id]]))
  for (const table of ['genes', 'factors', 'fusions'] as const) {
    await tx.deleteFrom(table).where('feature_id', '=', old).execute()
  }
  await tx.deleteFrom('features').where('id', '=', old).execute()
  directory.forget(old)
  const moved = directory.get(id)
  if (moved) directory.learn(moved)
}

async function writeFeatures(
  context: ImportContext,
  directory: FeatureDirectory,
  records: readonly CurrentRecord<FeatureFacts>[],
): Promise<void> {
  const tellsFullName = records.some(({ facts }) => facts.fullName !== null)
  await writeRecords(
    context,
    'feature',
    records.map((record) => {
      const { id, kind, name, fullName, description } = record.facts
      return {
        id,
        kind,
        name,
        name_folded: foldText(name),
        full_name: fullName,
        full_name_folded: fullName && foldText(fullName),
        description,
        ...recordColumns(context, 'feature', record),
      }
    }),
    tellsFullName ? [] : ['full_name', 'full_name_folded'],
  )
  await dropStubKinds(context, directory, records)
  for (const { facts } of records) {
    const before = directory.get(facts.id)
    if (before && before.name !== facts.name) context.renamedFeatures.add(facts.id)
    directory.learn({
      id: facts.id,
      kind: facts.kind,
      name: facts.name,
      entrezId: facts.kind === 'GENE' ? facts.entrezId : null,
      stub: false,
    })
  }
  await writeKinds(context, directory, records)
  await writeAliases(context, records)
  for (const { facts } of records) {
    await context.flags.syncFlag('FEATURE', facts.id, facts.flagged, facts.lastReview ?? context.now)
  }
}

/** A stub was a gene or a factor only because nobody told what it is. */
async function dropStubKinds(
  { tx }: ImportContext,
  directory: FeatureDirectory,
  records: readonly CurrentRecord<FeatureFacts>[],
): Promise<void> {
  for (const { facts } of records) {
    const existing = directory.get(facts.id)
    if (!existing?.stub || existing.kind === facts.kind) continue
    for (const table of ['factors', 'genes'] as const)
      await tx.deleteFrom(table).where('feature_id', '=', facts.id).execute()
  }
}

/** What each kind of feature has of its own. Genes come first: fusions refer to them. */
async function writeKinds(
  context: ImportContext,
  directory: FeatureDirectory,
  records: readonly CurrentRecord<FeatureFacts>[],
): Promise<void> {
  const { writer } = context
  const genes = records.flatMap(({ facts: { id, kind, entrezId } }) =>
    kind === 'GENE' && entrezId !== null ? [{ feature_id: id, entrez_id: entrezId }] : [],
  )
  await writer.insert('genes', genes, { do: 'update', key: ['feature_id'], keep: [] })
  const factors = records.flatMap(({ facts: { id, kind, ncitId } }) =>
    kind === 'FACTOR' && !isChangedHere(context, 'feature', id, 'ncit_id')
      ? [{ feature_id: id, ncit_id: ncitId }]
      : [],
  )
  await writer.insert('factors', factors, { do: 'update', key: ['feature_id'], keep: [] })
  for (const { facts } of records) {
    if (facts.kind === 'REGION') await writeRegion(context, facts)
    if (!facts.fusion) continue
    const { fivePrime, threePrime } = facts.fusion
    const row = {
      feature_id: facts.id,
      five_prime_gene_id: await partnerId(context, directory, fivePrime.gene),
      three_prime_gene_id: await partnerId(context, directory, threePrime.gene),
      five_prime_partner_status: fivePrime.status,
      three_prime_partner_status: threePrime.status,
    }
    await writer.insert('fusions', [row], { do: 'update', key: ['feature_id'], keep: [] })
  }
}

async function partnerId(
  context: ImportContext,
  directory: FeatureDirectory,
  gene: NamedGene | null,
): Promise<number | null> {
  if (!gene) return null
  const name = gene.name ?? context.survey.features.get(gene.id)?.name ?? `Gene ${gene.id}`
  return directory.idOf({ id: gene.id, name, entrezId: entrezIdOf(context, directory, gene) }, 'GENE')
}

// A region's name is that of its cytogenetic regions, joined by spaces.
async function writeRegion(context: ImportContext, { id, name }: FeatureFacts): Promise<void> {
  const { tx, writer, ids } = context
  await tx.deleteFrom('region_cytogenetic_regions').where('feature_id', '=', id).execute()
  for (const [position, region] of name.split(' ').entries()) {
    const match = /^(?:chr)?(\d{1,2}|X|Y)([pq].*)?$/i.exec(region)
    if (!match) continue
    const there = await tx
      .selectFrom('cytogenetic_regions')
      .select('id')
      .where('name', '=', region)
      .executeTakeFirst()
    const regionId = there?.id ?? (await ids.next('cytogenetic_regions'))
    if (!there) {
      const chromosome = (match[1] ?? '').toUpperCase()
      await writer.insert('cytogenetic_regions', [
        { id: regionId, name: region, chromosome, band: match[2] ?? null },
      ])
    }
    await writer.insert('region_cytogenetic_regions', [
      { feature_id: id, position, cytogenetic_region_id: regionId },
    ])
  }
}

async function writeAliases(
  context: ImportContext,
  records: readonly CurrentRecord<FeatureFacts>[],
): Promise<void> {
  const described = records.filter(
    ({ facts }) =>
      facts.aliases !== null && !isChangedHere(context, 'feature', facts.id, 'feature_alias_ids'),
  )
  const aliasIds = await namedIds(
    context,
    'feature_aliases',
    described.flatMap(({ facts }) => facts.aliases ?? []),
  )
  await syncLinks(
    context,
    'feature_feature_aliases',
    'feature_id',
    'feature_alias_id',
    described.map(({ facts, present }) => ({
      owner: facts.id,
      targets: (facts.aliases ?? []).flatMap((alias) => aliasIds.get(foldText(alias)) ?? []),
      isNew: present === null,
    })),
  )
}
