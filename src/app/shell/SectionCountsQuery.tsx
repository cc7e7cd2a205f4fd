import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useQuery } from '@apollo/client/react'
import { formatNumber } from '#app/entities/evidence/counts.ts'
import { pageState } from '#app/page-state/page-state.ts'
import { useViewer } from '#app/apollo/use-viewer.ts'
import { SectionCountsDocument } from '#app/graphql/generated/section-counts.ts'
import { paths } from '#app/paths.ts'
import { useWaiting } from './use-waiting.ts'

/**
 * Numbers beside the entries of the side navigation, by the addresses of these; beside the titles of their groups, which
 * records count.
 */
export type SectionCounts = Readonly<Record<string, ReactNode>>

/** Asks how many records each section lists unless filtered, at the state that is shown. It draws nothing itself. */
export function SectionCountsQuery({ onCounts }: { onCounts: (counts: SectionCounts) => void }) {
  const { data } = useQuery(SectionCountsDocument)
  const waiting = useWaiting(!useViewer() || Boolean(pageState))
  useEffect(() => {
    if (!data) return
    const records = {
      [paths.genes.href()]: data.browseFeatures,
      [paths.variants.href()]: data.browseVariants,
      [paths.molecularProfiles.href()]: data.browseMolecularProfiles,
      [paths.evidence.href()]: data.evidenceItems,
      [paths.assertions.href()]: data.assertions,
      [paths.variantGroups.href()]: data.browseVariantGroups,
    }
    const terms = {
      [paths.sources.href()]: data.browseSources,
      [paths.diseases.href()]: data.browseDiseases,
      [paths.therapies.href()]: data.browseTherapies,
      [paths.phenotypes.href()]: data.browsePhenotypes,
    }
    const countsOf = (sections: Record<string, { totalCount: number }>, set: string) =>
      Object.entries(sections).map(([href, { totalCount }]) => [
        href,
        <Count key={href} of={totalCount} set={set} />,
      ])
    onCounts({
      ...Object.fromEntries([...countsOf(records, 'accepted or submitted'), ...countsOf(terms, 'in use')]),
      Knowledge: <CountedSet>accepted, submitted</CountedSet>,
      'Terms and sources': <CountedSet>in use</CountedSet>,
      ...(waiting && {
        [paths.queues.href()]: (
          <Count of={Object.values(waiting).reduce((sum, count) => sum + count)} set="awaiting review" />
        ),
        Curation: <CountedSet>awaiting review</CountedSet>,
      }),
    })
  }, [data, waiting, onCounts])
  return null
}

/** Lies over the end of its entry, so that its coming moves nothing and the link keeps its name. */
function Count({ of: count, set }: { of: number; set: string }) {
  return (
    <span className="pointer-events-none absolute inset-y-0 end-2 flex items-center text-xs text-muted tabular-nums">
      {count < 100_000 ? formatNumber(count) : compact.format(count)}
      <span className="sr-only">
        {' '}
        {count === 1 ? 'record' : 'records'} {set}
      </span>
    </span>
  )
}

/** Which records the numbers of a group count; for screen readers, each number says so itself. */
function CountedSet({ children }: { children: string }) {
  return <span className="float-end">{children}</span>
}

const compact = new Intl.NumberFormat('en', { notation: 'compact' })
