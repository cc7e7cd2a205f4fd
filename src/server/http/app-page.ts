import { readFile } from 'node:fs/promises'
import { createContext } from '#server/graphql/context.ts'
import { linkPreview } from '#server/knowledge/link-previews.ts'
import type { Storage } from '#server/storage/database.ts'

/** The page for an address of the app; null where there is nothing to say of it beyond what was built. */
export type AppPage = (path: string, origin: string) => Promise<string | null>

/**
 * The page of the app with the title and description of the record that an address leads to, for search engines and
 * for messages in which somebody shares the link: they see the page before scripts run.
 *
 * @param file the built page
 */
export function appPage(file: string, storage: Storage, site: { name: string }): AppPage {
  return async (path, origin) => {
    const { load } = createContext({ db: storage.read, storage, site, viewer: null })
    // A page without a preview is better than none.
    const preview = await linkPreview(path, load).catch(() => null)
    if (!preview) return null
    // Read anew each time: a build that replaces the files of another names other scripts.
    const page = await readFile(file, 'utf8')
    const title = escape(`${preview.title} · ${site.name}`)
    const description = preview.description === null ? null : escape(preview.description)
    const head = [
      `<title>${title}</title>`,
      `<meta property="og:title" content="${title}" />`,
      `<meta property="og:site_name" content="${escape(site.name)}" />`,
      '<meta property="og:type" content="website" />',
      `<link rel="canonical" href="${escape(`${origin}${path}`)}" />`,
      ...(description ? [`<meta property="og:description" content="${description}" />`] : []),
    ]
    const withHead = page.replace(/<title>[^<]*<\/title>/, () => head.join('\n    '))
    if (!description) return withHead
    return withHead.replace(
      /(<meta\s+name="description"\s+content=")[^"]*"/,
      (_, start: string) => `${start}${description}"`,
    )
  }
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
