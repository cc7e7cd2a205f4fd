import { hrefWith, paths } from '#app/paths.ts'
import type { RevisionKind, StoredDraft, SubmissionKind } from './draft-store.ts'

type FormKind = { noun: string; action: string; purpose: string; href: string }

/** The forms that submit something new, and where they are. */
export const formKinds: Readonly<Record<SubmissionKind, FormKind>> = {
  evidence: {
    noun: 'Evidence item',
    action: 'Submit evidence',
    purpose: 'One finding from one source about one molecular profile.',
    href: paths.submitEvidence.href(),
  },
  assertion: {
    noun: 'Assertion',
    action: 'Submit an assertion',
    purpose: 'Summarise the evidence for a molecular profile in a disease.',
    href: paths.submitAssertion.href(),
  },
  'variant-group': {
    noun: 'Variant group',
    action: 'Create a variant group',
    purpose: 'Related variants, grouped by mechanism or treatment.',
    href: paths.submitVariantGroup.href(),
  },
  'source-suggestion': {
    noun: 'Source suggestion',
    action: 'Suggest a source',
    purpose: 'A publication for curators to review.',
    href: paths.suggestSource.href(),
  },
}

/** The forms that suggest changes of a record, and where they are. */
const revisionForms: Readonly<Record<RevisionKind, { noun: string; href: (recordId: number) => string }>> = {
  'evidence-revision': { noun: 'Revision of an evidence item', href: paths.reviseEvidenceItem.href },
  'assertion-revision': { noun: 'Revision of an assertion', href: paths.reviseAssertion.href },
  'variant-group-revision': { noun: 'Revision of a variant group', href: paths.reviseVariantGroup.href },
  'molecular-profile-revision': {
    noun: 'Revision of a molecular profile',
    href: paths.reviseMolecularProfile.href,
  },
  'feature-revision': { noun: 'Revision of a feature', href: paths.reviseFeature.href },
  'variant-revision': { noun: 'Revision of a variant', href: paths.reviseVariant.href },
}

const isRevision = (kind: StoredDraft['kind']): kind is RevisionKind => kind in revisionForms

/** Subject of a draft, and where to go on with it. */
export function draftPlace({ id, kind, recordId }: StoredDraft): { noun: string; href: string } {
  if (!isRevision(kind))
    return { noun: formKinds[kind].noun, href: hrefWith(formKinds[kind].href, { draft: id }) }
  const { noun, href } = revisionForms[kind]
  return { noun, href: recordId === null ? paths.submit.href() : hrefWith(href(recordId), { draft: id }) }
}
