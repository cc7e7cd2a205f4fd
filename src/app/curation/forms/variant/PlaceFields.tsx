import { chromosomes, referenceBuilds } from '#domain/vocabularies/coordinates.ts'
import { coordinateLinks, coordinateText } from '#app/entities/profile/coordinate-text.ts'
import { ExternalLink } from '#app/ui/ExternalLink.tsx'
import { Field } from '#app/ui/controls/Field.tsx'
import { Select } from '#app/ui/controls/Select.tsx'
import { TypedText } from '../TypedText.tsx'
import { VocabularySelect } from '../VocabularySelect.tsx'
import { doubtAbout, placeOf } from './place-values.ts'
import type { PlaceField, PlaceValues } from './place-values.ts'

/** Where a gene variant lies, with the ways to look there. Nothing of it is needed; what begins it needs the rest. */
export function PlaceFields({
  values,
  set,
  errorOf,
}: {
  values: PlaceValues
  set: (change: Partial<PlaceValues>) => void
  errorOf: (field: PlaceField) => string | undefined
}) {
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
          name="referenceBuild"
          words={referenceBuilds}
          chosen={values.referenceBuild}
          onChoose={(referenceBuild) => set({ referenceBuild })}
          empty="None"
          error={errorOf('referenceBuild')}
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
          name="start"
          text={values.start}
          onType={(start) => set({ start })}
          placeholder="140453136"
          hint="First base; for an insertion, the base before it."
          error={errorOf('start')}
        />
        <TypedText
          label="Stop"
          name="stop"
          text={values.stop}
          onType={(stop) => set({ stop })}
          placeholder="140453136"
          hint="Last base; for an insertion, the base after it."
          error={errorOf('stop')}
        />
        <TypedText
          label="Reference bases"
          name="referenceBases"
          text={values.referenceBases}
          onType={(bases) => set({ referenceBases: bases.toUpperCase() })}
          placeholder="A"
          hint="Forward strand: A, C, G, T. Empty for an insertion."
          error={errorOf('referenceBases')}
        />
        <TypedText
          label="Variant bases"
          name="variantBases"
          text={values.variantBases}
          onType={(bases) => set({ variantBases: bases.toUpperCase() })}
          placeholder="T"
          hint="Forward strand. Empty for a deletion."
          error={errorOf('variantBases')}
        />
        <TypedText
          label="Representative transcript"
          name="representativeTranscript"
          text={values.representativeTranscript}
          onType={(transcript) => set({ representativeTranscript: transcript.trim() })}
          placeholder="ENST00000288602.6"
          hint="Ensembl transcript with its version."
          error={errorOf('representativeTranscript')}
        />
        <TypedText
          label="Ensembl version"
          name="ensemblVersion"
          text={values.ensemblVersion}
          onType={(ensemblVersion) => set({ ensemblVersion })}
          placeholder="75"
          hint="Ensembl release of the transcript."
          error={errorOf('ensemblVersion')}
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
