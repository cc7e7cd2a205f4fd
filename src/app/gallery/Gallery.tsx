import type { ReactNode } from 'react'
import { Controls } from './Controls.tsx'
import { Feedback } from './Feedback.tsx'
import { Signs } from './Signs.tsx'
import { Tables } from './Tables.tsx'

/** The components of the design in their states, as a developer sees them at `/gallery`. */
export function Gallery() {
  return (
    <main className="mx-auto max-w-3xl space-y-8 p-6">
      <Part title="Controls">
        <Controls />
      </Part>
      <Part title="Signs and tags">
        <Signs />
      </Part>
      <Part title="Tables">
        <Tables />
      </Part>
      <Part title="Feedback">
        <Feedback />
      </Part>
    </main>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="space-y-4">
      <h2 className="text-lg font-semibold">{title}</h2>
      {children}
    </section>
  )
}
