import { therapyInteractions } from '#domain/vocabularies/evidence.ts'
import type { TherapyInteraction } from '#domain/vocabularies/evidence.ts'
import { newDisease, newTherapy } from './references/NewTerm.tsx'
import { searchDiseases, searchPhenotypes, searchTherapies } from './references/reference-searches.ts'
import { ReferenceField } from './references/ReferenceField.tsx'
import type { Reference } from './references/reference.ts'
import { VocabularySelect } from './VocabularySelect.tsx'

/** What evidence items and assertions have in common. */
export type ClinicalValues = {
  disease: Reference | null
  therapies: Reference[]
  therapyInteractionType: TherapyInteraction | null
  phenotypes: Reference[]
}

/**
 * Disease, therapies and phenotypes, as far as the type has a place for them. What was chosen before and has none is
 * named, so that nobody thinks it is submitted.
 */
export function ClinicalFields({
  values,
  set,
  takes,
  subject,
  errorOf,
}: {
  values: ClinicalValues
  set: (change: Partial<ClinicalValues>) => void
  /** Which of them the type has a place for. */
  takes: { disease: boolean; therapies: boolean }
  /** `Functional evidence`; undefined before the type is chosen. */
  subject: string | undefined
  errorOf: (field: keyof ClinicalValues) => string | undefined
}) {
  const kept = [
    ...(!takes.disease && values.disease ? [values.disease] : []),
    ...(takes.therapies ? [] : values.therapies),
  ]
  return (
    <>
      {takes.disease ? (
        <ReferenceField
          label="Disease"
          kind="disease"
          name="disease"
          search={searchDiseases}
          single
          minimum={2}
          chosen={values.disease ? [values.disease] : []}
          onChoose={([chosen]) => set({ disease: chosen ?? null })}
          hint="Name, another name or DOID."
          error={errorOf('disease')}
          creation={newDisease}
        />
      ) : null}
      {takes.therapies ? (
        <ReferenceField
          label="Therapies"
          kind="therapy"
          name="therapies"
          search={searchTherapies}
          minimum={2}
          chosen={values.therapies}
          onChoose={(therapies) => set({ therapies: [...therapies] })}
          hint="One or more; name, another name or NCIt code."
          error={errorOf('therapies')}
          creation={newTherapy}
        />
      ) : null}
      {takes.therapies && values.therapies.length > 1 ? (
        <VocabularySelect
          label="How the therapies are given"
          name="therapyInteractionType"
          words={therapyInteractions}
          chosen={values.therapyInteractionType}
          onChoose={(therapyInteractionType) => set({ therapyInteractionType })}
          error={errorOf('therapyInteractionType')}
        />
      ) : null}
      {subject && kept.length > 0 ? (
        <p className="text-sm text-muted">
          {subject} has no place for {kept.map(({ name }) => name).join(', ')}: kept here in case the type
          changes, but not submitted.
        </p>
      ) : null}
      <ReferenceField
        label="Phenotypes (optional)"
        kind="phenotype"
        name="phenotypes"
        search={searchPhenotypes}
        minimum={2}
        chosen={values.phenotypes}
        onChoose={(phenotypes) => set({ phenotypes: [...phenotypes] })}
        hint="Terms of the Human Phenotype Ontology, by name or HPO id."
        error={errorOf('phenotypes')}
      />
    </>
  )
}
