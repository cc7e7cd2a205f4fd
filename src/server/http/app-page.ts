import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createContext } from '#server/graphql/context.ts'
import { linkPreview } from '#server/knowledge/link-previews.ts'
import type { LinkPreview } from '#server/knowledge/link-previews.ts'
import type { Storage } from '#server/storage/database.ts'
import type { Drawing, DrawPage } from './drawn-pages.ts'
import { filesOfPage, readManifest } from './page-files.ts'

/**
 * The page for an address of the app; null where there is nothing to say of it beyond what was built.
 * @param isDrawn whether its content is sent along: not to somebody who sees more than others, or asks for a part of it
 */
export type AppPage = (path: string, origin: string, isDrawn: boolean) => Promise<string | null>

/**
 * The page of the app with what is known of an address before scripts run: the title and description of its record,
 * for search engines and for messages in which somebody shares the link, which files it needs, so that a browser
 * fetches them beside those of every page, and what the reader will see.
 *
 * @param folder where the app was built
 */
export function appPage(
  folder: string,
  { storage, site, draw }: { storage: Storage; site: { name: string }; draw: DrawPage },
): AppPage {
  return async (path, origin, isDrawn) => {
    const { load } = createContext({ db: storage.read, storage, site, viewer: null })
    // A page without a preview is better than none.
    const preview = await linkPreview(path, load).catch(() => null)
    if (!preview && path !== '/') return null
    // Read anew each time: a build that replaces the files of another names other scripts.
    const [page, manifest, drawing] = await Promise.all([
      readFile(join(folder, 'index.html'), 'utf8'),
      readManifest(folder).catch(() => null),
      isDrawn ? draw(path, origin) : null,
    ])
    const files = manifest ? filesOfPage(manifest, path) : []
    const early = files.map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`).join('')
    const withEarly = page.replace('</head>', () => `${early}</head>`)
    const complete = drawing ? withDrawing(withEarly, drawing) : withEarly
    return preview ? withPreview(complete, preview, `${origin}${path}`, site) : complete
  }
}

/** The script that starts the app, as Vite writes it. */
const APP_SCRIPT = /<script type="module" crossorigin src="([^"]+)"><\/script>/

/**
 * The element of what was drawn goes when the app takes its place; the app reads the answers at its start.
 * `public/start.js` starts it once the page has been painted.
 */
function withDrawing(page: string, { markup, data }: Drawing): string {
  const app = APP_SCRIPT.exec(page)?.[1]
  if (!app) return page
  // Nothing in it may end the element.
  const answers = data.replaceAll('<', '\\u003c')
  return page
    .replace(APP_SCRIPT, () => `<link rel="modulepreload" crossorigin href="${app}">`)
    .replace('<script src="/start.js', () => `<script data-app="${app}" src="/start.js`)
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root"><div data-drawn>${markup}</div></div>` +
        `<script type="application/json" id="drawn-answers">${answers}</script>`,
    )
}

function withPreview(page: string, preview: LinkPreview, address: string, site: { name: string }): string {
  const title = escape(`${preview.title} · ${site.name}`)
  const description = preview.description === null ? null : escape(preview.description)
  const head = [
    `<title>${title}</title>`,
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:site_name" content="${escape(site.name)}" />`,
    '<meta property="og:type" content="website" />',
    `<link rel="canonical" href="${escape(address)}" />`,
    ...(description ? [`<meta property="og:description" content="${description}" />`] : []),
  ]
  const withHead = page.replace(/<title>[^<]*<\/title>/, () => head.join('\n    '))
  if (!description) return withHead
  return withHead.replace(
    /(<meta\s+name="description"\s+content=")[^"]*"/,
    (_, start: string) => `${start}${description}"`,
  )
}

/** The description by which a browser offers to search here from its address bar. */
export function openSearchDescription(origin: string, name: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escape(name.slice(0, 16))}</ShortName>
  <Description>${escape(`Search ${name} for genes, variants, evidence, diseases and therapies`)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/svg+xml">${escape(`${origin}/favicon.svg`)}</Image>
  <Url type="text/html" method="get" template="${escape(origin)}/find?text={searchTerms}" />
</OpenSearchDescription>
`
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character)
