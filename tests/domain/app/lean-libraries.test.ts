import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { leanFiles } from '../../../scripts/lean/lean-files.ts'
import { withoutUnused } from '../../../scripts/lean/lean-functions.ts'

const root = resolve(import.meta.dirname, '../../..')

const library = `
var isOn = false
function never() { return isOn }
function nothing(given) { if (isOn) given() }
function reads(isOn) { return isOn ? 1 : 2 }
Thing.prototype.method = function () { return 3 }
const arrow = () => 4
class Box { opened() { return 5 } shut() { return isOn ? 6 : 7 } }
function changes() { isOn = true }`

test.each([
  [{ unused: ['never'] }, 'function never() {throw Error("Left out: never")}'],
  [{ bodies: { nothing: 'return null' } }, 'function nothing(given) {return null}'],
  [{ unused: ['Thing.prototype.method'] }, 'Thing.prototype.method = function () {throw Error('],
  [{ unused: ['arrow'] }, 'const arrow = () => {throw Error('],
  [{ unused: ['opened'] }, 'class Box { opened() {throw Error("Left out: opened")} shut() {'],
  [{ constants: { isOn: '!1' } }, 'if (!1) given()'],
  [{ constants: { isOn: '!1' } }, 'shut() { return !1 ? 6 : 7 }'],
  // What a parameter of that name holds is another matter, and so is what is written.
  [{ constants: { isOn: '!1' } }, 'function reads(isOn) { return isOn ? 1 : 2 }'],
  [{ constants: { isOn: '!1' } }, 'var isOn = false'],
  [{ constants: { isOn: '!1' } }, 'function changes() { isOn = true }'],
])('%j leaves %s', (file, expected) => {
  expect(withoutUnused('library.js', library, file)).toContain(expected)
})

test('a function or variable that is not there is an error that names it', () => {
  expect(() => withoutUnused('library.js', library, { unused: ['gone'] })).toThrow(
    'library.js has no gone to leave out.',
  )
})

test.each(Object.entries(leanFiles))('%s has what is left out of it', (name, file) => {
  const code = readFileSync(join(root, 'node_modules', name), 'utf8')
  expect(withoutUnused(name, code, file).length).toBeLessThan(code.length)
})

/** Names that bring a feature into use which `lean-files.ts` leaves out. */
const features = `
  hydrateRoot ViewTransition SuspenseList useActionState useFormStatus
  preinit preinitModule preload preloadModule preconnect requestFormReset
  useFetcher useFetchers useSubmit useActionData useFormAction useSubscription
  useFragment useSuspenseFragment optimisticResponse dataMasking subscribeToMore readFragment
  writeFragment watchFragment updateFragment resetStore
`
  .trim()
  .split(/\s+/)

const sources = globSync('src/app/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['src/app/graphql/generated/**', 'src/app/ssr/**'],
})

const IMPORT =
  /^import (?!type\b)([\w\s{},*$]*?) from '(?:react|react-dom|react-router|@apollo\/client)[^']*'/gm
const CALL = /\.(\w+)\(|\b(\w+):/g

/** Names that a file takes from the lean libraries, calls as methods or gives as options. */
const namesIn = (text: string) =>
  new Set([
    ...[...text.matchAll(IMPORT)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []),
    ...[...text.matchAll(CALL)].map(([, method, option]) => method ?? option),
  ])

const users = sources.map((file) => ({ file, names: namesIn(readFileSync(join(root, file), 'utf8')) }))

test.each(features)('the app does not use %s, which is left out of its libraries', (feature) => {
  expect(users.filter(({ names }) => names.has(feature)).map(({ file }) => file)).toEqual([])
})

test('the names that a file uses are found', () => {
  expect([...namesIn("import { a, b } from 'react'\nimport type { c } from 'react'\nd.e({ f: 1 })")]).toEqual(
    ['a', 'b', 'e', 'f'],
  )
  expect(users.flatMap(({ names }) => [...names])).toContain('useReadQuery')
})
