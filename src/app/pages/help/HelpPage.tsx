import { Link } from 'react-router'
import { PageTitle } from '#app/entities/header/PageTitle.tsx'
import { paths } from '#app/paths.ts'
import { HandbookIndex } from './HandbookIndex.tsx'
import { helpSections } from './help-terms.ts'

/** The terms of records, explained. */
export function Component() {
  return (
    <div className="w-full max-w-5xl space-y-6">
      <PageTitle title="Help" />
      <header className="space-y-1">
        <h1>Help</h1>
        <p className="text-muted">
          How records are curated, and the terms of evidence items and assertions. How to cite and whom to
          ask:{' '}
          <Link className="link" to={paths.about.href()}>
            About this knowledgebase
          </Link>
          .
        </p>
      </header>
      <HandbookIndex />
      <h2 className="text-base font-semibold">Terms</h2>
      <nav aria-label="On this page" data-print="hide">
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {helpSections.map(({ id, title }) => (
            <li key={id}>
              <a className="link" href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {helpSections.map(({ id, title, lead, terms }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-16 space-y-2">
          <h2 id={`${id}-title`} className="text-base font-semibold">
            {title}
          </h2>
          <p className="max-w-prose">{lead}</p>
          <dl className="divide-y divide-line border-y border-line">
            {terms.map(({ name, meaning }) => (
              <div key={name} className="gap-x-4 py-1.5 sm:grid sm:grid-cols-[14rem_minmax(0,1fr)]">
                <dt className="font-medium">{name}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
