import { useEffect } from 'react'
import { Link, useLocation, useParams } from 'react-router'
import { PageTitle } from '#app/entities/header/PageTitle.tsx'
import { paths } from '#app/paths.ts'
import { Breadcrumbs } from '#app/ui/Breadcrumbs.tsx'
import { NotFound } from '../not-found/NotFound.tsx'
import { handbook } from './handbook/handbook.ts'
import { SectionBlocks } from './SectionBlocks.tsx'

/** A chapter of the handbook. */
export function Component() {
  const { chapter: id = '' } = useParams()
  const { pathname, hash } = useLocation()
  const place = `${pathname}${hash}`
  const at = handbook.findIndex((chapter) => chapter.id === id)
  const chapter = handbook[at]
  // The browser looked for the section before the code of the page was there.
  useEffect(() => {
    const section = place.split('#')[1]
    if (section) document.getElementById(section)?.scrollIntoView()
  }, [place])
  if (!chapter) return <NotFound title={`The handbook has no chapter “${id}”`} sought={id} />
  const [previous, next] = [handbook[at - 1], handbook[at + 1]]
  return (
    <article className="w-full max-w-5xl space-y-6">
      <PageTitle title={`${chapter.title} · Handbook`} />
      <header className="space-y-1">
        <Breadcrumbs
          crumbs={[
            { title: 'Home', href: '/' },
            { title: 'Help', href: paths.help.href() },
            { title: chapter.title },
          ]}
        />
        <h1>{chapter.title}</h1>
        <p className="text-muted">{chapter.lead}</p>
      </header>
      <nav aria-label="On this page" data-print="hide">
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {chapter.sections.map((section) => (
            <li key={section.id}>
              <a className="link" href={`#${section.id}`}>
                {section.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {chapter.sections.map((section) => (
        <section
          key={section.id}
          id={section.id}
          aria-labelledby={`${section.id}-title`}
          className="scroll-mt-16 space-y-2"
        >
          <h2 id={`${section.id}-title`} className="text-base font-semibold">
            {section.title}
          </h2>
          <SectionBlocks blocks={section.blocks} />
        </section>
      ))}
      <nav aria-label="Other chapters" data-print="hide" className="flex flex-wrap justify-between gap-4">
        {previous ? (
          <Link className="link" to={paths.helpChapter.href(previous.id)}>
            ← {previous.title}
          </Link>
        ) : (
          <span />
        )}
        {next ? (
          <Link className="link" to={paths.helpChapter.href(next.id)}>
            {next.title} →
          </Link>
        ) : null}
      </nav>
    </article>
  )
}
