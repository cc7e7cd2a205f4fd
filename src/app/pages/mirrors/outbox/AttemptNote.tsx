import type { MirrorAttemptPartsFragment } from '#app/graphql/generated/mirror-outbox.ts'
import { Callout } from '#app/ui/feedback/Callout.tsx'
import { ExternalLink } from '#app/ui/ExternalLink.tsx'
import { When } from '../status/When.tsx'

/** The outcome of an attempt to send a suggestion. */
export function AttemptNote({ attempt }: { attempt: MirrorAttemptPartsFragment }) {
  const { state, sentAt, reason, link } = attempt
  switch (state) {
    case 'FAILED':
      return (
        <Callout tone="warning" title="Not sent.">
          <When at={sentAt} />: {reason}
        </Callout>
      )
    case 'UNCERTAIN':
      return (
        <Callout tone="warning" title="This may have arrived.">
          <When at={sentAt} />: {reason} <ExternalLink href={link}>Look there</ExternalLink> before you send
          it again.
        </Callout>
      )
    case 'SENDING':
      return <Callout>It is being sent.</Callout>
    case 'SENT':
      return (
        <Callout>
          Sent. <ExternalLink href={link}>Show the revisions there</ExternalLink>
        </Callout>
      )
  }
}
