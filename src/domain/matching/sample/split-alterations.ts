const BULLET = /^\s*(?:[-*•–]\s+|\(?\d{1,3}[.)]\s+)/
/**
 * A comma separates alterations only where a symbol and more follow, a semicolon where no change stands alone: `EGFR
 * L858R, T790M` and `EGFR L858R; T790M` stay one line.
 */
const SEPARATOR =
  /\r?\n|;(?!\s*(?:p\.)?[A-Z][a-z]{0,2}\d+(?:[A-Z][a-z]{0,2}|\*)\s*(?:[;,\r\n]|$))|,\s+(?=[A-Za-z][\w-]*(?::|\s+)\S)/

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
