import { Card } from '#app/ui/Card.tsx'
import { CopyButton } from '#app/ui/controls/CopyButton.tsx'

/** Text for a program, to be copied. Long lines scroll within it. */
export function CodeExample({ title, text }: { title: string; text: string }) {
  return (
    <Card title={title} actions={<CopyButton text={text} label={`Copy the example for ${title}`} />}>
      {/* What scrolls must be reached by the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} className="overflow-x-auto text-xs leading-5">
        <code className="font-mono">{text}</code>
      </pre>
    </Card>
  )
}
