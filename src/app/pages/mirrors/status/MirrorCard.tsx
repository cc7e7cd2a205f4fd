import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { countOf, formatNumber } from '#app/entities/evidence/counts.ts'
import type { MirrorStatus_mirrorFragment } from '#app/graphql/generated/mirror-status.ts'
import { Card } from '#app/ui/Card.tsx'
import { ExternalLink } from '#app/ui/ExternalLink.tsx'
import { Facts } from '#app/ui/Facts.tsx'
import { recordKinds } from '#domain/records/record-kinds.ts'
import { KindTable } from './KindTable.tsx'
import { MirrorActions } from './MirrorActions.tsx'
import { MirrorState } from './MirrorState.tsx'
import { When } from './When.tsx'

/** The mirror of one upstream: its state, its runs, its records, and what is left to people. */
export function MirrorCard({
  mirror,
  onChanged,
}: {
  mirror: MirrorStatus_mirrorFragment
  onChanged: () => void
}) {
  const { name, url, budget, allowedRequests, run, running, kinds, missingFields, setAside } = mirror
  return (
    <Card title={name} actions={<MirrorActions mirror={mirror} onChanged={onChanged} />}>
      <div className="space-y-4">
        <MirrorState mirror={mirror} />
        <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-2">
          <Facts
            facts={[
              { name: 'Address', value: <ExternalLink href={url}>{url}</ExternalLink> },
              { name: 'Last complete run', value: <When at={mirror.succeededAt} none="None yet" /> },
              { name: 'Next run', value: mirror.nextRunAt ? <When at={mirror.nextRunAt} /> : null },
              {
                name: 'Last full sync',
                value: mirror.sweeping ? (
                  'Not completely; the next run continues'
                ) : (
                  <When at={mirror.sweptAt} none="Not yet" />
                ),
              },
              {
                name: 'Next full sync',
                value: mirror.nextSweepAt ? <When at={mirror.nextSweepAt} /> : null,
              },
              {
                name: running ? 'Requests of this run' : 'Requests of the last run',
                value: `${formatNumber(run.requests)}; a full sync may send ${formatNumber(budget)} in 5 minutes (the public service allows ${formatNumber(allowedRequests)})`,
              },
              {
                name: 'Open conflicts',
                value:
                  mirror.openConflictCount > 0 ? (
                    <Link className="link" to={paths.mirrorConflicts.href()}>
                      {formatNumber(mirror.openConflictCount)}
                    </Link>
                  ) : (
                    'None'
                  ),
              },
              {
                name: 'Fields not offered',
                value:
                  missingFields.length > 0 ? `${missingFields.join(', ')}: their contents here stay` : null,
              },
            ]}
          />
          <KindTable kinds={kinds} name={name} />
        </div>
        {setAside.length > 0 ? (
          <section aria-label={`Records set aside, ${name}`}>
            <h3 className="text-sm font-semibold">
              {countOf(mirror.setAsideCount, 'record was', 'records were')} set aside
            </h3>
            <p className="text-sm text-muted">
              They could not be read or written, and are tried again by the next runs.
            </p>
            <ul className="mt-1 list-disc space-y-0.5 pl-5 text-sm">
              {setAside.map(({ kind, upstreamId, url: address, reason }) => (
                <li key={`${kind} ${upstreamId}`}>
                  <ExternalLink href={address}>
                    {recordKinds[kind].noun} {upstreamId}
                  </ExternalLink>
                  : {reason}
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </Card>
  )
}
