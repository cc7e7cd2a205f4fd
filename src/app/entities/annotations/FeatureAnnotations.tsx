import { FeatureAnnotationsDocument } from '#app/graphql/generated/annotations.ts'
import { geneLinks, idLinks } from '#domain/records/outside-links.ts'
import { ExternalLink } from '#app/ui/ExternalLink.tsx'
import { Facts } from '#app/ui/Facts.tsx'
import { AnnotationFrame } from './AnnotationFrame.tsx'
import { readGeneDetails } from './gene-details.ts'
import { IdLinks } from './IdLinks.tsx'
import { NcitFacts } from './NcitFacts.tsx'

/** Summary, domains, pathways and UniProt of a gene; the definition of a factor. */
export const FeatureAnnotations = ({ id }: { id: number }) => (
  <AnnotationFrame
    query={FeatureAnnotationsDocument}
    id={id}
    parts={({ feature }) => {
      const instance = feature?.featureInstance
      switch (instance?.['__typename']) {
        case 'Gene':
          return {
            answers: instance.outsideAnswers,
            links: geneLinks(feature?.name ?? ''),
            content: <GeneFacts json={instance.myGeneInfoDetails} />,
          }
        case 'Factor':
          return {
            answers: instance.outsideAnswers,
            links: [],
            content: <NcitFacts details={instance.ncitDetails} />,
          }
        default:
          return {
            answers: [],
            links: [],
            content: <p className="text-muted">Other databases annotate genes and factors only.</p>,
          }
      }
    }}
  />
)

function GeneFacts({ json }: { json: unknown }) {
  const details = readGeneDetails(json)
  if (!details) return null
  const { summary, location, uniprotIds, ensemblIds, domains, pathways } = details
  return (
    <Facts
      facts={[
        { name: 'Summary (NCBI)', value: summary, isParagraph: true },
        { name: 'Location', value: location },
        { name: 'UniProt', value: <IdLinks ids={uniprotIds} url={idLinks.uniprot} /> },
        { name: 'Ensembl', value: ensemblIds.join(', ') },
        {
          name: 'Protein domains',
          value: domains.length > 0 && (
            <ul>
              {domains.map(({ id, name }) => (
                <li key={id}>
                  <ExternalLink href={idLinks.interpro(id)}>{name}</ExternalLink>
                </li>
              ))}
            </ul>
          ),
        },
        ...pathways.map(({ database, names }) => ({
          name: `Pathways (${database})`,
          value: names.join('; '),
        })),
      ].filter(({ name }) => name !== 'UniProt' || uniprotIds.length > 0)}
    />
  )
}
