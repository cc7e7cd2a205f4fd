import { evidenceTypeRules } from '#domain/clinical/evidence-rules.ts'
import * as vocabularies from '#domain/vocabularies/evidence.ts'
import * as meanings from '#domain/vocabularies/meanings.ts'
import { significanceLabel } from '#app/entities/evidence/significance.ts'
import { handbookHref } from '../handbook-place.ts'
import { Field } from '#app/ui/controls/Field.tsx'
import { Select } from '#app/ui/controls/Select.tsx'
import { ClinicalFields } from '../clinical/ClinicalFields.tsx'
import { AboutFields, ClaimFields, neededHint } from '../clinical/StatementFields.tsx'
import { FieldsCard } from '../FieldsCard.tsx'
import { bindFields } from '../fields-props.ts'
import type { FieldsProps } from '../fields-props.ts'
import type { Reference } from '../references/reference.ts'
import { SourceField } from '../source/SourceField.tsx'
import { longestTexts } from '#domain/text/text-lengths.ts'
import { TypedText } from '../TypedText.tsx'
import { VocabularySelect } from '../VocabularySelect.tsx'
import { evidencePlaces } from './evidence-values.ts'
import type { EvidenceStatement } from './evidence-values.ts'
import { ratings } from './ratings.ts'

/** The fields of an evidence item, as far as its type has a place for them. */
export function EvidenceFields({
  record = null,
  feature,
  ...form
}: FieldsProps<EvidenceStatement> & {
  /** What is revised; null for a new item. */
  record?: EvidenceStatement | null
  /** What the profile is about, when that is known already. */
  feature?: Reference | null
}) {
  const { values, set, errorOf } = form
  const field = bindFields(form)
  const type = values.evidenceType
  return (
    <>
      <FieldsCard title="Source and molecular profile">
        <SourceField label="Source" {...field.record('source')} />
        <AboutFields {...form} feature={feature} record={record} />
      </FieldsCard>
      <FieldsCard title="Clinical significance">
        <ClaimFields
          type={{
            help: 'evidence#types',
            words: vocabularies.evidenceTypes,
            meanings: meanings.evidenceTypeMeanings,
            ...field.choice('evidenceType'),
          }}
          direction={{
            help: 'evidence#direction',
            words: vocabularies.evidenceDirections,
            meanings: meanings.evidenceDirectionMeanings,
            ...field.choice('evidenceDirection'),
          }}
          significance={{
            help: 'evidence#significance',
            words: vocabularies.evidenceSignificances,
            meanings: meanings.evidenceSignificanceMeanings,
            wordsOf: significanceLabel,
            ...field.choice('significance'),
          }}
          rule={type && evidenceTypeRules[type]}
        />
        <ClinicalFields
          {...form}
          places={evidencePlaces(values, record)}
          subject={type ? `${vocabularies.evidenceTypes.label(type)} evidence` : undefined}
        />
      </FieldsCard>
      <FieldsCard title="Level and rating">
        <div className="grid gap-4 sm:grid-cols-2">
          <VocabularySelect
            label="Level"
            help="evidence#level"
            words={vocabularies.evidenceLevels}
            meanings={meanings.evidenceLevelMeanings}
            wordsOf={(level) => `${level}: ${vocabularies.evidenceLevelDescriptions[level].toLowerCase()}`}
            {...field.choice('evidenceLevel')}
          />
          <div data-field="rating">
            <Field
              label="Rating"
              help={handbookHref('evidence#rating')}
              hint={neededHint(record?.rating)}
              error={errorOf('rating')}
            >
              {(control) => (
                <Select
                  {...control}
                  empty="Select…"
                  choices={ratings}
                  value={values.rating ?? ''}
                  onChoose={(value) => set({ rating: value ? Number(value) : null })}
                />
              )}
            </Field>
          </div>
        </div>
        <TypedText
          label="Evidence statement"
          help="statements#contents"
          {...field.text('description')}
          lines={6}
          hint="Summarise the finding in your own words: patients or model, intervention, result."
          longest={longestTexts.description}
        />
      </FieldsCard>
    </>
  )
}
