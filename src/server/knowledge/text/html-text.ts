import { lookupTable } from '#domain/lookup-table.ts'

const signs: Readonly<Record<string, string>> = lookupTable({
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
})

/** The text as HTML shows it: also inside an attribute nothing in it means anything to HTML. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign)

/** A text as it was written, as HTML with its line breaks. */
export const plainTextHtml = (text: string): string => escapeHtml(text).replaceAll(/\r\n|\r|\n/g, '<br>')

/** A whole text as it was written, as a paragraph of HTML. */
export const plainDocument = (text: string): string => `<p>${plainTextHtml(text)}</p>`
