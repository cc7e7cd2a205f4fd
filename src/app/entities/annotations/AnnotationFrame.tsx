import { useQuery } from '@apollo/client/react'
import type { TypedDocumentNode } from '@apollo/client'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { failureOf } from '#app/apollo/failure.ts'
import type { OutsideAnswers_answerFragment } from '#app/graphql/generated/annotations.ts'
import type { OutsideLink } from '#domain/records/outside-links.ts'
import { Button } from '#app/ui/controls/Button.tsx'
import { ErrorState } from '#app/ui/feedback/ErrorState.tsx'
import { SkeletonLines } from '#app/ui/feedback/Skeleton.tsx'
import { ExternalLink } from '#app/ui/ExternalLink.tsx'
import { formatTime } from '../history/format-time.ts'

export type Answers = readonly OutsideAnswers_answerFragment[]

/** Milliseconds after which a reader is told what is waited for. */
const LATE_MS = 1500

/** Asks for the annotations of a record and shows them, that they are late, or why there are none. */
export function AnnotationFrame<Data>({
  query,
  id,
  parts,
}: {
  query: TypedDocumentNode<Data, { id: number }>
  id: number
  parts: (data: Data) => { answers: Answers; links: readonly OutsideLink[]; content: ReactNode }
}) {
  const { data, error, refetch, loading } = useQuery(query, {
    variables: { id },
    notifyOnNetworkStatusChange: true,
  })
  if (error) return <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
  if (!data || loading) return <Waiting />
  const { answers, links, content } = parts(data as Data)
  const isSilent = answers.some(({ state }) => state === 'UNREACHABLE')
  return (
    <div className="space-y-2 text-sm">
      {content}
      <ul aria-label="Sources of the annotations" className="text-muted">
        {answers.map((answer) => (
          <li key={answer.service}>{answerText(answer)}</li>
        ))}
      </ul>
      {isSilent ? <Button onClick={() => void refetch()}>Ask again</Button> : null}
      {links.length > 0 ? (
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          <span className="text-muted">See also</span>
          {links.map(({ name, url }) => (
            <ExternalLink key={name} href={url}>
              {name}
            </ExternalLink>
          ))}
        </p>
      ) : null}
    </div>
  )
}

function Waiting() {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <output className="block h-6 text-sm text-muted">
        {isLate ? 'Waiting for the other databases…' : ''}
      </output>
      <SkeletonLines count={5} />
    </>
  )
}

function answerText({ service, state, at, reason }: Answers[number]): string {
  switch (state) {
    case 'PRESENT':
      return `${service}, ${at ? formatTime(at) : 'time unknown'}`
    case 'ABSENT':
      return `${service} has nothing on it${at ? `, ${formatTime(at)}` : ''}.`
    case 'NOT_QUERIED':
      return `${service} was not asked. ${reason ?? ''}`
    case 'UNREACHABLE':
      return `${service} does not respond: ${reason ?? 'for an unknown reason'}.`
    case 'OFF':
      return `${service} is not asked: external services are switched off on this server.`
  }
}
