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

/** A record or a term. Records have an origin; terms are CIViC's by their id. */
interface Identified {
  id: number
  origin?: string
}

/** Identifiers and addresses of records. */
export interface Identifiers {
  /** `civic.eid:2997` of what came from CIViC under that id, else `curia.eid:1000001`. */
  id(kind: GksKind, record: Identified): string
  /** `https://civicdb.org/links/evidence/2997`, or an address here. */
  link(kind: GksKind, record: Identified): string
  /** What the link to any record of the kind begins with, up to its id. */
  system(kind: GksKind, record: Identified): string
  /** Checks whether a text is an identifier of the kind and number, of CIViC or of this service. */
  isIdentifier(text: string, kind: GksKind, id: number): boolean
}

/**
 * Identifiers that say where a record came from: never CIViC's for what was made here.
 * @param here.namespace prefix of what was made here
 * @param here.url address of the service, without a slash at the end
 * @param here.hasRelease whether ids of terms below those given here are CIViC's; those of a starter set are not
 */
export function identifiers(here: { namespace: string; url: string; hasRelease: boolean }): Identifiers {
  const own = { prefix: here.namespace, links: `${here.url}/links` }
  // Ids from there on are those of records made in some Curia, whose release may be imported here.
  const isCivics = ({ id, origin }: Identified) =>
    id < FIRST_LOCAL_ID && (origin === undefined ? here.hasRelease : origin === 'RELEASE')
  const origin = (record: Identified) => (isCivics(record) ? CIVIC : own)
  const system = (kind: GksKind, record: Identified) => `${origin(record).links}/${KINDS[kind]}/`
  return {
    id: (kind, record) => `${origin(record).prefix}.${kind}:${record.id}`,
    link: (kind, record) => `${system(kind, record)}${record.id}`,
    system,
    isIdentifier: (text, kind, id) => [CIVIC, own].some(({ prefix }) => text === `${prefix}.${kind}:${id}`),
  }
}
