import { paths } from '#app/paths.ts'
import { Annotations } from '#app/entities/annotations/Annotations.tsx'
import { CiteRecord } from '#app/entities/source/CiteRecord.tsx'
import { RecordHeader } from '#app/entities/header/RecordHeader.tsx'
import { ClinicalSummary } from '#app/entities/summary/ClinicalSummary.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Facts } from '#app/ui/Facts.tsx'
import { versionsTab } from '../history-tabs.tsx'
import { recordPage } from '../RecordPage.tsx'
import type { Found } from '../RecordPage.tsx'
import { TermId, TermTabs } from '../TermTabs.tsx'
import type { loader } from './therapy-loader.ts'

export const Component = recordPage<typeof loader>(
  'Therapy',
  (data) => data.therapy && <Therapy {...data} therapy={data.therapy} />,
)

function Therapy({ therapy, evidenceItems, assertions }: Found<typeof loader, 'therapy'>) {
  return (
    <div className="space-y-4">
      <RecordHeader
        kind="therapy"
        id={therapy.id}
        name={therapy.name}
        documentTitle={therapy.name}
        section={{ title: 'Therapies', href: paths.therapies.href() }}
      />
      <ClinicalSummary
        subject={{ kind: 'therapy', id: therapy.id, name: therapy.name }}
        summary={therapy.clinicalSummary}
      />
      <TermTabs
        name={therapy.name}
        fixed={{ therapyId: therapy.id }}
        history={versionsTab('THERAPY', therapy.id, therapy.name)}
        counts={{ evidence: evidenceItems.totalCount, assertions: assertions.totalCount }}
        about={
          <Card title="About this therapy">
            <Facts
              facts={[
                { name: 'Description', value: therapy.description },
                {
                  name: 'NCI Thesaurus',
                  value: therapy.ncitId ? (
                    <TermId id={therapy.ncitId} url={therapy.therapyUrl} label="Copy the NCI Thesaurus id" />
                  ) : (
                    'Not specified'
                  ),
                },
                { name: 'Aliases', value: therapy.therapyAliases.join(', ') },
              ]}
            />
          </Card>
        }
      />
      <Annotations kind="therapy" id={therapy.id} name={therapy.name} />
      <CiteRecord kind="therapy" id={therapy.id} name={therapy.name} />
    </div>
  )
}
