import { Link } from 'react-router'
import { helpHref } from '../help-topics.ts'
import type { HelpTopic } from '../help-topics.ts'

/** The name of a field, as a link to what it means. */
export function HelpLabel({ topic, children }: { topic: HelpTopic; children: string }) {
  return (
    <Link
      to={helpHref(topic)}
      title={`What ${children.toLowerCase()} means`}
      className="underline decoration-line-strong decoration-dotted underline-offset-4 hover:decoration-solid"
    >
      {children}
    </Link>
  )
}
