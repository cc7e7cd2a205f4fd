import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext } from '#server/graphql/context.ts'
import { isRecordPath, linkPreview } from '#server/knowledge/text/link-previews.ts'
import type { LinkPreview } from '#server/knowledge/text/link-previews.ts'
import type { Storage } from '#server/storage/database.ts'
import { geneAddress } from '#server/knowledge/search/gene-address.ts'
import { stateAddress } from '#domain/records/state-addresses.ts'
import { recordLink } from '#domain/records/links.ts'
import { keyOfPath } from '../caching/surrogate-keys.ts'
import { isIndexed } from '../crawlers/page-rules.ts'
import type { DescribedReading, DescribedSite, PageDescription } from '../linked-data/described-site.ts'
import { linkHeader } from '../linked-data/signposting.ts'
import { escapeHtml } from '#server/text/escape-html.ts'
import { asOfText, withState } from './state-document.ts'
import { builtPages } from './built-pages.ts'
import { isMissingVersion } from './missing-version.ts'
import type { ReadState } from '../as-of/read-state.ts'
import type { RenderedPage } from '../ssr/rendered-page.ts'
import type { RenderedReplica, ServerRendered } from '../ssr/ssr-cache.ts'

/** The document of an address of the app. */
export type AppDocument =
  /** 404: there is no such page, record or version, which the app then says. */
  | {
      status: 200 | 404
      html: string
      /** The page was too late to be rendered: the next reader may get more. */
      isLate?: boolean
      /** Keys of the records that it shows. */
      surrogateKeys?: readonly string[]
      /** Typed links for programs, as a `Link` header. */
      links?: string
    }
  /** Another address has the record. */
  | { status: 308; location: string }

/**
 * @param address path and parameters, of the page at present
 * @param reading.isLate the request has waited for so long that nothing is rendered for it
 * @param reading.storage the database that the request reads, and what is known of it where that is a replica
 * @param reading.hasSession whether the request names a session; what only its owner sees is never part of a document
 */
export type AppPage = (
  address: string,
  reading: {
    isLate: boolean
    hasSession: boolean
    frozen: Pick<ReadState, 'state'> | null
    storage: Storage
    replica: RenderedReplica | null
  },
) => Promise<AppDocument>

/** Characters of an address: longer ones are seldom the same twice, and their pages are client-rendered. */
const LONGEST_RENDERED = 500

/**
 * Documents of the app with what is known of an address before scripts run: the title and description of its record,
 * for search engines and for messages in which somebody shares the link, which files it needs, so that a browser
 * fetches them beside those of every page, and the server-rendered page.
 *
 * @param folder where the app was built; read once
 * @param services.origin where people reach the service, for canonical links
 */
export function appPages(
  folder: string,
  services: {
    site: { name: string }
    origin: () => string
    rendered: ServerRendered
    described: DescribedSite
  },
): AppPage {
  const { site, origin, rendered, described } = services
  const template = readFileSync(join(folder, 'index.html'), 'utf8')
  const pageAt = builtPages(folder)

  /** Undefined while the database does not answer. */
  const previewOf = (path: string, read: Storage) => {
    const { load } = createContext({ db: read.read, storage: read, site, viewer: null })
    return linkPreview(path, load).catch(() => undefined)
  }

  /** What programs read of a page; nothing while the database does not answer. */
  async function describe(path: string, preview: LinkPreview | null | undefined, reading: DescribedReading) {
    const isHome = path === '/'
    if (!isHome && !preview) return nothingSaid
    const said = isHome ? described.home(reading) : described.record(preview!.record, reading)
    return said.catch(() => nothingSaid)
  }

  const documentOf: AppPage = async (address, reading) => {
    const { isLate, hasSession, frozen, storage, replica } = reading
    const [path = '/'] = address.split('?', 1)
    const built = pageAt(path)
    if (!built) return { status: 404, html: template }
    // While the database does not answer, the app finds out.
    if (await isMissingVersion(path, storage.read).catch(() => false)) return { status: 404, html: template }
    const isRecord = isRecordPath(path)
    const files = withPreloads(template, built.files)
    const withFiles = isRecord ? files : withCanonical(files, address, origin())
    if (!isRecord && !built.isListing) return { status: 200, html: withFiles }
    const preview = isRecord ? await previewOf(path, storage) : undefined
    if (preview === null) {
      const location = await geneAddress(storage.scan, path).catch(() => null)
      return location === null ? { status: 404, html: template } : { status: 308, location }
    }
    // The parameters of a record turn to a part of its page.
    const isWhole = isRecord || path === '/' ? path === address : address.length <= LONGEST_RENDERED
    const whole = frozen ? stateAddress(frozen.state.name, address) : address
    const isRendered = isWhole && !(hasSession && isOfPeople(path))
    const options = { cachedOnly: isLate, replica }
    const page = isRendered ? await rendered(whole, frozen?.state ?? null, options) : null
    const withFeed = withFiles.replace('</head>', () => `${frozen ? '' : feedLink(address)}</head>`)
    const complete = page ? withRendered(withFeed, page, hasSession) : withFeed
    const title = [preview?.title, frozen && asOfText(frozen.state), site.name].filter(Boolean).join(' · ')
    const { jsonLd, links } = await describe(path, preview, { storage, state: frozen?.state ?? null })
    const withData = withStructuredData(complete, jsonLd)
    const own = preview ? (keyOfPath(recordLink(preview.record.kind, preview.record.id)) ?? []) : []
    return {
      status: 200,
      html: preview
        ? withPreview(withData, { ...preview, title }, `${origin()}${preview.path}`, site)
        : withData,
      isLate: (isRendered && !page) || (preview === undefined && isRecord),
      surrogateKeys: [own, page?.surrogateKeys ?? []].flat(),
      ...(links.length > 0 && { links: linkHeader(links, origin(), whole.split('?', 1)[0] ?? '/') }),
    }
  }

  return async (address, reading) => {
    const document = await documentOf(address, reading)
    const { frozen } = reading
    if (!frozen) return document
    if (document.status === 308)
      return { ...document, location: stateAddress(frozen.state.name, document.location) }
    const original = `${origin()}${address.split('?', 1)[0]}`
    return { ...document, html: withState(document.html, { state: frozen.state, site, original }) }
  }
}

const nothingSaid: PageDescription = { jsonLd: null, links: [] }

/** Puts JSON-LD into the head. Nothing in it may end its element. */
const withStructuredData = (document: string, jsonLd: string | null) =>
  jsonLd === null
    ? document
    : document.replace(
        '</head>',
        () => `<script type="application/ld+json">${jsonLd.replaceAll('<', '\\u003c')}</script></head>`,
      )

/** Has the browser fetch files of the app while it reads the document. */
const withPreloads = (document: string, files: readonly string[]) =>
  document.replace(
    '</head>',
    () => `${files.map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`).join('')}</head>`,
  )

/** Names the address under which search engines are to know a page; none where they are to leave it alone. */
function withCanonical(document: string, address: string, origin: string): string {
  if (!isIndexed(address)) return document
  const href = escapeHtml(`${origin}${address.split('?', 1)[0]}`)
  return document.replace('</head>', () => `<link rel="canonical" href="${href}" /></head>`)
}

/** The feed of a list of changes, by the parameters of its page; nothing for other pages. */
function feedLink(address: string): string {
  const [path, parameters = ''] = address.split('?', 2)
  if (path !== '/changes') return ''
  const href = `/api/changes/list.atom?${new URLSearchParams(parameters)}`
  return `<link rel="alternate" type="application/atom+xml" title="Changes" href="${escapeHtml(href)}">`
}

/** Checks whether a page is about people: what they change of it is no knowledge, so that a cached page may be older. */
const isOfPeople = (path: string) => path.startsWith('/organizations/')

/** The script that starts the app, as Vite writes it. */
const APP_SCRIPT = /<script type="module" crossorigin src="([^"]+)"><\/script>/

/**
 * Puts a server-rendered page into the document. Its element goes when the app is mounted over it; the app reads the
 * state at its start, for which `public/start.js` waits until the page has been painted.
 *
 * @param hasSession marks the document: the page is that of a reader without an account, and the app asks who they are
 */
function withRendered(document: string, { markup, state }: RenderedPage, hasSession: boolean): string {
  const app = APP_SCRIPT.exec(document)?.[1]
  if (!app) return document
  // Nothing in it may end the element.
  const json = state.replaceAll('<', '\\u003c')
  return document
    .replace('<html ', () => (hasSession ? '<html data-session ' : '<html '))
    .replace(APP_SCRIPT, () => `<link rel="modulepreload" crossorigin href="${app}">`)
    .replace('<script src="/start.js', () => `<script data-app="${app}" src="/start.js`)
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root"><div data-ssr>${markup}</div></div>` +
        `<script type="application/json" id="ssr-state">${json}</script>`,
    )
}

function withPreview(
  document: string,
  preview: LinkPreview,
  address: string,
  site: { name: string },
): string {
  const title = escapeHtml(preview.title)
  const description = preview.description === null ? null : escapeHtml(preview.description)
  const head = [
    `<title>${title}</title>`,
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:site_name" content="${escapeHtml(site.name)}" />`,
    '<meta property="og:type" content="website" />',
    `<link rel="canonical" href="${escapeHtml(address)}" />`,
    ...(description ? [`<meta property="og:description" content="${description}" />`] : []),
  ]
  const withHead = document.replace(/<title>[^<]*<\/title>/, () => head.join('\n    '))
  if (!description) return withHead
  return withHead.replace(
    /(<meta\s+name="description"\s+content=")[^"]*"/,
    (_, start: string) => `${start}${description}"`,
  )
}
