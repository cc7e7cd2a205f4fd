import { RELATION_WORDS, PRECISION_WORDS } from './match-words.ts'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { countOf } from '#app/entities/evidence/counts.ts'
import { Tag } from '#app/ui/Tag.tsx'
import {
  conflictsOf,
  groupByAlterations,
  groupByDisease,
  groupByProfile,
  groupByTreatment,
  stancesOf,
} from './hits.ts'
import type { Hit, HitGroup } from './hits.ts'
import type { MatchReport } from './match-report.ts'
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

/** Statements on one treatment in one disease; those for and those against it stand side by side. */
function Stances({
  group: { title, hits },
  scope,
  treatment,
}: {
  group: HitGroup
  scope: ReportScope
  treatment: string
}) {
  const { FOR, AGAINST, NEITHER } = stancesOf(hits)
  const relation = hits[0]?.statement.diseaseRelation
  const isContradictory = conflictsOf(hits).length > 0
  const sides = [
    { words: 'For response', side: FOR, colour: 'text-good' },
    { words: 'Against response', side: AGAINST, colour: 'text-danger' },
    { words: 'Other', side: NEITHER, colour: 'text-muted' },
  ].filter(({ side }) => side.length > 0)
  return (
    <div className="mt-2 border-t border-line pt-2">
      <h4 className="flex flex-wrap items-center gap-x-2 text-sm font-medium">
        {title}
        {scope.hasDisease && relation ? (
          <span className="font-normal text-muted">({RELATION_WORDS[relation]})</span>
        ) : null}
        {isContradictory ? <Tag className="text-warning">Conflicting: evidence for and against</Tag> : null}
      </h4>
      <div className={isContradictory ? 'grid gap-x-6 2xl:grid-cols-2' : undefined}>
        {sides.map(({ words, side, colour }) => (
          <div key={words}>
            <p className={`text-xs font-semibold ${colour}`}>
              {words} ({side.length})
            </p>
            <StatementList
              hits={side}
              scope={scope}
              withProfile
              label={`${words} to ${treatment} in ${title}`}
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
          <GroupHead group={group} tag={conflictsOf(group.hits).length > 0 ? 'Conflicting' : undefined} />
          {groupByDisease(group.hits).map((inDisease) => (
            <Stances key={inDisease.key} group={inDisease} scope={scope} treatment={group.title} />
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
