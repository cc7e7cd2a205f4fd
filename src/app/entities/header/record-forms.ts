import { hrefWith, paths } from '#app/paths.ts'
import { tagText } from '../entities.ts'
import type { EntityKind } from '../entities.ts'

/** A form that begins with a record. */
export type RecordForm = { name: string; href: string }

const evidence = paths.submitEvidence.href()
const assertion = paths.submitAssertion.href()

/** What can be submitted about a record of each kind, its form filled in with the record. */
const submissionsOf: Partial<Record<EntityKind, (id: string, tag: string) => RecordForm[]>> = {
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
    { name: 'Add assertion', href: hrefWith(assertion, { evidenceItemIds: id }) },
    { name: 'Duplicate', href: hrefWith(evidence, { from: tag }) },
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

/** The forms that begin with a record, the most used first: evidence on what it is about, else a revision. */
export function recordForms(kind: EntityKind, id: number): RecordForm[] {
  const href = revisionOf[kind]?.(id)
  const revision = href ? [{ name: 'Suggest a revision', href }] : []
  const submissions = submissionsOf[kind]?.(String(id), tagText(kind, id)) ?? []
  if (kind === 'evidenceItem' || kind === 'assertion') return [...revision, ...submissions]
  return [...submissions.slice(0, 1), ...revision, ...submissions.slice(1)]
}
