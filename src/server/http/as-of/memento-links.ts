import { stateAddress } from '#domain/records/state-addresses.ts'
import type { StoredState } from '#server/states/stored-states.ts'

/** Address of the list of states. */
export const TIME_MAP = '/api/states'

/** The date of a state as HTTP writes times. */
export const httpDate = ({ date }: Pick<StoredState, 'date'>): string => new Date(date).toUTCString()

/** An address without `asOf`: that of the present. */
export function originalOf(url: string): string {
  const [path = '', query = ''] = url.split('?', 2)
  const rest = query.split('&').filter((part) => part !== '' && !/^asOf(?:=|$)/.test(part))
  return rest.length > 0 ? `${path}?${rest.join('&')}` : path
}

/** The address of the same at a state: that of an interface with `asOf`, that of a page below the state. */
export function mementoOf(original: string, { name }: Pick<StoredState, 'name'>): string {
  if (!original.startsWith('/api/')) return stateAddress(name, original)
  return `${original}${original.includes('?') ? '&' : '?'}asOf=${name}`
}

const timeMapOf = (origin: string, original: string) =>
  `${origin}${TIME_MAP}?of=${encodeURIComponent(original)}`

/** Links of every answer about the present: it is its own time gate (RFC 7089, pattern 1.2). */
export const presentLinks = (origin: string, original: string): string =>
  [
    `<${origin}${original}>; rel="original timegate"`,
    `<${timeMapOf(origin, original)}>; rel="timemap"; type="application/link-format"`,
  ].join(', ')

/** Links of an answer about a state: also to the states before, after, first and last. */
export function mementoLinks(
  origin: string,
  original: string,
  { states, state }: { states: readonly StoredState[]; state: StoredState },
): string {
  const at = states.findIndex(({ digest }) => digest === state.digest)
  const relations: [string, StoredState | undefined][] = [
    ['first', states[0]],
    ['last', states.at(-1)],
    ['prev', at > 0 ? states[at - 1] : undefined],
    ['next', at < 0 ? undefined : states[at + 1]],
    ['', state],
  ]
  const links = new Map<StoredState, string[]>()
  for (const [relation, of] of relations)
    if (of) links.set(of, [...(links.get(of) ?? []), relation].filter(Boolean))
  const mementos = [...links].map(
    ([of, names]) =>
      `<${origin}${mementoOf(original, of)}>; rel="${[...names, 'memento'].join(' ')}"; datetime="${httpDate(of)}"`,
  )
  return [presentLinks(origin, original), ...mementos].join(', ')
}

/** The time map of an address in link-format (RFC 6690, RFC 7089 section 5). */
export function linkFormat(origin: string, original: string, states: readonly StoredState[]): string {
  const self = `<${timeMapOf(origin, original)}>; rel="self"; type="application/link-format"`
  const range =
    states.length === 0 ? '' : `; from="${httpDate(states[0]!)}"; until="${httpDate(states.at(-1)!)}"`
  const mementos = states.map((state, index) => {
    const names = [
      ...(index === 0 ? ['first'] : []),
      ...(index === states.length - 1 ? ['last'] : []),
      'memento',
    ]
    return `<${origin}${mementoOf(original, state)}>; rel="${names.join(' ')}"; datetime="${httpDate(state)}"`
  })
  return `${[`<${origin}${original}>; rel="original timegate"`, `${self}${range}`, ...mementos].join(',\n')}\n`
}
