import { therapyInteractions } from '#domain/vocabularies/evidence.ts'
import { therapyInteractionMeanings } from '#domain/vocabularies/meanings.ts'
import { bindFields } from '../fields-props.ts'
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
  const { values } = form
  const field = bindFields(form)
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
          {...field.record('disease')}
          search={searchDiseases}
          minimum={2}
          hint="Name, another name or DOID."
          creation={newDisease}
        />
      ) : null}
      {places.therapies ? (
        <ReferenceField
          label="Therapies"
          kind="therapy"
          {...field.choice('therapies')}
          search={searchTherapies}
          minimum={2}
          hint="One or more; name, another name or NCIt code."
          creation={newTherapy}
        />
      ) : null}
      {places.therapyInteractionType ? (
        <VocabularySelect
          label="Therapy interaction type"
          help="evidence#therapies"
          words={therapyInteractions}
          meanings={therapyInteractionMeanings}
          {...field.choice('therapyInteractionType')}
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
        {...field.choice('phenotypes')}
        search={searchPhenotypes}
        minimum={2}
        hint="Terms of the Human Phenotype Ontology, by name or HPO id."
      />
    </>
  )
}
