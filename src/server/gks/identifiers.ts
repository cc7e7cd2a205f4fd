import { FIRST_LOCAL_ID } from '#server/storage/dialect.ts'

/** What CIViC's identifiers and links begin with. */
const CIVIC = { prefix: 'civic', links: 'https://civicdb.org/links' }

/** Kinds of records and terms by their abbreviations in identifiers, with their names in links. */
const KINDS = {
  aid: 'assertion',
  eid: 'evidence',
  mpid: 'molecular_profile',
  vid: 'variant',
  gid: 'gene',
  did: 'disease',
  tid: 'therapy',
  sid: 'source',
  phenotype: 'phenotype',
  organization: 'organization',
  variant_type: 'variant_type',
} as const

export type GksKind = keyof typeof KINDS

/** Identifiers and addresses of records. */
export interface Identifiers {
  /** `civic.eid:2997` of what came from CIViC under that id, else `curia.eid:1000001`. */
  id(kind: GksKind, id: number): string
  /** `https://civicdb.org/links/evidence/2997`, or an address here. */
  link(kind: GksKind, id: number): string
  /** What the link to any record of the kind begins with, up to its id. */
  system(kind: GksKind, id: number): string
}

/**
 * Identifiers that say where a record came from: never CIViC's for what was made here.
 * @param here.namespace prefix of what was made here
 * @param here.url address of the service, without a slash at the end
 * @param here.hasRelease whether ids below those given here are CIViC's; those of a starter set are not
 */
export function identifiers(here: { namespace: string; url: string; hasRelease: boolean }): Identifiers {
  const own = { prefix: here.namespace, links: `${here.url}/links` }
  const origin = (id: number) => (here.hasRelease && id < FIRST_LOCAL_ID ? CIVIC : own)
  const system = (kind: GksKind, id: number) => `${origin(id).links}/${KINDS[kind]}/`
  return {
    id: (kind, id) => `${origin(id).prefix}.${kind}:${id}`,
    link: (kind, id) => `${system(kind, id)}${id}`,
    system,
  }
}
