import { chromosomes, referenceBuilds } from '#domain/vocabularies/coordinates.ts'
import { coordinateLinks, coordinateText } from '#app/entities/profile/coordinate-text.ts'
import { ExternalLink } from '#app/ui/ExternalLink.tsx'
import { Field } from '#app/ui/controls/Field.tsx'
import { Select } from '#app/ui/controls/Select.tsx'
import { bindFields } from '../fields-props.ts'
import type { FieldsProps } from '../fields-props.ts'
import { TypedText } from '../TypedText.tsx'
import { VocabularySelect } from '../VocabularySelect.tsx'
import { doubtAbout, placeOf } from './place-values.ts'
import type { PlaceValues } from './place-values.ts'

/** Where a gene variant lies, with the ways to look there. Nothing of it is needed; what begins it needs the rest. */
export function PlaceFields(form: FieldsProps<PlaceValues>) {
  const { values, set, errorOf } = form
  const field = bindFields(form)
  const place = placeOf(values)
  const doubt = doubtAbout(values)
  const text = coordinateText(place)
  const links = coordinateLinks(place)
  const labels = chromosomes.labels()
  const others = values.chromosome && !labels.includes(values.chromosome) ? [values.chromosome] : []
  return (
    <>
      <p className="text-sm text-muted">
        1-based, inclusive. Give build, chromosome, start, stop and transcript, or leave all empty.
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <VocabularySelect
          label="Reference build"
          help="model#coordinates"
          {...field.choice('referenceBuild')}
          words={referenceBuilds}
          empty="None"
        />
        <div data-field="chromosome">
          <Field label="Chromosome" error={errorOf('chromosome')}>
            {(control) => (
              <Select
                {...control}
                empty="None"
                value={values.chromosome}
                choices={[...labels, ...others].map((value) => ({ value, label: value }))}
                onChoose={(chromosome) => set({ chromosome })}
              />
            )}
          </Field>
        </div>
        <TypedText
          label="Start"
          {...field.text('start')}
          placeholder="e.g. 140453136"
          hint="First base; for an insertion, the base before it."
        />
        <TypedText
          label="Stop"
          {...field.text('stop')}
          placeholder="e.g. 140453136"
          hint="Last base; for an insertion, the base after it."
        />
        <TypedText
          label="Reference bases"
          {...field.text('referenceBases')}
          onType={(bases) => set({ referenceBases: bases.toUpperCase() })}
          placeholder="e.g. A"
          hint="Forward strand: A, C, G, T. Empty for an insertion."
        />
        <TypedText
          label="Variant bases"
          {...field.text('variantBases')}
          onType={(bases) => set({ variantBases: bases.toUpperCase() })}
          placeholder="e.g. T"
          hint="Forward strand. Empty for a deletion."
        />
        <TypedText
          label="Representative transcript"
          {...field.text('representativeTranscript')}
          onType={(transcript) => set({ representativeTranscript: transcript.trim() })}
          placeholder="e.g. ENST00000288602.6"
          hint="Ensembl transcript with its version."
        />
        <TypedText
          label="Ensembl version"
          {...field.text('ensemblVersion')}
          placeholder="e.g. 75"
          hint="Ensembl release of the transcript."
        />
      </div>
      <div aria-live="polite" className="space-y-1 text-sm empty:hidden">
        {doubt ? <p className="text-warning">{doubt}</p> : null}
        {text && links.length > 0 ? (
          <p className="flex flex-wrap gap-x-4">
            <span>
              View <code className="font-mono text-xs break-all">{text}</code>:
            </span>
            {links.map(({ title, href }) => (
              <ExternalLink key={title} href={href} inNewTab>
                {title}
              </ExternalLink>
            ))}
          </p>
        ) : null}
      </div>
    </>
  )
}
