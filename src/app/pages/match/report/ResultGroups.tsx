import { FINDING_WORDS, RELATION_WORDS, PRECISION_WORDS } from './match-words.ts'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { countOf } from '#app/entities/evidence/counts.ts'
import { Tag } from '#app/ui/Tag.tsx'
import { findingsOf, groupByAlterations, groupByDisease, groupByProfile, groupByTreatment } from './hits.ts'
import type { Hit, HitGroup } from './hits.ts'
import type { MatchReport } from '#domain/matching/match-report.ts'
import { Reasons } from './Reasons.tsx'
import { StatementList } from './StatementList.tsx'
import type { ReportScope } from './StatementList.tsx'

type Props = { hits: readonly Hit[]; report: MatchReport; scope: ReportScope }

const groupClass = 'rounded-md border border-line bg-surface px-4 py-3'

function GroupHead({ group: { title, hits }, note, tag }: { group: HitGroup; note?: string; tag?: string }) {
  return (
    <h3 className="flex flex-wrap items-baseline gap-x-2 font-semibold">
      {title}
      <span className="text-sm font-normal text-muted">
        {[note, countOf(hits.length, 'statement', 'statements')].filter(Boolean).join(' · ')}
      </span>
      {tag ? <Tag className="text-warning">{tag}</Tag> : null}
    </h3>
  )
}

/** Results below the alterations that they follow from, each profile with its reason. */
export function ByAlteration({ hits, report, scope }: Props) {
  return groupByAlterations(hits, report).map((group) => (
    <section key={group.key} aria-label={group.title} className={groupClass}>
      <GroupHead group={group} />
      {groupByProfile(group.hits).map(({ key, title, hits: own }) => {
        const profile = own[0]?.profile
        if (!profile) return null
        return (
          <div key={key} className="mt-2 border-t border-line pt-2">
            <h4 className="flex flex-wrap items-center gap-x-2 text-sm">
              <EntityLink kind="molecularProfile" record={profile} />
              {profile.precision ? <Tag>{PRECISION_WORDS[profile.precision]}</Tag> : null}
            </h4>
            <div className="text-sm text-muted">
              <Reasons parts={profile.parts} />
            </div>
            <StatementList hits={own} scope={scope} label={`Statements on ${title}`} />
          </div>
        )
      })}
    </section>
  ))
}

/** Words for how the statements on a treatment disagree; undefined where they do not. */
function disagreementWords(hits: readonly Hit[], { conflicting, opposed }: ReportScope): string | undefined {
  const words = [
    hits.some(({ tag }) => conflicting.has(tag)) && 'Conflicting',
    hits.some(({ tag }) => opposed.has(tag)) && 'Opposed by another alteration',
  ].filter((word) => word !== false)
  return words.length > 0 ? words.join(' · ') : undefined
}

/** Statements on one treatment in one disease, those of one finding together. */
function Findings({
  group: { title, hits },
  scope,
  treatment,
}: {
  group: HitGroup
  scope: ReportScope
  treatment: string
}) {
  const relation = hits[0]?.statement.diseaseRelation
  const disagreement = disagreementWords(hits, scope)
  return (
    <div className="mt-2 border-t border-line pt-2">
      <h4 className="flex flex-wrap items-center gap-x-2 text-sm font-medium">
        {title}
        {scope.hasDisease && relation ? (
          <span className="font-normal text-muted">({RELATION_WORDS[relation]})</span>
        ) : null}
        {disagreement ? <Tag className="text-warning">{disagreement}</Tag> : null}
      </h4>
      <div className={disagreement ? 'grid gap-x-6 2xl:grid-cols-2' : undefined}>
        {findingsOf(hits).map(({ finding, hits: found }) => (
          <div key={finding}>
            <p className="text-xs font-semibold">
              {FINDING_WORDS[finding]} ({found.length})
            </p>
            <StatementList
              hits={found}
              scope={scope}
              withProfile
              label={`${FINDING_WORDS[finding]}, ${treatment} in ${title}`}
            />
          </div>
        ))}
      </div>
    </div>
  )
}

/** Results by treatment, and by disease within it. */
export function ByTherapy({ hits, scope }: Props) {
  const treatments = groupByTreatment(hits)
  const others = hits.filter((hit) => hit.treatments.length === 0).length
  return (
    <>
      {treatments.map((group) => (
        <section key={group.key} aria-label={group.title} className={groupClass}>
          <GroupHead group={group} tag={disagreementWords(group.hits, scope)} />
          {groupByDisease(group.hits).map((inDisease) => (
            <Findings key={inDisease.key} group={inDisease} scope={scope} treatment={group.title} />
          ))}
        </section>
      ))}
      {others > 0 ? (
        <p className="text-sm text-muted">
          Not listed here: {countOf(others, 'statement', 'statements')} without a therapy.
        </p>
      ) : null}
    </>
  )
}

/** Results by disease, that of the patient first. */
export function ByDisease({ hits, scope }: Props) {
  return groupByDisease(hits).map((group) => {
    const relation = group.hits[0]?.statement.diseaseRelation
    return (
      <section key={group.key} aria-label={group.title} className={groupClass}>
        <GroupHead group={group} note={scope.hasDisease && relation ? RELATION_WORDS[relation] : undefined} />
        <StatementList hits={group.hits} scope={scope} withProfile label={`Statements on ${group.title}`} />
      </section>
    )
  })
}
