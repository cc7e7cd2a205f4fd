import { genePath, kindInFolder, recordLink } from '#domain/records/links.ts'
import { recordKinds } from '#domain/records/record-kinds.ts'
import { versionedKinds } from '#domain/versions/record-document.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import type { ListedRecord, RecordPart } from '#server/knowledge/records/listed-records.ts'
import { escapeHtml } from '#server/text/escape-html.ts'

/*
 * Site maps (https://www.sitemaps.org/protocol.html): an index, a file of the pages that are no records, and files of each kind
 * of record.
 */

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const MAPS = '/sitemap'
/** Path of the file of the pages that are no records. */
export const PAGES_PATH = `${MAPS}/pages.xml`

const entry = (element: 'url' | 'sitemap', address: string, changedAt: string | null) =>
  `<${element}><loc>${escapeHtml(address)}</loc>${changedAt === null ? '' : `<lastmod>${changedAt}</lastmod>`}</${element}>\n`

const pathOfPart = ({ kind, part }: Pick<RecordPart, 'kind' | 'part'>) =>
  `${MAPS}/${recordKinds[kind].path}-${part + 1}.xml`

/** The part of the file with the name, such as `evidence-1.xml`; null where no file can have it. */
export function partOfFile(name: string): { kind: VersionedKind; part: number } | null {
  const [, folder = '', number = ''] = /^([a-z-]+)-([1-9]\d{0,4})\.xml$/.exec(name) ?? []
  const kind = kindInFolder(folder)
  return kind !== null && versionedKinds.has(kind) ? { kind, part: Number(number) - 1 } : null
}

/** The index of the site maps. */
export const siteMapIndex = (origin: string, parts: readonly RecordPart[]): string =>
  [
    `${XML}<sitemapindex xmlns="${NAMESPACE}">\n`,
    entry('sitemap', `${origin}${PAGES_PATH}`, null),
    ...parts.map((part) => entry('sitemap', `${origin}${pathOfPart(part)}`, part.changedAt)),
    '</sitemapindex>\n',
  ].join('')

/** The site map of pages with these paths. */
export const siteMapOfPages = (origin: string, paths: readonly string[]): string =>
  `${XML}<urlset xmlns="${NAMESPACE}">\n${paths.map((path) => entry('url', `${origin}${path}`, null)).join('')}</urlset>\n`

const pathOf = (kind: VersionedKind, { id, symbol }: ListedRecord) =>
  symbol === null ? recordLink(kind, id) : genePath(symbol)

/** Pieces of the site map of records of a kind. */
export async function* siteMapOfRecords(
  origin: string,
  kind: VersionedKind,
  records: AsyncIterable<readonly ListedRecord[]>,
): AsyncGenerator<string> {
  yield `${XML}<urlset xmlns="${NAMESPACE}">\n`
  for await (const chunk of records)
    yield chunk.map((record) => entry('url', `${origin}${pathOf(kind, record)}`, record.changedAt)).join('')
  yield '</urlset>\n'
}
