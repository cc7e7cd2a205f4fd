/** What a kind of record is called by readers and in addresses. A kind without a member has none of it. */
type Names = {
  /** As titles say it. */
  noun: string
  /** The letters of its tag, before the id. */
  tag?: string
  /** The folder of its pages. */
  path?: string
}

/**
 * The kinds of record. Gene and feature tags both carry a feature id. A flag's own name is `FID<id>` too, but in
 * permalinks and mark-up FID is a feature, so flags are printed by `recordTag` and never read.
 */
export const recordKinds = {
  FEATURE: { noun: 'Feature', tag: 'FID', path: 'features' },
  GENE: { noun: 'Gene', tag: 'GID', path: 'genes' },
  VARIANT: { noun: 'Variant', tag: 'VID', path: 'variants' },
  MOLECULAR_PROFILE: { noun: 'Molecular profile', tag: 'MPID', path: 'molecular-profiles' },
  EVIDENCE_ITEM: { noun: 'Evidence item', tag: 'EID', path: 'evidence' },
  ASSERTION: { noun: 'Assertion', tag: 'AID', path: 'assertions' },
  VARIANT_GROUP: { noun: 'Variant group', tag: 'VGID', path: 'variant-groups' },
  SOURCE: { noun: 'Source', tag: 'SID', path: 'sources' },
  DISEASE: { noun: 'Disease', path: 'diseases' },
  THERAPY: { noun: 'Therapy', path: 'therapies' },
  PHENOTYPE: { noun: 'Phenotype', path: 'phenotypes' },
  VARIANT_TYPE: { noun: 'Variant type', path: 'variant-types' },
  CLINICAL_TRIAL: { noun: 'Clinical trial', path: 'clinical-trials' },
  USER: { noun: 'User', path: 'users' },
  ORGANIZATION: { noun: 'Organization', path: 'organizations' },
  REVISION: { noun: 'Revision', tag: 'RID' },
  REVISION_SET: { noun: 'Revision set', tag: 'RSID' },
  COMMENT: { noun: 'Comment', tag: 'CID' },
  FLAG: { noun: 'Flag', tag: 'FID' },
  SOURCE_SUGGESTION: { noun: 'Source suggestion', tag: 'SSID' },
} as const satisfies Record<string, Names>

/** A kind of record. */
export type RecordKind = keyof typeof recordKinds

/** The kinds of record that have a name of the given sort. */
export type KindWith<Name extends keyof Names> = {
  [Kind in RecordKind]: (typeof recordKinds)[Kind] extends Readonly<Record<Name, string>> ? Kind : never
}[RecordKind]
