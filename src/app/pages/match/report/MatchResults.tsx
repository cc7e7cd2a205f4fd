import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#app/ui/controls/Button.tsx'
import { Callout } from '#app/ui/feedback/Callout.tsx'
import { EmptyState } from '#app/ui/feedback/EmptyState.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { CopyTextButton } from './CopyTextButton.tsx'
import { conflictingTags, conflictsOf, matchedHits, opposedBy } from './hits.ts'
import type { Hit } from './hits.ts'
import { withParameter } from '#app/ui/hooks/use-search-update.ts'
import { passes, readFilters, views } from './match-filters.ts'
import type { View } from './match-filters.ts'
import type { MatchReport } from '#domain/matching/match-report.ts'
import { MissingReferenceData } from './MissingReferenceData.tsx'
import { RESEARCH_USE } from './match-words.ts'
import { NearlyMatched, NotJudged, Related, Undecided } from './NotMatched.tsx'
import { overviewText } from './overview-text.ts'
import { knowledgeText } from './PrintHeader.tsx'
import { ResultFilters } from './ResultFilters.tsx'
import { ByAlteration, ByDisease, ByTherapy } from './ResultGroups.tsx'
import { Strongest } from './Strongest.tsx'
import { tsvOf } from './report-text.ts'

const TITLES: Record<View, string> = {
  alteration: 'By alteration',
  therapy: 'By therapy',
  disease: 'By disease',
}
const PARTS: Record<View, typeof ByTherapy | typeof ByAlteration> = {
  alteration: ByAlteration,
  therapy: ByTherapy,
  disease: ByDisease,
}

/** The report of a sample: the strongest first, then everything, and what could not be judged. */
export function MatchResults({ report }: { report: MatchReport }) {
  const [search] = useSearchParams()
  const filters = readFilters(search)
  const hits = useMemo(() => matchedHits(report), [report])
  const disagreements = useMemo(
    () => ({ conflicting: conflictingTags(conflictsOf(hits)), opposed: opposedBy(hits) }),
    [hits],
  )
  const scope = { ...disagreements, hasDisease: report.disease !== null }
  const shown = hits.filter((hit) => passes(filters, hit))
  const Results = PARTS[filters.view]
  return (
    <div className="space-y-4">
      <Overview report={report} shown={shown} />
      {report.warnings.map((warning) => (
        <Callout key={warning} tone="warning">
          {warning}
        </Callout>
      ))}
      {report.missingReferenceData ? <MissingReferenceData sentence={report.missingReferenceData} /> : null}
      {hits.some(
        ({ statement }) => scope.hasDisease && statement.disease && statement.diseaseRelation === 'UNKNOWN',
      ) ? (
        <Callout tone="warning" title="The relation of some diseases is unknown.">
          The imported Disease Ontology does not have them, or none is imported: whether they are subtypes of{' '}
          {report.disease?.name}, broader or other diseases cannot be determined.
        </Callout>
      ) : null}
      <Strongest hits={hits} scope={scope} disease={report.disease?.name ?? null} />
      <Tabs
        label="Results"
        current={filters.view}
        tabs={views.map((view) => ({
          id: view,
          title: TITLES[view],
          href: `?${withParameter(search, 'view', view).toString()}`,
        }))}
      >
        <div className="space-y-4">
          <ResultFilters
            filters={filters}
            hasDisease={scope.hasDisease}
            shown={shown.length}
            total={hits.length}
          />
          {shown.length === 0 ? (
            <EmptyState title="No statements">
              {hits.length > 0
                ? 'No statements match the filters.'
                : 'No molecular profile with evidence matches this sample. Undecided and related variants are listed below.'}
            </EmptyState>
          ) : (
            <Results hits={shown} report={report} scope={scope} />
          )}
        </div>
      </Tabs>
      <Undecided report={report} scope={scope} />
      <NearlyMatched report={report} scope={scope} />
      <Related report={report} />
      <NotJudged report={report} />
      <p className="text-sm text-muted">{RESEARCH_USE}</p>
    </div>
  )
}

/** What came out in one line, of which knowledge, and the ways to take it along. */
function Overview({ report, shown }: { report: MatchReport; shown: readonly Hit[] }) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div>
        <p className="font-semibold">{overviewText(report)}</p>
        <p className="text-sm text-muted">Knowledge: {knowledgeText(report)}</p>
      </div>
      <div data-print="hide" className="flex flex-wrap gap-2">
        <CopyTextButton label="Copy as TSV" text={() => tsvOf(shown, report)} />
        <CopyTextButton label="Copy as JSON" text={() => JSON.stringify(report, null, 2)} />
        <Button onClick={() => window.print()}>Print report</Button>
      </div>
    </div>
  )
}
