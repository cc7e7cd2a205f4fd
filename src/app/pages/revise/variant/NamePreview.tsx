import { Card } from '#app/ui/Card.tsx'
import { Facts } from '#app/ui/Facts.tsx'

/** Name that a variant will have, with its molecular profile, once its names are changed so. */
export function NamePreview({ name, viccName }: { name: string; viccName?: string }) {
  return (
    <Card title="New names">
      <Facts
        facts={[
          { name: 'Variant and molecular profile', value: name },
          {
            name: 'VICC name',
            value: viccName && <code className="font-mono text-xs break-all">{viccName}</code>,
          },
        ]}
      />
    </Card>
  )
}
