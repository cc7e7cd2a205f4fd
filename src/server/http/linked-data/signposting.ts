import { recordLink } from '#domain/records/links.ts'
import type { LinkedRecord } from '#domain/records/links.ts'
import { recordKinds } from '#domain/records/record-kinds.ts'
import { versionedKinds } from '#domain/versions/record-document.ts'
import { HAS_GKS_OBJECT } from '#server/gks/has-object.ts'
import { newestNumber } from '#server/knowledge/activity/record-versions.ts'
import type { Load } from '#server/knowledge/paging/batch.ts'
import { LICENSE } from '#server/linked-data/dataset.ts'
import type { CitableDataset } from '#server/linked-data/dataset.ts'

/** A link to another resource, by its relation (RFC 8288). */
export interface TypedLink {
  relation: 'cite-as' | 'describedby' | 'collection' | 'license' | 'type' | 'item' | 'linkset'
  href: string
  mediaType?: string
}

export const CSL_TYPE = 'application/vnd.citationstyles.csl+json'
export const JSON_LD_TYPE = 'application/ld+json'
export const DATACITE_TYPE = 'application/vnd.datacite.datacite+json'
export const LINKSET_TYPE = 'application/linkset+json'

/** Bytes of a header beyond which a page has a link to its linkset alone. */
const LONGEST_HEADER = 4000

const SCHEMA = 'https://schema.org/'

/** Kind of which versions of a record are stored; null for others. */
const versionedKind = (kind: LinkedRecord) => {
  const stored = kind === 'GENE' ? 'FEATURE' : kind
  return versionedKinds.has(stored) ? stored : null
}

/** Links of a record. @param type its type in schema.org */
export async function recordLinks(
  { kind, id }: { kind: LinkedRecord; id: number },
  { load, origin, type }: { load: Load; origin: string; type: string },
): Promise<TypedLink[]> {
  const { path } = recordKinds[kind]
  const stored = versionedKind(kind)
  const version = stored && (await load(newestNumber, `${stored} ${id}`))
  const page = `${origin}${recordLink(kind, id)}`
  const hasObject =
    kind in HAS_GKS_OBJECT && (await HAS_GKS_OBJECT[kind as keyof typeof HAS_GKS_OBJECT](id, load))
  return [
    {
      relation: 'cite-as',
      href: stored && version ? `${origin}${recordLink(stored, id)}/versions/${version.newest}` : page,
    },
    { relation: 'describedby', href: `${origin}/api/records/${path}/${id}/jsonld`, mediaType: JSON_LD_TYPE },
    ...(hasObject
      ? [
          {
            relation: 'describedby',
            href: `${origin}/api/gks/${path}/${id}`,
            mediaType: 'application/json',
          } as const,
        ]
      : []),
    ...(version
      ? [
          {
            relation: 'describedby',
            href: `${origin}/api/records/${path}/${id}/csl`,
            mediaType: CSL_TYPE,
          } as const,
        ]
      : []),
    { relation: 'collection', href: `${origin}/`, mediaType: 'text/html' },
    { relation: 'license', href: LICENSE },
    { relation: 'type', href: `${SCHEMA}AboutPage` },
    { relation: 'type', href: `${SCHEMA}${type}` },
  ]
}

/** Links of a state or release. */
export const datasetLinks = (dataset: CitableDataset, origin: string, doi: string | null): TypedLink[] => [
  { relation: 'cite-as', href: doi ? `https://doi.org/${doi}` : `${origin}${dataset.path}` },
  {
    relation: 'describedby',
    href: `${origin}/api/${dataset.kind}s/${dataset.name}/datacite`,
    mediaType: DATACITE_TYPE,
  },
  ...dataset.files.map(({ path, mediaType }): TypedLink => ({
    relation: 'item',
    href: `${origin}${path}`,
    mediaType,
  })),
  { relation: 'license', href: LICENSE },
  { relation: 'type', href: `${SCHEMA}AboutPage` },
  { relation: 'type', href: `${SCHEMA}Dataset` },
]

const presentLink = ({ relation, href, mediaType }: TypedLink) =>
  `<${href}>; rel="${relation}"${mediaType ? `; type="${mediaType}"` : ''}`

/** Address of the linkset of a path on this site. */
const linksetOf = (origin: string, path: string): TypedLink => ({
  relation: 'linkset',
  href: `${origin}/linkset?of=${encodeURIComponent(path)}`,
  mediaType: LINKSET_TYPE,
})

/** The value of a `Link` header: the links of a page and where all of them are, or only the latter where they are many. */
export function linkHeader(links: readonly TypedLink[], origin: string, path: string): string {
  const linkset = presentLink(linksetOf(origin, path))
  const all = [...links.map(presentLink), linkset].join(', ')
  return all.length <= LONGEST_HEADER ? all : linkset
}

/** The linkset of an address (RFC 9264, application/linkset+json). */
export function linkset(anchor: string, links: readonly TypedLink[]) {
  const relations = Map.groupBy(links, ({ relation }) => relation)
  return {
    linkset: [
      {
        anchor,
        ...Object.fromEntries(
          [...relations].map(([relation, some]) => [
            relation,
            some.map(({ href, mediaType }) => ({ href, ...(mediaType && { type: mediaType }) })),
          ]),
        ),
      },
    ],
  }
}
