import { ampLevels } from '#domain/vocabularies/evidence.ts'
import { EvidenceLevelLetter } from '#app/entities/evidence/EvidenceLevelMark.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Tag } from '#app/ui/Tag.tsx'
import { groupByTreatment, stancesOf, strongestOf } from './hits.ts'
import type { Hit, HitConflict } from './hits.ts'
import { RELATION_WORDS } from './match-words.ts'

const MOST = 8
const MOST_DISEASES = 2
/** What may concern this disease: all but what is known to be about another. */
const isRelevant = ({ statement }: Hit) => statement.diseaseRelation !== 'OTHER'

const profilesOf = (hits: readonly Hit[]) => [...new Set(hits.map(({ profile }) => profile.name))].join(', ')

/** Names of the diseases, with how each stands to the patient's. */
function diseasesOf(hits: readonly Hit[]): string {
  const names = hits.map(({ statement: { disease, diseaseRelation } }) =>
    diseaseRelation === 'SAME'
      ? RELATION_WORDS.SAME
      : `${disease?.name ?? 'no disease given'} (${RELATION_WORDS[diseaseRelation]})`,
  )
  const distinct = [...new Set(names)]
  const more = distinct.length - MOST_DISEASES
  return distinct.slice(0, MOST_DISEASES).join(', ') + (more > 0 ? ` and ${more} more` : '')
}

/** Strength of the strongest hit, in words for the table. */
function Best({ hit: { statement } }: { hit: Hit }) {
  if (statement.kind === 'evidenceItem') return <EvidenceLevelLetter level={statement.level} />
  const { ampLevel } = statement
  return <Tag className="text-assertion">{ampLevel ? ampLevels.label(ampLevel) : 'Assertion'}</Tag>
}

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
  const relevant = hits.filter(isRelevant)
  const tags = new Set(relevant.map(({ tag }) => tag))
  const conflicting = new Set(
    conflicts.flatMap(({ treatment, supporting }) =>
      supporting.some(({ tag }) => tags.has(tag)) ? (treatment ?? []) : [],
    ),
  )
  const treatments = groupByTreatment(relevant).slice(0, MOST)
  const title = disease
    ? `Strongest therapeutic evidence in ${disease}`
    : 'Strongest therapeutic evidence (no disease given)'
  return (
    <Card title={title}>
      {treatments.length === 0 ? (
        <p className="text-sm text-muted">
          No matched profile has evidence on a therapy
          {disease ? ' in this disease or a related one' : ''}.
        </p>
      ) : (
        // A region that scrolls must be reached with the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section tabIndex={0} aria-label="Therapies by strength" className="overflow-x-auto">
          <table className="w-full text-left text-sm">
            <thead className="text-xs">
              <tr>
                <th scope="col" className="pr-3 font-semibold">
                  Strongest
                </th>
                <th scope="col" className="pr-3 font-semibold">
                  Therapy
                </th>
                <th scope="col" className="pr-3 font-semibold">
                  For response
                </th>
                <th scope="col" className="pr-3 font-semibold">
                  Against response
                </th>
                {disease ? (
                  <th scope="col" className="font-semibold">
                    Disease
                  </th>
                ) : null}
              </tr>
            </thead>
            <tbody>
              {treatments.map(({ key, title: treatment, hits: own }) => {
                const { FOR, AGAINST } = stancesOf(own)
                const best = strongestOf(own)
                if (!best) return null
                return (
                  <tr key={key} className="border-t border-line align-top">
                    <td className="py-1 pr-3">
                      <span className="[&_.level-words]:sr-only">
                        <Best hit={best} />
                      </span>
                    </td>
                    <th scope="row" className="py-1 pr-3 font-medium">
                      {treatment}{' '}
                      {conflicting.has(treatment) ? <Tag className="text-warning">Conflicting</Tag> : null}
                    </th>
                    <td className="py-1 pr-3">
                      <Side hits={FOR} />
                    </td>
                    <td className="py-1 pr-3">
                      <Side hits={AGAINST} />
                    </td>
                    {disease ? <td className="py-1 text-muted">{diseasesOf(own)}</td> : null}
                  </tr>
                )
              })}
            </tbody>
          </table>
        </section>
      )}
    </Card>
  )
}

function Side({ hits }: { hits: readonly Hit[] }) {
  if (hits.length === 0) return <span className="text-muted">0</span>
  return (
    <>
      <span className="font-medium">{hits.length}</span>{' '}
      <span className="text-muted">{profilesOf(hits)}</span>
    </>
  )
}
