import { spawn } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

const scripts = resolve(import.meta.dirname, '../../../scripts')

/** A build that takes its time, and writes what is served first and the end last. */
const VITE = `import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
const folder = process.argv[process.argv.indexOf('--outDir') + 1]
appendFileSync('builds', 'begun ')
mkdirSync(folder + '/.ssr', { recursive: true })
writeFileSync(folder + '/index.html', String(process.pid))
await setTimeout(300)
writeFileSync(folder + '/.ssr/pages.json', String(process.pid))
appendFileSync('builds', 'ended ')
`

/** A checkout with the scripts, and a build in the place of Vite. */
function checkout(): string {
  const root = mkdtempSync(join(tmpdir(), 'curia-build-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  mkdirSync(join(root, 'scripts'))
  mkdirSync(join(root, 'node_modules/vite/bin'), { recursive: true })
  writeFileSync(join(root, 'node_modules/vite/bin/vite.js'), VITE)
  writeFileSync(join(root, 'package.json'), '{"type":"module"}')
  for (const name of ['build.mjs', 'checkout-lock.mjs', 'put-in-place.mjs'])
    copyFileSync(join(scripts, name), join(root, 'scripts', name))
  writeFileSync(
    join(root, 'scripts/stale.mjs'),
    `import { buildWhereStale } from './build.mjs'\nprocess.exit(buildWhereStale(process.execPath))\n`,
  )
  return root
}

const run = (root: string, script: string) =>
  new Promise((ended) =>
    spawn(process.execPath, [join(root, 'scripts', script)], { cwd: root }).once('exit', ended),
  )
const builds = (root: string) => readFileSync(join(root, 'builds'), 'utf8').trim()

it('Several starts at once build the app once, and several builds one after the other', async () => {
  const root = checkout()
  expect(await Promise.all([1, 2, 3, 4].map(() => run(root, 'stale.mjs')))).toEqual([0, 0, 0, 0])
  expect(builds(root)).toBe('begun ended')
  let halves = 0
  const looking = setInterval(() => {
    const [page, end] = ['dist/index.html', 'dist/.ssr/pages.json'].map((name) => {
      const file = join(root, name)
      return existsSync(file) ? readFileSync(file, 'utf8') : null
    })
    if (page && !end) halves += 1
  }, 1)
  expect(await Promise.all([run(root, 'build.mjs'), run(root, 'build.mjs'), run(root, 'stale.mjs')])).toEqual(
    [0, 0, 0],
  )
  clearInterval(looking)
  expect(halves).toBe(0)
  expect(builds(root)).toBe('begun ended begun ended begun ended')
  expect(readdirSync(root).filter((name) => /^dist\.|lock/.test(name))).toEqual([])
})

it('A lock and a build that were left by a process that has ended hold up nobody', async () => {
  const root = checkout()
  writeFileSync(join(root, '.checkout.lock'), '999999999')
  mkdirSync(join(root, 'dist.12345'))
  expect(await run(root, 'stale.mjs')).toBe(0)
  expect(readdirSync(root).filter((name) => /^dist|lock/.test(name))).toEqual(['dist'])
})

it('A build that fails leaves the one before', async () => {
  const root = checkout()
  expect(await run(root, 'build.mjs')).toBe(0)
  const before = readFileSync(join(root, 'dist/index.html'), 'utf8')
  writeFileSync(join(root, 'node_modules/vite/bin/vite.js'), `${VITE}\nprocess.exit(3)\n`)
  expect(await run(root, 'build.mjs')).toBe(3)
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe(before)
  expect(readdirSync(root).filter((name) => name.startsWith('dist.'))).toEqual([])
})

/** Puts a hundred builds in the place of one another, each with a page that names a script of its own. */
const REPLACE = `import { mkdirSync, writeFileSync } from 'node:fs'
import { putInPlace } from './put-in-place.mjs'
for (let build = 0; build < 100; build += 1) {
  mkdirSync('dist.1/assets', { recursive: true })
  mkdirSync('dist.1/.ssr')
  writeFileSync('dist.1/assets/script-' + build + '.js', 'script ' + build)
  mkdirSync('dist.1/.service/' + build, { recursive: true })
  writeFileSync('dist.1/.service/' + build + '/cli.js', 'program ' + build)
  writeFileSync('dist.1/.service/cli.js', String(build))
  writeFileSync('dist.1/index.html', 'script-' + build)
  writeFileSync('dist.1/.ssr/pages.json', String(build))
  putInPlace('dist.1', 'dist')
}
`

it('A build that replaces another is whole at every moment, and takes the place of all but the one before', async () => {
  const root = checkout()
  writeFileSync(join(root, 'scripts/replace.mjs'), REPLACE)
  const replacing = new AbortController()
  const replaced = run(root, 'replace.mjs').finally(() => replacing.abort())
  while (!existsSync(join(root, 'dist'))) await new Promise((resolve) => setTimeout(resolve, 1))
  const seen = new Set<string>()
  for (; !replacing.signal.aborted; await new Promise(setImmediate))
    for (let look = 0; look < 50; look += 1) {
      const script = readFileSync(join(root, 'dist/index.html'), 'utf8')
      readFileSync(join(root, 'dist/.ssr/pages.json'))
      seen.add(script)
      const program = readFileSync(join(root, 'dist/.service/cli.js'), 'utf8')
      const isThere = existsSync(join(root, 'dist/.service', program, 'cli.js'))
      const latest = Number(readFileSync(join(root, 'dist/.service/cli.js'), 'utf8'))
      expect({ program, isWhole: isThere || latest > Number(program) + 1 }).toEqual({
        program,
        isWhole: true,
      })
      // A reader that is held up for two builds asks for what nobody serves any longer.
      const text = existsSync(join(root, `dist/assets/${script}.js`))
      const build = Number(script.slice('script-'.length))
      const now = Number(readFileSync(join(root, 'dist/index.html'), 'utf8').slice('script-'.length))
      expect({ build, isWhole: text || now > build + 1 }).toEqual({ build, isWhole: true })
    }
  expect(await replaced).toBe(0)
  expect(seen.size).toBeGreaterThan(1)
  expect(readdirSync(join(root, 'dist/assets')).toSorted()).toEqual(['script-98.js', 'script-99.js'])
  expect(readdirSync(join(root, 'dist/.service')).toSorted()).toEqual(['98', '99', 'cli.js'])
})
