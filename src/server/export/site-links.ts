/** Kinds of record as addresses of releases name them. */
export type LinkedKind =
  | 'features'
  | 'variants'
  | 'molecular_profiles'
  | 'evidence_items'
  | 'assertions'
  | 'variant_groups'

/** The lasting address of a record: `https://curia.example.org/links/variants/12`. */
export type SiteLinks = (kind: LinkedKind, id: number) => string

/** Addresses under a site, which is given without a slash at the end. */
export function siteLinks(site: string): SiteLinks {
  return (kind, id) => `${site}/links/${kind}/${id}`
}
