import { directions, referenceBuilds } from '#domain/vocabularies/coordinates.ts'
import type { Direction, ReferenceBuild } from '#domain/vocabularies/coordinates.ts'
import { ExternalLink } from '#app/ui/ExternalLink.tsx'
import { TypedText } from '../TypedText.tsx'
import { VocabularySelect } from '../VocabularySelect.tsx'
import { junctionSides, sideNames } from './junction-values.ts'
import type { FusionSides, JunctionField, JunctionSide, JunctionValues } from './junction-values.ts'

type SharedProps = {
  values: JunctionValues
  set: (change: Partial<JunctionValues>) => void
  errorOf: (field: JunctionField) => string | undefined
}

/** Where a fusion variant breaks: of each side with a known gene the transcript, the exon and the offset from it. */
export function JunctionFields({ sides, ...props }: SharedProps & { sides: FusionSides }) {
  const { values, set, errorOf } = props
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <VocabularySelect
          label="Reference build"
          name="referenceBuild"
          words={referenceBuilds}
          chosen={values.referenceBuild}
          onChoose={(referenceBuild) => set({ referenceBuild })}
          hint="Of the transcripts of both partners."
          error={errorOf('referenceBuild')}
        />
        <TypedText
          label="Ensembl version"
          name="ensemblVersion"
          text={values.ensemblVersion}
          onType={(ensemblVersion) => set({ ensemblVersion })}
          placeholder="75"
          hint="Ensembl release of the transcripts."
          error={errorOf('ensemblVersion')}
        />
      </div>
      {sideNames.map((side) => {
        const { status, geneName } = sides[side]
        return status === 'KNOWN' && geneName ? (
          <SideFields key={side} side={side} geneName={geneName} {...props} />
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
  values,
  set,
  errorOf,
}: SharedProps & { side: JunctionSide; geneName: string }) {
  const { label, transcript, exon, offset, direction, exonHint, offsetHint } = junctionSides[side]
  return (
    <fieldset className="space-y-3 rounded border border-line bg-surface p-3">
      <legend className="float-left w-full text-sm font-semibold">
        {label}: {geneName}
      </legend>
      <div className="clear-both grid gap-3 sm:grid-cols-2">
        <TypedText
          label="Transcript"
          name={transcript}
          text={values[transcript]}
          onType={(text) => set({ [transcript]: text.trim() })}
          placeholder="ENST00000318522.9"
          hint="Ensembl transcript with its version."
          error={errorOf(transcript)}
        />
        <TypedText
          label="Exon"
          name={exon}
          text={values[exon]}
          onType={(text) => set({ [exon]: text })}
          hint={exonHint(geneName)}
          error={errorOf(exon)}
        />
        <TypedText
          label="Offset (optional)"
          name={offset}
          text={values[offset]}
          onType={(text) => set({ [offset]: text })}
          hint={`${offsetHint} Leave empty at the exon boundary.`}
          error={errorOf(offset)}
        />
        <VocabularySelect
          label="Offset direction"
          name={direction}
          words={directions}
          wordsOf={(value) => directionWords[value]}
          chosen={values[direction]}
          onChoose={(chosen) => set({ [direction]: chosen })}
          empty="No offset"
          error={errorOf(direction)}
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
