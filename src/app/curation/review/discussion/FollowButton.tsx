import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { mutate } from '#app/apollo/mutate.ts'
import {
  RecordSubscriptionDocument,
  SubscribeToDocument,
  UnsubscribeFromDocument,
} from '#app/graphql/generated/discussion.ts'
import type { RecordSubscriptionQueryVariables } from '#app/graphql/generated/discussion.ts'
import { Button } from '#app/ui/controls/Button.tsx'

/** Follows a record, so that what happens to it stands among one's notifications; again ends it. */
export function FollowButton({ subscribable }: RecordSubscriptionQueryVariables) {
  const { data, refetch } = useQuery(RecordSubscriptionDocument, { variables: { subscribable } })
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const following = Boolean(data?.subscriptionForEntity)
  const toggle = async () => {
    if (!data || pending) return
    setPending(true)
    const variables = { subscribables: [subscribable] }
    const { problem: wrong } = await (following
      ? mutate(UnsubscribeFromDocument, variables)
      : mutate(SubscribeToDocument, variables))
    if (!wrong) await refetch()
    setProblem(wrong)
    setPending(false)
  }
  return (
    <>
      <Button aria-disabled={!data || pending} onClick={() => void toggle()}>
        {following ? 'Stop following' : 'Follow'}
      </Button>
      {problem ? (
        <span role="alert" className="text-sm text-danger">
          {problem}
        </span>
      ) : null}
    </>
  )
}
