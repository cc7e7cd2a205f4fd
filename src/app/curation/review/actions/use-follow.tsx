import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { mutate } from '#app/apollo/mutate.ts'
import {
  RecordSubscriptionDocument,
  SubscribeToDocument,
  UnsubscribeFromDocument,
} from '#app/graphql/generated/discussion.ts'
import type { RecordSubscriptionQueryVariables } from '#app/graphql/generated/discussion.ts'
import { ActionError } from './ActionError.tsx'
import type { RecordActionSet } from './record-action.ts'

/** Follows a record, so that what happens to it stands among one's notifications; again ends it. */
export function useFollow(subscribable: RecordSubscriptionQueryVariables['subscribable']): RecordActionSet {
  const {
    data,
    error: unread,
    refetch,
  } = useQuery(RecordSubscriptionDocument, { variables: { subscribable } })
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const following = Boolean(data?.subscriptionForEntity)
  const toggle = async () => {
    if (isPending) return
    setPending(true)
    const variables = { subscribables: [subscribable] }
    const { error: wrong } = await (following
      ? mutate(UnsubscribeFromDocument, variables)
      : mutate(SubscribeToDocument, variables))
    if (!wrong) await refetch().catch(() => {})
    setError(wrong)
    setPending(false)
  }
  return {
    actions: [
      {
        label: following ? 'Stop following' : 'Follow',
        // To follow a record again changes nothing: it can be asked for where nobody knows.
        isPending: isPending || !(data || unread),
        onDo: () => void toggle(),
      },
    ],
    parts: <ActionError error={error} />,
  }
}
