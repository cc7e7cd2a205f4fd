import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router'
import { failureOf } from '#app/apollo/failure.ts'
import { formatDate } from '#app/ui/dates.ts'
import { ContactLink } from '#app/entities/ContactLink.tsx'
import { PageTitle } from '#app/entities/header/PageTitle.tsx'
import { AboutPageDocument } from '#app/graphql/generated/about-page.ts'
import type { AboutPageQuery } from '#app/graphql/generated/about-page.ts'
import { paths } from '#app/paths.ts'
import { CopyButton } from '#app/ui/controls/CopyButton.tsx'
import { ErrorState } from '#app/ui/feedback/ErrorState.tsx'
import { ExternalLink } from '#app/ui/ExternalLink.tsx'
import { Facts } from '#app/ui/Facts.tsx'
import { SkeletonLines } from '#app/ui/feedback/Skeleton.tsx'

type Knowledgebase = AboutPageQuery['knowledgebase']

/** Description of this knowledgebase, its licence, how to cite it, and whom to ask. */
export function Component() {
  const { data, error, refetch } = useQuery(AboutPageDocument)
  return (
    <div className="w-full max-w-3xl space-y-4">
      <PageTitle title="About" />
      <h1>About this knowledgebase</h1>
      {error ? (
        <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
      ) : data ? (
        <About knowledgebase={data.knowledgebase} />
      ) : (
        <SkeletonLines count={8} />
      )}
    </div>
  )
}

function About({ knowledgebase }: { knowledgebase: Knowledgebase }) {
  const { name, contact } = knowledgebase
  const citation = citationOf(knowledgebase)
  return (
    <>
      <p className="max-w-prose">
        {name} holds the clinical evidence for variants in cancer: what published studies say about therapies,
        diagnosis, prognosis, predisposition, oncogenicity and function, submitted by curators and reviewed by
        editors.
      </p>
      <Facts
        facts={[
          { name: 'Content', value: contentOf(knowledgebase) },
          {
            name: 'Licence of the content',
            value: (
              <ExternalLink href="https://creativecommons.org/publicdomain/zero/1.0/">
                CC0 1.0, public domain
              </ExternalLink>
            ),
          },
          {
            name: 'Cite as',
            value: (
              <>
                {citation} <CopyButton text={citation} label="Copy the citation" />
                <span className="block text-muted">
                  To cite a single record use “Cite this record” on its page.
                </span>
              </>
            ),
          },
          {
            name: 'Contact',
            value: contact ? <ContactLink contact={contact} /> : 'Not specified',
          },
          {
            name: 'Terms',
            value: (
              <Link className="link" to={paths.help.href()}>
                Levels, ratings, types, significance, directions, scores and tiers
              </Link>
            ),
          },
          {
            name: 'Programmatic access',
            value: (
              <>
                <Link className="link" to={paths.graphqlApi.href()}>
                  GraphQL API
                </Link>
                ,{' '}
                <Link className="link" to={paths.restApi.href()}>
                  REST API
                </Link>
              </>
            ),
          },
          {
            name: 'Not intended for',
            value: 'Diagnosis or treatment without review by qualified professionals.',
          },
        ]}
      />
    </>
  )
}

function contentOf({ contents, releaseName, releasedOn }: Knowledgebase): string {
  if (contents === 'EMPTY') return 'None yet'
  if (contents === 'STARTER') return 'Starter set'
  if (contents === 'MIRROR') return 'Mirror'
  return `Release ${releaseName ?? (releasedOn ? formatDate(releasedOn) : '')}`.trim()
}

const citationOf = (knowledgebase: Knowledgebase): string => {
  const { name } = knowledgebase
  return `${name}: clinical evidence for variants in cancer. ${contentOf(knowledgebase)}. ${window.location.origin}, accessed ${formatDate(new Date().toISOString())}.`
}
