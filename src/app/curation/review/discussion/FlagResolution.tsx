import type { Ability } from '../AbilityButton.tsx'
import { DenialReason } from '../DenialReason.tsx'
import { ResolveFlag } from './ResolveFlag.tsx'

/** Resolves an open flag, or the reason why the viewer may not. */
export default function FlagResolution({
  id,
  ability,
  decisionState,
}: {
  id: number
  ability: Ability
  decisionState: string | null
}) {
  if (ability.allowed) return <ResolveFlag id={id} decisionState={decisionState} />
  return ability.reason ? (
    <p className="text-xs text-muted">
      <DenialReason reason={ability.reason} />
    </p>
  ) : null
}
