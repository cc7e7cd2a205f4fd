/** A sentence in which names of members and parameters stand between backticks. */
export function Explanation({ text }: { text: string }) {
  // Every second part stood between two of them.
  const parts = text.split('`').map((part, position) => ({ part, isName: position % 2 === 1, position }))
  return parts.map(({ part, isName, position }) =>
    isName ? (
      <code key={position} className="font-mono">
        {part}
      </code>
    ) : (
      part
    ),
  )
}
