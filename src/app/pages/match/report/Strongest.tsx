import { Card } from '#app/ui/Card.tsx'
import { FindingTable } from './FindingTable.tsx'
import { hasRelatedDisease, hasUnknownDiseaseRelation } from './hits.ts'
import type { Hit } from './hits.ts'
import type { ReportScope } from './StatementList.tsx'
import { findingBlocks, therapyBlocks } from './therapy-lines.ts'
import type { FindingBlock, TherapyLine } from './therapy-lines.ts'

function Blocks({
  blocks,
  disease,
}: {
  blocks: ReadonlyMap<FindingBlock, readonly TherapyLine[]>
  disease: string | null
}) {
  return findingBlocks.map((block) => {
    const lines = blocks.get(block) ?? []
    return lines.length > 0 ? <FindingTable key={block} {...{ block, lines, disease }} /> : null
  })
}

/** Where there is none, and of which diseases that is not known. */
const noneIn = (hasUnknown: boolean) =>
  hasUnknown
    ? ' in this disease; how the diseases below relate to it is not known'
    : ' in this disease or a related one'

/**
 * The strongest evidence on each treatment by each molecular profile, for this disease: response, resistance and no
 * effect apart, by level.
 */
export function Strongest({
  hits,
  scope,
  disease,
}: {
  hits: readonly Hit[]
  scope: ReportScope
  disease: string | null
}) {
  const ofDisease = therapyBlocks(disease === null ? hits : hits.filter(hasRelatedDisease), scope)
  const inUnknownRelation = therapyBlocks(
    disease === null ? [] : hits.filter(hasUnknownDiseaseRelation),
    scope,
  )
  const title = disease
    ? `Strongest therapeutic evidence in ${disease}`
    : 'Strongest therapeutic evidence (no disease given)'
  return (
    <Card title={title}>
      <div className="space-y-3">
        {ofDisease.size > 0 ? (
          <Blocks blocks={ofDisease} disease={disease} />
        ) : (
          <p className="text-sm text-muted">
            No matched profile has evidence on a therapy
            {disease ? noneIn(inUnknownRelation.size > 0) : ''}.
          </p>
        )}
        {inUnknownRelation.size > 0 ? (
          <section className="space-y-3 border-t border-line pt-3">
            <h3 className="text-sm font-semibold">In diseases whose relation to {disease} is not known</h3>
            <Blocks blocks={inUnknownRelation} disease={disease} />
          </section>
        ) : null}
      </div>
    </Card>
  )
}
