import type { VariantPageQuery } from '#app/graphql/generated/variant-page.ts'
import { hrefWith, paths } from '#app/paths.ts'
import { CiteRecord } from '#app/records/CiteRecord.tsx'
import { EntityLink } from '#app/records/EntityLink.tsx'
import { EvidenceCounts } from '#app/records/EvidenceCounts.tsx'
import { Provenance } from '#app/records/Provenance.tsx'
import { VariantCoordinates } from '#app/records/VariantCoordinates.tsx'
import { formatNumber } from '#app/records/counts.ts'
import { RecordTable } from '#app/records/tables/RecordTable.tsx'
import { profilesTable } from '#app/records/tables/profiles-table.tsx'
import { therapyUrl } from '#domain/links.ts'
import { Card } from '#app/ui/Card.tsx'
import { CopyButton } from '#app/ui/CopyButton.tsx'
import { ExternalLink } from '#app/ui/ExternalLink.tsx'
import { Facts } from '#app/ui/Facts.tsx'
import type { Fact } from '#app/ui/Facts.tsx'
import { Link } from 'react-router'
import { RecordColumns } from '../RecordPage.tsx'
import { FusionEnd } from './FusionEnd.tsx'

type Variant = NonNullable<VariantPageQuery['variant']>

/** What a variant is: where it lies, what it is called, and in which profiles it stands. */
export function VariantOverview({ variant }: { variant: Variant }) {
  const profile = variant.singleVariantMolecularProfile
  const { acceptedCount, submittedCount, rejectedCount } = profile.evidenceCountsByStatus
  return (
    <RecordColumns
      main={
        <>
          <Place variant={variant} />
          <section aria-labelledby="profiles">
            <h2 id="profiles" className="mb-2 font-semibold">
              Molecular profiles with this variant
            </h2>
            <RecordTable
              table={profilesTable}
              caption={`Molecular profiles with ${variant.name}`}
              fixed={{ variantId: variant.id }}
              fit="part"
            />
          </section>
        </>
      }
      aside={
        <>
          <Card title="Names and identifiers">
            <Facts facts={[...identifiersOf(variant), ...commonFacts(variant)]} />
          </Card>
          <Card title="Score">
            <p className="text-2xl font-semibold">{formatNumber(profile.molecularProfileScore)}</p>
            <p className="mt-1 text-sm text-muted">
              The sum over the accepted evidence of its own profile{' '}
              <EntityLink kind="molecularProfile" record={profile} />: level weight (A 10, B 5, C 2.5, D 1, E
              0.25) times rating.
            </p>
            <p className="mt-2 text-sm">
              <EvidenceCounts
                counts={{ accepted: acceptedCount, submitted: submittedCount, rejected: rejectedCount }}
              />
            </p>
          </Card>
          {variant.lastAcceptedRevisionEvent ? (
            <Card title="Provenance">
              <Provenance steps={[{ name: 'Last changed', event: variant.lastAcceptedRevisionEvent }]} />
            </Card>
          ) : null}
          <CiteRecord kind="variant" id={variant.id} name={`${variant.feature.name} ${variant.name}`} />
        </>
      }
    />
  )
}

function Place({ variant }: { variant: Variant }) {
  if (variant['__typename'] === 'GeneVariant') {
    return (
      <Card title="Coordinates">
        {variant.coordinates ? (
          <VariantCoordinates coordinate={variant.coordinates} />
        ) : (
          <p className="text-sm text-muted">No coordinates are recorded.</p>
        )}
      </Card>
    )
  }
  if (variant['__typename'] === 'FusionVariant') {
    return (
      <>
        <FusionEnd
          title="5′ end"
          coordinate={variant.fivePrimeCoordinates}
          exon={variant.fivePrimeEndExonCoordinates}
        />
        <FusionEnd
          title="3′ end"
          coordinate={variant.threePrimeCoordinates}
          exon={variant.threePrimeStartExonCoordinates}
        />
      </>
    )
  }
  return null
}

function commonFacts(variant: Variant): Fact[] {
  return [
    {
      name: 'Variant types',
      value: variant.variantTypes.length > 0 && (
        <ul>
          {variant.variantTypes.map(({ id, name, soid, url }) => (
            <li key={id}>
              <Link className="link" to={hrefWith(paths.variants.href(), { variantTypeName: name })}>
                {name.replaceAll('_', ' ')}
              </Link>{' '}
              {url ? (
                <ExternalLink href={url}>{soid}</ExternalLink>
              ) : (
                <span className="text-muted">{soid}</span>
              )}
            </li>
          ))}
        </ul>
      ),
    },
    { name: 'Aliases', value: variant.variantAliases.join(', ') },
  ]
}

function identifiersOf(variant: Variant): Fact[] {
  switch (variant['__typename']) {
    case 'GeneVariant': {
      const descriptions = variant.hgvsDescriptions.filter((description) => description !== 'N/A')
      return [
        {
          name: 'HGVS',
          value: descriptions.length > 0 && (
            <ul>
              {descriptions.map((description) => (
                <li key={description}>
                  <code className="font-mono text-xs break-all">{description}</code>{' '}
                  <CopyButton text={description} label={`Copy ${description}`} />
                </li>
              ))}
            </ul>
          ),
        },
        {
          name: 'Allele registry',
          value: variant.alleleRegistryId && <AlleleRegistry id={variant.alleleRegistryId} />,
        },
        {
          name: 'ClinVar',
          value: variant.clinvarIds.length > 0 && (
            <ul>
              {variant.clinvarIds.map((id) => (
                <li key={id}>{/^\d+$/.test(id) ? <ClinVar id={id} /> : (clinVarMarks[id] ?? id)}</li>
              ))}
            </ul>
          ),
        },
      ]
    }
    case 'FusionVariant':
      return [
        {
          name: 'VICC name',
          value: variant.viccCompliantName && (
            <>
              <code className="font-mono text-xs break-all">{variant.viccCompliantName}</code>{' '}
              <CopyButton text={variant.viccCompliantName} label="Copy the VICC name" />
            </>
          ),
        },
      ]
    case 'FactorVariant': {
      const url = therapyUrl(variant.ncitId)
      return [{ name: 'NCIt id', value: url && <ExternalLink href={url}>{variant.ncitId}</ExternalLink> }]
    }
    case 'RegionVariant':
      return [{ name: 'ISCN name', value: variant.iscnName }]
    default:
      return []
  }
}

/** What curators enter when there is no ClinVar record. */
const clinVarMarks: Readonly<Record<string, string>> = {
  'N/A': 'Not applicable',
  'NONE FOUND': 'None found',
}

function AlleleRegistry({ id }: { id: string }) {
  if (!/^CA\d+$/i.test(id)) return <>{id}</>
  return (
    <>
      <ExternalLink
        href={`https://reg.clinicalgenome.org/redmine/projects/registry/genboree_registry/by_canonicalid?canonicalid=${id}`}
      >
        {id}
      </ExternalLink>{' '}
      <CopyButton text={id} label="Copy the allele registry id" />
    </>
  )
}

function ClinVar({ id }: { id: string }) {
  return (
    <>
      <ExternalLink href={`https://www.ncbi.nlm.nih.gov/clinvar/variation/${id}/`}>{id}</ExternalLink>{' '}
      <CopyButton text={id} label={`Copy the ClinVar id ${id}`} />
    </>
  )
}
