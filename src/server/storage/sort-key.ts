import { foldText } from '#domain/text/names.ts'

/** Long texts do not fit an index, so they sort by their beginning. */
const KEY_LENGTH = 120

/** The folded beginning of a text, as `description_sort_key` and `summary_sort_key` hold it. */
export function sortKey(text: string): string {
  return Array.from(foldText(text.slice(0, KEY_LENGTH * 4)))
    .slice(0, KEY_LENGTH)
    .join('')
}
