/** Mutations whose names say it otherwise than people do. */
const others: ReadonlyMap<string, string> = new Map([
  ['editUser', 'edit your profile'],
  ['markNotificationsAsRead', 'mark notifications as read'],
  ['updateCoi', 'disclose conflicts of interest'],
  ['updateNotificationStatus', 'mark notifications as read'],
  ['updateSourceSuggestionStatus', 'decide on a suggested source'],
])

/** Names of things that are not counted. */
const uncounted = new Set(['evidence'])

/** Act of a mutation in words that follow “to”: `addComment` gives `add a comment`. */
export function mutationWords(mutation: string): string {
  const [verb = '', ...things] = mutation.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).split(' ')
  const last = things.at(-1) ?? ''
  const isOne = last !== '' && !last.endsWith('s') && !uncounted.has(last)
  const article = /^[aeiou]/.test(things[0] ?? '') ? 'an' : 'a'
  return others.get(mutation) ?? [verb, ...(isOne ? [article] : []), ...things].join(' ')
}
