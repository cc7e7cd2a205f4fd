import { recordTag } from '#domain/tags.ts'
import type { TaggedRecord } from '#domain/tags.ts'
import { paths } from '#app/paths.ts'

type Entity = {
  noun: string
  /** The kind of its tag; ontology terms are called by their name alone. */
  tagged: TaggedRecord | null
  colour: string
  href: (id: number) => string
}

export type EntityKind =
  | 'gene'
  | 'feature'
  | 'variant'
  | 'molecularProfile'
  | 'evidenceItem'
  | 'assertion'
  | 'variantGroup'
  | 'source'
  | 'disease'
  | 'therapy'
  | 'phenotype'
  | 'variantType'
  | 'clinicalTrial'
  | 'user'
  | 'organization'

/** The kinds of record that are named throughout the app, with their colour and address. */
export const entities: Record<EntityKind, Entity> = {
  gene: { noun: 'Gene', tagged: 'GENE', colour: 'text-gene', href: paths.gene.href },
  feature: { noun: 'Feature', tagged: 'FEATURE', colour: 'text-gene', href: paths.feature.href },
  variant: { noun: 'Variant', tagged: 'VARIANT', colour: 'text-variant', href: paths.variant.href },
  molecularProfile: {
    noun: 'Molecular profile',
    tagged: 'MOLECULAR_PROFILE',
    colour: 'text-molecular-profile',
    href: paths.molecularProfile.href,
  },
  evidenceItem: {
    noun: 'Evidence item',
    tagged: 'EVIDENCE_ITEM',
    colour: 'text-evidence',
    href: paths.evidenceItem.href,
  },
  assertion: { noun: 'Assertion', tagged: 'ASSERTION', colour: 'text-assertion', href: paths.assertion.href },
  variantGroup: {
    noun: 'Variant group',
    tagged: 'VARIANT_GROUP',
    colour: 'text-variant-group',
    href: paths.variantGroup.href,
  },
  source: { noun: 'Source', tagged: 'SOURCE', colour: 'text-source', href: paths.source.href },
  disease: { noun: 'Disease', tagged: null, colour: 'text-disease', href: paths.disease.href },
  therapy: { noun: 'Therapy', tagged: null, colour: 'text-therapy', href: paths.therapy.href },
  phenotype: { noun: 'Phenotype', tagged: null, colour: 'text-phenotype', href: paths.phenotype.href },
  variantType: { noun: 'Variant type', tagged: null, colour: 'text-variant', href: paths.variantType.href },
  clinicalTrial: {
    noun: 'Clinical trial',
    tagged: null,
    colour: 'text-source',
    href: paths.clinicalTrial.href,
  },
  user: { noun: 'User', tagged: null, colour: 'text-accent', href: paths.user.href },
  organization: { noun: 'Organization', tagged: null, colour: 'text-accent', href: paths.organization.href },
}

/** `EID1409`: what a record is called in text and citations; for ontology terms their kind, `Disease`. */
export function tagText(kind: EntityKind, id: number): string {
  const { tagged, noun } = entities[kind]
  return tagged ? recordTag(tagged, id) : noun
}
