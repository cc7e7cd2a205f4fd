/** A message as it is sent. */
export interface ComposedMail {
  /** Left part of its `Message-ID`; the same at each attempt. */
  messageId: string
  /** One address. */
  to: string
  subject: string
  text: string
  html: string
  /** Headers beside the usual ones, as they stand in the message. */
  headers: Readonly<Record<string, string>>
}
