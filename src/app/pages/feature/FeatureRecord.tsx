import { lazy } from 'react'
import type { ReactNode } from 'react'
import { failureOf } from '#app/apollo/failure.ts'
import { ChartSkeleton } from '#app/charts/ChartSkeleton.tsx'
import { RecordReview } from '#app/curation/review/RecordReview.tsx'
import { WhenNear } from '#app/entities/WhenNear.tsx'
import { ErrorBoundary } from '#app/ui/feedback/ErrorBoundary.tsx'
import { ErrorState } from '#app/ui/feedback/ErrorState.tsx'
import { tables } from '#app/entities/tables/tables.ts'
import type { FeatureRecord_featureFragment } from '#app/graphql/generated/feature-record.ts'
import { featureInstanceTypes } from '#domain/vocabularies/features.ts'
import { paths } from '#app/paths.ts'
import { Annotations } from '#app/entities/annotations/Annotations.tsx'
import { CiteRecord } from '#app/entities/source/CiteRecord.tsx'
import { Provenance } from '#app/entities/source/Provenance.tsx'
import { RecordHeader } from '#app/entities/header/RecordHeader.tsx'
import { SourceList } from '#app/entities/source/SourceList.tsx'
import { RichText } from '#app/entities/text/RichText.tsx'
import { countOf } from '#app/entities/evidence/counts.ts'
import { RecordTable } from '#app/entities/tables/RecordTable.tsx'
import { ClinicalSummary } from '#app/entities/summary/ClinicalSummary.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Clamped } from '#app/ui/Clamped.tsx'
import { Facts } from '#app/ui/Facts.tsx'
import type { Fact } from '#app/ui/Facts.tsx'
import { historyTabs } from '../history-tabs.tsx'
import { RecordColumns } from '../RecordPage.tsx'
import { RecordTabs, tableTab } from '../RecordTabs.tsx'
import { variantsOfFeature } from './feature-tabs.ts'

const Lollipop = lazy(() => import('#app/charts/FeatureLollipop.tsx'))
const Balance = lazy(() => import('#app/charts/FeatureBalance.tsx'))

/** What a gene's page and that of another feature have in common. */
type FeatureData = Omit<FeatureRecord_featureFragment, 'featureInstance'>

type Props = { kind: 'gene' | 'feature'; feature: FeatureData; identifiers: Fact[] }

/** The page of a gene or another feature; `identifiers` are the facts that only its kind has. */
export function FeatureRecord({ kind, feature, identifiers }: Props) {
  const { id, name, stats } = feature
  return (
    <div className="space-y-4">
      <RecordHeader
        kind={kind}
        id={id}
        name={name}
        documentTitle={name}
        section={{ title: 'Genes & features', href: paths.genes.href() }}
        standing={feature}
      >
        {feature.fullName ? <p className="text-muted">{feature.fullName}</p> : null}
        <p className="text-sm text-muted">
          {countOf(stats.evidenceItemCount, 'evidence item', 'evidence items')} and{' '}
          {countOf(stats.assertionCount, 'assertion', 'assertions')}, accepted or submitted
        </p>
      </RecordHeader>
      <RecordReview entityType="FEATURE" id={feature.id} deprecated={feature.deprecated} />
      <RecordTabs
        label={`Sections of ${name}`}
        tabs={[
          {
            id: 'overview',
            title: 'Overview',
            panel: <Overview {...{ kind, feature, identifiers }} />,
          },
          tableTab({
            id: 'evidence',
            title: 'Evidence',
            count: stats.evidenceItemCount,
            table: tables.evidence,
            caption: `Evidence for ${name}`,
            fixed: { featureId: id },
            expected: stats.evidenceItemCount,
          }),
          tableTab({
            id: 'profiles',
            title: 'Molecular profiles',
            count: stats.molecularProfileCount,
            table: tables.browseProfiles,
            caption: `Molecular profiles of ${name}`,
            fixed: { featureId: id },
            expected: stats.molecularProfileCount,
          }),
          ...historyTabs('FEATURE', feature, name),
        ]}
      />
    </div>
  )
}

function Overview({ kind, feature, identifiers }: Props) {
  return (
    <div className="space-y-4">
      <ClinicalSummary
        subject={{ kind: 'feature', id: feature.id, name: feature.name }}
        summary={feature.clinicalSummary}
      />
      <RecordColumns
        main={
          <Card title="Description">
            {feature.descriptionWithTags.length > 0 ? (
              <Clamped>
                <RichText segments={feature.descriptionWithTags} />
              </Clamped>
            ) : (
              <p className="text-sm text-muted">No description.</p>
            )}
            {feature.sources.length > 0 ? (
              <div className="mt-3 text-sm">
                <h3 className="mb-1 font-semibold">Sources</h3>
                <SourceList sources={feature.sources} />
              </div>
            ) : null}
          </Card>
        }
        aside={
          <Card title="Names and identifiers">
            <Facts
              facts={[
                { name: 'Kind', value: featureInstanceTypes.label(feature.featureType) },
                ...identifiers,
                { name: 'Aliases', value: feature.featureAliases.join(', ') },
              ]}
            />
          </Card>
        }
      />
      {feature.featureType === 'GENE' || feature.featureType === 'FACTOR' ? (
        <Annotations kind="feature" id={feature.id} name={feature.name} />
      ) : null}
      {kind === 'gene' && feature.stats.variantCount > 0 ? (
        <PicturePanel>
          <Lollipop featureId={feature.id} name={feature.name} />
        </PicturePanel>
      ) : null}
      <section aria-labelledby="variants">
        <h2 id="variants" className="mb-2 font-semibold">
          Variants
        </h2>
        <RecordTable
          table={variantsOfFeature}
          caption={`Variants of ${feature.name}`}
          fixed={{ featureId: feature.id }}
          expected={feature.stats.variantCount}
          fit="part"
        />
      </section>
      {feature.stats.predictiveEvidenceItemCount > 0 ? (
        <PicturePanel>
          <Balance featureId={feature.id} name={feature.name} />
        </PicturePanel>
      ) : null}
      <RecordColumns
        main={<CiteRecord kind={kind} id={feature.id} name={feature.name} />}
        aside={
          feature.lastAcceptedRevisionEvent ? (
            <Card title="Provenance">
              <Provenance steps={[{ name: 'Last changed', event: feature.lastAcceptedRevisionEvent }]} />
            </Card>
          ) : null
        }
      />
    </div>
  )
}

/** A picture that is fetched when the reader comes near; what goes wrong in it stays in it. */
function PicturePanel({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary renderError={(error, retry) => <ErrorState failure={failureOf(error)} onRetry={retry} />}>
      <WhenNear place={<ChartSkeleton />}>{children}</WhenNear>
    </ErrorBoundary>
  )
}
