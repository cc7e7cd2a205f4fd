import { foldText } from '#domain/text/names.ts'
import type { Reading } from '#server/storage/database.ts'
import { inList } from '#server/knowledge/paging/batch.ts'
import { isVisible } from '#server/knowledge/records/visibility.ts'

/** PostgreSQL has no text with a zero character, so nothing is called so. */
export const canBeStored = (text: string | null | undefined): boolean => !text?.includes('\0')

/** The live genes with the symbols, case aside: of namesakes the one with the lowest id. */
export async function geneIdsBySymbol(db: Reading, symbols: readonly string[]): Promise<number[]> {
  const folded = symbols.filter(canBeStored).map(foldText)
  if (folded.length === 0) return []
  const rows = await db
    .selectFrom('features')
    .select(['name_folded', (field) => field.fn.min('id').as('id')])
    .where('kind', '=', 'GENE')
    .where('name_folded', 'in', inList(folded))
    .where(isVisible('features'))
    .groupBy('name_folded')
    .execute()
  return rows.map(({ id }) => id)
}

/** The genes with the Entrez ids. */
export async function geneIdsByEntrezId(db: Reading, entrezIds: readonly number[]): Promise<number[]> {
  if (entrezIds.length === 0) return []
  const rows = await db
    .selectFrom('genes')
    .select('feature_id')
    .where('entrez_id', 'in', inList(entrezIds))
    .execute()
  return rows.map(({ feature_id }) => feature_id)
}

/** The live variants with the id of the allele registry, in any letter case. */
export async function variantIdsByAlleleRegistryId(db: Reading, registryId: string): Promise<number[]> {
  if (!canBeStored(registryId)) return []
  const rows = await db
    .selectFrom('variants')
    .select('id')
    .where('allele_registry_id', '=', registryId.toUpperCase())
    .where(isVisible('variants'))
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The live variants with the ClinVar entry, which is kept in upper case. */
export async function variantIdsByClinvarEntry(db: Reading, entry: string): Promise<number[]> {
  if (!canBeStored(entry)) return []
  const rows = await db
    .selectFrom('clinvar_entries as entry')
    .innerJoin('variant_clinvar_entries as link', 'link.clinvar_entry_id', 'entry.id')
    .innerJoin('variants', 'variants.id', 'link.variant_id')
    .select('variants.id')
    .where('entry.clinvar_id', '=', entry.toUpperCase())
    .where(isVisible('variants'))
    .orderBy('variants.id')
    .execute()
  return rows.map(({ id }) => id)
}
