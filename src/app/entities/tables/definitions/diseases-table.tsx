import { DiseasesTableDocument } from '#app/graphql/generated/diseases-table.ts'
import { paths } from '#app/paths.ts'
import { EntityLinks } from '#app/entities/EntityLinks.tsx'
import { OntologyId } from '#app/entities/OntologyId.tsx'
import { aliasColumn, countColumn, nameColumn } from './browse-columns.tsx'
import { recordTable } from '../table-definition.ts'
import { evidenceStatusScope } from '../status-scope.ts'

export const diseasesTable = recordTable(DiseasesTableDocument, 'browseDiseases', {
  name: 'diseases',
  noun: ['disease', 'diseases'],
  scope: evidenceStatusScope,
  initialSort: { column: 'evidenceItemCount', direction: 'descending' },
  download: 'diseases',
  rowHref: ({ id }) => paths.disease.href(id),
  columns: [
    nameColumn('disease', 'Disease', 230),
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
    countColumn('evidenceItemCount', 'Evidence items', 110, 'EVIDENCE_ITEM_COUNT'),
    countColumn('assertionCount', 'Assertions', 110, 'ASSERTION_COUNT'),
    countColumn('variantCount', 'Variants', 100, 'VARIANT_COUNT'),
    countColumn('featureCount', 'Genes and features', 120, 'FEATURE_COUNT', { onPhone: 'hidden' }),
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
    aliasColumn('diseaseAlias', ({ diseaseAliases }) => diseaseAliases, { width: 220, hiddenAtFirst: true }),
  ],
})
