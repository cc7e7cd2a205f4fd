import { hrefWith, paths } from '#app/paths.ts'
import type { RevisionKind, StoredDraft, SubmissionKind } from './draft-store.ts'

type FormKind = { noun: string; action: string; purpose: string; href: string }

/** The forms that submit something new, and where they are. */
export const formKinds: Readonly<Record<SubmissionKind, FormKind>> = {
  evidence: {
    noun: 'Evidence item',
    action: 'Submit evidence',
    purpose: 'What one source says about one molecular profile.',
    href: paths.submitEvidence.href(),
  },
  assertion: {
    noun: 'Assertion',
    action: 'Submit an assertion',
    purpose: 'What all evidence on a molecular profile in a disease comes to.',
    href: paths.submitAssertion.href(),
  },
  'variant-group': {
    noun: 'Variant group',
    action: 'Make a variant group',
    purpose: 'Variants that belong together.',
    href: paths.submitVariantGroup.href(),
  },
  'source-suggestion': {
    noun: 'Source suggestion',
    action: 'Suggest a source',
    purpose: 'A publication that somebody should curate.',
    href: paths.suggestSource.href(),
  },
}

/** The forms that suggest changes of a record, and where they are. */
const revisionForms: Readonly<Record<RevisionKind, { noun: string; href: (recordId: number) => string }>> = {
  'evidence-revision': { noun: 'Changes of an evidence item', href: paths.reviseEvidenceItem.href },
  'assertion-revision': { noun: 'Changes of an assertion', href: paths.reviseAssertion.href },
  'variant-group-revision': { noun: 'Changes of a variant group', href: paths.reviseVariantGroup.href },
  'molecular-profile-revision': {
    noun: 'Changes of a molecular profile',
    href: paths.reviseMolecularProfile.href,
  },
  'feature-revision': { noun: 'Changes of a feature', href: paths.reviseFeature.href },
  'variant-revision': { noun: 'Changes of a variant', href: paths.reviseVariant.href },
}

const isRevision = (kind: StoredDraft['kind']): kind is RevisionKind => kind in revisionForms

/** What a draft is a draft of, and where to go on with it. */
export function draftPlace({ id, kind, recordId }: StoredDraft): { noun: string; href: string } {
  if (!isRevision(kind))
    return { noun: formKinds[kind].noun, href: hrefWith(formKinds[kind].href, { draft: id }) }
  const { noun, href } = revisionForms[kind]
  return { noun, href: recordId === null ? paths.submit.href() : hrefWith(href(recordId), { draft: id }) }
}
