import { Direction } from '#app/entities/evidence/Direction.tsx'
import { EvidenceLevelMark } from '#app/entities/evidence/EvidenceLevelMark.tsx'
import { Rating } from '#app/entities/evidence/Rating.tsx'
import { StatusTag } from '#app/entities/evidence/StatusTag.tsx'
import { EntityTag } from '#app/entities/EntityTag.tsx'
import type { EntityKind } from '#app/entities/entities.ts'
import { Facts } from '#app/ui/Facts.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Tag } from '#app/ui/Tag.tsx'

const kinds: readonly EntityKind[] = [
  'gene',
  'variant',
  'molecularProfile',
  'evidenceItem',
  'assertion',
  'variantGroup',
  'source',
  'disease',
  'therapy',
  'phenotype',
]

/** Tags of records and states, and the signs of evidence. */
export function Signs() {
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {kinds.map((kind) => (
          <EntityTag key={kind} kind={kind} id={12} />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        {(['ACCEPTED', 'SUBMITTED', 'REJECTED'] as const).map((status) => (
          <StatusTag key={status} status={status} />
        ))}
        <Tag>
          <Icon name="flag" className="size-3" /> Flagged
        </Tag>
      </div>
      <Facts
        facts={[
          ...(['A', 'B', 'C', 'D', 'E'] as const).map((level) => ({
            name: `Level ${level}`,
            value: <EvidenceLevelMark level={level} />,
          })),
          ...[5, 3, null].map((rating) => ({
            name: `Rating ${rating ?? 'none'}`,
            value: <Rating rating={rating} />,
          })),
          ...(['SUPPORTS', 'DOES_NOT_SUPPORT', 'NA'] as const).map((direction) => ({
            name: direction,
            value: <Direction direction={direction} />,
          })),
        ]}
      />
    </>
  )
}
