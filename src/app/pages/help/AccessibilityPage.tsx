import { Link, useLoaderData } from 'react-router'
import { ContactLink } from '#app/entities/ContactLink.tsx'
import { PageTitle } from '#app/entities/header/PageTitle.tsx'
import { paths } from '#app/paths.ts'
import { accessibilityStatement } from './accessibility-statement.ts'
import type { loader } from './accessibility-loader.ts'

/** Accessibility statement: the standard, what is tested with what, known limits, and whom to tell of a barrier. */
export function Component() {
  const contact = useLoaderData<typeof loader>()
  return (
    <div className="w-full max-w-3xl space-y-6">
      <PageTitle title="Accessibility" />
      <header className="space-y-1">
        <h1>Accessibility</h1>
        <p className="text-muted">
          The aim is conformance with WCAG 2.2 level AA on every page. Keyboard shortcuts can be turned off
          under{' '}
          <Link className="link" to={paths.keyboard.href()}>
            Settings, Keyboard
          </Link>
          .
        </p>
      </header>
      {accessibilityStatement.map(({ id, title, lead, lines }) => (
        <section key={id} aria-labelledby={id} className="space-y-2">
          <h2 id={id} className="text-base font-semibold">
            {title}
          </h2>
          <p>{lead}</p>
          <ul className="list-disc space-y-1 pl-5">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      <section aria-labelledby="contact" className="space-y-2">
        <h2 id="contact" className="text-base font-semibold">
          Contact
        </h2>
        <p>
          {contact ? (
            <>
              Report a barrier, or request content in another form: <ContactLink contact={contact} />. State
              the address of the page, the browser and the assistive technology.
            </>
          ) : (
            'The operator of this knowledgebase has not named a contact.'
          )}
        </p>
      </section>
    </div>
  )
}
