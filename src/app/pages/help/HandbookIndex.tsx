import { Link, useSearchParams } from 'react-router'
import { paths } from '#app/paths.ts'
import { countOf } from '#app/entities/evidence/counts.ts'
import { controlClass, Field } from '#app/ui/controls/Field.tsx'
import { useSearchUpdate, withParameter } from '#app/ui/hooks/use-search-update.ts'
import { handbook, searchHandbook } from './handbook/handbook.ts'

/** The chapters of the handbook, or its sections with the words that a reader looks for. */
export function HandbookIndex() {
  const [search] = useSearchParams()
  const update = useSearchUpdate()
  const text = search.get('q') ?? ''
  const found = searchHandbook(text)
  return (
    <section aria-labelledby="handbook" className="space-y-3">
      <h2 id="handbook" className="text-base font-semibold">
        Handbook of curation
      </h2>
      <Field label="Search the handbook" className="max-w-md">
        {(control) => (
          <input
            {...control}
            type="search"
            className={controlClass}
            value={text}
            onChange={({ target }) =>
              update((present) => withParameter(present, 'q', target.value || null), {
                preventScrollReset: true,
                replace: true,
              })
            }
          />
        )}
      </Field>
      {text.trim() === '' ? (
        <ol className="grid gap-3 sm:grid-cols-2">
          {handbook.map(({ id, title, lead }) => (
            <li key={id} className="rounded-md border border-line bg-surface px-4 py-3">
              <Link className="link font-medium" to={paths.helpChapter.href(id)}>
                {title}
              </Link>
              <p className="text-sm text-muted">{lead}</p>
            </li>
          ))}
        </ol>
      ) : (
        <>
          <output className="block text-sm text-muted">
            {found.length === 0
              ? `No section has all of “${text}”.`
              : countOf(found.length, 'section', 'sections')}
          </output>
          <ul aria-label="Sections found" className="divide-y divide-line">
            {found.map(({ chapter, section, excerpt }) => (
              <li key={`${chapter.id} ${section.id}`} className="py-2">
                <Link className="link" to={`${paths.helpChapter.href(chapter.id)}#${section.id}`}>
                  {section.title}
                </Link>{' '}
                <span className="text-sm text-muted">{chapter.title}</span>
                <p className="max-w-prose text-sm">{excerpt}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
