// Leaves in package.json the packages that the service imports, so that `npm prune` removes those of the build and of the
// app, which is built: `node scripts/runtime-packages.mjs && npm prune`. For images; not for a checkout.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const packageFile = join(root, 'package.json')
const IMPORT =
  /^(?:import|export)(?! type\b)(?: [\w\s{},*$]*?from)? '([^'.#][^']*)'|\bimport\('([^'.#][^']*)'\)/gm

/** Files of the service; pages are rendered by what the build has written, with all that it needs. */
const files = readdirSync(join(root, 'src'), { recursive: true })
  .filter((name) => name.endsWith('.ts') && !name.startsWith('app/'))
  .map((name) => readFileSync(join(root, 'src', name), 'utf8'))

const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

const imported = new Set(
  files.flatMap((text) => [...text.matchAll(IMPORT)].map((match) => packageOf(match[1] ?? match[2]))),
)
const content = JSON.parse(readFileSync(packageFile, 'utf8'))
content.dependencies = Object.fromEntries(
  Object.entries(content.dependencies).filter(([name]) => imported.has(name)),
)
delete content.devDependencies
delete content.overrides
writeFileSync(packageFile, `${JSON.stringify(content, null, 2)}\n`)
