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
import type { BuiltPage } from './built-pages.ts'
import { FinishedDocument, taggedBody } from './finished-document.ts'
import type { DocumentHeaders, TaggedBody } from './finished-document.ts'
import { isMissingVersion } from './missing-version.ts'
import type { ReadState } from '../as-of/read-state.ts'
import type { RenderedPage } from '../ssr/rendered-page.ts'
import type { RenderedReplica, ServerRendered } from '../ssr/ssr-cache.ts'

/** The document of an address of the app. */
export type AppDocument =
  /** 404: there is no such page, record or version, which the app then says. */
  | ({
      status: 200 | 404
      content: TaggedBody
      /** The page was too late to be rendered: the next reader may get more. */
      isLate: boolean
    } & DocumentHeaders)
  /** Another address has the record. */
  | { status: 308; location: string }

/**
 * @param address path and parameters, of the page at present
 * @param reading.isLate the request has waited for so long that nothing is rendered for it
 * @param reading.storage the database that the request reads, and what is known of it where that is a replica
 * @param reading.hasSession whether the request names a session; what only its owner sees is never part of a document
 */
export type AppPage = (address: string, reading: PageReading) => Promise<AppDocument>

/** How a page is read, and by whom. */
interface PageReading {
  isLate: boolean
  hasSession: boolean
  frozen: Pick<ReadState, 'state'> | null
  storage: Storage
  replica: RenderedReplica | null
}

/** Asks for the frame of a page without its content. */
const SHELL = '#shell'
/** An address at which there is nothing. */
const NOWHERE = '/-'

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

  /** What programs read of a page; null while the database does not answer. */
  async function describe(path: string, preview: LinkPreview | null | undefined, reading: DescribedReading) {
    const isHome = path === '/'
    if (!isHome && !preview) return nothingSaid
    const said = isHome ? described.home(reading) : described.record(preview!.record, reading)
    return said.catch(() => null)
  }

  /** The document of a page for readers without a session; without a rendered page the browser renders it. */
  function finish(
    { address, frozen, name, preview, description }: PageFacts,
    page: RenderedPage | null,
  ): { html: string } & DocumentHeaders {
    const [path = '/'] = address.split('?', 1)
    const files = withPreloads(template, pageAt(path)?.files ?? [])
    const withFiles = isRecordPath(path) ? files : withCanonical(files, address, origin())
    const withFeed = withFiles.replace('</head>', () => `${frozen ? '' : feedLink(address)}</head>`)
    const complete = page ? withRendered(withFeed, page, headingOf({ name, preview }, site)) : withFeed
    const called = preview?.title ?? name
    const title = [called, frozen && asOfText(frozen.state), site.name].filter(Boolean).join(' · ')
    const titled = withTitle(complete, page?.title ?? escapeHtml(title))
    const { jsonLd, links } = description ?? nothingSaid
    const withData = withStructuredData(titled, jsonLd)
    const own = preview ? (keyOfPath(recordLink(preview.record.kind, preview.record.id)) ?? []) : []
    const ofPage = frozen ? stateAddress(frozen.state.name, address) : address
    const html = preview
      ? withPreview(withData, { ...preview, title }, `${origin()}${preview.path}`, site)
      : withData
    return {
      html: atState(html, address, frozen),
      surrogateKeys: [own, page?.surrogateKeys ?? []].flat(),
      links: links.length > 0 ? linkHeader(links, origin(), ofPage.split('?', 1)[0] ?? '/') : null,
    }
  }

  /** Says in a document at which state it is. */
  function atState(html: string, address: string, frozen: PageReading['frozen']): string {
    if (!frozen) return html
    const original = `${origin()}${address.split('?', 1)[0]}`
    return withState(html, { state: frozen.state, original })
  }

  /** The document of an address that leads nowhere, in the frame that is the same for all of them. */
  async function missing({ frozen, replica, isLate, hasSession }: PageReading): Promise<AppDocument> {
    const whole = frozen ? stateAddress(frozen.state.name, NOWHERE) : NOWHERE
    const facts = { address: NOWHERE, frozen, name: 'Page not found', preview: undefined, description: null }
    const complete = (page: RenderedPage | null) => {
      const { html } = finish(facts, page)
      // Whoever signs in from here has no page to come back to.
      return html.replaceAll(/\?returnTo=[^"]*/g, '').replace(/<link rel="canonical"[^>]*>/, '')
    }
    const shell = await rendered(`${whole}${SHELL}`, frozen?.state ?? null, replica)
    const document =
      shell?.cached ??
      (await shell?.render(
        (page) => ({ document: new FinishedDocument(complete(page), withoutHeaders), isCached: true }),
        { cachedOnly: isLate },
      ))
    const content = document?.for(hasSession) ?? taggedBody(complete(null))
    return { status: 404, content, isLate: false, ...withoutHeaders }
  }

  /** Name of a page: what it is for, and the record that it is about, where its address says one. */
  async function nameOf({ title }: BuiltPage, path: string, read: Storage): Promise<string | null> {
    if (title === null) return null
    const [, folder = '', id = '', , version = ''] = path.split('/')
    const record = id ? await previewOf(`/${folder}/${id}`, read) : null
    return [title.replace(':version', () => version), record?.title].filter(Boolean).join(' · ')
  }

  return async (address, reading) => {
    const { isLate, hasSession, frozen, storage, replica } = reading
    const [path = '/'] = address.split('?', 1)
    const built = pageAt(path)
    if (!built) return missing(reading)
    const isRecord = isRecordPath(path)
    // The parameters of a record turn to a part of its page.
    const isWhole = isRecord || path === '/' ? path === address : address.length <= LONGEST_RENDERED
    const isRendered = (isRecord || built.isListing) && isWhole && !(hasSession && isOfPeople(path))
    // Of all others the frame alone: it is the same for all parameters.
    const own = isRendered ? address : path === address ? path : `${path}?`
    const whole = `${frozen ? stateAddress(frozen.state.name, own) : own}${isRendered ? '' : SHELL}`
    const page =
      path.length <= LONGEST_RENDERED ? await rendered(whole, frozen?.state ?? null, replica) : null
    const sent = (document: FinishedDocument, isKnown = true) => ({
      status: 200 as const,
      content: document.for(hasSession),
      isLate: !isKnown,
      ...document.headers,
    })
    if (page?.cached) return sent(page.cached)
    // While the database does not answer, the app finds out.
    if (await isMissingVersion(path, storage.read).catch(() => false)) return missing(reading)
    const preview = isRecord ? await previewOf(path, storage) : undefined
    if (preview === null) {
      const location = await geneAddress(storage.scan, path).catch(() => null)
      if (location === null) return missing(reading)
      return { status: 308, location: frozen ? stateAddress(frozen.state.name, location) : location }
    }
    const isDescribed = isRecord || built.isListing
    const reader = { storage, state: frozen?.state ?? null }
    const description = isDescribed ? await describe(path, preview, reader) : nothingSaid
    const name = await nameOf(built, path, storage)
    const facts = { address: isRendered ? address : own, frozen, name, preview, description }
    // What the database did not say is asked for again.
    const isKnown = description !== null && (preview !== undefined || !isRecord)
    const finished = await page?.render(
      (markup) => {
        const { html, ...headers } = finish(facts, markup)
        return { document: new FinishedDocument(html, headers), isCached: isKnown }
      },
      { cachedOnly: isLate },
    )
    if (finished) return sent(finished, isKnown)
    const { html, ...headers } = finish(facts, null)
    const isUnfinished = isRendered || (preview === undefined && isRecord)
    return { status: 200, content: taggedBody(html), isLate: isUnfinished, ...headers }
  }
}

const withoutHeaders: DocumentHeaders = { surrogateKeys: [], links: null }

/** Facts about a page before it is rendered; undefined and null: the database did not answer. */
interface PageFacts extends Pick<PageReading, 'frozen'> {
  address: string
  /** What the page is called where no record says it. */
  name: string | null
  preview: LinkPreview | undefined
  description: PageDescription | null
}

const nothingSaid: PageDescription = { jsonLd: null, links: [] }

/** Names the document in place of the template's title. @param title as HTML */
const withTitle = (document: string, title: string) =>
  document.replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)

/** The heading of a page of which only the frame is rendered. */
const headingOf = ({ name, preview }: Pick<PageFacts, 'name' | 'preview'>, site: { name: string }): string =>
  preview?.title.replace(/ · [^·]*$/, '') ?? name ?? site.name

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

/** Where a shell has room for its heading. */
const PAGE_NAME = /(?<=<h1[^>]* data-page-name="">)[^<]*/

/** The script that starts the app, as Vite writes it. */
const APP_SCRIPT = /<script type="module" crossorigin src="([^"]+)"><\/script>/

/**
 * Puts a server-rendered page into the document. Its element goes when the app is mounted over it; the app reads the
 * state at its start, for which `public/start.js` waits until the page has been painted.
 */
function withRendered(document: string, { markup, state }: RenderedPage, heading: string): string {
  const app = APP_SCRIPT.exec(document)?.[1]
  if (!app) return document
  // Nothing in it may end the element.
  const json = state.replaceAll('<', '\\u003c')
  return document
    .replace(APP_SCRIPT, () => `<link rel="modulepreload" crossorigin href="${app}">`)
    .replace('<script src="/start.js', () => `<script data-app="${app}" src="/start.js`)
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root"><div data-ssr>${markup.replace(PAGE_NAME, () => escapeHtml(heading))}</div></div>` +
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
