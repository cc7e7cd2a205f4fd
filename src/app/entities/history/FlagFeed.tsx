import type { ReactNode } from 'react'
import { flagStates } from '#domain/vocabularies/curation.ts'
import {
  RecordFlagsDocument,
  type RecordFlagsQuery,
  type RecordFlagsQueryVariables,
} from '#app/graphql/generated/history.ts'
import { Tag } from '#app/ui/Tag.tsx'
import { RichText } from '#app/entities/text/RichText.tsx'
import { anchorOf } from '#domain/records/links.ts'
import { Feed } from './Feed.tsx'
import { Moment } from './Moment.tsx'
import { useSought } from './use-sought.ts'
import { Person } from './Person.tsx'

type Flag = RecordFlagsQuery['flags']['nodes'][number]

/** The concerns that were raised about a record, and what came of them. */
export default function FlagFeed({
  label,
  flaggable,
  actions,
}: {
  label: string
  flaggable: RecordFlagsQueryVariables['flaggable']
  /** What can be done with an open flag. */
  actions?: (flag: Flag) => ReactNode
}) {
  return (
    <Feed
      document={RecordFlagsDocument}
      variables={{ flaggable }}
      pageOf={({ flags }) => flags}
      label={label}
      none="No flags"
      sought={useSought('FLAG')}
    >
      {(flag) => {
        const { state, createdAt, flaggingUser, openActivity, resolutionActivity } = flag
        return (
          <article id={anchorOf('FLAG', flag.id)} tabIndex={-1} className="space-y-1 outline-none">
            <p className="flex flex-wrap items-center gap-x-2">
              <Tag className={state === 'OPEN' ? 'text-warning' : 'text-good'}>{flagStates.label(state)}</Tag>
              <Person user={flaggingUser} /> <Moment at={createdAt} />
            </p>
            <RichText segments={openActivity.parsedNote} />
            {state === 'OPEN' ? actions?.(flag) : null}
            {resolutionActivity ? (
              <div className="border-l-2 border-line pl-3">
                <p className="flex flex-wrap gap-x-2">
                  Resolved by <Person user={resolutionActivity.user} />{' '}
                  <Moment at={resolutionActivity.createdAt} />
                </p>
                <RichText segments={resolutionActivity.parsedNote} />
              </div>
            ) : null}
          </article>
        )
      }}
    </Feed>
  )
}
