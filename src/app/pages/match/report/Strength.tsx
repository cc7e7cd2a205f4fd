import { ampLevels } from '#domain/vocabularies/evidence.ts'
import { EvidenceLevelLetter } from '#app/entities/evidence/EvidenceLevelMark.tsx'
import { Tag } from '#app/ui/Tag.tsx'
import type { Hit } from './hits.ts'

/** Strength of a hit: the level of evidence, the tier of an assertion. */
export function Strength({ statement }: Hit) {
  if (statement.kind === 'evidenceItem') return <EvidenceLevelLetter level={statement.level} />
  const { ampLevel } = statement
  return (
    <Tag className="text-assertion">
      {ampLevel && ampLevel !== 'NA' ? ampLevels.label(ampLevel).replace(' - Level ', '-') : 'Assertion'}
    </Tag>
  )
}
