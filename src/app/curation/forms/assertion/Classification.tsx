import { ampLevels } from '#domain/vocabularies/evidence.ts'
import { chosenIn } from '../fields-props.ts'
import type { FieldsProps } from '../fields-props.ts'
import { searchAcmgCodes, searchClingenCodes, searchGuidelines } from '../references/reference-searches.ts'
import { ReferenceField } from '../references/ReferenceField.tsx'
import { longestTexts } from '#domain/text/text-lengths.ts'
import { TypedText } from '../TypedText.tsx'
import { VocabularySelect } from '../VocabularySelect.tsx'
import type { AssertionPlaces, AssertionStatement } from './assertion-values.ts'
import { YesNoSelect } from './YesNoSelect.tsx'

/** Classification of an assertion by guidelines and authorities, as far as there is a place for it. */
export function Classification({
  places,
  ...form
}: FieldsProps<AssertionStatement> & { places: AssertionPlaces }) {
  const { values, set, errorOf } = form
  const chosen = chosenIn(form)
  return (
    <div className="space-y-4">
      {places.ampLevel ? (
        <VocabularySelect
          label="AMP/ASCO/CAP tier (optional)"
          words={ampLevels}
          empty="Not specified"
          {...chosen('ampLevel')}
        />
      ) : null}
      {places.acmgCodes ? (
        <ReferenceField
          label="ACMG codes (optional)"
          noun="Code"
          name="acmgCodes"
          search={searchAcmgCodes}
          chosen={values.acmgCodes}
          onChoose={(acmgCodes) => set({ acmgCodes: [...acmgCodes] })}
          hint="The beginning of a code, such as PM1."
          error={errorOf('acmgCodes')}
        />
      ) : null}
      {places.clingenCodes ? (
        <ReferenceField
          label="ClinGen/CGC/VICC codes (optional)"
          noun="Code"
          name="clingenCodes"
          search={searchClingenCodes}
          chosen={values.clingenCodes}
          onChoose={(clingenCodes) => set({ clingenCodes: [...clingenCodes] })}
          hint="The beginning of a code, such as OS1, or words of its meaning."
          error={errorOf('clingenCodes')}
        />
      ) : null}
      <div className="grid gap-4 sm:grid-cols-[1fr_10rem]">
        <ReferenceField
          label="NCCN guideline (optional)"
          noun="Guideline"
          name="nccnGuideline"
          search={searchGuidelines}
          single
          chosen={values.nccnGuideline ? [values.nccnGuideline] : []}
          onChoose={([guideline]) => set({ nccnGuideline: guideline ?? null })}
          error={errorOf('nccnGuideline')}
        />
        <TypedText
          label="Version"
          name="nccnGuidelineVersion"
          text={values.nccnGuidelineVersion}
          onType={(nccnGuidelineVersion) => set({ nccnGuidelineVersion })}
          placeholder="3.2018"
          longest={longestTexts.nccn_guideline_version}
          error={errorOf('nccnGuidelineVersion')}
        />
      </div>
      {places.fdaRegulatoryApproval || places.fdaCompanionTest ? (
        <div className="grid gap-4 sm:grid-cols-2">
          {places.fdaRegulatoryApproval ? (
            <YesNoSelect label="FDA regulatory approval" {...chosen('fdaRegulatoryApproval')} />
          ) : null}
          {places.fdaCompanionTest ? (
            <YesNoSelect label="FDA-approved companion diagnostic" {...chosen('fdaCompanionTest')} />
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
