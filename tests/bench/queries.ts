import { print } from 'graphql'
import { EvidenceTableDocument } from '#app/graphql/generated/evidence-table.ts'
import { FeaturesTableDocument } from '#app/graphql/generated/features-table.ts'
import { GenePageDocument } from '#app/graphql/generated/gene-page.ts'
import { HomePageDocument } from '#app/graphql/generated/home-page.ts'
import { BrowseProfilesTableDocument } from '#app/graphql/generated/browse-profiles-table.ts'
import { VariantsTableDocument } from '#app/graphql/generated/variants-table.ts'

/** An operation to measure, as the app sends it. */
export type MeasuredQuery = {
  title: string
  query: string
  variables: Record<string, unknown>
  /** The most that half of the readers may wait for an answer that is not kept, in ms. */
  target?: number
}

/** Entrez symbol of the gene that is measured; `featureId` is looked up in the release that was imported. */
export const MEASURED_GENE = 'BRAF'

/** The operations of the app that readers wait for most. */
export const measuredQueries = (featureId: number): MeasuredQuery[] => [
  {
    title: `gene page (${MEASURED_GENE})`,
    query: print(GenePageDocument),
    variables: { symbol: MEASURED_GENE },
    target: 4,
  },
  {
    title: `variants of ${MEASURED_GENE}, 50 rows`,
    query: print(VariantsTableDocument),
    variables: { featureId, first: 50 },
  },
  {
    title: 'evidence, 50 rows with profile, disease, therapies, source',
    query: print(EvidenceTableDocument),
    variables: { first: 50 },
    target: 4,
  },
]

/** Tables that look at everything there is: what they count or sort by grows with the release. */
export const measuredTables: MeasuredQuery[] = [
  { title: 'home page', query: print(HomePageDocument), variables: {} },
  { title: 'features', query: print(FeaturesTableDocument), variables: { first: 50 } },
  {
    title: 'features by evidence',
    query: print(FeaturesTableDocument),
    variables: { first: 50, sortBy: { column: 'evidenceItemCount', direction: 'DESC' } },
  },
  { title: 'variants', query: print(VariantsTableDocument), variables: { first: 50 } },
  {
    title: 'variants by evidence',
    query: print(VariantsTableDocument),
    variables: { first: 50, sortBy: { column: 'evidenceItemCount', direction: 'DESC' } },
  },
  { title: 'molecular profiles', query: print(BrowseProfilesTableDocument), variables: { first: 50 } },
  {
    title: 'molecular profiles by evidence',
    query: print(BrowseProfilesTableDocument),
    variables: { first: 50, sortBy: { column: 'evidenceItemCount', direction: 'DESC' } },
  },
  ...['browseSources', 'browseTherapies', 'browsePhenotypes', 'browseDiseases'].map((field) => ({
    title: field,
    query: `query { ${field}(first: 50) { totalCount filteredCount nodes { id name } } }`,
    variables: {},
  })),
]

/** The search of the box at the top. */
export const quicksearchQuery = `query Quicksearch($query: String!) {
  search(query: $query, highlightMatches: true) { id resultType name matchingText }
}`

/** What people look for: symbols, variants, diseases, therapies, tags, several words, and beginnings of words. */
export const searchedFor: readonly string[] = [
  'BRAF',
  'braf v600e',
  'V600E',
  'EGFR L858R',
  'exon 19 deletion',
  'TP53 mutation',
  'mutation',
  'exon mutation',
  'mutation expression',
  'amplification',
  'ERBB2 amplification',
  'her2',
  'EML4 ALK',
  'ALK fusion',
  'KIT exon 11',
  'kras g12',
  'loss',
  'loss of function',
  'melanoma',
  'lung',
  'non-small cell lung carcinoma',
  'breast cancer',
  'leukemia',
  'imatinib',
  'vemurafenib',
  'inhibitor',
  'gene',
  'gene fusion',
  'DOID:1909',
  'EID12',
  'NM_004333.4:c.1799T>A',
  'egf',
  'v6',
  'p5',
  'b',
  'c',
  'p',
  'e',
]
