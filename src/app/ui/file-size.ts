/** Bytes in the unit that a reader counts in: `512 bytes`, `61.3 MB`. */
export function fileSizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`
  const isSmall = bytes < 1024 * 1024
  const size = bytes / (isSmall ? 1024 : 1024 * 1024)
  return `${size.toLocaleString('en', { maximumFractionDigits: size < 10 ? 1 : 0 })} ${isSmall ? 'kB' : 'MB'}`
}
