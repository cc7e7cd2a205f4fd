import { parseHtml, writeHtml } from './html-tree.ts'
import type { HtmlElement, HtmlNode } from './html-tree.ts'
import { escapeHtml, plainTextHtml } from './html-text.ts'
import { isWithinMarkdownLimits } from './markdown-limits.ts'
import { renderMarkdown } from './rendered-markdown.ts'

/** Stands around the place of a mention while the text is rendered; a text's own such signs mean nothing to anyone. */
const MARK = '\uE000'
const marks = new RegExp(`${MARK}(\\d+)${MARK}`, 'g')
const encodedMarks = new RegExp(`${encodeURIComponent(MARK)}(\\d+)${encodeURIComponent(MARK)}`, 'gi')

const blockNames: ReadonlySet<string> = new Set(
  'blockquote div h1 h2 h3 h4 h5 h6 hr li ol p pre section table tbody td th thead tr ul'.split(' '),
)
const isBlock = (node: HtmlNode | undefined) => typeof node === 'object' && blockNames.has(node.name)

/** Something that a text mentions, with the words that mention it. */
export type Mention = { text: string }

/** Mark-up shown as it was written, cut at what it mentions. */
export const plainSegments = <Mentioned extends Mention>(
  pieces: readonly (string | Mentioned)[],
): (string | Mentioned)[] => pieces.map((piece) => (typeof piece === 'string' ? plainTextHtml(piece) : piece))

/**
 * Renders Markdown that is cut at what it mentions. Each text that comes back is HTML of its own, closed and safe,
 * and all together read as one text: what a mention cuts through is written in line, with line ends for its
 * blocks (`docs/decisions/0010`). A mention in code or in the words of a link stays words. A text beyond the limits of
 * Markdown is shown as it was written.
 * @param pieces texts as they were written, and mentions
 */
export function renderSegments<Mentioned extends Mention>(
  pieces: readonly (string | Mentioned)[],
): (string | Mentioned)[] {
  const mentionAt = (place: string) => pieces[Number(place)] as Mentioned
  const source = pieces
    .map((piece, place) =>
      typeof piece === 'string' ? piece.replaceAll(MARK, '\uFFFD') : `${MARK}${place}${MARK}`,
    )
    .join('')
  const tree = isWithinMarkdownLimits(source) ? parseHtml(renderMarkdown(source)) : null
  if (!tree) return plainSegments(pieces)
  const words = (place: string) => escapeHtml(mentionAt(place).text)
  const lines = new InlineText()
  writeBlocks(withoutMarks(tree, words, false), lines)
  return lines.pieces.map((piece) => (piece.kind === 'html' ? piece.html : mentionAt(piece.place)))
}

/** The nodes with the words of mentions in attributes, in code and in links, and without space between blocks. */
function withoutMarks(nodes: HtmlNode[], words: (place: string) => string, inWords: boolean): HtmlNode[] {
  const inAddress = (place: string) => encodeURI(words(place))
  return nodes.flatMap((node, position): HtmlNode[] => {
    if (typeof node === 'string') {
      const beside = [nodes[position - 1], nodes[position + 1]]
      if (!node.trim() && !inWords && beside.some((other) => other === undefined || isBlock(other))) return []
      return [inWords ? node.replaceAll(marks, (_, place: string) => words(place)) : node]
    }
    const attributes = node.attributes
      .replaceAll(marks, (_, place: string) => words(place))
      .replaceAll(encodedMarks, (_, place: string) => inAddress(place))
    const children = withoutMarks(node.children, words, inWords || node.name === 'code' || node.name === 'a')
    return [{ name: node.name, attributes, children }]
  })
}

const holdsMark = (node: HtmlNode): boolean =>
  typeof node === 'string' ? node.includes(MARK) : node.children.some(holdsMark)

type Piece = { kind: 'html'; html: string } | { kind: 'mention'; place: string }

/** HTML and mentions one after another, with line ends where blocks meet that were written in line. */
class InlineText {
  readonly pieces: Piece[] = []
  #lineEnds = 0
  #after: 'start' | 'line' | 'block' | 'sign' = 'start'

  /** Ends the line, if there is one, before whatever comes next in line. */
  end(lines: 1 | 2): void {
    if (this.#after === 'line') this.#lineEnds = Math.max(this.#lineEnds, lines)
  }
  /** A sign that begins a line, such as that of a list. */
  sign(html: string): void {
    this.inline([{ kind: 'html', html }])
    this.#after = 'sign'
  }
  inline(pieces: Piece[]): void {
    for (const piece of pieces) {
      if (this.#lineEnds > 0) this.#add('<br>'.repeat(this.#lineEnds))
      this.#lineEnds = 0
      this.#after = 'line'
      if (piece.kind === 'html') this.#add(piece.html)
      else this.pieces.push(piece)
    }
  }
  block(html: string): void {
    this.#lineEnds = 0
    this.#after = 'block'
    this.#add(html)
  }
  #add(html: string): void {
    const last = this.pieces.at(-1)
    if (last?.kind === 'html') last.html += html
    else this.pieces.push({ kind: 'html', html })
  }
}

/** Inline nodes cut at their mentions; an element that is cut is closed before and opened again after. */
function cut(nodes: HtmlNode[]): Piece[] {
  const pieces: Piece[] = []
  const add = (piece: Piece) => {
    const last = pieces.at(-1)
    if (piece.kind === 'html' && last?.kind === 'html') last.html += piece.html
    else if (piece.kind === 'mention' || piece.html !== '') pieces.push(piece)
  }
  for (const node of nodes) {
    if (!holdsMark(node)) add({ kind: 'html', html: writeHtml(node) })
    else if (typeof node === 'string') {
      // Splitting at a group gives text and places in turn.
      for (const [index, part] of node.split(marks).entries())
        add(index % 2 ? { kind: 'mention', place: part } : { kind: 'html', html: part })
    } else
      for (const piece of cut(node.children))
        add(
          piece.kind === 'html'
            ? { kind: 'html', html: writeHtml({ ...node, children: [piece.html] }) }
            : piece,
        )
  }
  return pieces
}

/** @param inLine paragraphs are lines, too, where a sign begins the first one */
function writeBlocks(nodes: HtmlNode[], lines: InlineText, inLine = false): void {
  for (const node of nodes) {
    if (typeof node === 'string' || !isBlock(node)) lines.inline(cut([node]))
    else if (holdsMark(node) || (node.name === 'p' && (inLine || nodes.length === 1)))
      writeInLine(node, lines)
    else lines.block(writeHtml(node))
  }
}

/** A block as lines of text. */
function writeInLine(block: HtmlElement, lines: InlineText): void {
  const { name, children } = block
  if (name === 'ul' || name === 'ol') return writeItems(block, lines)
  const apart = /^t(r|head|body)$/.test(name) ? 1 : 2
  lines.end(apart)
  if (name === 'p') lines.inline(cut(children))
  else if (/^h[1-6]$/.test(name)) lines.inline(cut([{ name: 'strong', attributes: '', children }]))
  else if (name === 'tr') lines.inline(cut(children.flatMap(cellInLine)))
  else if (/^t(able|head|body)$/.test(name))
    for (const child of children) {
      if (typeof child !== 'string') writeInLine(child, lines)
    }
  else {
    if (name === 'blockquote') lines.sign('&gt; ')
    writeBlocks(children, lines, name === 'blockquote')
  }
  lines.end(apart)
}

const cellInLine = (cell: HtmlNode, position: number): HtmlNode[] => [
  position > 0 ? ' | ' : '',
  ...(typeof cell === 'string' ? [cell] : cell.children),
]

/** The items of a list: those that are cut as lines, those between as lists. */
function writeItems(list: HtmlElement, lines: InlineText): void {
  const first = Number(/start="(\d+)"/.exec(list.attributes)?.[1] ?? 1)
  let whole: HtmlNode[] = []
  const writeWhole = (number: number) => {
    const attributes = list.name === 'ol' ? ` start="${number - whole.length}"` : list.attributes
    if (whole.length > 0) lines.block(writeHtml({ ...list, attributes, children: whole }))
    whole = []
  }
  for (const [position, item] of list.children.entries()) {
    if (typeof item === 'string' || !holdsMark(item)) {
      whole.push(item)
      continue
    }
    writeWhole(first + position)
    lines.end(1)
    lines.sign(list.name === 'ol' ? `${first + position}. ` : '• ')
    writeBlocks(item.children, lines, true)
    lines.end(1)
  }
  writeWhole(first + list.children.length)
}
