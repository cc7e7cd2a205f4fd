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
  return (
    <Tag className="text-assertion">
      {ampLevel && ampLevel !== 'NA' ? ampLevels.label(ampLevel) : 'Assertion'}
    </Tag>
  )
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
        // WebKit forgets the roles of what is laid out otherwise.
        <table role="table" className="w-full text-left text-sm max-sm:block">
          <thead role="rowgroup" className="text-xs max-sm:sr-only">
            <tr role="row">
              {[
                'Strongest',
                'Therapy',
                'For response',
                'Against response',
                ...(disease ? ['Disease'] : []),
              ].map((head) => (
                <th key={head} role="columnheader" scope="col" className="pr-3 font-semibold">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="max-sm:block">
            {treatments.map(({ key, title: treatment, hits: own }) => {
              const { FOR, AGAINST } = stancesOf(own)
              const best = strongestOf(own)
              if (!best) return null
              return (
                <tr
                  key={key}
                  role="row"
                  className="border-t border-line align-top max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:gap-x-2 max-sm:py-1"
                >
                  <td role="cell" className="py-1 pr-3">
                    <span className="[&_.level-words]:sr-only">
                      <Best hit={best} />
                    </span>
                  </td>
                  <th role="rowheader" scope="row" className="py-1 pr-3 font-medium">
                    {treatment}{' '}
                    {conflicting.has(treatment) ? <Tag className="text-warning">Conflicting</Tag> : null}
                  </th>
                  <Side name="For response" hits={FOR} />
                  <Side name="Against response" hits={AGAINST} />
                  {disease ? (
                    <td role="cell" className="py-1 text-muted max-sm:col-span-2">
                      {diseasesOf(own)}
                    </td>
                  ) : null}
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
    </Card>
  )
}

/** Statements of one side; the name of the column stands in the cell where there is no head. */
function Side({ name, hits }: { name: string; hits: readonly Hit[] }) {
  return (
    <td role="cell" className="py-1 pr-3 max-sm:col-span-2">
      <span aria-hidden="true" className="text-xs text-muted sm:hidden">
        {name}{' '}
      </span>
      {hits.length === 0 ? (
        <span className="text-muted">0</span>
      ) : (
        <>
          <span className="font-medium">{hits.length}</span>{' '}
          <span className="text-muted">{profilesOf(hits)}</span>
        </>
      )}
    </td>
  )
}
