import { z } from 'zod'
import { emailError } from '#domain/user-rules.ts'
import { lookupTable } from '#domain/lookup-table.ts'
import { defineSettings } from './settings.ts'

/** The mail server that takes messages. */
export interface MailServer {
  host: string
  port: number
  /** TLS from the start (`smtps`); else STARTTLS where the server offers it. */
  secure: boolean
  auth: { user: string; pass: string } | null
}

/** Configuration of mail. */
export interface MailConfig {
  server: MailServer
  from: { name: string; address: string }
  /** Where people reach the service, without a slash at the end: links in messages begin with it. */
  siteUrl: string
}

const SERVER_FORM =
  'must be smtp://user:password@host:port, or smtps:// for TLS from the start; special characters of user and password are percent-encoded'

const PORTS: Readonly<Record<string, number>> = lookupTable({ 'smtp:': 587, 'smtps:': 465 })

/** The server that an address names; null when it has another form. */
function mailServerOf(address: string): MailServer | null {
  const url = URL.parse(address)
  const port = url && PORTS[url.protocol]
  if (!url || !port || !url.hostname || url.search || url.hash || !/^\/?$/.test(url.pathname)) return null
  try {
    const [user, pass] = [url.username, url.password].map(decodeURIComponent)
    return {
      host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
      port: url.port ? Number(url.port) : port,
      secure: url.protocol === 'smtps:',
      auth: user && pass ? { user, pass } : null,
    }
  } catch {
    return null
  }
}

/** `Name <address>`, `"Name" <address>` or an address alone; null when it has another form. */
function senderOf(text: string): { name: string | null; address: string } | null {
  const [, quoted, plain, inBrackets, alone] =
    /^(?:(?:"([^"\p{Cc}]*)"|([^"<>\p{Cc}]*?))\s*<([^<>\s]+)>|([^<>\s]+))$/u.exec(text.trim()) ?? []
  const address = inBrackets ?? alone
  if (!address || emailError(address) !== null) return null
  return { name: (quoted ?? plain)?.trim() || null, address }
}

/** Settings of mail; each message says what is allowed. */
export const mailSettings = defineSettings({
  variables: {
    SMTP_URL: z
      .string()
      .refine((text) => mailServerOf(text) !== null, SERVER_FORM)
      .optional()
      .describe(
        'mail server: smtp://user:password@host:port, or smtps:// for TLS from the start; no mail is sent unless set',
      ),
    MAIL_FROM: z
      .string()
      .refine((text) => senderOf(text) !== null, 'must be an e-mail address, or Name <address>')
      .optional()
      .describe('with SMTP_URL: sender of mail, as an e-mail address or Name <address>'),
  },
  incomplete({ SMTP_URL, MAIL_FROM }, { publicUrl }) {
    if (SMTP_URL === undefined)
      return MAIL_FROM === undefined ? [] : ['SMTP_URL must be set, too: MAIL_FROM alone sends no mail']
    return [
      ...(MAIL_FROM === undefined ? ['MAIL_FROM must be set, too: mail of SMTP_URL needs a sender'] : []),
      ...(publicUrl === null ? ['PUBLIC_URL must be set, too: links in mail of SMTP_URL begin with it'] : []),
    ]
  },
  /** Null: no mail is sent. */
  read({ SMTP_URL, MAIL_FROM }, { publicUrl, knowledgebaseName }): MailConfig | null {
    const server = SMTP_URL === undefined ? null : mailServerOf(SMTP_URL)
    const from = MAIL_FROM === undefined ? null : senderOf(MAIL_FROM)
    if (!server || !from || publicUrl === null) return null
    return {
      server,
      from: { name: from.name ?? knowledgebaseName, address: from.address },
      siteUrl: publicUrl,
    }
  },
})
