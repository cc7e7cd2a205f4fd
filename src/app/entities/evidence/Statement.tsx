/** The text of a statement: paragraphs as they were written, lines not too long to read. */
export function Statement({ text, className = '' }: { text: string; className?: string }) {
  return (
    <div className={`max-w-prose space-y-2 break-words ${className}`}>
      {text
        .split(/\r?\n\s*/)
        .filter((paragraph) => paragraph.trim() !== '')
        .map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
    </div>
  )
}
