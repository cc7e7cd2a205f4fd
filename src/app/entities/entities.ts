import { recordKinds } from '#domain/records/record-kinds.ts'
import type { KindWith, RecordKind } from '#domain/records/record-kinds.ts'
import { recordTag } from '#domain/records/tags.ts'
import { paths } from '#app/paths.ts'

type Entity<Kind extends RecordKind = KindWith<'path'>> = {
  type: Kind
  noun: string
  colour: string
  href: (id: number) => string
}

const entity = <Kind extends KindWith<'path'>>(
  type: Kind,
  colour: string,
  { href }: { href: (id: number) => string },
): Entity<Kind> => ({ type, noun: recordKinds[type].noun, colour, href })

/** The kinds of record that are named throughout the app, with their colour and address. */
export const entities = {
  gene: entity('GENE', 'text-gene', paths.gene),
  feature: entity('FEATURE', 'text-gene', paths.feature),
  variant: entity('VARIANT', 'text-variant', paths.variant),
  molecularProfile: entity('MOLECULAR_PROFILE', 'text-molecular-profile', paths.molecularProfile),
  evidenceItem: entity('EVIDENCE_ITEM', 'text-evidence', paths.evidenceItem),
  assertion: entity('ASSERTION', 'text-assertion', paths.assertion),
  variantGroup: entity('VARIANT_GROUP', 'text-variant-group', paths.variantGroup),
  source: entity('SOURCE', 'text-source', paths.source),
  disease: entity('DISEASE', 'text-disease', paths.disease),
  therapy: entity('THERAPY', 'text-therapy', paths.therapy),
  phenotype: entity('PHENOTYPE', 'text-phenotype', paths.phenotype),
  variantType: entity('VARIANT_TYPE', 'text-variant', paths.variantType),
  clinicalTrial: entity('CLINICAL_TRIAL', 'text-source', paths.clinicalTrial),
  user: entity('USER', 'text-accent', paths.user),
  organization: entity('ORGANIZATION', 'text-accent', paths.organization),
} as const

export type EntityKind = keyof typeof entities

/** Kinds whose names are symbols, of which a translator of pages would make words: MET, KIT, REST. */
const symbolKinds: ReadonlySet<EntityKind> = new Set([
  'gene',
  'feature',
  'variant',
  'molecularProfile',
  'variantGroup',
])

/** Attribute of an element with the name of a record: no translation where it is a symbol. */
export const translationOf = (kind: EntityKind): 'no' | undefined =>
  symbolKinds.has(kind) ? 'no' : undefined

const kindsByType = new Map<string, EntityKind>(
  (Object.keys(entities) as EntityKind[]).map((kind) => [entities[kind].type, kind]),
)

/** The kind of record that the service calls `MOLECULAR_PROFILE` or the like; null for one without a page. */
export const entityKindOf = (type: string): EntityKind | null => kindsByType.get(type) ?? null

/** `EID1409`: what a record is called in text and citations; for ontology terms their kind, `Disease`. */
export function tagText(kind: EntityKind, id: number): string {
  const { type, noun } = entities[kind]
  return hasTag(type) ? recordTag(type, id) : noun
}

const hasTag = (type: RecordKind): type is KindWith<'tag'> => 'tag' in recordKinds[type]
