import type { ReactNode } from 'react'
import { Link, useLoaderData } from 'react-router'
import { lookupTable } from '#domain/lookup-table.ts'
import { paths } from '#app/paths.ts'
import { countOf, formatNumber } from '#app/entities/evidence/counts.ts'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { PageTitle } from '#app/entities/header/PageTitle.tsx'
import { Card } from '#app/ui/Card.tsx'
import type { Coverage } from './coverage-loader.ts'

const percent = (part: number, whole: number) => (whole === 0 ? '0' : ((100 * part) / whole).toFixed(1))

const COMBINATIONS: Readonly<Record<string, string>> = lookupTable({
  ALL: 'Several in one name (and)',
  ANY: 'Several in one name (or)',
  COMBINED: 'Combinations of variants',
})

/** `GENE_CLASS` gives `Gene class`. */
const kindWords = (kind: string) =>
  COMBINATIONS[kind] ?? (kind.charAt(0) + kind.slice(1).toLowerCase()).replaceAll('_', ' ')

/** Share of the evidence that a sample can match, and the variants whose names stand in the way. */
export function Component() {
  const { evidence, matchable, byKind, unreadable, unmatchable }: Coverage = useLoaderData()
  // A profile of one variant says no more than its variant.
  const combined = unmatchable.filter(({ name, variants }) =>
    variants.some((variant) => variant.name !== name),
  )
  const kinds = Object.entries(byKind).sort(([, left], [, right]) => right - left)
  return (
    <div className="max-w-4xl space-y-4 py-2">
      <PageTitle title="Coverage of matching" />
      <header>
        <h1>Coverage of matching</h1>
        <p className="mt-1 text-sm">
          {formatNumber(matchable)} of{' '}
          {countOf(evidence, 'accepted evidence item', 'accepted evidence items')} (
          {percent(matchable, evidence)} %) can be{' '}
          <Link className="link" to={paths.match.href()}>
            matched with a sample
          </Link>
          .
        </p>
      </header>
      <Card title="Evidence by kind of variant">
        <CountTable
          head="Kind"
          rows={kinds.map(([kind, count]) => ({ key: kind, name: kindWords(kind), count }))}
        />
      </Card>
      <Card title={`Variants that cannot be matched (${unreadable.length})`}>
        <p className="mb-2 text-sm text-muted">
          Their names do not define an alteration. A clearer name, an alias or coordinates would.
        </p>
        <CountTable
          head="Variant"
          rows={unreadable.map(({ variantId, name, evidence: count }) => ({
            key: String(variantId),
            name: <EntityLink kind="variant" record={{ id: variantId, name }} />,
            count,
          }))}
        />
      </Card>
      {combined.length > 0 ? (
        <Card title={`Combinations that cannot be matched (${combined.length})`}>
          <p className="mb-2 text-sm text-muted">
            A profile of several variants cannot be matched when one of them cannot.
          </p>
          <CountTable
            head="Molecular profile"
            rows={combined.map(({ profileId, name, variants, evidence: count }) => ({
              key: String(profileId),
              name: <Combination profile={{ id: profileId, name }} variants={variants} />,
              count,
            }))}
          />
        </Card>
      ) : null}
    </div>
  )
}

/** A profile, with the variants that stand in its way. */
function Combination({
  profile,
  variants,
}: {
  profile: { id: number; name: string }
  variants: readonly { id: number; name: string }[]
}) {
  return (
    <>
      <EntityLink kind="molecularProfile" record={profile} />
      <span className="text-muted"> (not: {variants.map(({ name }) => name).join(', ')})</span>
    </>
  )
}

function CountTable({
  head,
  rows,
}: {
  head: string
  rows: readonly { key: string; name: ReactNode; count: number }[]
}) {
  return (
    <table className="w-full text-left text-sm">
      <caption className="sr-only">Accepted evidence by {head.toLowerCase()}</caption>
      <thead className="text-xs">
        <tr>
          <th scope="col" className="font-semibold">
            {head}
          </th>
          <th scope="col" className="text-right font-semibold">
            Accepted evidence
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, count }) => (
          <tr key={key} className="border-t border-line">
            <th scope="row" className="py-0.5 font-normal">
              {name}
            </th>
            <td className="text-right">{formatNumber(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
