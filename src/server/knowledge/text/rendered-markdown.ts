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

/**
 * Markdown as GitHub reads it (tables, strikethrough, task lists, footnotes, bare URLs linked), save for asterisks
 * within words, which are part of names, as HTML that is safe to
 * put into a page: HTML in the text is shown as it was written, and a link or picture whose address is not http, https,
 * mailto, irc or xmpp leads nowhere. Links to other sites say that nobody vouches for them. Hostile texts take long:
 * see `isWithinMarkdownLimits`.
 */
export function renderMarkdown(text: string): string {
  const extensions = [gfm(), nomenclatureAsterisks]
  if (!linksBareAddresses(text)) extensions.push(bareAddressesAreText)
  return micromark(text, { extensions, htmlExtensions: [gfmHtml()] }).replaceAll(
    linkStart,
    '<a rel="nofollow noopener" href="',
  )
}
