import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Direction } from '#app/entities/evidence/Direction.tsx'
import { EvidenceLevelMark } from '#app/entities/evidence/EvidenceLevelMark.tsx'
import { Rating } from '#app/entities/evidence/Rating.tsx'
import { Facts } from '#app/ui/Facts.tsx'
import { evidenceDirections, evidenceLevels } from '#domain/vocabularies/evidence.ts'
import { PreviewedProse } from './PreviewedProse.tsx'
import { compareFields, fieldLabel } from '#domain/records/field-labels.ts'
import { isEmpty } from './previewed-record.ts'
import type { PreviewedField } from './previewed-record.ts'

/** Fields that are read as text of their own. */
const prose = ['summary', 'description']

/** Fields of a record as its page shows them, those that would change marked. */
export function PreviewedFacts({
  type,
  fields,
}: {
  /** GraphQL type of the record. */
  type: string
  fields: readonly PreviewedField[]
}) {
  const shown = fields.filter((field) => field.changed || !isEmpty(field))
  const texts = prose.flatMap((name) => shown.find((field) => field.name === name) ?? [])
  return (
    <>
      {texts.map((field) => (
        <div key={field.name} className="text-sm">
          <h3 className="text-xs font-medium text-muted">{fieldLabel(field.name, type)}</h3>
          <Previewed field={field}>
            {field.value.kind === 'text' ? <PreviewedProse text={field.value.text} /> : null}
          </Previewed>
        </div>
      ))}
      <Facts
        facts={shown
          .filter(({ name }) => !prose.includes(name))
          .sort(compareFields)
          .map((field) => ({
            name: fieldLabel(field.name, type),
            value: (
              <Previewed field={field}>
                <Value field={field} />
              </Previewed>
            ),
          }))}
      />
    </>
  )
}

/** Marks what would change, and says where nothing would be left. */
function Previewed({ field, children }: { field: PreviewedField; children: ReactNode }) {
  if (!field.changed) return children
  return (
    <div className="border-l-2 border-accent bg-accent-soft pl-2" data-changed={field.name}>
      {isEmpty(field) ? <span className="text-muted">No longer shown</span> : children}
      <span className="sr-only"> (changed)</span>
    </div>
  )
}

function Value({ field: { name, value, recorded } }: { field: PreviewedField }) {
  if (value.kind === 'records') {
    return (
      <ul>
        {value.records.map((record) => (
          <li key={record.id}>
            {record.link ? (
              <Link className="link" to={record.link}>
                {record.name}
              </Link>
            ) : (
              record.name
            )}
          </li>
        ))}
      </ul>
    )
  }
  if (name === 'evidence_level' && evidenceLevels.has(recorded)) return <EvidenceLevelMark level={recorded} />
  if (name.endsWith('_direction') && evidenceDirections.has(recorded))
    return <Direction direction={recorded} />
  if (name === 'rating' && typeof recorded === 'number') return <Rating rating={recorded} />
  return value.text
}
