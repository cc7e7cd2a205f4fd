import { sampleOrigins } from '#domain/matching/comparison/origin-agreement.ts'
import { ReferenceField } from '#app/curation/forms/references/ReferenceField.tsx'
import { searchDiseases } from '#app/curation/forms/references/reference-searches.ts'
import { countOf } from '#app/entities/evidence/counts.ts'
import { Button } from '#app/ui/controls/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Field } from '#app/ui/controls/Field.tsx'
import { Select } from '#app/ui/controls/Select.tsx'
import { TextInput } from '#app/ui/controls/TextInput.tsx'
import { AlterationLines } from './AlterationLines.tsx'
import { AssayedFields } from './AssayedFields.tsx'
import { FilePanel } from './FilePanel.tsx'
import { BUILD_WORDS, ORIGIN_WORDS } from './report/match-words.ts'
import { NewAlterations } from './NewAlterations.tsx'
import { emptySample, isEmptySample } from './sample.ts'
import type { Sample } from './sample.ts'
import { matchedCount } from './report/hits.ts'
import type { Matched } from './use-match.ts'

const builds = ['', 'GRCH37', 'GRCH38'] as const
const statuses = [
  { value: 'ACCEPTED', label: 'Accepted' },
  { value: 'NON_REJECTED', label: 'Accepted and submitted' },
]

/** The sample: its alterations with what was understood of each, its disease, and what was looked for. */
export function SamplePanel({
  sample,
  onChange,
  matched,
}: {
  sample: Sample
  onChange: (change: (sample: Sample) => Sample) => void
  matched: Matched
}) {
  const set = (fields: Partial<Sample>) => onChange((before) => ({ ...before, ...fields }))
  return (
    <Card
      title="Sample"
      actions={
        !isEmptySample(sample) ? (
          <Button look="quiet" className="-mr-2" onClick={() => onChange(() => emptySample)}>
            Clear sample
          </Button>
        ) : null
      }
    >
      <div className="space-y-4">
        <NewAlterations sample={sample} onChange={onChange} />
        {sample.file ? (
          <FilePanel file={sample.file} onChange={(file) => set({ file })} matched={matched} />
        ) : null}
        <AlterationLines sample={sample} onChange={onChange} matched={matched} />
        {matched.report ? (
          <a href="#results" className="link inline-block text-sm xl:hidden">
            {countOf(matchedCount(matched.report), 'profile matched', 'profiles matched')}: show results
          </a>
        ) : null}
        <ReferenceField
          label="Disease"
          kind="disease"
          name="disease"
          search={searchDiseases}
          single
          chosen={sample.disease ? [sample.disease] : []}
          onChoose={([disease]) => set({ disease: disease ?? null })}
          placeholder="Name, alias or DOID"
          hint={sample.disease ? undefined : 'Evidence for this disease is then listed first.'}
        />
        <div className="grid grid-cols-2 gap-3">
          <Field label="Reference build">
            {(control) => (
              <Select
                {...control}
                value={sample.build}
                choices={builds.map((value) => ({ value, label: BUILD_WORDS[value] }))}
                onChoose={(value) => set({ build: builds.find((build) => build === value) ?? '' })}
              />
            )}
          </Field>
          <Field label="Variant origin">
            {(control) => (
              <Select
                {...control}
                value={sample.origin}
                choices={sampleOrigins.map((value) => ({ value, label: ORIGIN_WORDS[value] }))}
                onChoose={(value) =>
                  set({ origin: sampleOrigins.find((origin) => origin === value) ?? 'UNKNOWN' })
                }
              />
            )}
          </Field>
          <Field label="Evidence status">
            {(control) => (
              <Select
                {...control}
                value={sample.status}
                choices={statuses}
                onChoose={(value) => set({ status: value === 'ACCEPTED' ? value : 'NON_REJECTED' })}
              />
            )}
          </Field>
          <Field label="Sample name (printed)">
            {(control) => (
              <TextInput
                {...control}
                value={sample.name}
                autoComplete="off"
                maxLength={80}
                onChange={(event) => set({ name: event.target.value })}
              />
            )}
          </Field>
        </div>
        <AssayedFields assayed={sample.assayed} onChange={(assayed) => set({ assayed })} />
        <p className="text-xs text-muted">
          Samples are not stored, logged or sent to other services: they are matched in memory, then
          discarded. They stay in this tab until you reload or close it.
        </p>
      </div>
    </Card>
  )
}
