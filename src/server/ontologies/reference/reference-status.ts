import { lookupTable } from '#domain/lookup-table.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Reading } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'
import { referenceSources } from './reference-sources.ts'
import type { ReferenceSource } from './reference-sources.ts'

/** State of one source of reference data in a database. */
export interface ReferenceStatus {
  source: ReferenceSource
  /** Whether the database holds data of it. */
  isImported: boolean
  /** The file that was imported last; null where there is none, or an earlier version of Curia imported it. */
  file: Tables['reference_files'] | null
}

/**
 * Tables that only an import of the source fills, with a condition on their rows. Variant types have none: every release
 * brings some of them with their hierarchy.
 */
const evidenceOfImport: Readonly<Record<string, { table: keyof Tables; where?: RawBuilder<unknown> }>> =
  lookupTable({
    genes: { table: 'gene_uniprot_ids' },
    diseases: { table: 'disease_parents' },
    therapies: { table: 'therapy_parents' },
    transcripts: { table: 'transcript_exons' },
    'lift-over': { table: 'chain_blocks', where: sql`from_build = 'GRCH38'` },
    'bands-grch38': { table: 'cytogenetic_coordinates', where: sql`reference_build = 'GRCH38'` },
    'bands-grch37': { table: 'cytogenetic_coordinates', where: sql`reference_build = 'GRCH37'` },
    phenotypes: { table: 'phenotype_parents' },
    retractions: { table: 'retraction_notices' },
  })

/** Which reference data a database holds, in the order in which they help. */
export async function referenceStatus(db: Reading): Promise<ReferenceStatus[]> {
  const files = await db.selectFrom('reference_files').selectAll().orderBy('imported_at', 'desc').execute()
  return Promise.all(
    referenceSources.map(async (source) => {
      const file = fileOf(source, files)
      return { source, isImported: file !== null || (await hasRows(db, source.id)), file }
    }),
  )
}

async function hasRows(db: Reading, id: string): Promise<boolean> {
  const marker = evidenceOfImport[id]
  if (!marker) return false
  const condition = marker.where ?? sql`1 = 1`
  const { rows } = await sql`select 1 from ${sql.table(marker.table)} where ${condition} limit 1`.execute(db)
  return rows.length > 0
}

/** The last file of the source's name; else the last of its kind whose name is that of no source. */
function fileOf(
  { kind, fileName }: ReferenceSource,
  files: readonly Tables['reference_files'][],
): Tables['reference_files'] | null {
  const ofKind = files.filter((file) => file.kind === kind)
  const names = new Set(referenceSources.map((source) => source.fileName))
  return ofKind.find(({ name }) => name === fileName) ?? ofKind.find(({ name }) => !names.has(name)) ?? null
}
