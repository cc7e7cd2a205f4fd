import { VariantAnnotationsDocument } from '#app/graphql/generated/annotations.ts'
import type { VariantAnnotationsQuery } from '#app/graphql/generated/annotations.ts'
import { gnomadVariantUrl, idLinks, placeLinks } from '#domain/records/outside-links.ts'
import type { OutsideLink } from '#domain/records/outside-links.ts'
import { genomicChange } from '#domain/variants/genomic-hgvs.ts'
import { geneLinks } from '#domain/records/outside-links.ts'
import { CopyButton } from '#app/ui/controls/CopyButton.tsx'
import { ExternalLink } from '#app/ui/ExternalLink.tsx'
import { Facts } from '#app/ui/Facts.tsx'
import { AnnotationFrame } from './AnnotationFrame.tsx'
import { NcitFacts } from './NcitFacts.tsx'
import { annotatorsOf, frequencyText, predictorsOf } from './variant-annotations.ts'

type Variant = NonNullable<VariantAnnotationsQuery['variant']>
type GeneVariant = Extract<Variant, { __typename: 'GeneVariant' }>

/** Frequencies, ClinVar, COSMIC, predictors and the MANE Select transcript of a variant; the definition of a factor's. */
export const VariantAnnotations = ({ id }: { id: number }) => (
  <AnnotationFrame
    query={VariantAnnotationsDocument}
    id={id}
    parts={({ variant }) => {
      switch (variant?.['__typename']) {
        case 'GeneVariant':
          return {
            answers: variant.outsideAnswers,
            links: linksOf(variant),
            content: <GeneVariantFacts variant={variant} />,
          }
        case 'FactorVariant':
          return {
            answers: variant.outsideAnswers,
            links: [],
            content: <NcitFacts details={variant.ncitDetails} />,
          }
        default:
          return {
            answers: [],
            links: [],
            content: <p className="text-muted">Other databases annotate gene variants and factors only.</p>,
          }
      }
    }}
  />
)

function linksOf({ coordinates, feature, openCravatUrl }: GeneVariant): OutsideLink[] {
  const place = coordinates && {
    referenceBuild: coordinates.referenceBuild ?? null,
    chromosome: coordinates.chromosome ?? null,
    start: coordinates.start ?? null,
    stop: coordinates.stop ?? null,
  }
  const change =
    coordinates &&
    place &&
    genomicChange({
      ...place,
      reference_build: place.referenceBuild,
      reference_bases: coordinates.referenceBases ?? null,
      variant_bases: coordinates.variantBases ?? null,
    })
  const variantUrl = change && gnomadVariantUrl(change)
  const ofPlace = (place ? placeLinks(place) : []).map((link) =>
    link.name === 'gnomAD' && variantUrl ? { ...link, url: variantUrl } : link,
  )
  const taken = new Set(ofPlace.map(({ name }) => name))
  return [
    ...(openCravatUrl ? [{ name: 'OpenCRAVAT', url: openCravatUrl }] : []),
    ...ofPlace,
    ...geneLinks(feature.name).filter(({ name }) => !taken.has(name)),
  ]
}

function GeneVariantFacts({ variant }: { variant: GeneVariant }) {
  const { myVariantInfo: info, maneSelectTranscript: mane } = variant
  const predictors = info ? predictorsOf(info) : []
  const annotators = annotatorsOf(variant.openCravatAnnotations)
  return (
    <Facts
      facts={[
        {
          name: 'MANE Select',
          value: mane && (
            <>
              <code className="font-mono text-xs break-all">{mane}</code>{' '}
              <CopyButton text={mane} label="Copy the description on the MANE Select transcript" />
            </>
          ),
        },
        {
          name: 'gnomAD exomes',
          value:
            info &&
            frequencyText({
              count: info.gnomadExomeAlleleCount,
              number: info.gnomadExomeAlleleNumber,
              frequency: info.gnomadExomeAlleleFrequency,
              filter: info.gnomadExomeFilter,
            }),
        },
        {
          name: 'gnomAD genomes',
          value:
            info &&
            frequencyText({
              count: info.gnomadGenomeAlleleCount,
              number: info.gnomadGenomeAlleleNumber,
              frequency: info.gnomadGenomeAlleleFrequency,
              filter: info.gnomadGenomeFilter,
            }),
        },
        {
          name: 'ExAC',
          value:
            info &&
            frequencyText({
              count: info.exacAlleleCount,
              number: info.exacAlleleNumber,
              frequency: info.exacAlleleFrequency,
            }),
        },
        {
          name: 'ClinVar',
          value: info?.clinvarId && (
            <>
              <ExternalLink href={idLinks.clinvar(info.clinvarId)}>{info.clinvarId}</ExternalLink>{' '}
              {info.clinvarClinicalSignificance.join(', ')}
            </>
          ),
        },
        {
          name: 'COSMIC',
          value: info?.cosmicId && (
            <ExternalLink href={idLinks.cosmic(info.cosmicId)}>{info.cosmicId}</ExternalLink>
          ),
        },
        {
          name: 'dbSNP',
          value: info?.dbsnpRsid && (
            <ExternalLink href={idLinks.dbsnp(info.dbsnpRsid)}>{info.dbsnpRsid}</ExternalLink>
          ),
        },
        { name: 'Effect (SnpEff)', value: info?.snpeffSnpEffect.join(', ').replaceAll('_', ' ') },
        { name: 'Protein domain', value: info?.dbnsfpInterproDomain.join(', ') },
        {
          name: 'Predictions',
          value: predictors.length > 0 && (
            <ul aria-label="Predictions of effect">
              {predictors.map(({ name, prediction, score }) => (
                <li key={name}>
                  {name}: {[prediction, score].filter(Boolean).join(', ')}
                </li>
              ))}
            </ul>
          ),
        },
        { name: 'At OpenCRAVAT', value: annotators.length > 0 && `annotated by ${annotators.join(', ')}` },
      ]}
    />
  )
}
