import { useReadQuery } from '@apollo/client/react'
import type { QueryRef } from '@apollo/client/react'
import { Link, useLoaderData } from 'react-router'
import type { HomePageQuery } from '#app/graphql/generated/home-page.ts'
import { hrefWith, paths } from '#app/paths.ts'
import { PageTitle } from '#app/records/PageTitle.tsx'
import { formatNumber } from '#app/records/counts.ts'
import { classNames } from '#app/ui/class-names.ts'
import { RecordPage } from '../RecordPage.tsx'
import { MostStudied } from './MostStudied.tsx'

/** What the knowledgebase holds and the ways into it. */
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
  const kinds = [
    {
      title: 'Genes & features',
      href: paths.genes.href(),
      count: data.browseFeatures.totalCount,
      colour: 'text-gene',
      about: 'Genes, fusions, regions and other factors with their variants.',
    },
    {
      title: 'Variants',
      href: paths.variants.href(),
      count: data.browseVariants.totalCount,
      colour: 'text-variant',
      about: 'With coordinates, HGVS descriptions and the profiles they stand in.',
    },
    {
      title: 'Evidence',
      href: paths.evidence.href(),
      count: data.evidenceItems.totalCount,
      colour: 'text-evidence',
      about: 'One statement from one publication each, levelled and rated.',
    },
    {
      title: 'Assertions',
      href: paths.assertions.href(),
      count: data.assertions.totalCount,
      colour: 'text-assertion',
      about: 'Classifications that sum up evidence by clinical guidelines.',
    },
    {
      title: 'Variant groups',
      href: paths.variantGroups.href(),
      count: data.browseVariantGroups.totalCount,
      colour: 'text-variant-group',
      about: 'Variants that belong together, by mechanism or treatment.',
    },
  ]
  return (
    <div className="space-y-6 py-2">
      <PageTitle />
      <header>
        <h1 className="text-2xl font-semibold tracking-tight">
          The clinical evidence for variants in cancer
        </h1>
        <p className="mt-1 max-w-prose text-muted">
          What publications say about the meaning of a variant for diagnosis, prognosis, treatment and risk.
          Press <kbd className="rounded border border-line bg-surface px-1.5 text-sm">/</kbd> to find a
          record.
        </p>
      </header>
      <section aria-labelledby="holds">
        <h2 id="holds" className="sr-only">
          What the knowledgebase holds
        </h2>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] gap-3">
          {kinds.map(({ title, href, count, colour, about }) => (
            <li key={href}>
              <Link
                to={href}
                className="flex h-full flex-col rounded-md border border-line bg-surface px-4 py-3 no-underline hover:border-line-strong"
              >
                <span className={classNames('text-2xl font-semibold', colour)}>{formatNumber(count)}</span>
                <span className="font-semibold">{title}</span>
                <span className="mt-1 text-sm text-muted">{about}</span>
              </Link>
            </li>
          ))}
        </ul>
        <p className="mt-2 text-sm text-muted">
          Counts are of accepted and submitted records. Of the evidence items,{' '}
          <Link className="link" to={hrefWith(paths.evidence.href(), { status: 'ACCEPTED' })}>
            {formatNumber(data.accepted.totalCount)} are accepted
          </Link>{' '}
          and{' '}
          <Link className="link" to={hrefWith(paths.evidence.href(), { status: 'SUBMITTED' })}>
            {formatNumber(data.submitted.totalCount)} await review
          </Link>
          .
        </p>
      </section>
      <MostStudied features={data.browseFeatures.nodes} />
    </div>
  )
}
