import { lookupTable } from '#domain/lookup-table.ts'

const entities: Record<string, string> = lookupTable({
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  amp: '&',
})

/** Text without the HTML or JATS mark-up in it, on one line; null when nothing remains. */
export function plainText(marked: string | null): string | null {
  if (marked === null) return null
  const text = marked
    .replace(/<jats:title>[^<]*<\/jats:title>/g, ' ')
    .replace(/<\/?(?:p|br|div|li|h\d|jats:(?:p|sec|list|list-item))\b[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|apos|nbsp|amp);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Number(code)))
  return text.replace(/\s+/g, ' ').trim() || null
}
