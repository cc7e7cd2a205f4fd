import {
  DiseasesTableDocument,
  type DiseasesTableQuery,
  type DiseasesTableQueryVariables,
} from '#app/graphql/generated/diseases-table.ts'
import { paths } from '#app/paths.ts'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { EntityLinks } from '#app/entities/EntityLinks.tsx'
import { TextList } from '#app/entities/text/TextList.tsx'
import { OntologyId } from '#app/entities/OntologyId.tsx'
import { countColumn } from './count-column.ts'
import type { RecordColumn, RecordTableDefinition } from '../table-definition.ts'
import { evidenceStatusScope } from '../status-scope.ts'

type DiseaseRow = DiseasesTableQuery['browseDiseases']['nodes'][number]

const columns: readonly RecordColumn<DiseaseRow, DiseasesTableQueryVariables>[] = [
  {
    id: 'name',
    title: 'Disease',
    onPhone: 'title',
    width: 230,
    always: true,
    sort: 'ascending',
    sortBy: 'NAME',
    filter: { kind: 'text', label: 'Disease contains' },
    download: ['id', 'name'],
    cell: (disease) => <EntityLink kind="disease" record={disease} />,
  },
  {
    id: 'doid',
    title: 'Disease Ontology id',
    width: 150,
    sort: 'ascending',
    sortBy: 'DOID',
    filter: { kind: 'text', label: 'Disease Ontology id', placeholder: 'DOID…' },
    variables: (id) => ({ doid: id.replace(/^DOID:/i, '') }),
    download: ['doid'],
    cell: ({ doid, diseaseUrl }) => <OntologyId id={doid && `DOID:${doid}`} url={diseaseUrl} />,
  },
  countColumn({
    id: 'evidenceItemCount',
    title: 'Evidence items',
    width: 110,
    sortBy: 'EVIDENCE_ITEM_COUNT',
    download: ['evidence_item_count'],
    count: ({ evidenceItemCount }) => evidenceItemCount,
  }),
  countColumn({
    id: 'assertionCount',
    title: 'Assertions',
    width: 110,
    sortBy: 'ASSERTION_COUNT',
    download: ['assertion_count'],
    count: ({ assertionCount }) => assertionCount,
  }),
  countColumn({
    id: 'variantCount',
    title: 'Variants',
    width: 100,
    sortBy: 'VARIANT_COUNT',
    download: ['variant_count'],
    count: ({ variantCount }) => variantCount,
  }),
  countColumn({
    id: 'featureCount',
    title: 'Genes and features',
    width: 120,
    sortBy: 'FEATURE_COUNT',
    download: ['feature_count'],
    count: ({ featureCount }) => featureCount,
    onPhone: 'hidden',
  }),
  {
    id: 'featureName',
    title: 'Genes and features with evidence',
    onPhone: 'hidden',
    width: 240,
    filter: { kind: 'text', label: 'Gene or feature contains' },
    download: ['features'],
    cell: ({ features, featureCount }) => (
      <EntityLinks kind="feature" records={features} total={featureCount} />
    ),
  },
  {
    id: 'diseaseAlias',
    title: 'Aliases',
    width: 220,
    hiddenAtFirst: true,
    filter: { kind: 'text', label: 'Alias contains' },
    download: ['aliases'],
    cell: ({ diseaseAliases }) => <TextList texts={diseaseAliases ?? []} />,
  },
]

export const diseasesTable: RecordTableDefinition<
  DiseaseRow,
  DiseasesTableQuery,
  DiseasesTableQueryVariables
> = {
  name: 'diseases',
  noun: ['disease', 'diseases'],
  columns,
  scope: evidenceStatusScope,
  initialSort: { column: 'evidenceItemCount', direction: 'descending' },
  document: DiseasesTableDocument,
  connection: ({ browseDiseases }) => browseDiseases,
  download: 'diseases',
  rowHref: ({ id }) => paths.disease.href(id),
}
