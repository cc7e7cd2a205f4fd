import { referenceBuilds } from '#domain/vocabularies/coordinates.ts'
import type { VariantCoordinates_coordinateFragment } from '#app/graphql/generated/variant-coordinates.ts'
import { CopyButton } from '#app/ui/controls/CopyButton.tsx'
import { ExternalLink } from '#app/ui/ExternalLink.tsx'
import { Facts } from '#app/ui/Facts.tsx'
import { coordinateLinks, coordinateText, positionText } from './coordinate-text.ts'

/** Where a variant lies, each value with a button that copies it, and the ways to look there. */
export function VariantCoordinates({ coordinate }: { coordinate: VariantCoordinates_coordinateFragment }) {
  const position = positionText(coordinate)
  const text = coordinateText(coordinate)
  const { referenceBases, variantBases, representativeTranscript, referenceBuild, ensemblVersion } =
    coordinate
  if (!position) return <p className="text-sm text-muted">No coordinates.</p>
  return (
    <>
      <Facts
        facts={[
          { name: 'Position', value: <CopyableValue text={position} what="position" /> },
          {
            name: 'Ref > Alt',
            value:
              referenceBases || variantBases ? (
                <CopyableValue text={`${referenceBases || '-'}>${variantBases || '-'}`} what="bases" />
              ) : null,
          },
          { name: 'Reference build', value: referenceBuild && referenceBuilds.label(referenceBuild) },
          {
            name: 'Transcript',
            value: representativeTranscript && (
              <CopyableValue text={representativeTranscript} what="transcript" />
            ),
          },
          { name: 'Ensembl version', value: ensemblVersion },
        ]}
      />
      <p className="mt-2 flex flex-wrap gap-x-4 text-sm">
        {text && text !== position ? (
          <span>
            Copy all <CopyButton text={text} label="Copy position and alleles" />
          </span>
        ) : null}
        {coordinateLinks(coordinate).map(({ title, href }) => (
          <ExternalLink key={title} href={href}>
            {title}
          </ExternalLink>
        ))}
      </p>
    </>
  )
}

/** A value to take along. */
export function CopyableValue({ text, what }: { text: string; what: string }) {
  return (
    <>
      <code className="font-mono text-xs break-all">{text}</code>{' '}
      <CopyButton text={text} label={`Copy the ${what}`} />
    </>
  )
}
