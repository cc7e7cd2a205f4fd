import { paths } from '#app/paths.ts'
import type { DraftKind } from './draft-store.ts'

type FormKind = { noun: string; action: string; purpose: string; href: string }

/** The forms that have drafts, and where they are. */
export const formKinds: Readonly<Record<DraftKind, FormKind>> = {
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
