import { assertionTypeRules } from '#domain/clinical/assertion-rules.ts'
import { assertionDirections, assertionSignificances, assertionTypes } from '#domain/vocabularies/evidence.ts'
import {
  assertionTypeMeanings,
  assertionDirectionMeanings,
  assertionSignificanceMeanings,
} from '#domain/vocabularies/meanings.ts'
import { significanceLabel } from '#app/entities/evidence/significance.ts'
import { Card } from '#app/ui/Card.tsx'
import { ClinicalFields } from '../clinical/ClinicalFields.tsx'
import { AboutFields, ClaimFields } from '../clinical/StatementFields.tsx'
import { FieldsCard } from '../FieldsCard.tsx'
import { bindFields } from '../fields-props.ts'
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
  const { values } = form
  const field = bindFields(form)
  const type = values.assertionType
  const places = assertionPlaces(values, record)
  return (
    <>
      <FieldsCard title="Molecular profile and disease">
        <AboutFields {...form} record={record} />
        <ClaimFields
          type={{
            help: 'assertions#types',
            words: assertionTypes,
            meanings: assertionTypeMeanings,
            ...field.choice('assertionType'),
          }}
          direction={{
            help: 'assertions#significance',
            words: assertionDirections,
            meanings: assertionDirectionMeanings,
            ...field.choice('assertionDirection'),
          }}
          significance={{
            help: 'assertions#significance',
            words: assertionSignificances,
            meanings: assertionSignificanceMeanings,
            wordsOf: significanceLabel,
            ...field.choice('significance'),
          }}
          rule={type && assertionTypeRules[type]}
        />
        <ClinicalFields
          {...form}
          places={places}
          subject={type ? `${assertionTypes.label(type)} assertions` : undefined}
        />
      </FieldsCard>
      <Card title="Supporting evidence">
        <CitedEvidence
          {...field.choice('evidenceItems')}
          fits={{
            molecularProfileId: values.molecularProfile?.id,
            diseaseId: values.disease?.id,
            type,
            therapyIds: places.therapies ? idsOf(values.therapies) : [],
            significance: values.significance,
          }}
        />
      </Card>
      {type ? (
        <Card title="Classification">
          <Classification {...form} places={places} />
        </Card>
      ) : null}
      <FieldsCard title="Summary and description">
        <TypedText
          label="Summary"
          {...field.text('summary')}
          lines={2}
          hint="The assertion in one or two sentences."
          longest={longestTexts.summary}
        />
        <TypedText
          label="Description"
          {...field.text('description')}
          lines={6}
          hint="How the evidence supports the assertion, and any evidence against it."
          longest={longestTexts.description}
        />
      </FieldsCard>
    </>
  )
}
