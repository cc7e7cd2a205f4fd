import { lookupTable } from '#domain/lookup-table.ts'
import { searchFields } from './fields.ts'
import type { SearchFieldName } from './fields.ts'
import { matchedPieces } from './match.ts'
import type { SearchMatch, SearchText } from './match.ts'

const entities: Record<string, string> = lookupTable({
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
})

const isHidden = (field: SearchFieldName) => 'hidden' in searchFields[field]

/** The text with everything replaced that HTML would take for mark-up. */
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/**
 * Where a record matched, as HTML: a line `Field: value` for each matched field, joined by `<br/>`. With
 * `highlight`, the words searched for stand in `<strong>`. Names are data: they are escaped either way.
 */
export function matchingText(match: SearchMatch, text: SearchText, highlight: boolean): string {
  return match.matches
    .filter(({ field }) => !isHidden(field))
    .map(({ field, values }) => {
      const shown = values.map((value) =>
        highlight
          ? matchedPieces(field, value, text)
              .map((piece) =>
                piece.matched ? `<strong>${escapeHtml(piece.text)}</strong>` : escapeHtml(piece.text),
              )
              .join('')
          : escapeHtml(value),
      )
      return `${searchFields[field].label}: ${shown.join(', ')}`
    })
    .join('<br/>')
}
