const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** The text as HTML shows it: also inside an attribute nothing in it means anything to HTML. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign)
