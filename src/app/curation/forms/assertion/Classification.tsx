import { ampLevels } from '#domain/vocabularies/evidence.ts'
import { ampLevelMeanings } from '#domain/vocabularies/meanings.ts'
import { bindFields } from '../fields-props.ts'
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
  const field = bindFields(form)
  return (
    <div className="space-y-4">
      {places.ampLevel ? (
        <VocabularySelect
          label="AMP/ASCO/CAP tier (optional)"
          help="assertions#tiers"
          words={ampLevels}
          meanings={ampLevelMeanings}
          empty="Not specified"
          {...field.choice('ampLevel')}
        />
      ) : null}
      {places.acmgCodes ? (
        <ReferenceField
          label="ACMG codes (optional)"
          help="assertions#acmg"
          noun="Code"
          {...field.choice('acmgCodes')}
          search={searchAcmgCodes}
          hint="The beginning of a code, such as PM1."
        />
      ) : null}
      {places.clingenCodes ? (
        <ReferenceField
          label="ClinGen/CGC/VICC codes (optional)"
          help="assertions#clingen"
          noun="Code"
          {...field.choice('clingenCodes')}
          search={searchClingenCodes}
          hint="The beginning of a code, such as OS1, or words of its meaning."
        />
      ) : null}
      <div className="grid gap-4 sm:grid-cols-[1fr_10rem]">
        <ReferenceField
          label="NCCN guideline (optional)"
          help="assertions#guidelines"
          noun="Guideline"
          {...field.record('nccnGuideline')}
          search={searchGuidelines}
        />
        <TypedText
          label="Version"
          {...field.text('nccnGuidelineVersion')}
          placeholder="e.g. 3.2018"
          longest={longestTexts.nccn_guideline_version}
        />
      </div>
      {places.fdaRegulatoryApproval || places.fdaCompanionTest ? (
        <div className="grid gap-4 sm:grid-cols-2">
          {places.fdaRegulatoryApproval ? (
            <YesNoSelect label="FDA regulatory approval" {...field.choice('fdaRegulatoryApproval')} />
          ) : null}
          {places.fdaCompanionTest ? (
            <YesNoSelect label="FDA-approved companion diagnostic" {...field.choice('fdaCompanionTest')} />
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
