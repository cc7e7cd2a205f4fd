import { z } from 'zod'
import { emailError } from '#domain/user-rules.ts'
import { lookupTable } from '#domain/lookup-table.ts'

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

/** Variables about mail; each message says what is allowed. */
export const mailVariables = {
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
}

const Mail = z.object(mailVariables)
type MailValues = z.infer<typeof Mail> & { PUBLIC_URL?: string | undefined; KNOWLEDGEBASE_NAME: string }

/** Variables that mail lacks, each in a sentence. */
export function incompleteMail({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: MailValues): string[] {
  if (SMTP_URL === undefined)
    return MAIL_FROM === undefined ? [] : ['SMTP_URL must be set, too: MAIL_FROM alone sends no mail']
  return [
    ...(MAIL_FROM === undefined ? ['MAIL_FROM must be set, too: mail of SMTP_URL needs a sender'] : []),
    ...(PUBLIC_URL === undefined
      ? ['PUBLIC_URL must be set, too: links in mail of SMTP_URL begin with it']
      : []),
  ]
}

/** Configuration of mail from the variables; null: none is sent. */
export function mailConfig({
  SMTP_URL,
  MAIL_FROM,
  PUBLIC_URL,
  KNOWLEDGEBASE_NAME,
}: MailValues): MailConfig | null {
  const server = SMTP_URL === undefined ? null : mailServerOf(SMTP_URL)
  const from = MAIL_FROM === undefined ? null : senderOf(MAIL_FROM)
  if (!server || !from || PUBLIC_URL === undefined) return null
  return {
    server,
    from: { name: from.name ?? KNOWLEDGEBASE_NAME, address: from.address },
    siteUrl: PUBLIC_URL,
  }
}
