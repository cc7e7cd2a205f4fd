import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { nomenclatureAsterisks } from './nomenclature-asterisks.ts'

/** The start of every link micromark writes; text and attribute values never hold a bare `<`. */
const linkStart = /<a href="(?=[a-z][a-z0-9+.-]*:)/gi

const bareAddress = /www\.|https?:|@/i
const bareAddressesAreText = { disable: { null: ['wwwAutolink', 'protocolAutolink', 'emailAutolink'] } }
/** After a bracket that is never closed, micromark goes back to it at each word, as an address might begin there. */
const LONGEST_AFTER_BRACKET = 3000

function closesItsBrackets(text: string): boolean {
  let open = 0
  for (const [bracket] of text.matchAll(/[[\]]/g)) open = bracket === '[' ? open + 1 : Math.max(0, open - 1)
  return open === 0
}

const linksBareAddresses = (text: string) =>
  bareAddress.test(text) && (text.length <= LONGEST_AFTER_BRACKET || closesItsBrackets(text))

/** A picture of another site, which pages load from nowhere: their content security policy forbids it. */
const picture = /<img src="(https?:[^"]*)" alt="([^"]*)"(?: title="[^"]*")? \/>/gi
const link = /<a [^>]*>.*?<\/a>/gs

const pictureName = (alt: string) => `[image${alt && `: ${alt}`}]`

/** Pictures of other sites as links to them, named as pictures; within a link as text, since links hold no others. */
const picturesAsLinks = (html: string): string =>
  html
    .replaceAll(link, (whole) => whole.replaceAll(picture, (_, _address, alt: string) => pictureName(alt)))
    .replaceAll(picture, (_, address: string, alt: string) => `<a href="${address}">${pictureName(alt)}</a>`)

/**
 * Markdown as GitHub reads it (tables, strikethrough, task lists, footnotes, bare URLs linked), save for asterisks
 * within words, which are part of names, as HTML that is safe to
 * put into a page: HTML in the text is shown as it was written, and a link or picture whose address is not http, https,
 * mailto, irc or xmpp leads nowhere. Pictures of other sites are links. Links to other sites say that nobody vouches for them. Hostile texts take long:
 * see `isWithinMarkdownLimits`.
 */
export function renderMarkdown(text: string): string {
  const extensions = [gfm(), nomenclatureAsterisks]
  if (!linksBareAddresses(text)) extensions.push(bareAddressesAreText)
  const html = micromark(text, { extensions, htmlExtensions: [gfmHtml()] })
  return picturesAsLinks(html).replaceAll(linkStart, '<a rel="nofollow noopener" href="')
}
