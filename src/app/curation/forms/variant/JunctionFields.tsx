import { directions, referenceBuilds } from '#domain/vocabularies/coordinates.ts'
import type { Direction, ReferenceBuild } from '#domain/vocabularies/coordinates.ts'
import { ExternalLink } from '#app/ui/ExternalLink.tsx'
import { bindFields } from '../fields-props.ts'
import type { FieldsProps } from '../fields-props.ts'
import { TypedText } from '../TypedText.tsx'
import { VocabularySelect } from '../VocabularySelect.tsx'
import { junctionSides, sideNames } from './junction-values.ts'
import type { FusionSides, JunctionSide, JunctionValues } from './junction-values.ts'

/** Where a fusion variant breaks: of each side with a known gene the transcript, the exon and the offset from it. */
export function JunctionFields({ sides, ...form }: FieldsProps<JunctionValues> & { sides: FusionSides }) {
  const field = bindFields(form)
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <VocabularySelect
          label="Reference build"
          {...field.choice('referenceBuild')}
          words={referenceBuilds}
          hint="Of the transcripts of both partners."
        />
        <TypedText
          label="Ensembl version"
          {...field.text('ensemblVersion')}
          placeholder="e.g. 75"
          hint="Ensembl release of the transcripts."
        />
      </div>
      {sideNames.map((side) => {
        const { status, geneName } = sides[side]
        return status === 'KNOWN' && geneName ? (
          <SideFields key={side} side={side} geneName={geneName} {...form} />
        ) : (
          <p key={side} className="text-sm text-muted">
            {junctionSides[side].label}: {status === 'MULTIPLE' ? 'multiple genes' : 'unknown'}, so it has no
            exon.
          </p>
        )
      })}
    </>
  )
}

const directionWords: Readonly<Record<Direction, string>> = {
  POSITIVE: 'Positive: downstream, as e13+5',
  NEGATIVE: 'Negative: upstream, as e13-5',
}

function SideFields({
  side,
  geneName,
  ...form
}: FieldsProps<JunctionValues> & { side: JunctionSide; geneName: string }) {
  const { values, set } = form
  const field = bindFields(form)
  const { label, transcript, exon, offset, direction, exonHint, offsetHint } = junctionSides[side]
  return (
    <fieldset className="space-y-3 rounded border border-line bg-surface p-3">
      <legend className="float-left w-full text-sm font-semibold">
        {label}: {geneName}
      </legend>
      <div className="clear-both grid gap-3 sm:grid-cols-2">
        <TypedText
          label="Transcript"
          {...field.text(transcript)}
          onType={(text) => set({ [transcript]: text.trim() })}
          placeholder="e.g. ENST00000318522.9"
          hint="Ensembl transcript with its version."
        />
        <TypedText label="Exon" help="profiles#fusions" {...field.text(exon)} hint={exonHint(geneName)} />
        <TypedText
          label="Offset (optional)"
          {...field.text(offset)}
          hint={`${offsetHint} Leave empty at the exon boundary.`}
        />
        <VocabularySelect
          label="Offset direction"
          {...field.choice(direction)}
          words={directions}
          wordsOf={(value) => directionWords[value]}
          empty="No offset"
        />
      </div>
      <p className="text-xs">
        <ExternalLink href={transcriptsAt(geneName, values.referenceBuild)} inNewTab>
          Transcripts and exons of {geneName} in Ensembl
        </ExternalLink>
      </p>
    </fieldset>
  )
}

const transcriptsAt = (geneName: string, build: ReferenceBuild | null) =>
  `https://${build === 'GRCH37' ? 'grch37' : 'www'}.ensembl.org/Homo_sapiens/Gene/Summary?g=${encodeURIComponent(geneName)}`
