import {
  browseDiseases,
  featuresOfDisease,
  variantCountOfDisease,
} from '#server/knowledge/browse/diseases.ts'
import type {
  BrowseDiseaseRow,
  BrowseDiseasesFilter,
  BrowseDiseasesSort,
} from '#server/knowledge/browse/diseases.ts'
import { diseaseAliases } from '#server/knowledge/records/diseases.ts'
import { countOf } from '#server/knowledge/summaries/evidence-counts.ts'
import { assertionsNaming, evidenceNaming } from '#server/knowledge/summaries/term-evidence.ts'
import { exportTable, names } from './export-table.ts'

export const diseasesTable = exportTable<BrowseDiseaseRow, BrowseDiseasesFilter, BrowseDiseasesSort>({
  query: 'browseDiseases',
  id: 'diseases.id',
  listing: (db, filter, sort) => browseDiseases(db, filter, sort).matching,
  columns: {
    id: ({ id }) => id,
    name: ({ name }) => name,
    doid: ({ doid }) => doid,
    aliases: async ({ id }, load) => names(await load(diseaseAliases, id)),
    features: async ({ id, counted_status }, load) =>
      names(await load(featuresOfDisease[counted_status], id)),
    feature_count: async ({ id, counted_status }, load) =>
      (await load(featuresOfDisease[counted_status], id)).length,
    variant_count: async ({ id, counted_status }, load) =>
      (await load(variantCountOfDisease[counted_status], id))?.value ?? 0,
    evidence_item_count: async ({ id, counted_status }, load) =>
      countOf(await load(evidenceNaming.diseases, id), counted_status),
    assertion_count: async ({ id, counted_status }, load) =>
      countOf(await load(assertionsNaming.diseases, id), counted_status),
    deprecated: ({ deprecated }) => deprecated,
  },
})
