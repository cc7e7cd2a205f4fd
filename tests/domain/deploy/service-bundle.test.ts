import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { withSourcePositions } from '#server/errors/source-positions.ts'
import { bundleService } from '../../../scripts/service-bundle.ts'

/** A program that has of everything that depends on its own place. */
const FILES = {
  'package.json': '{"type":"module","version":"1.2.3"}',
  'src/cli.ts': `import { places } from './server/deep/places.ts'
import { fail } from './server/fail.ts'
const { Later } = await import('./server/later.ts')
console.log(JSON.stringify({ ...(await places()), stack: fail(), named: new Later().constructor.name }))
`,
  'src/server/deep/places.ts': `import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
const file = new URL('../../../package.json', import.meta.url)
const installation = resolve(import.meta.dirname, '../../..')
export async function places() {
  const worker = new Worker(
    new URL('./worker.ts', import.meta.url),
    { workerData: 'to the worker' },
  )
  const child = fork(new URL('process.ts', import.meta.url))
  const [[fromWorker], [fromChild]] = await Promise.all([once(worker, 'message'), once(child, 'message')])
  return {
    version: JSON.parse(readFileSync(file, 'utf8')).version,
    table: readFileSync(join(import.meta.dirname, 'table.tsv'), 'utf8'),
    installation,
    fromWorker,
    fromChild,
  }
}
`,
  'src/server/deep/worker.ts': `import { parentPort, workerData } from 'node:worker_threads'
import { Later } from '../later.ts'
parentPort!.postMessage([workerData, new Later().word])
`,
  'src/server/deep/process.ts': `process.send!('from the process')
process.disconnect()
`,
  'src/server/deep/table.tsv': 'a\tb',
  'src/server/fail.ts': `// A comment, which the bundle has not.

interface Never {
  seen: boolean
}

export function fail(never?: Never): string {
  return new Error('made here ' + String(never)).stack ?? ''
}
`,
  'src/server/later.ts': `export class Later {
  word: string = 'later'
}
`,
}

function checkout(changed: Record<string, string> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'curia-bundle-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const [name, text] of Object.entries({ ...FILES, ...changed })) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  return root
}

const builtIn = (root: string) => readdirSync(join(root, 'dist/.service')).filter((name) => name !== 'cli.js')

it('The bundle runs without its sources, with its threads, processes and files where they are', async () => {
  const root = checkout()
  await bundleService(root, join(root, 'dist'))
  for (const name of Object.keys(FILES)) if (name.endsWith('.ts')) rmSync(join(root, name))
  const output = execFileSync(process.execPath, [join(root, 'dist/.service/cli.js')], { encoding: 'utf8' })
  const { stack, ...seen } = JSON.parse(output)
  expect(seen).toEqual({
    version: '1.2.3',
    table: 'a\tb',
    installation: root,
    fromWorker: ['to the worker', 'later'],
    fromChild: 'from the process',
    named: 'Later',
  })
  expect(stack).toContain('/dist/.service/')
  expect(withSourcePositions(stack)).toContain(`${join(root, 'src/server/fail.ts')}:8:`)
  expect(withSourcePositions(stack)).not.toContain('/dist/.service/')
})

it('Places of files without a map stay what they are', () => {
  const stack = 'Error: x\n    at f (file:///nowhere/a.js:1:2)\n    at node:internal/x:3:4'
  expect(withSourcePositions(stack)).toBe(stack)
})

it('A build has a folder named by its contents, which that of other sources does not share', async () => {
  const root = checkout()
  await bundleService(root, join(root, 'dist'))
  const [first] = builtIn(root)
  rmSync(join(root, 'dist'), { recursive: true })
  await bundleService(root, join(root, 'dist'))
  expect(builtIn(root)).toEqual([first])
  writeFileSync(join(root, 'src/server/later.ts'), `export class Later { word = 'changed' }`)
  await bundleService(root, join(root, 'dist'))
  expect(builtIn(root)).toHaveLength(2)
  expect(builtIn(root)).toContain(first)
  expect(existsSync(join(root, 'dist/.service/new'))).toBe(false)
})

it.each([
  ['import.meta.filename', 'export const place = import.meta.filename'],
  ['import.meta.url', `export const place = new URL(String(1), import.meta.url)`],
])('A build of a source that asks for its place as %s fails, and says so', async (name, text) => {
  const root = checkout({
    'src/server/later.ts': `${text}\nexport class Later { word = place }`,
  })
  await expect(bundleService(root, join(root, 'dist'))).rejects.toThrow(`later.ts uses ${name}`)
})
