import { paths } from '#app/paths.ts'
import { CiteRecord } from '#app/entities/source/CiteRecord.tsx'
import { RecordHeader } from '#app/entities/header/RecordHeader.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Facts } from '#app/ui/Facts.tsx'
import { versionsTab } from '../history-tabs.tsx'
import { recordPage } from '../RecordPage.tsx'
import type { Found } from '../RecordPage.tsx'
import { TermId, TermTabs } from '../TermTabs.tsx'
import type { loader } from './phenotype-loader.ts'

export const Component = recordPage<typeof loader>(
  'Phenotype',
  (data) => data.phenotype && <Phenotype {...data} phenotype={data.phenotype} />,
)

function Phenotype({ phenotype, evidenceItems, assertions }: Found<typeof loader, 'phenotype'>) {
  return (
    <div className="space-y-4">
      <RecordHeader
        kind="phenotype"
        id={phenotype.id}
        name={phenotype.name}
        documentTitle={phenotype.name}
        section={{ title: 'Phenotypes', href: paths.phenotypes.href() }}
      />
      <TermTabs
        name={phenotype.name}
        fixed={{ phenotypeId: phenotype.id }}
        history={versionsTab('PHENOTYPE', phenotype.id, phenotype.name)}
        counts={{ evidence: evidenceItems.totalCount, assertions: assertions.totalCount }}
        about={
          <Card title="About this phenotype">
            <Facts
              facts={[
                { name: 'Description', value: phenotype.description },
                {
                  name: 'Human Phenotype Ontology',
                  value: phenotype.hpoId ? (
                    <TermId id={phenotype.hpoId} url={phenotype.url} label="Copy the phenotype id" />
                  ) : (
                    'Not specified'
                  ),
                },
              ]}
            />
          </Card>
        }
      />
      <CiteRecord kind="phenotype" id={phenotype.id} name={phenotype.name} />
    </div>
  )
}
