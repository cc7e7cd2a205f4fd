import { variation } from '#app/entities/tables/table-source.ts'
import { tables } from '#app/entities/tables/tables.ts'
import { sourceSources } from '#domain/vocabularies/sources.ts'
import { paths } from '#app/paths.ts'
import { CiteRecord } from '#app/entities/source/CiteRecord.tsx'
import { RecordHeader } from '#app/entities/header/RecordHeader.tsx'
import { SourceCard } from '#app/entities/source/SourceCard.tsx'
import { Statement } from '#app/entities/evidence/Statement.tsx'
import { formatNumber } from '#app/entities/evidence/counts.ts'
import { formatDate } from '#app/ui/dates.ts'
import { RecordTable } from '#app/entities/tables/RecordTable.tsx'
import { Callout } from '#app/ui/feedback/Callout.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Tag } from '#app/ui/Tag.tsx'
import { pageState } from '#app/page-state/page-state.ts'
import { commentsTab, suggestionsTab, versionsTab } from '../history-tabs.tsx'
import { recordPage } from '../RecordPage.tsx'
import type { Found } from '../RecordPage.tsx'
import { RecordTabs } from '../RecordTabs.tsx'
import type { loader } from './source-loader.ts'

const sourceEvidenceTable = variation(tables.evidence, (table) => ({
  ...table,
  name: 'source-evidence',
  columns: table.columns.filter(({ id }) => id !== 'source'),
}))

export const Component = recordPage<typeof loader>(
  'Source',
  (data) => data.source && <Source {...data} source={data.source} />,
)

function Source({ source, evidenceItems, sourceSuggestions }: Found<typeof loader, 'source'>) {
  const name = source.citation ?? source.name
  const { isRetracted, retractionNature } = source
  return (
    <div className="space-y-4">
      <RecordHeader
        kind="source"
        id={source.id}
        name={name}
        documentTitle={name}
        section={{ title: 'Sources', href: paths.sources.href() }}
        marks={
          <>
            <Tag>{sourceSources.label(source.sourceType)}</Tag>
            {source.fullyCurated ? <Tag className="text-good">Fully curated</Tag> : null}
          </>
        }
      >
        {isRetracted || retractionNature ? (
          <Callout
            tone={isRetracted ? 'danger' : 'warning'}
            title={`${isRetracted ? 'Retracted' : retractionNature}.`}
          >
            {[
              source.retractionDate && formatDate(source.retractionDate),
              source.retractionReasons,
              isRetracted && 'Its evidence counts in no summary or conflict; none may be added',
            ]
              .filter(Boolean)
              .map((sentence) => `${sentence}.`)
              .join(' ')}
          </Callout>
        ) : null}
      </RecordHeader>
      <Card title="Publication">
        <SourceCard source={source} />
      </Card>
      {source.abstract ? (
        <Card title="Abstract">
          <Statement text={source.abstract} className="text-sm" />
        </Card>
      ) : null}
      <RecordTabs
        label={`Sections of ${name}`}
        tabs={[
          {
            id: 'evidence',
            title: 'Evidence',
            count: evidenceItems.totalCount,
            panel: (
              <section aria-labelledby="evidence">
                <h2 id="evidence" className="mb-2 font-semibold">
                  Evidence from this source ({formatNumber(evidenceItems.totalCount)})
                </h2>
                <RecordTable
                  table={sourceEvidenceTable}
                  caption={`Evidence from ${name}`}
                  fixed={{ sourceId: source.id }}
                  expected={evidenceItems.totalCount}
                  fit="part"
                />
              </section>
            ),
          },
          ...(pageState
            ? []
            : [
                suggestionsTab(source.id, sourceSuggestions.filteredCount, name),
                commentsTab({ entityType: 'SOURCE', id: source.id }, source.comments.totalCount, name),
              ]),
          versionsTab('SOURCE', source.id, name),
        ]}
      />
      <CiteRecord kind="source" id={source.id} name={name} />
    </div>
  )
}
