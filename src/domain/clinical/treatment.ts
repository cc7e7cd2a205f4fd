import type { TherapyInteraction } from '#domain/vocabularies/evidence.ts'

type NamedTherapy = { id: number; name: string }

/** The therapies of an evidence item or assertion, and how they are given. */
export type TherapySelection = {
  therapies: readonly NamedTherapy[]
  therapyInteractionType: TherapyInteraction | null
}

/** A set of therapies with its interaction: evidence about another set, or the same in another way, is about another treatment. */
export type Treatment = {
  /** The same for the same treatment: `4`, `19+22.COMBINATION`. */
  key: string
  /** `Dabrafenib + Trametinib`, `Cetuximab or Panitumumab`. */
  name: string
  /** By name. */
  therapies: readonly NamedTherapy[]
  interaction: TherapyInteraction | null
}

const joined: Record<TherapyInteraction, (names: readonly string[]) => string> = {
  COMBINATION: (names) => names.join(' + '),
  SEQUENTIAL: (names) => `${names.join(', ')} (sequential)`,
  SUBSTITUTES: (names) => names.join(' or '),
}

/** The treatment that a record is about; null without therapies. */
export function treatmentOf({ therapies, therapyInteractionType }: TherapySelection): Treatment | null {
  if (therapies.length === 0) return null
  const interaction = therapies.length > 1 ? therapyInteractionType : null
  const sorted = therapies.toSorted((left, right) => compareText(left.name, right.name) || left.id - right.id)
  const names = sorted.map(({ name }) => name)
  return {
    key: treatmentKey(
      sorted.map(({ id }) => id),
      interaction,
    ),
    name: interaction ? joined[interaction](names) : names.join(', '),
    therapies: sorted,
    interaction,
  }
}

/** The key of a {@link Treatment}, whatever the order of the ids. */
export function treatmentKey(therapyIds: readonly number[], interaction: TherapyInteraction | null): string {
  const ids = therapyIds.toSorted((left, right) => left - right).join('+')
  return interaction ? `${ids}.${interaction}` : ids
}

/** The therapy ids and the interaction of a key; null for a text that is none. */
export function readTreatmentKey(
  text: string,
): { therapyIds: number[]; interaction: TherapyInteraction | null } | null {
  const [, ids, interaction] = /^(\d+(?:\+\d+)*)(?:\.(COMBINATION|SEQUENTIAL|SUBSTITUTES))?$/.exec(text) ?? []
  if (!ids) return null
  return {
    therapyIds: ids.split('+').map(Number),
    interaction: (interaction as TherapyInteraction | undefined) ?? null,
  }
}

function compareText(left: string, right: string): number {
  if (left === right) return 0
  return left < right ? -1 : 1
}
