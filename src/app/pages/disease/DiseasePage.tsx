import { useSearchParams } from 'react-router'
import { paths } from '#app/paths.ts'
import { Annotations } from '#app/entities/annotations/Annotations.tsx'
import { CiteRecord } from '#app/entities/source/CiteRecord.tsx'
import { RecordHeader } from '#app/entities/header/RecordHeader.tsx'
import { ClinicalSummary } from '#app/entities/summary/ClinicalSummary.tsx'
import { includes } from '#app/entities/summary/summary-extent.ts'
import { Card } from '#app/ui/Card.tsx'
import { Facts } from '#app/ui/Facts.tsx'
import { versionsTab } from '../history-tabs.tsx'
import { recordPage } from '../RecordPage.tsx'
import type { Found } from '../RecordPage.tsx'
import { TermId, TermTabs } from '../TermTabs.tsx'
import type { loader } from './disease-loader.ts'

export const Component = recordPage<typeof loader>(
  'Disease',
  (data) => data.disease && <Disease {...data} disease={data.disease} />,
)

function Disease({ disease, evidenceItems, assertions }: Found<typeof loader, 'disease'>) {
  const [search] = useSearchParams()
  const includeSubtypes = includes(search, 'subtypes')
  return (
    <div className="space-y-4">
      <RecordHeader
        kind="disease"
        id={disease.id}
        name={disease.name}
        documentTitle={disease.name}
        section={{ title: 'Diseases', href: paths.diseases.href() }}
      />
      <ClinicalSummary
        subject={{ kind: 'disease', id: disease.id, name: disease.name }}
        summary={disease.clinicalSummary}
        subtypes={disease.clinicalSummary}
      />
      <TermTabs
        name={disease.name}
        fixed={{ diseaseId: disease.id, includeSubtypes }}
        history={versionsTab('DISEASE', disease.id, disease.name)}
        counts={{ evidence: evidenceItems.totalCount, assertions: assertions.totalCount }}
        about={
          <Card title="About this disease">
            <Facts
              facts={[
                {
                  name: 'Disease Ontology',
                  value: disease.doid ? (
                    <TermId
                      id={`DOID:${disease.doid}`}
                      url={disease.diseaseUrl}
                      label="Copy the Disease Ontology id"
                    />
                  ) : (
                    'Not in the ontology'
                  ),
                },
                { name: 'Aliases', value: disease.diseaseAliases.join(', ') },
              ]}
            />
          </Card>
        }
      />
      <Annotations kind="disease" id={disease.id} name={disease.name} />
      <CiteRecord kind="disease" id={disease.id} name={disease.name} />
    </div>
  )
}
