import { Link } from 'react-router'
import { hrefWith, paths } from '#app/paths.ts'
import { tagText } from '../entities.ts'
import type { EntityKind } from '../entities.ts'

type Way = { name: string; href: string }

const evidence = paths.submitEvidence.href()
const assertion = paths.submitAssertion.href()

/** What can be submitted about a record of each kind, its form filled in with the record. */
const waysFrom: Partial<Record<EntityKind, (id: string, tag: string) => Way[]>> = {
  gene: (id) => [{ name: 'Add evidence', href: hrefWith(evidence, { featureId: id }) }],
  feature: (id) => [{ name: 'Add evidence', href: hrefWith(evidence, { featureId: id }) }],
  variant: (id) => [{ name: 'Add evidence', href: hrefWith(evidence, { variantId: id }) }],
  molecularProfile: (id) => [
    { name: 'Add evidence', href: hrefWith(evidence, { molecularProfileId: id }) },
    { name: 'Add assertion', href: hrefWith(assertion, { molecularProfileId: id }) },
  ],
  source: (id) => [
    { name: 'Add evidence', href: hrefWith(evidence, { sourceId: id }) },
    { name: 'Suggest to curators', href: hrefWith(paths.suggestSource.href(), { sourceId: id }) },
  ],
  evidenceItem: (id, tag) => [
    { name: 'Duplicate', href: hrefWith(evidence, { from: tag }) },
    { name: 'Use in a new assertion', href: hrefWith(assertion, { evidenceItemIds: id }) },
  ],
  assertion: (_id, tag) => [{ name: 'Duplicate', href: hrefWith(assertion, { from: tag }) }],
  disease: (id) => [{ name: 'Add evidence', href: hrefWith(evidence, { diseaseId: id }) }],
  therapy: (id) => [
    { name: 'Add evidence', href: hrefWith(evidence, { therapyId: id, evidenceType: 'PREDICTIVE' }) },
  ],
}

/** Where changes of a record of each kind are suggested. */
const revisionOf: Partial<Record<EntityKind, (id: number) => string>> = {
  gene: paths.reviseFeature.href,
  feature: paths.reviseFeature.href,
  molecularProfile: paths.reviseMolecularProfile.href,
  evidenceItem: paths.reviseEvidenceItem.href,
  assertion: paths.reviseAssertion.href,
  variant: paths.reviseVariant.href,
  variantGroup: paths.reviseVariantGroup.href,
}

/** The ways from a record to the forms that begin with it. */
export function SubmitLinks({
  kind,
  id,
  deprecated = false,
}: {
  kind: EntityKind
  id: number
  /** Of what is out of use no changes are suggested, and nothing begins with it. */
  deprecated?: boolean
}) {
  if (deprecated) return null
  const revision = revisionOf[kind]?.(id)
  const ways = [
    ...(revision ? [{ name: 'Suggest a revision', href: revision }] : []),
    ...(waysFrom[kind]?.(String(id), tagText(kind, id)) ?? []),
  ]
  if (ways.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-4 text-sm" data-print="hide">
      {ways.map(({ name, href }) => (
        <li key={name}>
          <Link className="link" to={href}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
