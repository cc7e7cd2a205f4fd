import { therapyUrl } from '#domain/records/links.ts'
import { lookupTable } from '#domain/lookup-table.ts'
import type { VariantPageQuery } from '#app/graphql/generated/variant-page.ts'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { EntityLinks } from '#app/entities/EntityLinks.tsx'
import { CopyButton } from '#app/ui/controls/CopyButton.tsx'
import { ExternalLink } from '#app/ui/ExternalLink.tsx'
import { Facts } from '#app/ui/Facts.tsx'
import type { Fact } from '#app/ui/Facts.tsx'

type Variant = NonNullable<VariantPageQuery['variant']>

/** Names of a variant here and elsewhere. */
export function VariantIdentifiers({ variant }: { variant: Variant }) {
  return <Facts facts={[...identifiersOf(variant), ...commonFacts(variant)]} />
}

/** What every variant has: its types and other names. */
function commonFacts(variant: Variant): Fact[] {
  return [
    {
      name: 'Variant types',
      value: variant.variantTypes.length > 0 && (
        <ul>
          {variant.variantTypes.map(({ id, name, soid, url }) => (
            <li key={id}>
              <EntityLink kind="variantType" record={{ id, name: name.replaceAll('_', ' ') }} />{' '}
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
    {
      name: 'Variant groups',
      value: variant.variantGroups.length > 0 && (
        <EntityLinks kind="variantGroup" records={variant.variantGroups} />
      ),
    },
    { name: 'Aliases', value: variant.variantAliases.join(', ') },
  ]
}

/** What only variants of its kind have. */
function identifiersOf(variant: Variant): Fact[] {
  switch (variant['__typename']) {
    case 'GeneVariant':
      return [
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
      return [{ name: 'NCIt ID', value: url && <ExternalLink href={url}>{variant.ncitId}</ExternalLink> }]
    }
    case 'RegionVariant':
      return [{ name: 'ISCN name', value: variant.iscnName }]
    default:
      return []
  }
}

/** What curators enter when there is no ClinVar record. */
const clinVarMarks: Readonly<Record<string, string>> = lookupTable({
  'N/A': 'N/A',
  'NONE FOUND': 'None found',
})

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
