const BULLET = /^\s*(?:[-*•–]\s+|\(?\d{1,3}[.)]\s+)/
/** A change, an exon or a band, which is no alteration by itself: `EGFR L858R; T790M`, `E13;A20`, `t(9;22)(q34;q11)`. */
const PART = String.raw`\s*(?:(?:p\.)?\(?[A-Z][a-z]{0,2}\d+(?:[A-Z][a-z]{0,2}|\*)\)?\s*(?:[;,\r\n]|$)|(?:exon\s*|[A-Z])?\d{1,2}(?:\.\d+)?[ab]?\s*(?:[),;]|$))`
/** Words that go on with an alteration behind a comma. */
const CONTINUED = String.raw`(?:[cdfs]?ish|ihc|exon|vaf|af|tier|ngs|pcr|by|in|and|with|homozygous|heterozygous|hemizygous|likely|pathogenic|not|no)\b`
/**
 * A comma separates alterations only where a symbol and more follow, a semicolon where no part of one stands alone: `EGFR
 * L858R, T790M` and `EGFR L858R; T790M` stay one line.
 */
const SEPARATOR = new RegExp(
  String.raw`\r?\n|;(?!${PART})|,\s+(?!${CONTINUED})(?=[A-Za-z][\w-]*(?::|\s+)\S)`,
  'i',
)

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
