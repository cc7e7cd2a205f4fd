import { assertionTypeRules } from '#domain/clinical/assertion-rules.ts'
import { assertionDirections, assertionSignificances, assertionTypes } from '#domain/vocabularies/evidence.ts'
import { significanceLabel } from '#app/entities/evidence/significance.ts'
import { Card } from '#app/ui/Card.tsx'
import { ClinicalFields } from '../clinical/ClinicalFields.tsx'
import { AboutFields, ClaimFields } from '../clinical/StatementFields.tsx'
import { chosenIn } from '../fields-props.ts'
import type { FieldsProps } from '../fields-props.ts'
import { idsOf } from '../values.ts'
import { longestTexts } from '#domain/text/text-lengths.ts'
import { TypedText } from '../TypedText.tsx'
import { assertionPlaces } from './assertion-values.ts'
import type { AssertionStatement } from './assertion-values.ts'
import { CitedEvidence } from './CitedEvidence.tsx'
import { Classification } from './Classification.tsx'

/** The fields of an assertion, as far as its type has a place for them. */
export function AssertionFields({
  record = null,
  ...form
}: FieldsProps<AssertionStatement> & {
  /** What is revised; null for a new assertion. */
  record?: AssertionStatement | null
}) {
  const { values, set, errorOf } = form
  const chosen = chosenIn(form)
  const type = values.assertionType
  const places = assertionPlaces(values, record)
  return (
    <>
      <Card title="Molecular profile and disease">
        <div className="space-y-4">
          <AboutFields {...form} record={record} />
          <ClaimFields
            type={{ words: assertionTypes, ...chosen('assertionType') }}
            direction={{ words: assertionDirections, ...chosen('assertionDirection') }}
            significance={{
              words: assertionSignificances,
              wordsOf: significanceLabel,
              ...chosen('significance'),
            }}
            rule={type && assertionTypeRules[type]}
          />
          <ClinicalFields
            {...form}
            places={places}
            subject={type ? `${assertionTypes.label(type)} assertions` : undefined}
          />
        </div>
      </Card>
      <Card title="Supporting evidence">
        <CitedEvidence
          chosen={values.evidenceItems}
          onChoose={(evidenceItems) => set({ evidenceItems: [...evidenceItems] })}
          fits={{
            molecularProfileId: values.molecularProfile?.id,
            diseaseId: values.disease?.id,
            type,
            therapyIds: places.therapies ? idsOf(values.therapies) : [],
            significance: values.significance,
          }}
          error={errorOf('evidenceItems')}
        />
      </Card>
      {type ? (
        <Card title="Classification">
          <Classification {...form} places={places} />
        </Card>
      ) : null}
      <Card title="Summary and description">
        <div className="space-y-4">
          <TypedText
            label="Summary"
            name="summary"
            lines={2}
            text={values.summary}
            onType={(summary) => set({ summary })}
            hint="The assertion in one or two sentences."
            longest={longestTexts.summary}
            error={errorOf('summary')}
          />
          <TypedText
            label="Description"
            name="description"
            lines={6}
            text={values.description}
            onType={(description) => set({ description })}
            hint="How the evidence supports the assertion, and any evidence against it."
            longest={longestTexts.description}
            error={errorOf('description')}
          />
        </div>
      </Card>
    </>
  )
}
