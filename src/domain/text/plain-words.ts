import { parseMarkup } from './markup.ts'
import { recordTag } from '../records/tags.ts'

/** Lines that only draw: the rule below the head of a table, a rule across the page, the fences of code. */
const drawing =
  /^[ \t]*(?:\|?(?:[ \t]*:?-{3,}:?[ \t]*\|)+[ \t]*:?-*:?|([-*_])(?:[ \t]*\1){2,}|`{3,}.*|~{3,}.*)[ \t]*$/gm
/** What begins a line: quotes, headings, points of lists with their boxes. Numbers of lists are words. */
const beginnings = /^[ \t]*(?:>[ \t]?)*(?:#{1,6}[ \t]+|[-*+][ \t]+(?:\[[ xX]\][ \t]+)?)?/gm
const tableRows = /^[ \t]*\|(.+?)\|?[ \t]*$/gm
const links = /!?\[([^\][]*)\]\(\s*<?[^()\s]*(?:\([^()\s]*\)[^()\s]*)*>?(?:\s+"[^"]*")?\s*\)/g
const addresses = /<((?:https?:\/\/|mailto:)[^<>\s]+)>/g
const code = /(`+)(?!`)(.+?)(?<!`)\1(?!`)/g
/** Emphasis stands at the edges of words: `HLA-A*02:01` and `snake_case` are names. */
const emphasis =
  /(?<![\p{L}\p{N}\\*_~])(\*{1,3}|_{1,3}|~~)(?![\s*_~])(.+?)(?<![\s\\*_~])\1(?![\p{L}\p{N}*_~])/gsu
const escapes = /\\([!-/:-@[-`{-~])/g

/**
 * Markdown as the plain words of one line, for places that show its beginning: cells, cards, rows of
 * lists. Records that it names stand as their tags (`civic.eid:12` as `EID12`); a mark that pairs with nothing stays.
 */
export function plainWords(text: string): string {
  const words = text
    .replaceAll(drawing, '')
    .replaceAll(beginnings, '')
    .replaceAll(links, '$1')
    .replaceAll(addresses, '$1')
    .replaceAll(code, '$2')
  return parseMarkup(withoutEmphasis(words))
    .map((part) => (part.kind === 'tag' ? recordTag(part.tag.kind, part.tag.id) : part.text))
    .join('')
    .replaceAll(tableRows, (_, cells: string) => cells.split('|').join(' · '))
    .replaceAll(escapes, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Emphasis within emphasis comes off layer by layer. */
function withoutEmphasis(text: string): string {
  const bare = text.replaceAll(emphasis, '$2')
  return bare === text ? text : withoutEmphasis(bare)
}
