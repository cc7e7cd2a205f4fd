/** Link to whom to ask about the knowledgebase. @param contact an e-mail address or web page */
export function ContactLink({ contact }: { contact: string }) {
  return (
    <a className="link" href={contact.includes('@') ? `mailto:${contact}` : contact}>
      {contact}
    </a>
  )
}
