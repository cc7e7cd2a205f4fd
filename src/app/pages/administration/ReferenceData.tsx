import type { AdministrationQuery } from '#app/graphql/generated/administration.ts'
import { formatTime } from '#app/entities/history/format-time.ts'
import { Card } from '#app/ui/Card.tsx'

type Reference = NonNullable<AdministrationQuery['referenceData']>[number]

/** Reference data that are imported, and what is not answered without those that are not. */
export function ReferenceData({ references }: { references: readonly Reference[] }) {
  const missing = references.filter(({ isImported }) => !isImported)
  return (
    <Card title="Reference data">
      <ul className="divide-y divide-line text-sm">
        {references.map((reference) => (
          <li key={reference.id} className="grid gap-x-6 py-2 sm:grid-cols-[16rem_1fr]">
            <a className="link" href={reference.url}>
              {reference.title}
            </a>
            {reference.isImported ? (
              <span className="break-words">{importedText(reference)}</span>
            ) : (
              <span>
                Not imported: <span className="text-muted">{reference.effectIfMissing}.</span>
              </span>
            )}
          </li>
        ))}
      </ul>
      {missing.length > 0 ? (
        <p className="mt-3 text-sm">
          To import what is missing, run{' '}
          <code className="break-words">
            npm run curia -- reference {missing.map(({ id }) => id).join(' ')}
          </code>{' '}
          on the server. Nothing is downloaded before.
        </p>
      ) : null}
    </Card>
  )
}

function importedText({ fileName, version, importedAt }: Reference): string {
  if (importedAt == null) return 'Imported; the date was not recorded'
  return `Imported ${formatTime(importedAt)}: ${[fileName, version].filter(Boolean).join(', ')}`
}
