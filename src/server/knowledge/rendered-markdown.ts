import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'

/** The start of every link micromark writes; text and attribute values never hold a bare `<`. */
const linkStart = /<a href="(?=[a-z][a-z0-9+.-]*:)/gi

/**
 * Markdown as GitHub reads it (tables, strikethrough, task lists, footnotes, bare URLs linked), as HTML that is safe to
 * put into a page: HTML in the text is shown as it was written, and a link or picture whose address is not http, https,
 * mailto, irc or xmpp leads nowhere. Links to other sites say that nobody vouches for them.
 */
export function renderMarkdown(text: string): string {
  return micromark(text, { extensions: [gfm()], htmlExtensions: [gfmHtml()] }).replaceAll(
    linkStart,
    '<a rel="nofollow noopener" href="',
  )
}
