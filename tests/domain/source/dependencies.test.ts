import { globSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'

const root = resolve(import.meta.dirname, '../../..')
const Package = z.object({ dependencies: z.record(z.string(), z.string()) })

/** Scripts that `npm run build` and `npm start` run. */
const building = [
  'build.mjs',
  'checkout-lock.mjs',
  'ensure-installed.mjs',
  'head-script.ts',
  'lean/lean-files.ts',
  'lean/lean-functions.ts',
  'lean/lean-libraries.ts',
  'page-files.ts',
  'put-in-place.mjs',
]
  .concat([
    'precompress.ts',
    'own-node.mjs',
    'program.mjs',
    'service-bundle.ts',
    'service-flags.mjs',
    'ssr.ts',
    'start.mjs',
  ])
  .map((name) => `scripts/${name}`)

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

const IMPORT = /^(?:import|export)(?! type\b)(?: [\w\s{},*$]*?from)? '([^']+)'|\bimport\('([^']+)'\)/gm

/** Packages that a text imports; types are gone when it runs. */
const importedPackages = (text: string) =>
  [...text.matchAll(IMPORT)]
    .map((match) => match[1] ?? match[2] ?? '')
    .filter((specifier) => /^@?[a-z\d]/.test(specifier) && !specifier.startsWith('node:'))
    .map(packageOf)

test('what the service and its build import is no development dependency', () => {
  const { dependencies } = Package.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
  const files = [...globSync('src/**/*.{ts,tsx}', { cwd: root }), 'vite.config.ts', ...building]
  const missing = files.flatMap((file) =>
    importedPackages(readFileSync(join(root, file), 'utf8'))
      .filter((name) => !builtinModules.includes(name) && !(name in dependencies))
      .map((name) => `${file}: ${name}`),
  )
  expect(missing).toEqual([])
  expect(
    importedPackages("import { a } from '@b/c/d'\nimport type { e } from 'f'\nawait import('g/h')"),
  ).toEqual(['@b/c', 'g'])
})

test('every library has a licence that decision 0008 names', () => {
  const Names = z.object({
    dependencies: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
  })
  const { dependencies, devDependencies } = Names.parse(
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')),
  )
  const [named = ''] = /All libraries are [^]*?\n\n/.exec(
    readFileSync(join(root, 'docs/decisions/0008-libraries.md'), 'utf8'),
  ) ?? ['']
  const licences = Object.keys({ ...dependencies, ...devDependencies }).map((name) => {
    const file = join(root, 'node_modules', name, 'package.json')
    return [
      name,
      z.object({ license: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8'))).license,
    ] as const
  })
  const common = /^(?:MIT|ISC|Apache-2\.0|MPL-2\.0)$/
  const missing = licences.filter(([name, licence]) =>
    common.test(licence)
      ? !named.includes(licence)
      : !named.includes(licence) || (!/font/.test(name) && !named.includes(name)),
  )
  expect(missing).toEqual([])
})
