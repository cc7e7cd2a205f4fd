import { escapeHtml } from '#server/text/escape-html.ts'

/** A part of a message: a paragraph, a link to press, or a list of links. */
export type MailBlock =
  | { paragraph: string }
  | { action: string; href: string }
  | { list: readonly { text: string; href: string }[] }

/** Content of a message; its two forms follow from it. */
export interface MailText {
  subject: string
  blocks: readonly MailBlock[]
  /** Reason why the reader gets it, and what to do about it. */
  footer: readonly MailBlock[]
}

/** A line of text: names that people chose may hold anything, line breaks and writing directions among it. */
export const singleLine = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()

const MOST_IN_SUBJECT = 150

/** Subject of a message. */
export function subjectOf(text: string): string {
  const line = singleLine(text)
  return line.length > MOST_IN_SUBJECT ? `${line.slice(0, MOST_IN_SUBJECT - 1).toWellFormed()}…` : line
}

function plainBlock(block: MailBlock): string {
  if ('paragraph' in block) return singleLine(block.paragraph)
  if ('action' in block) return `${singleLine(block.action)}:\n${block.href}`
  return block.list.map(({ text, href }) => `- ${singleLine(text)}\n  ${href}`).join('\n')
}

/** The message as plain text. */
export function plainText({ blocks, footer }: MailText): string {
  const parts = [...blocks.map(plainBlock), ...(footer.length > 0 ? ['-- ', ...footer.map(plainBlock)] : [])]
  return `${parts.join('\n\n').replace('-- \n\n', '-- \n')}\n`
}

const html = (text: string) => escapeHtml(singleLine(text))
const FONT = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif'
const PARAGRAPH = 'margin:0 0 16px'

function htmlBlock(block: MailBlock): string {
  if ('paragraph' in block) return `<p style="${PARAGRAPH}">${html(block.paragraph)}</p>`
  if ('action' in block)
    return `<p style="${PARAGRAPH}"><a href="${escapeHtml(block.href)}">${html(block.action)}</a></p>`
  const items = block.list.map(
    ({ text, href }) => `<li style="margin:0 0 8px"><a href="${escapeHtml(href)}">${html(text)}</a></li>`,
  )
  return `<ul style="margin:0 0 16px;padding-left:20px">${items.join('')}</ul>`
}

/** The message as HTML: no picture, script or style of elsewhere, and colours of the reader's own program. */
export function htmlText({ subject, blocks, footer }: MailText): string {
  const small =
    footer.length > 0
      ? `<div style="border-top:1px solid #888;padding-top:16px;font-size:13px">${footer.map(htmlBlock).join('')}</div>`
      : ''
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${html(subject)}</title>
</head>
<body style="margin:0;padding:24px;${FONT};font-size:15px;line-height:1.5">
<div style="max-width:560px">${blocks.map(htmlBlock).join('\n')}${small}</div>
</body>
</html>
`
}
