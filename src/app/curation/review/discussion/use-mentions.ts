import { useQuery } from '@apollo/client/react'
import { MentionedUsersDocument } from '#app/graphql/generated/discussion.ts'

/** The name that is being typed after an @ just before the caret, and where its @ stands; null when there is none. */
export function mentionBefore(text: string, caret: number): { from: number; typed: string } | null {
  const [, typed] = /(?:^|\s)@([^\s@]*)$/.exec(text.slice(0, caret)) ?? []
  return typed === undefined ? null : { from: caret - typed.length - 1, typed }
}

/** People whose name begins as typed, up to six; none before a letter is typed. */
export function useMentions(typed: string | null) {
  const { data } = useQuery(MentionedUsersDocument, {
    variables: { query: typed ?? '' },
    skip: !typed,
  })
  return typed ? (data?.userTypeahead ?? []).slice(0, 6) : []
}
