import type { ServerResponse } from 'node:http'
import { existsSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { fetchReference } from '#server/ontologies/reference/fetch-reference.ts'
import { referenceSources } from '#server/ontologies/reference/reference-sources.ts'
import { referenceStatus } from '#server/ontologies/reference/reference-status.ts'
import { open } from '#server/storage/database.ts'
import { gtf, gtfLine } from '#tests/support/matching/gtf.ts'
import {
  bands,
  chain,
  disease,
  hgnc,
  phenotype,
  sequence,
  thesaurus,
  zipOf,
} from '#tests/support/releases/reference-files.ts'
import { smallRelease, writeRelease } from '#tests/support/releases/release-files.ts'
import { retractionWatch } from '#tests/support/releases/retraction-watch.ts'
import { startFileServer, startProxy, tagOf } from '#tests/support/service/file-server.ts'
import type { FileServer } from '#tests/support/service/file-server.ts'
import { runCuria } from '#tests/support/service/server.ts'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'
import { importRelease } from '#server/import/import-release.ts'

const contents: Readonly<Record<string, Buffer>> = {
  'hgnc_complete_set.txt': Buffer.from(hgnc),
  'doid.obo': Buffer.from(disease.replace('ontology: doid', 'data-version: releases/2026-07-31')),
  'Thesaurus.FLAT.zip': zipOf('Thesaurus.txt', Buffer.from(thesaurus)),
  'Homo_sapiens.GRCh37.87.gtf.gz': gzipSync(
    gtf(gtfLine({}), gtfLine({ feature: 'CDS', start: 101, stop: 109 })),
  ),
  'hg38ToHg19.over.chain.gz': gzipSync(chain),
  'hg38.cytoBand.txt.gz': gzipSync(bands),
  'hg19.cytoBand.txt.gz': gzipSync(bands.replace('248956422', '249250621')),
  'so.obo': Buffer.from(sequence),
  'hp.obo': Buffer.from(phenotype),
  'retraction_watch.csv': Buffer.from(retractionWatch([{ pubmedId: '1' }])),
}
const sourceOf = (id: string) => {
  const source = referenceSources.find((each) => each.id === id)
  if (!source) throw new Error(`no source ${id}`)
  return source
}

let server: FileServer
beforeAll(async () => {
  server = await startFileServer()
})
beforeEach(() => {
  server.files.clear()
  for (const [name, content] of Object.entries(contents)) server.files.set(`/${name}`, content)
  server.answers.clear()
  server.requests.splice(0)
})
afterAll(() => server.close())

describe('Fetching a reference file', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(inject('runFolder'), 'reference-'))
  })
  const fetchSource = (id: string, more: { maxBytes?: number } = {}) =>
    fetchReference({ ...sourceOf(id), ...more }, { folder, locations: new Map(), baseUrl: `${server.url}/` })
  const obo = contents['doid.obo'] ?? Buffer.alloc(0)

  it.each(referenceSources.map(({ id, kind }) => [id, kind]))(
    '%s is known by its content',
    async (id, kind) => {
      expect((await fetchSource(id)).file.kind).toBe(kind)
    },
  )

  describe.each(referenceSources.map((source) => [source.id, source] as const))('of %s', (id, source) => {
    const content = contents[source.fileName] ?? Buffer.alloc(0)
    const path = `/${source.fileName}`

    it('has an official address and says what is not answered without it', () => {
      expect(new URL(source.url).protocol).toBe('https:')
      expect([source.title, source.without].map((text) => text.length > 5)).toEqual([true, true])
    })

    it('is asked for by its name below a base URL, and has its date', async () => {
      const { modified } = await fetchSource(id)
      expect([server.requests, modified]).toEqual([[path], 'Fri, 31 Jul 2026 00:00:00 GMT'])
    })

    it('is a file or another address instead, and names a file that is not there', async () => {
      const own = join(folder, `own-${source.fileName}`)
      writeFileSync(own, content)
      const from = (location: string) =>
        fetchReference(source, { folder, locations: new Map([[id, location]]), baseUrl: null })
      expect((await from(own)).file.kind).toBe(source.kind)
      expect(server.requests).toEqual([])
      await expect(from(join(folder, 'none'))).rejects.toThrow(/There is no file .*none \(/)
      server.files.set(`/mirror${path}`, content)
      expect((await from(`${server.url}/mirror${path}`)).file.kind).toBe(source.kind)
      expect(server.requests).toEqual([`/mirror${path}`])
    })

    it('goes on where it was cut short', async () => {
      const half = Math.floor(content.length / 2)
      server.answers.set(path, [
        (_request, response) => {
          response.writeHead(200, { etag: tagOf(content), 'content-length': content.length })
          response.write(content.subarray(0, half))
          setTimeout(() => response.destroy(), 300)
        },
      ])
      expect((await fetchSource(id)).file.kind).toBe(source.kind)
      expect(server.requests).toEqual([path, `${path} bytes=${half}-`])
    })

    it('is no page, no empty file, and no file that is not there', async () => {
      server.files.set(path, Buffer.from('<!doctype html><p>Sign in</p>'))
      await expect(fetchSource(id)).rejects.toThrow(
        path.endsWith('.zip')
          ? /is a damaged archive/
          : path.endsWith('.gz')
            ? /is not a gzip file/
            : /is a web page/,
      )
      server.files.set(path, Buffer.alloc(0))
      await expect(fetchSource(id)).rejects.toThrow(/is empty|is a damaged archive|is not a gzip file/)
      server.files.delete(path)
      await expect(fetchSource(id)).rejects.toThrow(/responded with status 404/)
      expect(readdirSync(folder)).toEqual([])
    })
  })

  it('goes on where it was interrupted, if the file is still the same', async () => {
    const cut = (length: number) => (_request: unknown, response: ServerResponse) => {
      response.writeHead(200, { etag: tagOf(obo), 'content-length': obo.length })
      response.write(obo.subarray(0, length))
      setTimeout(() => response.destroy(), 20)
    }
    server.answers.set('/doid.obo', [cut(100)])
    const { file } = await fetchSource('diseases')
    expect(server.requests).toEqual(['/doid.obo', '/doid.obo bytes=100-'])
    expect(readFileSync(file.path).equals(obo)).toBe(true)
    expect(readdirSync(folder).sort()).toEqual(['doid.obo', 'doid.obo.source.json'])
  })

  it('begins again when the file has changed meanwhile', async () => {
    writeFileSync(join(folder, 'doid.obo.part'), 'something else')
    const source = { url: `${server.url}/doid.obo`, etag: '"before"', modified: null }
    writeFileSync(join(folder, 'doid.obo.source.json'), JSON.stringify(source))
    const { file } = await fetchSource('diseases')
    expect(server.requests).toEqual(['/doid.obo bytes=14-'])
    expect(readFileSync(file.path).equals(obo)).toBe(true)
  })

  it('is left out when the server says that nothing has changed', async () => {
    await fetchSource('diseases')
    const again = await fetchSource('diseases')
    expect([again.isUnchanged, again.modified]).toEqual([true, 'Fri, 31 Jul 2026 00:00:00 GMT'])
    server.files.set('/doid.obo', Buffer.concat([obo, Buffer.from('\n')]))
    expect((await fetchSource('diseases')).isUnchanged).toBe(false)
  })

  it('is tried three times where the server is in trouble', async () => {
    const trouble = (_request: unknown, response: ServerResponse) => void response.writeHead(503).end()
    server.answers.set('/doid.obo', [trouble, trouble])
    expect((await fetchSource('diseases')).file.kind).toBe('diseases')
    server.answers.set('/hp.obo', [trouble, trouble, trouble])
    await expect(fetchSource('phenotypes')).rejects.toThrow(
      /hp\.obo could not be downloaded: the server responded with status 503\. Run the command again/,
    )
  })

  it('follows redirects, but not for ever and not back to http', async () => {
    const to = (location: string) => (_request: unknown, response: ServerResponse) =>
      void response.writeHead(302, { location }).end()
    server.answers.set('/doid.obo', [to('/hp.obo')])
    await expect(fetchSource('diseases')).rejects.toThrow(
      'doid.obo has phenotypes; Disease Ontology (diseases) was expected.',
    )
    server.answers.set(
      '/doid.obo',
      Array.from({ length: 6 }, () => to('/doid.obo')),
    )
    await expect(fetchSource('diseases')).rejects.toThrow(/doid\.obo redirects more than 5 times\./)
    server.answers.set('/doid.obo', [to('ftp://example.org/doid.obo')])
    await expect(fetchSource('diseases')).rejects.toThrow(/redirects to .*, which is not https\./)
  })

  it.each([
    ['a page', '<!doctype html><p>Sign in</p>', /is a web page/],
    ['nothing', '', /is empty/],
    ['another vocabulary', phenotype, /has phenotypes; Disease Ontology \(diseases\) was expected/],
    ['a list', 'a\tb\n1\t2\n', /is not a reference file that Curia can read/],
  ])('refuses %s in its place, and does not use it the next time', async (_what, content, message) => {
    server.files.set('/doid.obo', Buffer.from(content))
    await expect(fetchSource('diseases')).rejects.toThrow(message)
    expect(readdirSync(folder)).toEqual([])
  })

  it.each([
    ['damaged', zipOf('Thesaurus.txt', Buffer.from(thesaurus), 1), /checksum of Thesaurus\.txt is wrong/],
    [
      'cut short',
      contents['Thesaurus.FLAT.zip']?.subarray(0, 300) ?? Buffer.alloc(0),
      /is a damaged archive/,
    ],
    ['with another file', zipOf('readme.txt', Buffer.from('x')), /has no file whose name matches/],
  ])('refuses an archive that is %s', async (_what, content, message) => {
    server.files.set('/Thesaurus.FLAT.zip', content)
    await expect(fetchSource('therapies')).rejects.toThrow(message)
  })

  it('refuses more bytes than are allowed, whether the server says their number or not', async () => {
    await expect(fetchSource('diseases', { maxBytes: 100 })).rejects.toThrow(/larger than the 0 MB allowed/)
    server.answers.set('/doid.obo', [(_request, response) => void response.writeHead(200).end(obo)])
    await expect(fetchSource('diseases', { maxBytes: 100 })).rejects.toThrow(/larger than the 0 MB allowed/)
    expect(existsSync(join(folder, 'doid.obo'))).toBe(false)
  })

  it('names an address that does not exist', async () => {
    server.files.delete('/doid.obo')
    await expect(fetchSource('diseases')).rejects.toThrow(
      /doid\.obo responded with status 404\. Name another address with --file or --base-url\./,
    )
  })
})

describeOnSqliteFirst('curia reference', (engine) => {
  it('brings everything in order, by a proxy, and lists what is there', async () => {
    const database = await engine.createDatabase()
    const proxy = await startProxy(server.url)
    const dataFolder = mkdtempSync(join(inject('runFolder'), 'data-'))
    const storage = await open(database.url)
    try {
      await importRelease(storage, writeRelease('01-Aug-2024', smallRelease))
      expect((await referenceStatus(storage.read)).map(({ isImported }) => isImported)).not.toContain(true)
      const env = {
        DATA_DIR: dataFolder,
        HTTP_PROXY: proxy.url,
        http_proxy: proxy.url,
        NO_PROXY: '',
        no_proxy: '',
      }
      const run = (...command: string[]) =>
        runCuria(['reference', ...command], { database: database.url, env })
      const first = await run('--base-url', 'http://reference.invalid')
      expect([first.code, first.stderr.match(/^\d+ of \d+: [\w ]+/gm)]).toEqual([
        0,
        referenceSources.map(({ title }, place) => `${place + 1} of ${referenceSources.length}: ${title}`),
      ])
      expect(new Set(proxy.hosts)).toEqual(new Set(['reference.invalid:80']))
      const statuses = await referenceStatus(storage.read)
      expect(statuses.map(({ isImported }) => isImported)).not.toContain(false)
      expect(statuses.map(({ file }) => file?.name)).toEqual(referenceSources.map(({ fileName }) => fileName))
      expect(statuses[1]?.file).toMatchObject({
        version: 'releases/2026-07-31',
        bytes: contents['doid.obo']?.length,
      })

      if (engine.name !== 'sqlite') return
      server.files.delete('/hp.obo')
      const second = await run('--base-url', 'http://reference.invalid', 'diseases', 'phenotypes')
      expect(second.stdout).toContain('doid.obo is the current file of Fri, 31 Jul 2026')
      expect([second.code, second.stderr]).toEqual([
        1,
        expect.stringMatching(
          /hp\.obo responded with status 404.*\nNot imported: phenotypes\. The rest is there\./,
        ),
      ])
      const wrong = await run('--file', 'oncotree=./x.txt', 'genes')
      expect([wrong.code, wrong.stderr]).toEqual([
        1,
        expect.stringContaining('“oncotree” is not reference data; there are genes,'),
      ])
      const list = await run('--list')
      expect(list.stdout).toMatch(
        /diseases +Disease Ontology\n +imported \d{4}-\d\d-\d\d \(today\): doid\.obo, releases\/2026-07-31/,
      )
      expect(list.stdout).not.toContain('not imported')
    } finally {
      await storage.close()
      await proxy.close()
      await database.drop()
    }
  })
})
