import type { ReactNode } from 'react'
import { therapyInteractions, variantOrigins } from '#domain/vocabularies/evidence.ts'
import type {
  AssertionSignificance,
  EvidenceDirection,
  EvidenceSignificance,
  TherapyInteraction,
  VariantOrigin,
} from '#domain/vocabularies/evidence.ts'
import { Direction } from './Direction.tsx'
import { EntityLink } from '../EntityLink.tsx'
import type { LinkedRecord } from '../EntityLink.tsx'
import { EntityLinks } from '../EntityLinks.tsx'
import { HelpLabel } from './HelpLabel.tsx'
import type { HelpTopic } from '../help-topics.ts'
import { significanceLabel } from './significance.ts'
import { TherapyLinks } from './TherapyLinks.tsx'

/* Facts that evidence items and assertions share. */

/** A fact whose name has an explanation. */
export const explained = (topic: HelpTopic, name: string, value: ReactNode) => ({
  name,
  label: <HelpLabel topic={topic}>{name}</HelpLabel>,
  value,
})

/** Facts of the claim: type, direction and significance. */
export const claimFacts = (
  type: string,
  direction: EvidenceDirection,
  significance: EvidenceSignificance | AssertionSignificance,
) => [
  explained('type', 'Type', type),
  explained('direction', 'Direction', <Direction direction={direction} />),
  explained('significance', 'Significance', significanceLabel(significance)),
]

/** Origin of the variants. */
export const originFact = (origin: VariantOrigin) =>
  explained('origin', 'Variant origin', variantOrigins.label(origin))

/** Terms that a record is about beside its molecular profile. */
export interface ClinicalSubject {
  disease?: LinkedRecord | null
  therapies: readonly LinkedRecord[]
  therapyInteractionType?: TherapyInteraction | null
  phenotypes: readonly LinkedRecord[]
}

/** Disease, therapies and phenotypes. */
export const subjectFacts = ({
  disease,
  therapies,
  therapyInteractionType: interaction,
  phenotypes,
}: ClinicalSubject) => [
  { name: 'Disease', value: disease && <EntityLink kind="disease" record={disease} /> },
  {
    name: 'Therapies',
    value: therapies.length > 0 && <TherapyLinks therapies={therapies} interaction={interaction} />,
  },
  { name: 'Therapy interaction type', value: interaction && therapyInteractions.label(interaction) },
  {
    name: 'Phenotypes',
    value: phenotypes.length > 0 && <EntityLinks kind="phenotype" records={phenotypes} />,
  },
]
