import type { StoredState } from '#server/states/stored-states.ts'
import { stateAddress } from '#domain/records/state-addresses.ts'
import { escapeHtml } from '#server/text/escape-html.ts'

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** `as of 1 Aug 2024`, for titles. */
export const asOfText = ({ date }: Pick<StoredState, 'date'>): string => `as of ${day.format(new Date(date))}`

/** The document of a page at a state: it tells the app which, and search engines where the present page is. */
export function withState(
  document: string,
  { state, original }: { state: StoredState; original: string },
): string {
  const canonical = document.includes('rel="canonical"')
    ? ''
    : `<link rel="canonical" href="${escapeHtml(original)}" />`
  return document
    .replace(
      '<html ',
      () =>
        `<html data-state="${state.name}" data-state-date="${state.date}" data-state-version="${state.version}" `,
    )
    .replace('</head>', () => `${canonical}</head>`)
}

const LONGEST_SHOWN = 60

/** The document for whoever asks for a state that is not there: which there are, with the same page at each. */
export function noSuchStateDocument(
  template: string,
  { asOf, states, path }: { asOf: string; states: readonly StoredState[]; path: string },
): string {
  const text = asOf.replaceAll(/\p{Cc}/gu, ' ').trim()
  const shown = text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text
  const items = states.toReversed().map((state) => {
    const href = escapeHtml(stateAddress(state.name, path))
    const date = day.format(new Date(state.date))
    return `<li><a class="link" href="${href}">${escapeHtml(state.name)}</a> <span class="text-muted">${date}</span></li>`
  })
  const list =
    items.length === 0
      ? '<p>No state is frozen yet.</p>'
      : '<p>A state has a name, a date from the first state on, or a version of the knowledge that was frozen:</p>' +
        `<ul class="max-h-96 space-y-1 overflow-y-auto" tabindex="0" aria-label="States">${items.join('')}</ul>`
  const title = `There is no state “${shown}”`
  return staticDocument(template, { title, content: list, path })
}

/** The document for whoever asks for a state that cannot be read now, as while it is migrated, or in a way that cannot be read. */
export function rejectedReadingDocument(
  template: string,
  { message, path, isUnavailable }: { message: string; path: string; isUnavailable: boolean },
): string {
  const again = isUnavailable ? '<p><a class="link" href="">Try again</a></p>' : ''
  const title = isUnavailable ? 'This state cannot be read now' : 'This address cannot be read'
  return staticDocument(template, { title, content: `<p>${escapeHtml(message)}</p>${again}`, path })
}

/** The document without the app: a heading, what is said, and the way to the page at present. */
function staticDocument(
  template: string,
  { title, content, path }: { title: string; content: string; path: string },
): string {
  const main =
    '<main class="mx-auto max-w-2xl space-y-4 px-4 py-8"><h1 class="break-words">' +
    `${escapeHtml(title)}</h1>${content}` +
    `<p><a class="link" href="${escapeHtml(path)}">Open this page at present</a></p></main>`
  return template
    .replace(/<script type="module"[^>]*><\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace('<div id="root"></div>', () => `<div id="root">${main}</div>`)
}
