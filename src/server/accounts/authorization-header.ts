/**
 * The key in an `Authorization` header: `Bearer <key>`, `Token <key>`, `token="<key>"` or `Token token="<key>"`
 * (graphql-behaviour, Identity); null when the header has another form.
 */
export function keyInHeader(header: string): string | null {
  const form = /^\s*(?:(?:bearer|token)\s+)?token\s*=\s*"([^"]*)"\s*$/i.exec(header)
  if (form) return form[1] ?? null
  return /^\s*(?:bearer|token)\s+([^\s"]+)\s*$/i.exec(header)?.[1] ?? null
}
