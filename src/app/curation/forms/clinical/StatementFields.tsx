import { variantOrigins } from '#domain/vocabularies/evidence.ts'
import { variantOriginMeanings } from '#domain/vocabularies/meanings.ts'
import type { HandbookPlace } from '../handbook-place.ts'
import type { Vocabulary } from '#domain/vocabularies/vocabulary.ts'
import { bindFields } from '../fields-props.ts'
import type { FieldsProps } from '../fields-props.ts'
import { ProfileField } from '../profile/ProfileField.tsx'
import type { Reference } from '../references/reference.ts'
import { VocabularySelect } from '../VocabularySelect.tsx'
import type { ClinicalValues } from './clinical-values.ts'

type About = Pick<ClinicalValues, 'molecularProfile' | 'variantOrigin'>

/** Subject of evidence or an assertion: the molecular profile, and where its variants arose. */
export function AboutFields({
  feature,
  record,
  ...form
}: FieldsProps<About> & {
  /** What the profile is about, when that is known already. */
  feature?: Reference | null
  /** What is revised; null for something new. */
  record: About | null
}) {
  const field = bindFields(form)
  return (
    <>
      <ProfileField feature={feature} {...field.choice('molecularProfile')} />
      <VocabularySelect
        label="Variant origin"
        help="evidence#origin"
        words={variantOrigins}
        meanings={variantOriginMeanings}
        hint={neededHint(record?.variantOrigin)}
        {...field.choice('variantOrigin')}
      />
    </>
  )
}

/** Said at a field that an imported record leaves open and the interface takes no revision without. */
export const neededHint = (recorded: unknown): string | undefined =>
  recorded === null ? 'Not recorded. Select one to submit a revision.' : undefined

type Word<Value extends string> = {
  help: HandbookPlace
  name: string
  words: Vocabulary<Value>
  meanings: Readonly<Record<Value, string>>
  wordsOf?: (value: Value) => string
  chosen: Value | null
  onChoose: (value: Value | null) => void
  error?: string
}

/** Type, direction and significance; the last two as soon as the type says what they may be. */
export function ClaimFields<Type extends string, Direction extends string, Significance extends string>({
  type,
  direction,
  significance,
  rule,
}: {
  type: Word<Type>
  direction: Word<Direction>
  significance: Word<Significance>
  /** What the chosen type allows. */
  rule: { directions: readonly Direction[]; significances: readonly Significance[] } | null
}) {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <VocabularySelect label="Type" {...type} />
      {rule ? (
        <>
          <VocabularySelect label="Direction" allowed={rule.directions} {...direction} />
          <VocabularySelect label="Significance" allowed={rule.significances} {...significance} />
        </>
      ) : (
        <p className="self-end text-sm text-muted sm:col-span-2">Required fields depend on the type.</p>
      )}
    </div>
  )
}
