import { useState } from 'react'
import { therapyFindingOf } from '#domain/clinical/therapy-finding.ts'
import { countOf } from '#app/entities/evidence/counts.ts'
import { shortSignificanceLabel } from '#app/entities/evidence/significance.ts'
import { Button } from '#app/ui/controls/Button.tsx'
import { Tag } from '#app/ui/Tag.tsx'
import type { Hit } from './hits.ts'
import { FINDING_WORDS, RELATION_WORDS } from './match-words.ts'
import { Strength } from './Strength.tsx'
import type { FindingBlock, TherapyLine } from './therapy-lines.ts'

const FEW = 8

/** Title of a block; response that another alteration opposes has one of its own. */
const titleOf = (block: FindingBlock) =>
  block === 'OPPOSED' ? `${FINDING_WORDS.RESPONSE}, opposed by another alteration` : FINDING_WORDS[block]

/** The lines of one block: the strongest first, all of them once asked for and in print. */
export function FindingTable({
  block,
  lines,
  disease,
}: {
  block: FindingBlock
  lines: readonly TherapyLine[]
  disease: string | null
}) {
  const [isWhole, setIsWhole] = useState(false)
  const title = titleOf(block)
  const heads = ['Therapy', 'Molecular profile', 'Strongest', ...(disease ? ['Disease'] : [])]
  const more = lines.length - FEW
  return (
    <section>
      <h3 className="text-sm font-semibold">
        {title} <span className="font-normal text-muted">({lines.length})</span>
      </h3>
      {/* WebKit forgets the roles of what is laid out otherwise. */}
      <table role="table" aria-label={title} className="w-full text-left text-sm max-sm:block sm:table-fixed">
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
          {lines.map((line, at) => (
            <FindingRow key={line.key} line={line} disease={disease} isShown={isWhole || at < FEW} />
          ))}
        </tbody>
      </table>
      {more > 0 ? (
        <Button
          look="quiet"
          className="-ml-2 text-accent print:hidden"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? `Show the strongest ${FEW} only` : `and ${more} more`}
          <span className="sr-only">: {title}</span>
        </Button>
      ) : null}
    </section>
  )
}

function FindingRow({
  line: { treatment, profile, hits, opponents, isConflicting },
  disease,
  isShown,
}: {
  line: TherapyLine
  disease: string | null
  isShown: boolean
}) {
  const shape = 'border-t border-line align-top max-sm:grid-cols-1 max-sm:py-1'
  return (
    <tr role="row" className={`${shape} ${isShown ? 'max-sm:grid' : 'hidden print:table-row'}`}>
      <th role="rowheader" scope="row" className="py-1 pr-3 font-medium">
        {treatment}
      </th>
      <td role="cell" className="py-1 pr-3">
        {profile}
        {opponents.length > 0 ? (
          <span className="block text-warning">Opposed by {opponents.join(', ')}</span>
        ) : null}
      </td>
      <td role="cell" className="py-1 pr-3">
        <span className="[&_.level-words]:sr-only">
          <Strength {...hits[0]} />
        </span>{' '}
        {foundWords(hits[0].statement)}{' '}
        <span className="whitespace-nowrap text-muted">
          {countOf(hits.length, 'statement', 'statements')}
        </span>{' '}
        {isConflicting ? <Tag className="text-warning">Conflicting</Tag> : null}
      </td>
      {disease ? (
        <td role="cell" className="py-1 text-muted">
          {diseasesOf(hits)}
        </td>
      ) : null}
    </tr>
  )
}

/** What was found, where the block has several findings: `Reduced Sensitivity`, `Resistance not supported`. */
function foundWords(statement: Hit['statement']): string | null {
  const finding = therapyFindingOf(statement)
  const words = shortSignificanceLabel(statement.significance)
  if (finding === 'NO_EFFECT') return `${words} not supported`
  return finding === 'RESISTANCE' ? words : null
}

/** Names of the diseases, with how each stands to the patient's. */
function diseasesOf(hits: readonly Hit[]): string {
  const names = hits.map(({ statement: { disease, diseaseRelation } }) => {
    if (diseaseRelation === 'SAME') return RELATION_WORDS.SAME
    const name = disease?.name ?? 'no disease given'
    // Those of unknown relation stand under a heading that says so.
    return diseaseRelation === 'UNKNOWN' ? name : `${name} (${RELATION_WORDS[diseaseRelation]})`
  })
  return [...new Set(names)].join(', ')
}
