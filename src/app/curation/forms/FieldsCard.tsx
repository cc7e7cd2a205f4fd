import type { ReactNode } from 'react'
import { Card } from '#app/ui/Card.tsx'

/** Fields of a form that belong together, under a title. */
export function FieldsCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card title={title}>
      <div className="space-y-4">{children}</div>
    </Card>
  )
}
