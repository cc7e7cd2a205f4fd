import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router'
import { failureOf } from '#app/apollo/failure.ts'
import { DeprecationNoticeDocument } from '#app/graphql/generated/deprecation-notice.ts'
import type { DeprecationNoticeQuery } from '#app/graphql/generated/deprecation-notice.ts'
import { Callout } from '#app/ui/feedback/Callout.tsx'
import {
  variantDeprecationReasons,
  molecularProfileDeprecationReasons,
} from '#domain/vocabularies/features.ts'
import { Moment } from '../history/Moment.tsx'
import { Person } from '../history/Person.tsx'
import { RichText } from '../text/RichText.tsx'

/** Kinds of record that curators deprecate. */
export type DeprecatedKind = 'FEATURE' | 'VARIANT' | 'MOLECULAR_PROFILE'

const labelOf = (reason: string): string =>
  variantDeprecationReasons.has(reason)
    ? variantDeprecationReasons.label(reason)
    : molecularProfileDeprecationReasons.has(reason)
      ? molecularProfileDeprecationReasons.label(reason)
      : reason

/** Why a record is deprecated, by whom and when, and the record that readers should use instead. */
export default function DeprecationNotice({ entityType, id }: { entityType: DeprecatedKind; id: number }) {
  const { data, error } = useQuery(DeprecationNoticeDocument, { variables: { entityType, id } })
  const deprecation = data?.deprecation
  return (
    <Callout
      tone="danger"
      title={deprecation?.reason ? `Deprecated: ${labelOf(deprecation.reason)}.` : 'Deprecated.'}
    >
      {deprecation?.successor ? (
        <p>
          Use{' '}
          <Link className="link font-medium" to={deprecation.successor.link}>
            {deprecation.successor.name}
          </Link>{' '}
          instead.
        </p>
      ) : null}
      <p>This record is kept for reference only.</p>
      {deprecation?.activity ? <By activity={deprecation.activity} of={{ entityType, id }} /> : null}
      {deprecation && !deprecation.activity ? <p>Who deprecated it is not recorded.</p> : null}
      {error ? <p>The reason could not be loaded. {failureOf(error).detail}</p> : null}
    </Callout>
  )
}

type Activity = NonNullable<NonNullable<DeprecationNoticeQuery['deprecation']>['activity']>

/** Record types of the kinds. */
const types: Record<DeprecatedKind, RegExp> = {
  FEATURE: /Feature$/,
  VARIANT: /Variant$/,
  MOLECULAR_PROFILE: /^MolecularProfile$/,
}

function By({
  activity: { user, createdAt, parsedNote, subject },
  of,
}: {
  activity: Activity
  of: { entityType: DeprecatedKind; id: number }
}) {
  const isItself = subject.id === of.id && types[of.entityType].test(subject['__typename'])
  return (
    <>
      <p className="flex flex-wrap gap-x-1.5">
        Deprecated by <Person user={user} />
        {isItself ? null : (
          <span>
            with{' '}
            <Link className="link" to={subject.link}>
              {subject.name}
            </Link>
          </span>
        )}{' '}
        <Moment at={createdAt} />
      </p>
      {parsedNote.length > 0 ? <RichText segments={parsedNote} /> : null}
    </>
  )
}
