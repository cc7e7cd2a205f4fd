import { lookupTable } from '#domain/lookup-table.ts'
import type { EntityKind } from './entities.ts'

/** The kinds of record by the names of their types in the interface. */
const kinds: Partial<Record<string, EntityKind>> = lookupTable({
  Assertion: 'assertion',
  EvidenceItem: 'evidenceItem',
  Feature: 'feature',
  Gene: 'feature',
  Factor: 'feature',
  Fusion: 'feature',
  Region: 'feature',
  GeneVariant: 'variant',
  FactorVariant: 'variant',
  FusionVariant: 'variant',
  RegionVariant: 'variant',
  MolecularProfile: 'molecularProfile',
  Source: 'source',
  VariantGroup: 'variantGroup',
})

/** Record that a link names for its card; nothing for what has none. */
export function cardOf({ __typename, id }: { __typename: string; id: number }): { 'data-record'?: string } {
  const kind = kinds[__typename]
  return kind ? { 'data-record': `${kind}:${id}` } : {}
}
