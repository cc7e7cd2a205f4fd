import { describe, expect, it } from 'vitest'
import { FinishedDocument } from '#server/http/pages/finished-document.ts'
import { ssrCache } from '#server/http/ssr/ssr-cache.ts'

const HEADERS = { surrogateKeys: ['features-5'], links: null }
const documentOf = (markup: string) =>
  new FinishedDocument(`<!doctype html><html lang="en"><div>${markup}</div></html>`, HEADERS)
const text = (bytes: Buffer) => bytes.toString()

/** A cache whose renderer writes how often it has rendered into the page. */
function cacheOf(bytes = 1_000_000, content = '') {
  const state = { version: 1, rendered: 0, finished: 0, isCached: true, fails: false }
  const renderer = {
    render: async (address: string) => {
      state.rendered += 1
      await new Promise((resolve) => setImmediate(resolve))
      if (state.fails) return null
      const markup = `${address} ${state.rendered} ${content}`
      return { markup, title: null, state: '{}', surrogateKeys: [] }
    },
    close: async () => {},
  }
  const rendered = ssrCache({
    renderer,
    origin: () => 'https://curia.example.org',
    version: async () => state.version,
    bytes,
  })
  const read = async (path: string, cachedOnly = false) => {
    const page = await rendered(path, null)
    if (page?.cached !== undefined) return page.cached
    const finish = ({ markup }: { markup: string }) => {
      state.finished += 1
      return { document: documentOf(markup), isCached: state.isCached }
    }
    return page!.render(finish, { cachedOnly })
  }
  return { state, read }
}

describe('a finished document', () => {
  it('differs with a session by the mark of it alone, and has a tag of its own', () => {
    const document = documentOf('<html text>')
    const [one, other] = [document.for(false), document.for(true)]
    expect(text(other.body.identity)).toBe(
      text(one.body.identity).replace('<html lang', '<html data-session lang'),
    )
    expect(one.etag).toMatch(/^"[\w-]{27}"$/)
    expect(other.etag).not.toBe(one.etag)
    expect(document.for(false)).toBe(one)
    expect(document.for(true)).toBe(other)
    expect(documentOf('<html text>').for(false).etag).toBe(one.etag)
  })

  it('counts what it is sent as, for both kinds of readers and in all encodings', async () => {
    const document = documentOf('V600E '.repeat(500))
    const grown: number[] = []
    document.onGrowth((bytes) => grown.push(bytes))
    const before = document.bytes
    const plain = await document.for(false).body.encoded('br')
    const marked = document.for(true).body
    const packed = await marked.encoded('gzip')
    expect(document.bytes).toBe(before + plain.length + marked.identity.length + packed.length)
    expect(grown).toHaveLength(3)
    expect(grown.at(-1)).toBe(document.bytes)
  })
})

describe('finished pages', () => {
  it('are made once for a version, for all who ask at once and later', async () => {
    const { state, read } = cacheOf()
    const [one, other] = await Promise.all([read('/genes/BRAF'), read('/genes/BRAF')])
    expect(other).toBe(one)
    expect(await read('/genes/BRAF')).toBe(one)
    expect([state.rendered, state.finished]).toEqual([1, 1])
    expect(await read('/genes/EGFR')).not.toBe(one)
    state.version = 2
    const next = await read('/genes/BRAF')
    expect(text(next!.for(false).body.identity)).toContain('/genes/BRAF 3')
    expect(await read('/genes/BRAF', true)).toBe(next)
    expect([state.rendered, state.finished]).toEqual([3, 3])
  })

  it('are not made for whoever has waited too long, and not tried again where they cannot be rendered', async () => {
    const { state, read } = cacheOf()
    expect(await read('/genes/BRAF', true)).toBeNull()
    expect(state.rendered).toBe(0)
    state.fails = true
    expect([await read('/genes/BRAF'), await read('/genes/BRAF')]).toEqual([null, null])
    expect([state.rendered, state.finished]).toEqual([1, 0])
  })

  it('are sent once and made again where a part of them could not be read', async () => {
    const { state, read } = cacheOf()
    state.isCached = false
    expect(text((await read('/genes/BRAF'))!.for(false).body.identity)).toContain('BRAF 1')
    state.isCached = true
    expect(text((await read('/genes/BRAF'))!.for(false).body.identity)).toContain('BRAF 2')
    expect(await read('/genes/BRAF')).not.toBeNull()
    expect(state.rendered).toBe(2)
  })

  it('leave when all together are too large, with what they are compressed to and marked with', async () => {
    const { state, read } = cacheOf(40_000, 'x'.repeat(3000))
    const ids = Array.from({ length: 11 }, (_, at) => at + 1)
    const first = await read('/genes/1')
    for (const id of ids) await read(`/genes/${id}`)
    expect(state.rendered).toBe(11)
    // Four of them grow, which leaves no room for what was read longest ago.
    for (const id of [8, 9, 10, 11]) (await read(`/genes/${id}`))!.for(true)
    expect(state.rendered).toBe(11)
    expect(await read('/genes/11')).not.toBeNull()
    expect(state.rendered).toBe(11)
    expect(await read('/genes/1')).not.toBe(first)
    expect(state.rendered).toBe(12)
  })
})
