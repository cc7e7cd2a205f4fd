/** The value of one field of INFO; null when it is not there. */
export function infoValue(info: string, name: string): string | null {
  const key = `${name}=`
  let at = info.startsWith(key) ? 0 : -1
  if (at === -1) {
    const found = info.indexOf(`;${key}`)
    if (found === -1) return null
    at = found + 1
  }
  const end = info.indexOf(';', at)
  return info.slice(at + key.length, end === -1 ? undefined : end)
}

/** The text between two of some separators, without making the others. */
export function fieldAt(text: string, separator: string, field: number): string {
  let start = 0
  for (let count = 0; count < field; count += 1) {
    const next = text.indexOf(separator, start)
    if (next === -1) return ''
    start = next + 1
  }
  const end = text.indexOf(separator, start)
  return text.slice(start, end === -1 ? undefined : end)
}

/** A value with the percent-encoded signs of VCF 4.3 as they are meant. */
export const percentDecoded = (text: string): string =>
  text.includes('%')
    ? text.replace(/%([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text
