const BULLET = /^\s*(?:[-*•–]\s+|\(?\d{1,3}[.)]\s+)/
/** A comma separates alterations only where a symbol and more follow: `EGFR L858R, T790M` stays one line. */
const SEPARATOR = /\r?\n|;|,\s+(?=[A-Za-z][\w-]*(?::|\s+)\S)/

/** Alterations of a pasted text, one each: split at line ends, semicolons and commas, without bullets and quotes. */
export function splitAlterations(text: string): string[] {
  return text.split(SEPARATOR).flatMap((part) => {
    const line = part
      .replace(BULLET, '')
      .replaceAll(/^["'“”\s]+|["'“”\s,]+$/g, '')
      .trim()
    return line === '' || line.startsWith('#') ? [] : [line]
  })
}
