import { sql } from 'kysely'
import { foldText } from '#domain/text/names.ts'
import { reindexSearch } from '#server/knowledge/search/reindex.ts'
import { namedIds } from '#server/import/records/named-rows.ts'
import type { HgncGene } from './hgnc.ts'
import { noReferenceCounts } from './reference-context.ts'
import type { ReferenceContext, ReferenceCounts } from './reference-context.ts'

interface GeneRow {
  id: number
  name: string
  full_name: string | null
  aliases: Set<string>
  uniprotIds: Set<string>
  externalIds: Set<string>
}

/**
 * Adds the genes that are missing, known by their Entrez ids, and completes the others: full name, other symbols and
 * ids in other databases. A gene keeps its symbol, which a release gave it; that of HGNC is then another name.
 */
export async function writeGenes(
  context: ReferenceContext,
  genes: AsyncIterable<HgncGene | null>,
): Promise<ReferenceCounts> {
  const counts = noReferenceCounts()
  const existing = await geneRows(context)
  const takenNames = await takenGeneNames(context)
  const unnumbered = await genesWithoutEntrezId(context)
  const touched: number[] = []
  for await (const part of inBatches(genes, 500)) {
    const placed: { gene: HgncGene; row: GeneRow }[] = []
    const added: { gene: HgncGene; row: GeneRow }[] = []
    const numbered = new Set<number>()
    for (const gene of part) {
      counts.read += 1
      const row = gene ? existing.get(gene.entrezId) : undefined
      if (!gene) counts.left_out += 1
      else if (row) placed.push({ gene, row })
      else if (unnumbered.has(foldText(gene.symbol))) {
        const named = { ...emptyGene(0, gene), ...unnumbered.get(foldText(gene.symbol)) }
        unnumbered.delete(foldText(gene.symbol))
        existing.set(gene.entrezId, named)
        await context.writer.insert('genes', [{ feature_id: named.id, entrez_id: gene.entrezId }])
        placed.push({ gene, row: named })
        numbered.add(named.id)
      } else if (takenNames.has(foldText(gene.symbol))) {
        counts.left_out += 1
        context.note(
          `${gene.symbol} (Entrez ${gene.entrezId}) was left out: another gene here has that symbol.`,
        )
      } else {
        const fresh = emptyGene(await context.ids.next('features'), gene)
        existing.set(gene.entrezId, fresh)
        takenNames.add(foldText(gene.symbol))
        placed.push({ gene, row: fresh })
        added.push({ gene, row: fresh })
      }
    }
    await insertGenes(context, added)
    const changed = new Set([...numbered, ...(await completeGenes(context, placed))])
    const fresh = new Set(added.map(({ row }) => row.id))
    for (const { row } of placed) {
      if (fresh.has(row.id)) counts.added += 1
      else if (changed.has(row.id)) counts.changed += 1
      else counts.unchanged += 1
      if (fresh.has(row.id) || changed.has(row.id)) touched.push(row.id)
    }
  }
  await reindexSearch(context.tx, 'FEATURE', touched, (rows) => context.writer.insert('search_words', rows))
  return counts
}

async function* inBatches<Member>(members: AsyncIterable<Member>, size: number): AsyncGenerator<Member[]> {
  let part: Member[] = []
  for await (const member of members) {
    part.push(member)
    if (part.length < size) continue
    yield part
    part = []
  }
  if (part.length > 0) yield part
}

const emptyGene = (id: number, { symbol, fullName }: HgncGene): GeneRow => ({
  id,
  name: symbol,
  full_name: fullName,
  aliases: new Set(),
  uniprotIds: new Set(),
  externalIds: new Set(),
})

async function geneRows({ tx }: ReferenceContext): Promise<Map<number, GeneRow>> {
  const rows = await tx
    .selectFrom('genes')
    .innerJoin('features', 'features.id', 'genes.feature_id')
    .select(['genes.entrez_id', 'features.id', 'features.name', 'features.full_name'])
    .execute()
  const existing = new Map(
    rows.map(({ entrez_id, ...row }) => [
      entrez_id,
      { ...row, aliases: new Set<string>(), uniprotIds: new Set<string>(), externalIds: new Set<string>() },
    ]),
  )
  const byId = new Map([...existing.values()].map((gene) => [gene.id, gene]))
  const aliases = await tx
    .selectFrom('feature_feature_aliases as link')
    .innerJoin('feature_aliases as alias', 'alias.id', 'link.feature_alias_id')
    .select(['link.feature_id', 'alias.name_folded'])
    .execute()
  for (const { feature_id, name_folded } of aliases) byId.get(feature_id)?.aliases.add(name_folded)
  for (const { feature_id, uniprot_id } of await tx.selectFrom('gene_uniprot_ids').selectAll().execute())
    byId.get(feature_id)?.uniprotIds.add(uniprot_id)
  for (const { feature_id, external_id } of await tx.selectFrom('gene_external_ids').selectAll().execute())
    byId.get(feature_id)?.externalIds.add(external_id)
  return existing
}

/** Symbols of live genes: among them a symbol belongs to one gene only. */
async function takenGeneNames({ tx }: ReferenceContext): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('features')
    .select('name_folded')
    .where('kind', '=', 'GENE')
    .where('deprecated', '=', false)
    .execute()
  return new Set(rows.map(({ name_folded }) => name_folded))
}

/** Genes that only a profile's name told, by folded symbol: HGNC tells what they are. */
async function genesWithoutEntrezId({
  tx,
}: ReferenceContext): Promise<Map<string, Pick<GeneRow, 'id' | 'name' | 'full_name'>>> {
  const rows = await tx
    .selectFrom('features')
    .leftJoin('genes', 'genes.feature_id', 'features.id')
    .select(['features.id', 'features.name', 'features.name_folded', 'features.full_name'])
    .where('features.kind', '=', 'GENE')
    .where('features.deprecated', '=', false)
    .where('genes.feature_id', 'is', null)
    .orderBy('features.id', 'desc')
    .execute()
  return new Map(rows.map(({ name_folded, ...row }) => [name_folded, row]))
}

async function insertGenes(
  { writer, now }: ReferenceContext,
  added: readonly { gene: HgncGene; row: GeneRow }[],
): Promise<void> {
  await writer.insert(
    'features',
    added.map(({ gene, row }) => ({
      id: row.id,
      kind: 'GENE' as const,
      name: row.name,
      name_folded: foldText(row.name),
      full_name: gene.fullName,
      full_name_folded: gene.fullName && foldText(gene.fullName),
      origin: 'LOCAL' as const,
      created_at: now,
      updated_at: now,
    })),
  )
  await writer.insert(
    'genes',
    added.map(({ gene, row }) => ({ feature_id: row.id, entrez_id: gene.entrezId })),
  )
}

/** Adds what the genes do not have yet. Gives the ids of those that got something. */
async function completeGenes(
  context: ReferenceContext,
  placed: readonly { gene: HgncGene; row: GeneRow }[],
): Promise<Set<number>> {
  const { tx, writer } = context
  const changed = new Set<number>()
  for (const { gene, row } of placed) {
    if (row.full_name !== null || gene.fullName === null) continue
    await sql`update features set full_name = ${gene.fullName}, full_name_folded = ${foldText(gene.fullName)}
      where id = ${row.id}`.execute(tx)
    changed.add(row.id)
  }
  const named = placed.flatMap(({ gene, row }) => missingAliases(gene, row).map((name) => ({ row, name })))
  const aliasIds = await namedIds(
    context,
    'feature_aliases',
    named.map(({ name }) => name),
  )
  const uniprot = placed.flatMap(({ gene, row }) =>
    [...new Set(gene.uniprotIds)]
      .filter((id) => !row.uniprotIds.has(id))
      .map((uniprot_id) => ({ row, uniprot_id })),
  )
  const external = placed.flatMap(({ gene, row }) =>
    [...new Set(gene.externalIds)]
      .filter((id) => !row.externalIds.has(id))
      .map((external_id) => ({ row, external_id })),
  )
  await writer.insert(
    'feature_feature_aliases',
    named.map(({ row, name }) => ({
      feature_id: row.id,
      feature_alias_id: aliasIds.get(foldText(name)) ?? 0,
    })),
  )
  await writer.insert(
    'gene_uniprot_ids',
    uniprot.map(({ row, uniprot_id }) => ({ feature_id: row.id, uniprot_id })),
  )
  await writer.insert(
    'gene_external_ids',
    external.map(({ row, external_id }) => ({ feature_id: row.id, external_id })),
  )
  for (const { row } of [...named, ...uniprot, ...external]) changed.add(row.id)
  return changed
}

function missingAliases(gene: HgncGene, row: GeneRow): string[] {
  const names = new Map([gene.symbol, ...gene.aliases].map((name) => [foldText(name), name]))
  names.delete(foldText(row.name))
  for (const folded of row.aliases) names.delete(folded)
  for (const folded of names.keys()) row.aliases.add(folded)
  return [...names.values()]
}
