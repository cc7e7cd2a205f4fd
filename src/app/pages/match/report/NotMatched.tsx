import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { countOf } from '#app/entities/evidence/counts.ts'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { Button } from '#app/ui/controls/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { hitsOfProfile } from './hits.ts'
import type { MatchedProfile, MatchReport } from '#domain/matching/match-report.ts'
import { Reasons } from './Reasons.tsx'
import { StatementList } from './StatementList.tsx'
import type { ReportScope } from './StatementList.tsx'

const FEW = 10

/** Profiles that do not hold, each with the parts that say why. */
function ProfileList({ profiles, scope }: { profiles: readonly MatchedProfile[]; scope: ReportScope }) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? profiles : profiles.slice(0, FEW)
  return (
    <>
      <ul className="divide-y divide-line text-sm">
        {shown.map((profile) => (
          <li key={profile.id} className="py-2 first:pt-0">
            <EntityLink kind="molecularProfile" record={profile} />
            <div className="text-muted">
              <Reasons parts={profile.parts} />
            </div>
            <Statements profile={profile} scope={scope} />
          </li>
        ))}
      </ul>
      {profiles.length > FEW ? (
        <Button look="quiet" className="-ml-2 text-accent" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${profiles.length} profiles`}
        </Button>
      ) : null}
    </>
  )
}

function Statements({ profile, scope }: { profile: MatchedProfile; scope: ReportScope }) {
  const [open, setOpen] = useState(false)
  const hits = hitsOfProfile(profile)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer text-accent">
        {countOf(hits.length, 'statement', 'statements')}
        <span className="sr-only"> on {profile.name}</span>
      </summary>
      {open ? <StatementList hits={hits} scope={scope} label={`Statements on ${profile.name}`} /> : null}
    </details>
  )
}

/** Profiles that cannot be decided, with what would decide them. */
export function Undecided({ report, scope }: { report: MatchReport; scope: ReportScope }) {
  const profiles = report.profiles.filter(({ result }) => result === 'UNDECIDED')
  if (profiles.length === 0) return null
  return (
    <Card title={`Undecided (${profiles.length})`}>
      <p className="mb-2 text-sm text-muted">
        Neither matched nor excluded: the parts marked “?” would decide.
      </p>
      <ProfileList profiles={profiles} scope={scope} />
    </Card>
  )
}

/** Combinations of which one part fails. */
export function NearlyMatched({ report, scope }: { report: MatchReport; scope: ReportScope }) {
  const profiles = report.profiles.filter(({ result }) => result === 'NEARLY')
  if (profiles.length === 0) return null
  return (
    <Card title={`Not matched: one part is absent (${profiles.length})`}>
      <ProfileList profiles={profiles} scope={scope} />
    </Card>
  )
}

const RELATED_SHOWN = 12

/** Other variants of the same codons and genes. */
export function Related({ report }: { report: MatchReport }) {
  const { related } = report
  const codon = related.filter(({ why }) => why === 'SAME_CODON')
  const gene = related.filter(({ why }) => why === 'SAME_GENE')
  if (related.length === 0) return null
  return (
    <Card title={`Related variants, not matched (${related.length})`}>
      {[
        { words: 'In the same codon', variants: codon },
        { words: 'In the same gene', variants: gene },
      ].map(({ words, variants }) =>
        variants.length === 0 ? null : (
          <VariantNames key={words} words={words} variants={variants.map(({ variant }) => variant)} />
        ),
      )}
    </Card>
  )
}

function VariantNames({
  words,
  variants,
}: {
  words: string
  variants: readonly { id: number; name: string; feature: string }[]
}) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? variants : variants.slice(0, RELATED_SHOWN)
  return (
    <div className="text-sm">
      <h3 className="font-medium">
        {words} ({variants.length})
      </h3>
      <ul className="flex flex-wrap gap-x-3">
        {shown.map(({ id, name, feature }) => (
          <li key={id}>
            <EntityLink kind="variant" record={{ id, name: `${feature} ${name}` }} />
          </li>
        ))}
      </ul>
      {variants.length > RELATED_SHOWN ? (
        <Button look="quiet" className="-ml-2 text-accent" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${variants.length}`}
          <span className="sr-only">: {words}</span>
        </Button>
      ) : null}
    </div>
  )
}

/** Counts of what could not be judged. */
export function NotJudged({ report }: { report: MatchReport }) {
  const { notDecidable, notUnderstood, profiles, file } = report
  const typed = notUnderstood.filter(({ index }) => index !== null).length
  const failed = typed + (file?.notUnderstood ?? notUnderstood.length - typed)
  const undecided = profiles.filter(({ result }) => result === 'UNDECIDED').length
  return (
    <Card title="Could not be assessed">
      <ul className="list-disc space-y-0.5 pl-5 text-sm">
        <li>{countOf(failed, 'alteration', 'alterations')} not understood</li>
        <li>{countOf(undecided, 'molecular profile', 'molecular profiles')} undecided</li>
        <li>
          {countOf(notDecidable.variants, 'variant', 'variants')} of these genes with{' '}
          {countOf(notDecidable.evidence, 'evidence item', 'evidence items')}, whose names do not define an
          alteration (
          <Link className="link" to={paths.matchCoverage.href()}>
            list
          </Link>
          )
        </li>
      </ul>
    </Card>
  )
}
