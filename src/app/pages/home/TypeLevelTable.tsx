import { Link } from 'react-router'
import { evidenceLevelDescriptions, evidenceLevels, evidenceTypes } from '#domain/vocabularies/evidence.ts'
import type { HomePageQuery } from '#app/graphql/generated/home-page.ts'
import { hrefWith, paths } from '#app/paths.ts'
import { formatNumber } from '#app/entities/evidence/counts.ts'
import { Card } from '#app/ui/Card.tsx'

/** Evidence by type and level; each number leads to its items. */
export function TypeLevelTable({
  shares,
}: {
  shares: HomePageQuery['knowledgebase']['evidenceByTypeAndLevel']
}) {
  const types = evidenceTypes.values.filter((type) =>
    shares.some(({ evidenceType }) => evidenceType === type),
  )
  const most = Math.max(1, ...shares.map(({ count }) => count))
  if (types.length === 0) return null
  return (
    <Card title="Evidence by type and level">
      {/* A region that scrolls must be reached with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section tabIndex={0} aria-label="Numbers by type and level" className="relative overflow-x-auto">
        <table className="w-full text-sm">
          <caption className="sr-only">Evidence items by type and level</caption>
          <thead>
            <tr>
              <th scope="col" className="py-1 pr-2 text-left text-xs font-semibold">
                Type
              </th>
              {evidenceLevels.values.map((level) => (
                <th
                  key={level}
                  scope="col"
                  className="w-[14%] px-2 py-1 sm:px-2.5 text-right text-xs font-semibold"
                  title={evidenceLevelDescriptions[level]}
                >
                  {level}
                  <span className="sr-only">: {evidenceLevelDescriptions[level]}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {types.map((type) => (
              <tr key={type} className="border-t border-line">
                <th scope="row" className="py-0.5 pr-2 text-left font-normal">
                  {evidenceTypes.label(type)}
                </th>
                {evidenceLevels.values.map((level) => {
                  const count =
                    shares.find((each) => each.evidenceType === type && each.evidenceLevel === level)
                      ?.count ?? 0
                  return (
                    <td key={level} className="px-0.5 py-0.5 sm:px-1 text-right">
                      {count > 0 ? (
                        <Link
                          to={hrefWith(paths.evidence.href(), { evidenceType: type, evidenceLevel: level })}
                          className="inline-flex min-h-6 min-w-8 items-center justify-end rounded px-1 sm:min-w-10 sm:px-1.5 text-accent hover:underline underline-offset-2"
                          style={{
                            background: `color-mix(in srgb, var(--evidence) ${Math.round(4 + (18 * count) / most)}%, transparent)`,
                          }}
                        >
                          {formatNumber(count)}
                          <span className="sr-only">
                            {' '}
                            {evidenceTypes.label(type).toLowerCase()}, level {level}
                          </span>
                        </Link>
                      ) : (
                        <span className="text-muted">0</span>
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="mt-2 text-xs text-muted">
        Accepted and submitted evidence.{' '}
        {evidenceLevels.values
          .map((level) => `${level} ${evidenceLevelDescriptions[level].toLowerCase()}`)
          .join(', ')}
        .
      </p>
    </Card>
  )
}
