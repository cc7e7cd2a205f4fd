import { kindInFolder } from '#domain/records/links.ts'

/** Name of the header by which CDNs remove their copies of what shows a record. */
export const SURROGATE_KEY = 'surrogate-key'

/** Characters of all keys of a response: proxies read its headers into 4 kB. */
const MAX_LENGTH = 1000

/**
 * Key of a record: its path with a hyphen, as `evidence-1409`. A gene is a feature.
 * @param folder of its pages, such as `evidence`
 */
const surrogateKey = (folder: string, id: string): string =>
  `${folder === 'genes' ? 'features' : folder}-${id}`

/** Single records: `/api/evidence_items/7`, `/api/gks/evidence/curia.eid:7`, `/api/records/evidence/7/versions`. */
const RECORD = /^\/(?:api\/(?:gks\/|records\/)?)?([a-z_-]+)\/(?:[\w.-]+:)?([1-9]\d{0,9})(?:\/|$)/

/** The key of the record that a path names, of a page or an endpoint; null for any other path. */
export function keyOfPath(path: string): string | null {
  const [, name = '', id = ''] = RECORD.exec(path) ?? []
  const folder = name === 'evidence_items' ? 'evidence' : name.replaceAll('_', '-')
  return kindInFolder(folder) === null ? null : surrogateKey(folder, id)
}

/** Links of a page to records, and the features in the state of its Apollo cache: links to genes have their symbols. */
const SHOWN = /href="(?:\/@[^/"]+)?\/([a-z-]+)\/([1-9]\d{0,9})["/?#]|"(?:Feature|Gene):([1-9]\d{0,9})":/g

/** Keys of the records that a server-rendered page shows, each once. */
export function keysOfPage({ markup, state }: { markup: string; state: string }): string[] {
  const keys = new Set<string>()
  let length = 0
  for (const text of [markup, state])
    for (const [, folder = 'features', id = '', feature] of text.matchAll(SHOWN)) {
      if (kindInFolder(folder) === null) continue
      const key = surrogateKey(folder, feature ?? id)
      if (keys.has(key)) continue
      length += key.length + 1
      if (length > MAX_LENGTH) return [...keys]
      keys.add(key)
    }
  return [...keys]
}

/** The value of the header: as many of the keys as it may hold. */
export function surrogateKeys(keys: readonly string[]): string {
  const text = [...new Set(keys)].join(' ')
  return text.length <= MAX_LENGTH ? text : text.slice(0, text.lastIndexOf(' ', MAX_LENGTH))
}
