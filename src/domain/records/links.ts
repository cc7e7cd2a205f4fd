import { recordKinds } from './record-kinds.ts'
import type { KindWith } from './record-kinds.ts'
import type { SourceSource } from '#domain/vocabularies/sources.ts'

/** Kinds of record that have a page of their own. */
export type LinkedRecord = KindWith<'path'>

/**
 * The path of a record's page on the product's own site: `/evidence/12`. Coordinates link to their variant, a
 * source suggestion to its source.
 */
export function recordLink(kind: LinkedRecord, id: number): string {
  return `/${recordKinds[kind].path}/${id}`
}

/** The path of a gene's page by its symbol, the one that links to it are to have: `/genes/BRAF`. */
export const genePath = (symbol: string): string => `/${recordKinds.GENE.path}/${encodeURIComponent(symbol)}`

/** The kind of record whose pages lie in the folder of that name, as `evidence`; null for another name. */
export function kindInFolder(folder: string): LinkedRecord | null {
  const found = Object.entries(recordKinds).find(([, names]) => 'path' in names && names.path === folder)
  return (found?.[0] as LinkedRecord | undefined) ?? null
}

/** Where the revisions of a record are shown; also the link of each of its revisions and revision sets. */
export function revisionsLink(subjectLink: string): string {
  return `${subjectLink}/revisions`
}

/** Where the comments on a record are shown; a comment on a revision or flag has that one's link instead. */
export function commentsLink(subjectLink: string): string {
  return `${subjectLink}/comments`
}

/** Where the revisions of a set are reviewed. */
export const revisionSetLink = (id: number): string => `/revision-sets/${id}`

const anchoredTabs = { COMMENT: 'comments', FLAG: 'flags', SOURCE_SUGGESTION: 'suggestions' } as const

/** What stands on a tab of the page of its record. */
type AnchoredKind = keyof typeof anchoredTabs

/** The id of the element of a comment, flag or source suggestion on the page of its record: `comment-12`. */
export const anchorOf = (kind: AnchoredKind, id: number): string =>
  `${kind.toLowerCase().replace('_', '-')}-${id}`

/** Where a comment, a flag or a source suggestion is shown on the page of its record. */
export const anchoredLink = (recordPath: string, kind: AnchoredKind, id: number): string =>
  `${recordPath}?tab=${anchoredTabs[kind]}#${anchorOf(kind, id)}`

/** Where the flags of a record are shown. */
export function flagsLink(subjectLink: string): string {
  return `${subjectLink}/flags`
}

/** The page of a disease at the Disease Ontology; null without a DOID (digits, leading zeros kept). */
export function diseaseUrl(doid: string | null | undefined): string | null {
  return doid ? `https://www.disease-ontology.org/?id=DOID:${doid}` : null
}

/** The page of a therapy at the NCI Thesaurus; null without an NCIt id (`C1857`). */
export function therapyUrl(ncitId: string | null | undefined): string | null {
  return ncitId
    ? `https://ncit.nci.nih.gov/ncitbrowser/ConceptReport.jsp?dictionary=NCI_Thesaurus&ns=ncit&code=${ncitId}`
    : null
}

/** The page of a phenotype at the Human Phenotype Ontology; null without an id (`HP:0001250`). */
export function phenotypeUrl(hpoId: string | null | undefined): string | null {
  return hpoId ? `https://hpo.jax.org/app/browse/term/${hpoId}` : null
}

/** The page of a variant type at the Sequence Ontology; null without an id (`SO:0001583`) or for `N/A`. */
export function variantTypeUrl(soid: string | null | undefined): string | null {
  return soid && soid !== 'N/A' ? `http://www.sequenceontology.org/browser/current_svn/term/${soid}` : null
}

/** The page of a clinical trial at its registry (`NCT01234567`). */
export function clinicalTrialUrl(nctId: string): string {
  return `https://clinicaltrials.gov/study/${nctId}`
}

/** The publisher's page of a source. The citation id of ASH sources is a DOI. */
export function sourceUrl(sourceType: SourceSource, citationId: string): string {
  switch (sourceType) {
    case 'PUBMED':
      return `http://www.ncbi.nlm.nih.gov/pubmed/${citationId}`
    case 'ASCO':
      return `https://www.asco.org/abstracts-presentations/${citationId}`
    case 'ASH':
      return `https://doi.org/${citationId}`
  }
}
