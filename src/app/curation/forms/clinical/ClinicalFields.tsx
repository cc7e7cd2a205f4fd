import { therapyInteractions } from '#domain/vocabularies/evidence.ts'
import { chosenIn } from '../fields-props.ts'
import type { FieldsProps } from '../fields-props.ts'
import { newDisease, newTherapy } from '../references/NewTerm.tsx'
import { searchDiseases, searchPhenotypes, searchTherapies } from '../references/reference-searches.ts'
import { ReferenceField } from '../references/ReferenceField.tsx'
import { VocabularySelect } from '../VocabularySelect.tsx'
import type { ClinicalPlaces, ClinicalValues } from './clinical-values.ts'

type Clinical = Pick<ClinicalValues, 'disease' | 'therapies' | 'therapyInteractionType' | 'phenotypes'>

/**
 * Disease, therapies and phenotypes, as far as the type has a place for them. What was chosen before and has none is
 * named, so that nobody thinks it is submitted.
 */
export function ClinicalFields({
  places,
  subject,
  ...form
}: FieldsProps<Clinical> & {
  places: ClinicalPlaces
  /** `Functional evidence`; undefined before the type is chosen. */
  subject: string | undefined
}) {
  const { values, set, errorOf } = form
  const inapplicable = [
    ...(!places.disease && values.disease ? [values.disease] : []),
    ...(places.therapies ? [] : values.therapies),
  ]
  return (
    <>
      {places.disease ? (
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
      {places.therapies ? (
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
      {places.therapyInteractionType ? (
        <VocabularySelect
          label="Therapy interaction type"
          words={therapyInteractions}
          {...chosenIn(form)('therapyInteractionType')}
        />
      ) : null}
      {subject && inapplicable.length > 0 ? (
        <p className="text-sm text-muted">
          Not applicable to {subject.toLowerCase()}: {inapplicable.map(({ name }) => name).join(', ')}. Kept
          in this draft in case the type changes, but not submitted.
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
