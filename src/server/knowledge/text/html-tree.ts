/** A piece of HTML: text as HTML writes it, or an element. */
export type HtmlNode = string | HtmlElement

export interface HtmlElement {
  name: string
  /** As in the tag, with the space before them. */
  attributes: string
  children: HtmlNode[]
}

const childless: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input'])

/** Deeper HTML is nobody's writing. */
const DEEPEST = 100

/**
 * Reads HTML that a program wrote: every element is closed, and text and attributes hold no bare `<` or `>`
 * (as `renderMarkdown` gives it). Null for elements nested more than a hundred deep.
 */
export function parseHtml(html: string): HtmlNode[] | null {
  const root: HtmlNode[] = []
  const open: HtmlElement[] = []
  for (const [piece, closing, name, attributes = ''] of html.matchAll(
    /<(\/?)([a-z][a-z0-9]*)([^>]*)>|[^<]+/g,
  )) {
    const siblings = open.at(-1)?.children ?? root
    if (name === undefined) siblings.push(piece)
    else if (closing) open.pop()
    else {
      const element = { name, attributes: attributes.replace(/\s*\/$/, ''), children: [] }
      siblings.push(element)
      if (!childless.has(name)) open.push(element)
    }
    if (open.length > DEEPEST) return null
  }
  return root
}

/** The piece as HTML. */
export function writeHtml(node: HtmlNode): string {
  if (typeof node === 'string') return node
  const start = `<${node.name}${node.attributes}>`
  return childless.has(node.name) ? start : `${start}${node.children.map(writeHtml).join('')}</${node.name}>`
}
