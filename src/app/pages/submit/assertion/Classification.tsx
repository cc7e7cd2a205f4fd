import type { AssertionTypeRule } from '#domain/assertion-rules.ts'
import { ampLevels } from '#domain/vocabularies/evidence.ts'
import {
  searchAcmgCodes,
  searchClingenCodes,
  searchGuidelines,
} from '#app/curation/forms/references/reference-searches.ts'
import { ReferenceField } from '#app/curation/forms/references/ReferenceField.tsx'
import { TypedText } from '#app/curation/forms/TypedText.tsx'
import { VocabularySelect } from '#app/curation/forms/VocabularySelect.tsx'
import type { AssertionField, AssertionValues } from './assertion-values.ts'
import { YesNoSelect } from './YesNoSelect.tsx'

/** How guidelines and authorities classify what is asserted, as far as its type has a place for it. */
export function Classification({
  values,
  set,
  rule,
  errorOf,
}: {
  values: AssertionValues
  set: (change: Partial<AssertionValues>) => void
  rule: AssertionTypeRule
  errorOf: (field: AssertionField) => string | undefined
}) {
  return (
    <div className="space-y-4">
      {rule.ampLevel === 'NONE' ? null : (
        <VocabularySelect
          label="AMP/ASCO/CAP level (optional)"
          name="ampLevel"
          words={ampLevels}
          empty="Not stated"
          chosen={values.ampLevel}
          onChoose={(ampLevel) => set({ ampLevel })}
          error={errorOf('ampLevel')}
        />
      )}
      {rule.acmgCodes === 'NONE' ? null : (
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
      )}
      {rule.clingenCodes === 'NONE' ? null : (
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
      )}
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
          label="Its version"
          name="nccnGuidelineVersion"
          text={values.nccnGuidelineVersion}
          onType={(nccnGuidelineVersion) => set({ nccnGuidelineVersion })}
          placeholder="3.2018"
          error={errorOf('nccnGuidelineVersion')}
        />
      </div>
      {rule.fda === 'NONE' ? null : (
        <div className="grid gap-4 sm:grid-cols-2">
          <YesNoSelect
            label="FDA regulatory approval"
            name="fdaRegulatoryApproval"
            chosen={values.fdaRegulatoryApproval}
            onChoose={(fdaRegulatoryApproval) => set({ fdaRegulatoryApproval })}
            error={errorOf('fdaRegulatoryApproval')}
          />
          <YesNoSelect
            label="FDA companion test"
            name="fdaCompanionTest"
            chosen={values.fdaCompanionTest}
            onChoose={(fdaCompanionTest) => set({ fdaCompanionTest })}
            error={errorOf('fdaCompanionTest')}
          />
        </div>
      )}
    </div>
  )
}
