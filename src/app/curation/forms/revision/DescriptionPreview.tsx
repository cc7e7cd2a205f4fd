import { Statement } from '#app/records/Statement.tsx'
import { Card } from '#app/ui/Card.tsx'

/** A description as the page of its record shows it. */
export function DescriptionPreview({ text }: { text: string }) {
  return (
    <Card title="As readers will see it">
      {text.trim() ? (
        <Statement text={text} className="text-sm" />
      ) : (
        <p className="text-sm text-muted">No description.</p>
      )}
    </Card>
  )
}
