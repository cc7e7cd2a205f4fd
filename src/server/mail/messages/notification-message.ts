import type { MailText } from '../mail-text.ts'
import type { MailSite } from './account-messages.ts'

/** An event that a message tells of. */
export interface NotificationLine {
  /** `Ada accepted EID7`, `Ada accepted a revision of EID7: Level; 1 accepted, 1 pending`. */
  text: string
  /** Path of what happened on this site: the revision set, the comment, the record. */
  path: string
  /** Whether the event mentions the reader. */
  isMention: boolean
}

/** The most notifications that a message lists. */
export const MOST_LINES = 50

/** Notifications of a message: the first ones, and how many more there are. */
export interface NotificationList {
  lines: readonly NotificationLine[]
  more: number
  isDigest: boolean
}

function subjectOfList(site: MailSite, { lines, more, isDigest }: NotificationList): string {
  const [first] = lines
  const total = lines.length + more
  if (!isDigest && total === 1 && first) return `[${site.name}] ${first.text}`
  return `[${site.name}] ${total} ${total === 1 ? 'notification' : 'notifications'}${isDigest ? ' today' : ''}`
}

/** Notifications as a message; texts of comments are not in it. @param unsubscribe address */
export function notificationText(site: MailSite, list: NotificationList, unsubscribe: string): MailText {
  const { lines, more } = list
  return {
    subject: subjectOfList(site, list),
    blocks: [
      {
        list: lines.map(({ text, path, isMention }) => ({
          text: isMention ? `${text} (mentions you)` : text,
          href: `${site.url}${path}`,
        })),
      },
      ...(more > 0 ? [{ paragraph: `${more} more ${more === 1 ? 'is' : 'are'} listed in the app.` }] : []),
      { action: 'All notifications', href: `${site.url}/notifications` },
    ],
    footer: [
      {
        paragraph: `You get this message because your account at ${site.name} is set to receive notifications by e-mail ${list.isDigest ? 'once a day' : 'at once'}.`,
      },
      { action: 'Settings', href: `${site.url}/settings/notifications` },
      { action: 'Unsubscribe', href: unsubscribe },
    ],
  }
}
