import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  commandsIn,
  documentedCommands,
  elsewhere,
  whileServing,
  whileStopped,
} from '#tests/support/operation/documented-commands.ts'
import packageJson from '../../../package.json' with { type: 'json' }

const root = resolve(import.meta.dirname, '../../..')
const table = [...whileServing, ...whileStopped, ...elsewhere]
const documented = documentedCommands()

/** Names of commands alone, of which a sentence speaks. */
const isName = (command: string) => /^curia [a-z]+$/.test(command)

describe('Commands of the documents for operators', () => {
  it('are all run, or say who runs them or why nobody does', () => {
    expect(documented.length).toBeGreaterThan(60)
    const known = new Set(table.map(({ shown }) => shown))
    expect(documented.filter((command) => !known.has(command) && !isName(command))).toEqual([])
  })

  it('are listed once, and only where a document shows them', () => {
    const shown = table.map((entry) => entry.shown)
    expect(new Set(shown).size).toBe(shown.length)
    expect(shown.filter((command) => !documented.includes(command))).toEqual([])
  })

  it('that are tested elsewhere name what tests them', () => {
    const files = table.flatMap((entry) => ('testedBy' in entry ? [entry.testedBy] : []))
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
  })

  it('of npm run scripts that there are', () => {
    const scripts = [...documented, ...deployCommands()].flatMap((command) =>
      [...command.matchAll(/\bnpm run ([\w:]+)/g)].map(([, script = '']) => script),
    )
    expect(scripts.length).toBeGreaterThan(30)
    expect(scripts.filter((script) => !(script in packageJson.scripts))).toEqual([])
  })

  it('name files of deploy that there are', () => {
    const files = [...documented, ...deployCommands()].flatMap(
      (command) => command.match(/(?<!exec )deploy\/[\w.]+/g) ?? [],
    )
    expect(files.length).toBeGreaterThan(5)
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
  })

  it('are found in blocks, without comments and over several lines, and in sentences', () => {
    const text =
      'Run `curia check --json`.\n\n```sh\nnpm start      # the service\ncurl -s a \\\n  -d b\n```\n'
    expect(commandsIn(text)).toEqual(['npm start', 'curl -s a -d b', 'curia check --json'])
  })
})

/** Comments of files in `deploy` that show a command. */
function deployCommands(): string[] {
  return ['Containerfile', 'compose.yaml', 'curia.service', 'kubernetes.yaml'].flatMap((name) =>
    readFileSync(join(root, 'deploy', name), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('#') && /docker|npm |kubectl/.test(line)),
  )
}
