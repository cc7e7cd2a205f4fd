import type { TherapyInteraction } from '#domain/vocabularies/evidence.ts'
import { EntityLinks } from '../EntityLinks.tsx'
import type { LinkedRecord } from '../EntityLink.tsx'

const joints: Record<TherapyInteraction, string> = {
  COMBINATION: '+',
  SEQUENTIAL: 'then',
  SUBSTITUTES: 'or',
}

/** Therapies as they were given: A + B, A then B, A or B. */
export function TherapyLinks({
  therapies,
  interaction,
}: {
  therapies: readonly LinkedRecord[]
  interaction: TherapyInteraction | null | undefined
}) {
  return (
    <EntityLinks kind="therapy" records={therapies} joint={interaction ? joints[interaction] : undefined} />
  )
}
