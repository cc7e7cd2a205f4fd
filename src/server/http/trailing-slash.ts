/** Rewrites the address of an interface with a trailing slash to the one without, so that both are the same. */
export function withoutTrailingSlash(url: string): string {
  const at = url.indexOf('?')
  const path = at === -1 ? url : url.slice(0, at)
  const isNamed = path.startsWith('/api/') && path.length > '/api/'.length
  return isNamed && path.endsWith('/') ? path.slice(0, -1) + url.slice(path.length) : url
}
