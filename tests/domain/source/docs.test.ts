import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { families } from '#tests/attack/families.ts'

const root = resolve(import.meta.dirname, '../../..')
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root })

/** Files and folders of the repository that a text names in backticks. */
const namedPaths = (text: string) =>
  [...text.matchAll(/`((?:src|docs|tests|scripts|public|examples)\/[\w./-]+)`/g)].map(
    (match) => match[1] ?? '',
  )

/** Targets of its links that lie in the repository. */
const linkedPaths = (text: string) =>
  [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g)].map((match) => match[1] ?? '')

describe.each(documents)('%s', (document) => {
  const text = readFileSync(join(root, document), 'utf8')

  it('names only files and folders that exist', () => {
    expect(namedPaths(text).filter((path) => !existsSync(join(root, path)))).toEqual([])
  })

  it('links only to files that exist', () => {
    const folder = join(root, dirname(document))
    expect(linkedPaths(text).filter((path) => !existsSync(join(folder, path)))).toEqual([])
  })
})

it('every guarantee of docs/security.md names a test of it', () => {
  const rows = readFileSync(join(root, 'docs/security.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| (?!Guarantee)/.test(line))
  expect(rows.length).toBeGreaterThan(20)
  expect(rows.filter((row) => !namedPaths(row).some((path) => path.endsWith('.test.ts')))).toEqual([])
})

it('families of the attack that docs/security.md names are there', () => {
  const named = [
    ...readFileSync(join(root, 'docs/security.md'), 'utf8').matchAll(
      /npm run attack -- --only "?([\w ]+?)"?`/g,
    ),
  ].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(2)
  expect(named.filter((name) => !families.some((family) => family.name.includes(name)))).toEqual([])
})

it('no guarantee of docs/security.md stands outside of its tables, where nothing asks for its test', () => {
  const sections = readFileSync(join(root, 'docs/security.md'), 'utf8').split(/^## /m).slice(1)
  expect(sections.length).toBeGreaterThan(7)
  const without = sections.filter((section) => !section.includes('| Guarantee | Tested in |'))
  expect(without.map((section) => section.split('\n')[0])).toEqual(['Limitations'])
})

describe('docs/architecture.md', () => {
  const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
  // Pages have one folder each, named like the page.
  const folders = [...new Set(globSync('src/**/*.*', { cwd: root }).map((file) => dirname(file)))].filter(
    (folder) => folder !== 'src' && !folder.startsWith('src/app/pages/'),
  )

  it.each(folders)('names %s', (folder) => {
    const rows = text.split('\n').filter((line) => line.startsWith('| `src'))
    const named = rows.some((row) => {
      const parent = /^\| `([^`]+)`/.exec(row)?.[1] ?? ''
      return (
        folder === parent ||
        (folder.startsWith(`${parent}/`) && row.includes(`\`${folder.slice(folder.lastIndexOf('/') + 1)}\``))
      )
    })
    expect(named).toBe(true)
  })
})

it('there is something to check', () => {
  expect(documents.length).toBeGreaterThan(5)
  expect(namedPaths('see `src/cli.ts` and `npm test`')).toEqual(['src/cli.ts'])
  expect(linkedPaths('[a](docs/x.md#part) [b](https://x.y)')).toEqual(['docs/x.md'])
})
