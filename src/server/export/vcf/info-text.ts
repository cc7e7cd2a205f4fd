import { textCell } from '../cells.ts'

const hex = (sign: string) => `\\x${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(2, '0')}`

/**
 * A text as INFO may hold it: white space as `_`, and what separates fields of VCF or of an annotation as `\x` and
 * two hexadecimal digits.
 */
export function infoText(text: string | null | undefined): string {
  return textCell(text)
    .replace(/[\\,;=|&]/g, hex)
    .replaceAll(' ', '_')
}

/** Several values in one field of an annotation. */
export function infoList(values: readonly string[]): string {
  return values.map(infoText).join('&')
}
