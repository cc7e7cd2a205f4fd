/**
 * The digits of a whole number, also as spreadsheets write it: `162.0` gives `162`, `1.001E3` gives `1001`. Digits alone
 * stay as they are, zeros before them included. Null for anything else.
 */
export function wholeNumber(text: string): string | null {
  if (/^[+-]?\d+$/.test(text)) return text.replace(/^\+/, '')
  const match = /^([+-]?)(\d+)(?:\.(\d*))?(?:E([+-]?\d{1,2}))?$/i.exec(text)
  if (!match) return null
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match
  const point = whole.length + Number(exponent)
  if (point < 1) return null
  const digits = (whole + fraction).padEnd(point, '0')
  if (/[^0]/.test(digits.slice(point))) return null
  const number = digits.slice(0, point).replace(/^0+(?=\d)/, '')
  return sign === '-' ? `-${number}` : number
}

/** As {@link wholeNumber}; what is no whole number stays as it is. */
export const withoutPoint = (text: string): string => wholeNumber(text) ?? text
