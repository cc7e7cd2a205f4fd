import { ampLevels } from '#domain/vocabularies/evidence.ts'
import { EvidenceLevelLetter } from '#app/entities/evidence/EvidenceLevelMark.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Tag } from '#app/ui/Tag.tsx'
import {
  compareTreatments,
  groupByTreatment,
  hasRelatedDisease,
  hasUnknownDiseaseRelation,
  stancesOf,
  strongestOf,
} from './hits.ts'
import type { Hit, HitConflict, HitGroup } from './hits.ts'
import { RELATION_WORDS } from './match-words.ts'

const MOST = 8
const MOST_DISEASES = 2
const profilesOf = (hits: readonly Hit[]) => [...new Set(hits.map(({ profile }) => profile.name))].join(', ')

/** Names of the diseases, with how each stands to the patient's. */
function diseasesOf(hits: readonly Hit[]): string {
  const names = hits.map(({ statement: { disease, diseaseRelation } }) => {
    if (diseaseRelation === 'SAME') return RELATION_WORDS.SAME
    const name = disease?.name ?? 'no disease given'
    // Those of unknown relation stand under a heading that says so.
    return diseaseRelation === 'UNKNOWN' ? name : `${name} (${RELATION_WORDS[diseaseRelation]})`
  })
  const distinct = [...new Set(names)]
  const more = distinct.length - MOST_DISEASES
  return distinct.slice(0, MOST_DISEASES).join(', ') + (more > 0 ? ` and ${more} more` : '')
}

/** Strength of the strongest hit, in words for the table. */
function Best({ hit: { statement } }: { hit: Hit }) {
  if (statement.kind === 'evidenceItem') return <EvidenceLevelLetter level={statement.level} />
  const { ampLevel } = statement
  return (
    <Tag className="text-assertion">
      {ampLevel && ampLevel !== 'NA' ? ampLevels.label(ampLevel) : 'Assertion'}
    </Tag>
  )
}

/** Treatments with the evidence of some diseases: levels and numbers are of these alone. */
function TreatmentTable({
  treatments,
  disease,
  conflicting,
}: {
  treatments: readonly HitGroup[]
  disease: string | null
  conflicting: ReadonlySet<string>
}) {
  const heads = ['Therapy', 'For response', 'Against response', ...(disease ? ['Disease'] : [])]
  return (
    // WebKit forgets the roles of what is laid out otherwise.
    <table role="table" className="w-full text-left text-sm max-sm:block">
      <thead role="rowgroup" className="text-xs max-sm:sr-only">
        <tr role="row">
          {heads.map((head) => (
            <th key={head} role="columnheader" scope="col" className="pr-3 font-semibold">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-sm:block">
        {treatments.map(({ key, title: treatment, hits }) => {
          const { FOR, AGAINST } = stancesOf(hits)
          return (
            <tr
              key={key}
              role="row"
              className="border-t border-line align-top max-sm:grid max-sm:grid-cols-1 max-sm:py-1"
            >
              <th role="rowheader" scope="row" className="py-1 pr-3 font-medium">
                {treatment}{' '}
                {conflicting.has(treatment) ? <Tag className="text-warning">Conflicting</Tag> : null}
              </th>
              <Side name="For response" hits={FOR} />
              <Side name="Against response" hits={AGAINST} />
              {disease ? (
                <td role="cell" className="py-1 text-muted">
                  {diseasesOf(hits)}
                </td>
              ) : null}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** Treatments that conflict within the evidence of these hits. */
function conflictingTreatments(hits: readonly Hit[], conflicts: readonly HitConflict[]): ReadonlySet<string> {
  const tags = new Set(hits.map(({ tag }) => tag))
  return new Set(
    conflicts.flatMap(({ treatment, supporting }) =>
      supporting.some(({ tag }) => tags.has(tag)) ? (treatment ?? []) : [],
    ),
  )
}

/** Where there is none, and of which diseases that is not known. */
const noneIn = (hasUnknown: boolean) =>
  hasUnknown
    ? ' in this disease; how the diseases below relate to it is not known'
    : ' in this disease or a related one'

/** The treatments with the strongest evidence for this disease, with what speaks for and against each. */
export function Strongest({
  hits,
  conflicts,
  disease,
}: {
  hits: readonly Hit[]
  conflicts: readonly HitConflict[]
  disease: string | null
}) {
  const related = disease === null ? hits : hits.filter(hasRelatedDisease)
  const unrelated = disease === null ? [] : hits.filter(hasUnknownDiseaseRelation)
  const title = disease
    ? `Strongest therapeutic evidence in ${disease}`
    : 'Strongest therapeutic evidence (no disease given)'
  const parts = [related, unrelated].map((some) => ({
    treatments: groupByTreatment(some).toSorted(compareTreatments).slice(0, MOST),
    conflicting: conflictingTreatments(some, conflicts),
    disease,
  }))
  const [ofDisease, ofUnknown] = parts
  return (
    <Card title={title}>
      {ofDisease && ofDisease.treatments.length > 0 ? (
        <TreatmentTable {...ofDisease} />
      ) : (
        <p className="text-sm text-muted">
          No matched profile has evidence on a therapy
          {disease ? noneIn(unrelated.length > 0) : ''}.
        </p>
      )}
      {ofUnknown && ofUnknown.treatments.length > 0 ? (
        <section className="mt-3 space-y-1">
          <h3 className="text-sm font-semibold">In diseases whose relation to {disease} is not known</h3>
          <TreatmentTable {...ofUnknown} />
        </section>
      ) : null}
    </Card>
  )
}

/** Statements of one side, with the strength of the strongest; the name of the column stands in the cell where there is no head. */
function Side({ name, hits }: { name: string; hits: readonly Hit[] }) {
  const best = strongestOf(hits)
  return (
    <td role="cell" className="py-1 pr-3">
      <span aria-hidden="true" className="text-xs text-muted sm:hidden">
        {name}{' '}
      </span>
      {hits.length === 0 ? (
        <span className="text-muted">0</span>
      ) : (
        <>
          <span className="[&_.level-words]:sr-only">{best ? <Best hit={best} /> : null}</span>{' '}
          <span className="font-medium">{hits.length}</span>{' '}
          <span className="text-muted">{profilesOf(hits)}</span>
        </>
      )}
    </td>
  )
}
