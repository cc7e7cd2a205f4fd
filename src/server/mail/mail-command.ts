import { randomUUID } from 'node:crypto'
import { Command } from 'commander'
import { emailError } from '#domain/user-rules.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { settingsOf } from '#server/config/config.ts'
import type { Config } from '#server/config/config.ts'
import { mailSettings } from '#server/config/mail.ts'
import { htmlText, plainText, subjectOf } from './mail-text.ts'
import type { MailText } from './mail-text.ts'
import { sendFailure } from './send-failure.ts'
import { createSmtpClient } from './smtp-client.ts'

const testText = (name: string, siteUrl: string): MailText => ({
  subject: `Test message of ${name}`,
  blocks: [
    { paragraph: `This message was sent with “curia mail test” to check the mail server of ${name}.` },
    { action: name, href: siteUrl },
  ],
  footer: [],
})

/**
 * Sends a test message to an address, at once and not by the queue.
 * @throws ClientError when no mail server is configured, the address is not one, or the message was not taken
 */
async function sendTest(config: Config, address: string): Promise<void> {
  const mail = settingsOf(config, mailSettings)
  if (mail === null)
    throw new ClientError('UNAVAILABLE', 'No mail is sent: set SMTP_URL, MAIL_FROM and PUBLIC_URL')
  const invalid = emailError(address)
  if (invalid !== null) throw new ClientError('BAD_USER_INPUT', invalid)
  const text = testText(config.knowledgebaseName, mail.siteUrl)
  const { host, port } = mail.server
  const message = {
    messageId: randomUUID(),
    to: address,
    subject: subjectOf(text.subject),
    text: plainText(text),
    html: htmlText(text),
    headers: {},
  }
  try {
    await createSmtpClient(mail).send(message)
  } catch (error) {
    const { reason } = sendFailure(error)
    throw new ClientError('SERVICE_UNAVAILABLE', `${host}:${port} did not take the message: ${reason}`, {
      cause: error,
    })
  }
  process.stdout.write(`${host}:${port} took a message for ${address}.\n`)
}

/** `curia mail …`: checks the configured mail server. */
export function mailCommand(config: () => Config): Command {
  const mail = new Command('mail').description('check the mail server')
  mail
    .command('test <address>')
    .description('send a test message to an address')
    .action((address: string) => sendTest(config(), address))
  return mail
}
