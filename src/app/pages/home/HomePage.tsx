import { lazy } from 'react'
import { useReadQuery } from '@apollo/client/react'
import type { QueryRef } from '@apollo/client/react'
import { Link, useLoaderData } from 'react-router'
import type { HomePageQuery } from '#app/graphql/generated/home-page.ts'
import { hrefWith, paths } from '#app/paths.ts'
import { pageState } from '#app/page-state/page-state.ts'
import { PageTitle } from '#app/entities/header/PageTitle.tsx'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { WhenNear } from '#app/entities/WhenNear.tsx'
import { EventLine } from '#app/entities/history/EventLine.tsx'
import { eventGroups } from '#app/entities/history/event-groups.ts'
import { ChartSkeleton } from '#app/charts/ChartSkeleton.tsx'
import { Card } from '#app/ui/Card.tsx'
import { formatNumber } from '#app/entities/evidence/counts.ts'
import { classNames } from '#app/ui/class-names.ts'
import { RecordPage } from '../RecordPage.tsx'
import { HomeSearch } from './HomeSearch.tsx'
import { News } from './News.tsx'
import { TypeLevelTable } from './TypeLevelTable.tsx'
import { WayIn } from './WayIn.tsx'

const GrowthChart = lazy(() => import('#app/charts/GrowthChart.tsx'))

/** Contents and the ways into it. */
export function Component() {
  const query: QueryRef<HomePageQuery> = useLoaderData()
  return (
    <RecordPage noun="Home page" query={query}>
      <Home query={query} />
    </RecordPage>
  )
}

function Home({ query }: { query: QueryRef<HomePageQuery> }) {
  const { data } = useReadQuery(query)
  // One month makes no growth.
  const hasSubmissions = data.knowledgebase.evidenceBySubmissionMonth.length > 1
  const kinds = [
    {
      title: 'Genes & features',
      href: paths.genes.href(),
      count: data.browseFeatures.totalCount,
      colour: 'text-gene',
      about: 'Genes, fusions, regions and factors with their variants.',
    },
    {
      title: 'Variants',
      href: paths.variants.href(),
      count: data.browseVariants.totalCount,
      colour: 'text-variant',
      about: 'Coordinates, HGVS descriptions and molecular profiles.',
    },
    {
      title: 'Molecular profiles',
      href: paths.molecularProfiles.href(),
      count: data.browseMolecularProfiles.totalCount,
      colour: 'text-molecular-profile',
      about: 'Variants and combinations of variants with evidence.',
    },
    {
      title: 'Evidence',
      href: paths.evidence.href(),
      count: data.evidenceItems.totalCount,
      colour: 'text-evidence',
      about: 'Findings from publications, with level and rating.',
    },
    {
      title: 'Assertions',
      href: paths.assertions.href(),
      count: data.assertions.totalCount,
      colour: 'text-assertion',
      about: 'Classifications of the evidence by clinical guidelines.',
    },
    {
      title: 'Variant groups',
      href: paths.variantGroups.href(),
      count: data.browseVariantGroups.totalCount,
      colour: 'text-variant-group',
      about: 'Related variants, by mechanism or treatment.',
    },
    {
      title: 'Sources',
      href: paths.sources.href(),
      count: data.browseSources.totalCount,
      colour: 'text-source',
      about: 'Publications with curated evidence.',
    },
    {
      title: 'Diseases',
      href: paths.diseases.href(),
      count: data.browseDiseases.totalCount,
      colour: 'text-disease',
      about: 'Diseases with evidence, by Disease Ontology name where available.',
    },
  ]
  return (
    <div className="space-y-6 py-2">
      <PageTitle />
      <header>
        <h1>The clinical evidence for variants in cancer</h1>
        <p className="mt-1 text-muted">
          Published evidence on the diagnostic, prognostic, predictive and predisposing significance of
          variants.
        </p>
        <HomeSearch />
      </header>
      <section
        aria-labelledby="match"
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-md border border-accent/40 bg-accent-soft px-4 py-3"
      >
        <div>
          <h2 id="match" className="font-semibold">
            Match a tumour’s alterations
          </h2>
          <p className="text-sm">
            Paste alterations (BRAF V600E, EML4::ALK, ERBB2 amplification …) or open a VCF or MAF file, and
            get the evidence with the reason for every match. Nothing is stored.
          </p>
        </div>
        <Link
          to={paths.match.href()}
          className="inline-flex min-h-8 items-center rounded border border-accent bg-accent px-3 text-sm font-medium text-accent-ink no-underline hover:opacity-90"
        >
          Match alterations
        </Link>
      </section>
      <News items={data.newsItems.nodes} />
      <section aria-labelledby="holds">
        <h2 id="holds" className="sr-only">
          Contents
        </h2>
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {kinds.map(({ title, href, count, colour, about }) => (
            <li key={href}>
              <Link
                to={href}
                className="flex h-full flex-col rounded-md border border-line bg-surface px-4 py-3 no-underline hover:border-line-strong"
              >
                <span className={classNames('text-xl font-semibold', colour)}>{formatNumber(count)}</span>
                <span className="font-semibold">{title}</span>
                <span className="mt-1 text-sm text-muted max-sm:hidden">{about}</span>
              </Link>
            </li>
          ))}
        </ul>
        <p className="mt-2 text-sm text-muted">
          Counts are of accepted and submitted records. Of the evidence items,{' '}
          <Link className="link" to={hrefWith(paths.evidence.href(), { status: 'ACCEPTED' })}>
            {formatNumber(data.accepted.totalCount)} {data.accepted.totalCount === 1 ? 'is' : 'are'} accepted
          </Link>{' '}
          and{' '}
          <Link className="link" to={hrefWith(paths.evidence.href(), { status: 'SUBMITTED' })}>
            {formatNumber(data.submitted.totalCount)} {data.submitted.totalCount === 1 ? 'awaits' : 'await'}{' '}
            review
          </Link>
          .
        </p>
      </section>
      <section aria-labelledby="ways-in" className="space-y-3">
        <h2 id="ways-in" className="font-semibold">
          Browse
        </h2>
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-3">
          <WayIn
            title="Genes and features"
            all={{ title: 'All genes and features', href: paths.genes.href() }}
            bar="bg-gene/70"
            entries={data.browseFeatures.nodes.map((feature) => ({
              id: feature.id,
              link: (
                <EntityLink
                  kind={feature.featureInstanceType === 'GENE' ? 'gene' : 'feature'}
                  record={feature}
                />
              ),
              count: feature.evidenceItemCount,
            }))}
          />
          <WayIn
            title="Diseases"
            all={{ title: 'All diseases', href: paths.diseases.href() }}
            bar="bg-disease/70"
            entries={data.browseDiseases.nodes.map((disease) => ({
              id: disease.id,
              link: <EntityLink kind="disease" record={disease} />,
              count: disease.evidenceItemCount,
            }))}
          />
          <WayIn
            title="Therapies"
            all={{ title: 'All therapies', href: paths.therapies.href() }}
            bar="bg-therapy/70"
            entries={data.browseTherapies.nodes.map((therapy) => ({
              id: therapy.id,
              link: <EntityLink kind="therapy" record={therapy} />,
              count: therapy.evidenceCount,
            }))}
          />
        </div>
      </section>
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
        <TypeLevelTable shares={data.knowledgebase.evidenceByTypeAndLevel} />
        {pageState ? null : (
          <Card title="Recent activity">
            {data.events.nodes.length === 0 ? (
              <p className="text-sm text-muted">No recent activity.</p>
            ) : (
              <ul className="space-y-2 text-sm sm:space-y-0.5">
                {eventGroups(data.events.nodes)
                  .slice(0, 10)
                  .map(([event, ...earlier]) => (
                    <li key={event.id}>
                      <EventLine event={event} earlier={earlier} />
                    </li>
                  ))}
              </ul>
            )}
          </Card>
        )}
        <div className={classNames('min-w-0', !hasSubmissions && !pageState && 'xl:col-span-2')}>
          <WhenNear place={<ChartSkeleton />}>
            <GrowthChart
              title="Evidence by year of publication"
              what="published"
              fileName="evidence-by-publication"
              spans={data.knowledgebase.evidenceByPublicationYear}
            />
          </WhenNear>
        </div>
        {hasSubmissions ? (
          <WhenNear place={<ChartSkeleton />}>
            <GrowthChart
              title="Evidence submitted here"
              what="submitted here"
              fileName="evidence-by-submission"
              spans={data.knowledgebase.evidenceBySubmissionMonth}
            />
          </WhenNear>
        ) : null}
      </div>
    </div>
  )
}
