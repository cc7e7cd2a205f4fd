import type {
  AssertionSignificance,
  EvidenceDirection,
  EvidenceSignificance,
} from '#domain/vocabularies/evidence.ts'

type Significance = EvidenceSignificance | AssertionSignificance
type Hue = 'good' | 'danger' | 'muted'
type Shape = { path: string; hue: Hue; look?: 'hollow' | 'half' }

const up = 'M6 1.5 11 10.5H1Z'
const down = 'M6 10.5 1 1.5H11Z'
const square = 'M2 2h8v8H2Z'
const circle = 'M6 1.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 1 0 0-9Z'
const diamond = 'M6 1 11 6 6 11 1 6Z'
const hexagon = 'M3.5 1.5h5L11 6l-2.5 4.5h-5L1 6Z'

/** Shapes in a square of 12: what they are of, and whether it is hoped for. Significances that are words have none. */
const shapes: Partial<Record<Significance, Shape>> = {
  SENSITIVITYRESPONSE: { path: up, hue: 'good' },
  RESISTANCE: { path: down, hue: 'danger' },
  REDUCED_SENSITIVITY: { path: down, hue: 'danger', look: 'half' },
  ADVERSE_RESPONSE: { path: 'M4 1h4l3 3v4l-3 3H4L1 8V4Z', hue: 'danger' },
  BETTER_OUTCOME: { path: 'M4 1.5h6.5V8L8.2 5.7 3.3 10.6 1.4 8.7 6.3 3.8Z', hue: 'good' },
  POOR_OUTCOME: { path: 'M4 10.5h6.5V4L8.2 6.3 3.3 1.4 1.4 3.3 6.3 8.2Z', hue: 'danger' },
  POSITIVE: { path: diamond, hue: 'muted' },
  NEGATIVE: { path: diamond, hue: 'muted', look: 'hollow' },
  PREDISPOSITION: { path: square, hue: 'muted' },
  PROTECTIVENESS: { path: square, hue: 'muted', look: 'hollow' },
  ONCOGENICITY: { path: circle, hue: 'muted' },
  GAIN_OF_FUNCTION: { path: hexagon, hue: 'muted' },
  LOSS_OF_FUNCTION: { path: hexagon, hue: 'muted' },
  UNALTERED_FUNCTION: { path: hexagon, hue: 'muted' },
  NEOMORPHIC: { path: hexagon, hue: 'muted' },
  DOMINANT_NEGATIVE: { path: hexagon, hue: 'muted' },
}

/** Lines of a sign in a square of 12: shape and hue of what was found; grey, hollow and struck where it was not. */
export function SignShape({
  significance,
  isSupported,
}: {
  significance: Significance
  isSupported: boolean
}) {
  const shape = shapes[significance]
  if (!shape) return null
  const colour = `var(--${isSupported ? shape.hue : 'muted'})`
  const isHollow = !isSupported || shape.look !== undefined
  return (
    <>
      <path d={shape.path} fill={isHollow ? 'none' : colour} stroke={colour} strokeWidth="1.2" />
      {isSupported && shape.look === 'half' ? <path d="M1 1.5h10L8.2 6.2H3.8Z" fill={colour} /> : null}
      {isSupported ? null : <path d="M1 11 11 1" stroke={colour} strokeWidth="1.4" />}
    </>
  )
}

/** The sign of a statement beside its words, which say the same. */
export function EvidenceSign({
  direction,
  significance,
}: {
  direction: EvidenceDirection
  significance: Significance
}) {
  if (direction === 'NA' || !shapes[significance]) return null
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" className="mr-1 inline-block size-3 shrink-0 align-[-1px]">
      <SignShape significance={significance} isSupported={direction === 'SUPPORTS'} />
    </svg>
  )
}
