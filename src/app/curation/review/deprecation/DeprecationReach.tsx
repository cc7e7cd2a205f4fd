import { Link } from 'react-router'
import type { DeprecationPreviewQuery } from '#app/graphql/generated/deprecation.ts'
import { Callout } from '#app/ui/feedback/Callout.tsx'
import { togetherWith } from './deprecate.ts'

type Preview = NonNullable<DeprecationPreviewQuery['previewDeprecation']>
type NamedRecord = { id: number; name: string; link: string }

/** Records that go out of use with a record; none of it comes back. */
export function DeprecationReach({ preview }: { preview: Preview }) {
  const together = togetherWith({ variants: preview.variantCount, profiles: preview.molecularProfileCount })
  return (
    <Callout tone="warning" title="This cannot be undone.">
      {together ? (
        <>
          Also deprecated: {together}.
          <Named noun="Variants" records={preview.variants} count={preview.variantCount} />
          <Named
            noun="Molecular profiles"
            records={preview.molecularProfiles}
            count={preview.molecularProfileCount}
          />
        </>
      ) : (
        'No other records are deprecated with it.'
      )}
    </Callout>
  )
}

/** Reasons that keep a record in use, with the ways there. */
export function InTheWay({ preview }: { preview: Preview }) {
  const { inTheWay, inTheWayCount } = preview
  return (
    <Callout tone="danger" title="It cannot be deprecated while its molecular profiles are in use.">
      {inTheWayCount === 1 ? 'This record' : `These ${inTheWayCount} records`} must be rejected or moved to
      another molecular profile first:
      <Names records={inTheWay} count={inTheWayCount} />
    </Callout>
  )
}

function Named({ noun, ...names }: { noun: string; records: readonly NamedRecord[]; count: number }) {
  if (names.count === 0) return null
  return (
    <div className="mt-1">
      {noun}:
      <Names {...names} />
    </div>
  )
}

function Names({ records, count }: { records: readonly NamedRecord[]; count: number }) {
  if (count === 0) return null
  return (
    <ul className="mt-1 list-disc pl-5">
      {records.map(({ id, name, link }) => (
        <li key={`${link} ${id}`}>
          <Link className="link" to={link}>
            {name}
          </Link>
        </li>
      ))}
      {count > records.length ? <li>and {count - records.length} more</li> : null}
    </ul>
  )
}
