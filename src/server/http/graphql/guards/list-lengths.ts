/*
 * How long lists are, for estimates: weighed by their rows in the public release of August 2024 (a gene with many
 * variants is met more often than one with few), and between that and the mean where few records are far above the rest.
 * While an operation is executed, what it really produces is counted.
 */

/** Rows of pages inside a record. */
const NESTED_PAGES: ReadonlyMap<string, number> = new Map([
  ['assertions', 2],
  ['evidenceItems', 11],
  ['molecularProfiles', 4],
  ['variants', 12],
])
const NESTED_PAGE = 20

/** Rows of lists inside a record, or of the schema's description. */
const LISTS: ReadonlyMap<string, number> = new Map([
  ['Assertion.evidenceItems', 7],
  ['MatchedProfile.evidenceItems', 15],
  ['SampleMatch.alterations', 20],
  ['SampleMatch.profiles', 40],
  ['SampleMatch.related', 100],
  ['VariantGroup.variants', 8],
  ['__Schema.types', 300],
  ['__Type.fields', 8],
])
const LIST = 3

/** The most rows of a page that is asked for at the root. */
const PAGE_CAPS: ReadonlyMap<string, number> = new Map([
  ['molecularProfiles', 300],
  ['variants', 300],
])
const PAGE_CAP = 100

export const nestedPageRows = (field: string): number => NESTED_PAGES.get(field) ?? NESTED_PAGE
export const listRows = (type: string, field: string): number => LISTS.get(`${type}.${field}`) ?? LIST
export const pageCap = (field: string): number => PAGE_CAPS.get(field) ?? PAGE_CAP
