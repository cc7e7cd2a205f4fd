import type { z } from 'zod'
import { aliasesOf } from '#server/knowledge/records/aliases.ts'
import { sourceIdsOf } from '#server/legacy/queries/terms.ts'
import {
  evidenceCountsOfVariants,
  geneOverview,
  liveVariantsOfFeature,
} from '#server/legacy/queries/variants.ts'
import type { GeneOverview } from '#server/legacy/queries/variants.ts'
import { valuesById } from '#server/knowledge/paging/values-by-id.ts'
import { readFeatureLifecycles } from './lifecycle.ts'
import { readProvisionalValues } from './provisional.ts'
import { foundOf } from './reading.ts'
import type { LegacyReading, ReadRecords } from './reading.ts'
import type { gene, geneDetail, geneName, geneNames } from './schemas/genes.ts'
import { readSources } from './sources.ts'

type Gene = z.infer<typeof gene>

const noEvidence = { accepted_count: 0, rejected_count: 0, submitted_count: 0 }
const countNames = {
  ACCEPTED: 'accepted_count',
  REJECTED: 'rejected_count',
  SUBMITTED: 'submitted_count',
} as const

/** Live genes with all their live variants, those without evidence among them. */
async function readGeneRows({ db }: LegacyReading, ids: readonly number[]) {
  const overviews = await valuesById(db, geneOverview, ids)
  const rows = foundOf(ids, overviews)
  const found = rows.map(({ id }) => id)
  const variants = await valuesById(db, liveVariantsOfFeature, found)
  const counted = await valuesById(db, evidenceCountsOfVariants, found)
  const aliases = await valuesById(db, aliasesOf.feature, found)
  const counts = new Map<number, typeof noEvidence>()
  for (const { variant_id, status, count } of found.flatMap(counted))
    counts.set(variant_id, { ...(counts.get(variant_id) ?? noEvidence), [countNames[status]]: count })
  const present = (row: GeneOverview): Gene => ({
    id: row.id,
    name: row.name,
    entrez_id: row.entrez_id,
    description: row.description ?? '',
    flagged: row.flagged,
    variants: variants(row.id).map(({ id, name }) => ({
      name,
      id,
      evidence_items: counts.get(id) ?? noEvidence,
    })),
    aliases: aliases(row.id).map(({ name }) => name),
    updated_at: row.updated_at,
    type: 'gene',
  })
  return { rows, present, hasEvidence: (variant: { id: number }) => counts.has(variant.id) }
}

/** Genes in their index form: of the variants only those with evidence. */
export const readGenes: ReadRecords<Gene> = async (reading, ids) => {
  const { rows, present, hasEvidence } = await readGeneRows(reading, ids)
  return rows.map(present).map((gene) => ({ ...gene, variants: gene.variants.filter(hasEvidence) }))
}

/** Genes as several asked for at once are shown: in the index form, with all live variants. */
export const readGenesWithAllVariants: ReadRecords<Gene> = async (reading, ids) => {
  const { rows, present } = await readGeneRows(reading, ids)
  return rows.map(present)
}

/** Genes in their detail form. */
export const readGeneDetails: ReadRecords<z.infer<typeof geneDetail>> = async (reading, ids) => {
  const { db } = reading
  const { rows, present } = await readGeneRows(reading, ids)
  const found = rows.map(({ id }) => id)
  const lifecycles = await readFeatureLifecycles(reading, 'FEATURE', found)
  const sourceIds = await valuesById(db, sourceIdsOf.feature, found)
  const sources = await readSources(
    db,
    found.flatMap(sourceIds).map(({ source_id }) => source_id),
  )
  const provisional = await readProvisionalValues(db, 'FEATURE', found)
  return rows.map((row) => ({
    ...present(row),
    lifecycle_actions: lifecycles(row.id),
    sources: sourceIds(row.id).map(({ source_id }) => sources(source_id)),
    provisional_values: provisional(row.id),
    errors: {},
  }))
}

/** Members of a gene that `detailed=false` leaves. */
export const readGeneName: ReadRecords<z.infer<typeof geneName>> = async ({ db }, ids) => {
  const genes = await valuesById(db, geneOverview, ids)
  return foundOf(ids, genes).map(({ id, name, entrez_id }) => ({ id, name, entrez_id }))
}

/** Members of the genes of a list that `detailed=false` leaves. */
export const readGeneNames: ReadRecords<z.infer<typeof geneNames>> = async (reading, ids) => {
  const aliases = await valuesById(reading.db, aliasesOf.feature, ids)
  const genes = await readGeneName(reading, ids)
  return genes.map((gene) => ({ ...gene, aliases: aliases(gene.id).map(({ name }) => name) }))
}
