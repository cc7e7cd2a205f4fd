import { lazy } from 'react'
import { tables } from '#app/entities/tables/tables.ts'
import type { VariantPageQuery } from '#app/graphql/generated/variant-page.ts'
import { Annotations } from '#app/entities/annotations/Annotations.tsx'
import { CiteRecord } from '#app/entities/source/CiteRecord.tsx'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { EvidenceCounts } from '#app/entities/evidence/EvidenceCounts.tsx'
import { Provenance } from '#app/entities/source/Provenance.tsx'
import { formatNumber } from '#app/entities/evidence/counts.ts'
import { RecordTable } from '#app/entities/tables/RecordTable.tsx'
import { ClinicalSummary } from '#app/entities/summary/ClinicalSummary.tsx'
import { WhenNear } from '#app/entities/WhenNear.tsx'
import { Card } from '#app/ui/Card.tsx'
import { CopyButton } from '#app/ui/controls/CopyButton.tsx'
import { SkeletonLines } from '#app/ui/feedback/Skeleton.tsx'
import { RecordColumns } from '../RecordPage.tsx'
import { Coordinates } from './Coordinates.tsx'
import { FusionSides } from './FusionSides.tsx'
import { VariantIdentifiers } from './VariantIdentifiers.tsx'

const AlsoApplies = lazy(() => import('./AlsoApplies.tsx'))

type Variant = NonNullable<VariantPageQuery['variant']>

/** Overview of a variant: where it lies, what it is called, and in which profiles it stands. */
export function VariantOverview({ variant }: { variant: Variant }) {
  const profile = variant.singleVariantMolecularProfile
  const { acceptedCount, submittedCount, rejectedCount } = profile.evidenceCountsByStatus
  const place = placeOf(variant)
  const names = (
    <Card title="Names and identifiers">
      <VariantIdentifiers variant={variant} />
    </Card>
  )
  return (
    <div className="space-y-4">
      <ClinicalSummary
        subject={{
          kind: 'variant',
          id: variant.id,
          name: `${variant.feature.name} ${variant.name}`,
          ownProfileId: profile.id,
        }}
        summary={variant.clinicalSummary}
      />
      <Card title="Also applies">
        <p className="mb-1 text-sm text-muted">
          Accepted evidence on broader molecular profiles, the best level first. It is not part of the
          summary.
        </p>
        <div className="min-h-40">
          <WhenNear place={<SkeletonLines count={4} />}>
            <AlsoApplies id={variant.id} name={`${variant.feature.name} ${variant.name}`} />
          </WhenNear>
        </div>
      </Card>
      <RecordColumns
        main={place ?? names}
        aside={
          <>
            {place ? names : null}
            <Card title="Molecular profile score">
              <p className="text-xl font-semibold">{formatNumber(profile.molecularProfileScore)}</p>
              <p className="mt-1 text-sm text-muted">
                Sum over the accepted evidence of its own profile{' '}
                <EntityLink kind="molecularProfile" record={profile} />: level weight (A 10, B 5, C 2.5, D 1,
                E 0.25) times rating.
              </p>
              <p className="mt-2 text-sm">
                Evidence for this profile:{' '}
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
          </>
        }
      />
      <Annotations kind="variant" id={variant.id} name={variant.name} />
      <section aria-labelledby="profiles">
        <h2 id="profiles" className="mb-2 font-semibold">
          Molecular profiles with this variant
        </h2>
        <RecordTable
          table={tables.browseProfiles}
          caption={`Molecular profiles with ${variant.name}`}
          fixed={{ variantId: variant.id }}
          fit="part"
        />
      </section>
      <CiteRecord kind="variant" id={variant.id} name={`${variant.feature.name} ${variant.name}`} />
    </div>
  )
}

/** Where a variant lies; null for kinds that lie nowhere. */
function placeOf(variant: Variant) {
  switch (variant['__typename']) {
    case 'GeneVariant':
      return (
        <>
          {variant.threePrimeCoordinates ? (
            <>
              <Coordinates title="Coordinates of the 5′ partner" coordinate={variant.coordinates} />
              <Coordinates title="Coordinates of the 3′ partner" coordinate={variant.threePrimeCoordinates} />
            </>
          ) : (
            <Coordinates title="Coordinates" coordinate={variant.coordinates} />
          )}
          <Hgvs descriptions={variant.hgvsDescriptions} />
        </>
      )
    case 'FusionVariant':
      return <FusionSides variant={variant} />
    default:
      return null
  }
}

/** `N/A` is what curators enter when a variant has no HGVS description. */
function Hgvs({ descriptions }: { descriptions: readonly string[] }) {
  const present = descriptions.filter((description) => description !== 'N/A')
  if (present.length === 0) return null
  return (
    <Card title="HGVS descriptions">
      <ul className="text-sm">
        {present.map((description) => (
          <li key={description}>
            <code className="font-mono text-xs break-all">{description}</code>{' '}
            <CopyButton text={description} label={`Copy ${description}`} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
