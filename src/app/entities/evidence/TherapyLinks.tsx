import type { TherapyInteraction } from '#domain/vocabularies/evidence.ts'
import { useCellDensity } from '#app/ui/table/density-context.ts'
import { EntityLink } from '../EntityLink.tsx'
import type { LinkedRecord } from '../EntityLink.tsx'
import { EntityLinks } from '../EntityLinks.tsx'

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
  const density = useCellDensity()
  const joint = interaction ? joints[interaction] : undefined
  if (joint && density === 'compact' && therapies.length > 1)
    return <TherapiesOnOneLine therapies={therapies} joint={joint} />
  return <EntityLinks kind="therapy" records={therapies} joint={joint} />
}

/** The first therapy as a link and what is given with it in words, as far as they fit: a number would hide a combination. */
function TherapiesOnOneLine({
  therapies: [first, ...others],
  joint,
}: {
  therapies: readonly LinkedRecord[]
  joint: string
}) {
  if (!first) return null
  const rest = others.map(({ name }) => `${joint} ${name}`).join(' ')
  return (
    <span className="flex gap-1.5" title={`${first.name} ${rest}`}>
      <EntityLink kind="therapy" record={first} className="max-w-[70%] shrink-0 truncate" />
      <span className="min-w-0 truncate text-muted">{rest}</span>
    </span>
  )
}
