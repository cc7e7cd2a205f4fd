import { paths } from '#app/paths.ts'

/** The kinds of record that are named by a tag or a name throughout the app, with their colour and address. */
export const entities = {
  gene: { noun: 'Gene', prefix: 'GID', colour: 'text-gene', href: paths.gene.href },
  feature: { noun: 'Feature', prefix: 'FID', colour: 'text-gene', href: paths.feature.href },
  variant: { noun: 'Variant', prefix: 'VID', colour: 'text-variant', href: paths.variant.href },
  molecularProfile: {
    noun: 'Molecular profile',
    prefix: 'MPID',
    colour: 'text-molecular-profile',
    href: paths.molecularProfile.href,
  },
  evidenceItem: { noun: 'Evidence item', prefix: 'EID', colour: 'text-evidence', href: paths.evidenceItem.href },
  assertion: { noun: 'Assertion', prefix: 'AID', colour: 'text-assertion', href: paths.assertion.href },
  variantGroup: {
    noun: 'Variant group',
    prefix: 'VGID',
    colour: 'text-variant-group',
    href: paths.variantGroup.href,
  },
  source: { noun: 'Source', prefix: 'SID', colour: 'text-source', href: paths.source.href },
  disease: { noun: 'Disease', prefix: 'DID', colour: 'text-disease', href: paths.disease.href },
  therapy: { noun: 'Therapy', prefix: 'TID', colour: 'text-therapy', href: paths.therapy.href },
  phenotype: { noun: 'Phenotype', prefix: 'PID', colour: 'text-phenotype', href: paths.phenotype.href },
} as const

export type EntityKind = keyof typeof entities

/** `EID1409`: what a record is called in text and citations. */
export function tagOf(kind: EntityKind, id: number): string {
  return `${entities[kind].prefix}${id}`
}
