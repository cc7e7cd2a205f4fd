import { once } from 'node:events'
import type { Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { SMTPServerSession } from 'smtp-server'

/** A message that the server has taken, or of which it has got all lines. */
export interface ReceivedMail {
  to: string
  /** Header fields by lower-case name, unfolded and as they were sent. */
  headers: Readonly<Record<string, string>>
  subject: string
  text: string
  html: string
  /** Everything as it was sent. */
  source: string
}

/** Reply of the server to a recipient or a message: an SMTP code and text, or the end of the connection. */
export type MailReply = { code: number; text: string } | 'drop'

/** A mail server of the test's own, over real SMTP on this machine. */
export interface MailServerOfTest {
  url: string
  /** Messages taken so far, in order. */
  received: ReceivedMail[]
  /** The most connections that had a message under way at once. */
  mostAtOnce(): number
  /** Decides on a recipient; takes all unless set. */
  onRecipient: (address: string) => MailReply | null
  /** Decides on a message, perhaps after a while; takes all unless set. */
  onMessage: (mail: ReceivedMail) => MailReply | null | Promise<MailReply | null>
  /** Takes no more connections. */
  close(): Promise<void>
  /** Takes connections again, on the same port. */
  reopen(): Promise<void>
}

/** Text of quoted-printable or plain lines. */
function decoded(body: string, encoding: string): string {
  if (/base64/i.test(encoding)) return Buffer.from(body, 'base64').toString('utf8')
  if (!/quoted-printable/i.test(encoding)) return body
  const bytes = body
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** Words of RFC 2047 in a header as text. */
const decodedHeader = (value: string): string =>
  value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_all, form: string, text: string) =>
      form.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : decoded(text.replaceAll('_', ' '), 'quoted-printable'),
    )

function partOf(source: string): { headers: Record<string, string>; body: string } {
  const at = source.indexOf('\r\n\r\n')
  const lines = source
    .slice(0, at)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
  return { headers, body: source.slice(at + 4) }
}

function parsed(to: string, source: string): ReceivedMail {
  const { headers, body } = partOf(source)
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1] ?? ''
  const parts = body.split(`--${boundary}`).map((part) => partOf(part.replace(/^\r\n/, '')))
  const textOf = (type: string) => {
    const part = parts.find(({ headers: of }) => of['content-type']?.startsWith(type))
    return part ? decoded(part.body, part.headers['content-transfer-encoding'] ?? '') : ''
  }
  return {
    to,
    headers,
    subject: decodedHeader(headers['subject'] ?? ''),
    text: textOf('text/plain').replaceAll('\r\n', '\n'),
    html: textOf('text/html').replaceAll('\r\n', '\n'),
    source,
  }
}

const asError = ({ code, text }: { code: number; text: string }) =>
  Object.assign(new Error(text), { responseCode: code })

/** Starts a mail server on a free port of this machine. */
export async function startMailServer(): Promise<MailServerOfTest> {
  let server: SMTPServer
  let port = 0
  let atOnce = 0
  let most = 0

  /** By the port of the client. */
  const sockets = new Map<number, Socket>()
  const drop = ({ remotePort }: SMTPServerSession) => sockets.get(remotePort)?.destroy()

  const mail: MailServerOfTest = {
    url: '',
    received: [],
    mostAtOnce: () => most,
    onRecipient: () => null,
    onMessage: () => null,
    close: () => new Promise((resolve) => server.close(() => resolve())),
    reopen: () => listen(),
  }

  async function take(session: SMTPServerSession, source: string): Promise<MailReply | null> {
    const [recipient] = session.envelope.rcptTo
    const message = parsed(recipient?.address ?? '', source)
    const reply = await mail.onMessage(message)
    if (reply === null) mail.received.push(message)
    return reply
  }

  async function listen(): Promise<void> {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      closeTimeout: 100,
      onRcptTo({ address }, session, done) {
        const reply = mail.onRecipient(address)
        if (reply === 'drop') drop(session)
        else done(reply && asError(reply))
      },
      onData(stream, session, done) {
        atOnce += 1
        most = Math.max(most, atOnce)
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          void take(session, Buffer.concat(chunks).toString('utf8')).then((reply) => {
            atOnce -= 1
            if (reply === 'drop') drop(session)
            else done(reply && asError(reply))
          })
        })
      },
    })
    // Clients that are ended leave their connections.
    server.on('error', () => {})
    const raw = server.server
    raw.on('connection', (socket: Socket) => sockets.set(socket.remotePort ?? 0, socket))
    server.listen(port, '127.0.0.1')
    await once(raw, 'listening')
    const address = raw.address()
    if (address === null || typeof address === 'string') throw new Error('the mail server has no port')
    ;({ port } = address)
    mail.url = `smtp://127.0.0.1:${port}`
  }

  await listen()
  return mail
}
