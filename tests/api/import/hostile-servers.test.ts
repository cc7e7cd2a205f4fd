import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hostname, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { defaultDownloadLimits } from '#server/config/imports.ts'
import { downloadRelease } from '#server/import/release/download.ts'
import { isPrivateAddress } from '#server/external/private-address.ts'
import { sqlite } from '#tests/support/storage/engines.ts'
import { currentProgram } from '../../../scripts/program.mjs'

const HOST = '127.0.0.1'
const KB = 1024
const MB = 1024 * KB
const allowed = { ...defaultDownloadLimits, hosts: [HOST] }
const servers: Server[] = []
let own: string
const before = process.env['TMPDIR']

beforeEach(() => {
  own = mkdtempSync(join(tmpdir(), 'curia-hostile-'))
  process.env['TMPDIR'] = own
})
afterEach(async () => {
  if (before === undefined) delete process.env['TMPDIR']
  else process.env['TMPDIR'] = before
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  rmSync(own, { recursive: true, force: true })
})

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, HOST)
  servers.push(server)
  await once(server, 'listening')
  return `http://${HOST}:${(server.address() as AddressInfo).port}`
}

/** Sends without end, as fast as it is read. */
function endlessly(response: ServerResponse): void {
  const send = () => {
    while (!response.destroyed && response.write('x'.repeat(64 * KB)));
  }
  response.on('drain', send)
  response.writeHead(200)
  send()
}

const HEADER = 'gene_id\tgene_civic_url\tname\tentrez_id\tdescription\tlast_review_date\n'
const file = (bytes: number) => HEADER + '1\thttps://x\tALK\t238\ttext\t\n'.repeat(Math.ceil(bytes / 30))

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** Servers that send more than is allowed. */
const tooLarge: Readonly<Record<string, Answer>> = {
  'a file without end': (_, response) => endlessly(response),
  'a file that is announced larger': (_, response) =>
    void response.writeHead(200, { 'content-length': 3 * MB }).write('x'),
  'a packed file that is small': (_, response) =>
    void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(4 * MB, 'x'))),
  'files that are large together': (_, response) => void response.end(file(900 * KB)),
}

it.each(Object.entries(tooLarge))('An import by URL ends at its limit: %s', async (_what, answer) => {
  const url = await serve(answer)
  await expect(downloadRelease(`${url}/nightly`, { ...allowed, mostBytes: MB })).rejects.toThrow(
    'larger than 1 MB together, which an import by URL may download',
  )
  expect(readdirSync(own)).toEqual([])
})

const redirectTo =
  (location: string): Answer =>
  (_, response) =>
    void response.writeHead(302, { location }).end()

/** Redirects that are not followed, with what is said of them. */
const redirects: readonly (readonly [location: string, error: RegExp])[] = [
  ['http://localhost:9/x', /redirects to another server: localhost:9; name its host by --allow-host/],
  ['http://127.0.0.2/x', /redirects to another server: 127\.0\.0\.2/],
  ['//example.org/x', /redirects to another server: example\.org/],
  ['http://169.254.169.254/latest/meta-data', /redirects to another server/],
  ['http://[::1]:9/x', /redirects to another server/],
  ['http://127.0.0.1.example.org/', /redirects to another server/],
  ['file:///etc/passwd', /redirects to another protocol: file:/],
  ['data:text/plain,x', /redirects to another protocol: data:/],
  ['/again', /redirects more than 5 times/],
]

it.each(redirects)('An import by URL does not follow a redirect to %s', async (location, error) => {
  const url = await serve(redirectTo(location))
  await expect(downloadRelease(`${url}/nightly`, allowed)).rejects.toThrow(error)
  expect(readdirSync(own)).toEqual([])
})

it('An import by URL follows redirects on the same server, and to hosts that are named', async () => {
  const answer: Answer = ({ url }, response) =>
    url?.startsWith('/here')
      ? void response.end(file(60))
      : redirectTo(`/here${url}`)(null as never, response)
  const url = await serve(answer)
  const { paths, remove } = await downloadRelease(`${url}/nightly`, allowed)
  expect(paths).toHaveLength(7)
  await remove()
  const elsewhere = await serve(redirectTo(`${url.replace(HOST, 'localhost')}/here`))
  await expect(downloadRelease(`${elsewhere}/nightly`, allowed)).rejects.toThrow('another server')
  const both = { ...allowed, hosts: [HOST, 'localhost'] }
  const found = await downloadRelease(`${elsewhere}/nightly`, both)
  expect(found.paths).toHaveLength(7)
  await found.remove()
})

it.each([
  '127.0.0.1',
  'localhost',
  '[::1]',
  '2130706433',
  '0x7f.1',
  '10.1.2.3',
  '[::ffff:10.0.0.1]',
  '169.254.169.254',
])('An import by URL refuses the private address %s unless it is named', async (host) => {
  await expect(downloadRelease(`http://${host}:9/nightly`)).rejects.toThrow(
    /is not on the public internet.*name it by --allow-host or IMPORT_HOSTS/,
  )
})

it.each([
  ['0.0.0.0', true],
  ['10.255.0.1', true],
  ['100.64.0.1', true],
  ['127.8.8.8', true],
  ['169.254.169.254', true],
  ['172.16.0.1', true],
  ['172.32.0.1', false],
  ['192.168.1.1', true],
  ['198.18.0.1', true],
  ['224.0.0.1', true],
  ['255.255.255.255', true],
  ['8.8.8.8', false],
  ['::', true],
  ['::1', true],
  ['::ffff:192.168.0.1', true],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::a00:1', true],
  ['fd00::1', true],
  ['fe80::1', true],
  ['ff02::1', true],
  ['2002:a00:1::', true],
  ['2606:4700::1111', false],
])('The address %s is private: %s', (address, expected) => {
  expect(isPrivateAddress(address)).toBe(expected)
})

it('A folder of files that were downloaded is removed after SIGTERM, and one of a killed import by the next', async () => {
  const database = await sqlite.createDatabase()
  const started = Promise.withResolvers<null>()
  const url = await serve((_, response) => {
    response.writeHead(200).write(HEADER)
    started.resolve(null)
  })
  const left = join(own, `curia-release-${process.pid}@${hostname()}-abcdef`)
  const others = join(own, `curia-release-1@elsewhere-abcdef`)
  for (const folder of [left, others]) {
    mkdirSync(folder)
    utimesSync(folder, 1, 1)
  }
  const command = currentProgram()
  const options = ['--allow-host', HOST, '--database', database.url]
  // The process of this test runs: what is said to be of it stays.
  const run = spawn(process.execPath, [command, 'import', `${url}/nightly`, ...options], { stdio: 'ignore' })
  const ended = once(run, 'exit')
  await started.promise
  const folders = () => readdirSync(own).filter((name) => name.startsWith('curia-release-'))
  expect(folders().filter((name) => name.includes(`-${run.pid}@`))).toHaveLength(1)
  run.kill('SIGTERM')
  expect(await ended).toEqual([null, 'SIGTERM'])
  expect(folders().toSorted()).toEqual([basename(others), basename(left)].toSorted())
  // In a container the next process may have the id of the one before.
  await expect(downloadRelease(`http://${HOST}:9/nightly`, allowed)).rejects.toThrow(
    'could not be downloaded',
  )
  expect(folders()).toEqual([basename(others)])
  await database.drop()
})
